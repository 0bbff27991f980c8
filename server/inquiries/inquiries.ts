import { createHash, randomUUID } from 'node:crypto'
import type { ContactRequest, ContactResponse } from '#contract/inquiries.ts'
import { actionOf, type FieldName, fieldNames, type InquiryValues, isInEveryForm } from '#contract/inquiry-fields.ts'
import { structureUrl } from '#contract/structures.ts'
import { attachFiles, filesOf } from '../attachments/attachments.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import { PublicError, publicError } from '../errors.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { attachStructure, type Structures } from '../structures/structures.ts'
import type { Training } from '../training/training.ts'
import { mayConfirm } from './confirmations.ts'
import type { Inquiry } from './inquiry.ts'
import { mailRepository } from './mail-repository.ts'
import { mailsFor } from './mails.ts'
import { inCatalog } from './quote-lines.ts'
import { officeFor } from './region.ts'
import { inquiryRepository, spentChallengeRepository } from './repository.ts'

export interface InquiriesDeps {
  readonly secrets: Pick<Secrets, 'staff'>
  readonly database: Database
  readonly botCheck: BotCheck
  /** The outbox, which is notified when an email has been stored. */
  readonly outbox: { wake(): void }
  /** Registers the sender for a training session. */
  readonly training: Pick<Training, 'register' | 'registrationOf' | 'showRegistration'>
  readonly structures: Structures
  readonly publicUrl: string
  readonly clock?: Clock
}

export function createInquiries({
  secrets,
  database,
  botCheck,
  outbox,
  training,
  structures,
  publicUrl,
  clock = databaseClock(database),
}: InquiriesDeps) {
  async function answerOf(id: string): Promise<ContactResponse> {
    const registration = await withPublicErrors(() => training.registrationOf(id))
    // Only the email says that the address was already registered, because anyone can enter someone else's address.
    const isShown = registration === 'registered' || registration === 'waiting'
    const files = (await withPublicErrors(() => filesOf(database, [id]))).get(id) ?? []
    const missingFiles = files.flatMap(({ isReceived, name }) => (isReceived ? [] : name))
    return { id, ...(isShown && { registration }), ...(missingFiles.length > 0 && { missingFiles }) }
  }

  return {
    /**
     * Stores an inquiry and its emails in one transaction. The confirmation is omitted if its recipient has received too
     * many. Repeating a submission returns the same inquiry.
     * @param address IP address of the visitor
     * @throws PublicError if the parts list contains an unknown part, the structure has expired, the training session
     * is closed, the bot check fails or is unavailable, or the inquiry cannot be stored
     */
    async submit(request: ContactRequest, address: string): Promise<ContactResponse> {
      const lines = inCatalog(request.contactType === 'Contact Form' ? (request.quoteLines ?? []) : [])
      const submission = submissionOf(request)
      const existingId = await withPublicErrors(() => inquiryRepository(database).idOf(submission))
      if (existingId) return answerOf(existingId)
      const sent = request.contactType === 'Contact Form' ? request.structure : undefined
      const structure = sent ? await structures.toSend(sent) : undefined
      const sentFiles = request.contactType === 'Contact Form' ? (request.files ?? []) : []

      const challenge = await botCheck.verify(request.captchaToken, actionOf[request.contactType], address)
      const receivedAt = await withPublicErrors(async () => clock())
      const link = structure && new URL(structureUrl(structure.id), publicUrl).href
      const inquiry = inquiryOf(request, { lines, receivedAt, structureUrl: link })
      let isWritten = false
      const id = await withPublicErrors(() =>
        inTransaction(database, async (transaction) => {
          isWritten = false
          const inquiries = inquiryRepository(transaction)
          // Write before reading, so the transaction gets the write lock immediately. After a read, it could not get
          // the lock if another process had written in the meantime.
          if (!(await inquiries.insert(inquiry, submission))) return inquiries.idOf(submission)
          if (challenge) {
            const challenges = spentChallengeRepository(transaction)
            if (!(await challenges.spend(challenge))) throw publicError('BOT_CHECK_FAILED')
            await challenges.deleteExpired(inquiry.receivedAt)
          }
          const registration = await training.register(transaction, inquiry)
          if (structure) await attachStructure(transaction, structure, inquiry)
          const files = await attachFiles(transaction, sentFiles, inquiry)
          const isConfirmed = await mayConfirm(transaction, secrets, inquiry.email)
          const mails = mailsFor({ ...inquiry, registration, files }).filter(
            ({ kind }) => kind === 'office' || isConfirmed,
          )
          await mailRepository(transaction).insert(mails, inquiry.id, inquiry.receivedAt)
          isWritten = true
          return inquiry.id
        }).catch((error: unknown) => {
          throw isWritten && engineOf(database).mayBeCommitted(error)
            ? publicError('PERHAPS_STORED').because(error)
            : error
        }),
      )
      if (!id) throw publicError('NOT_STORED').because(new Error('the submission is neither stored nor new'))
      outbox.wake()
      const answer = await answerOf(id)
      if (answer.registration) training.showRegistration()
      return answer
    },
  }
}

/** Maps database errors to errors that visitors can understand. */
async function withPublicErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PublicError ? error : publicError('NOT_STORED').because(error)
  }
}

/**
 * Returns a hash of the form's idempotency key and content. A retry has the same hash, and a changed form has a new
 * hash. The bot check token is excluded because each submission has a new one.
 */
function submissionOf({ captchaToken, idempotencyKey = randomUUID(), ...content }: ContactRequest) {
  const entries = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, entries]))
    .digest('base64url')
}

/**
 * Returns the submitted fields. A field that was not submitted is an empty string if every form has this field, and
 * undefined otherwise.
 */
const submittedValues = (request: ContactRequest) =>
  Object.fromEntries(
    fieldNames.map((name) => [
      name,
      (request as Partial<Record<FieldName, string>>)[name] || (isInEveryForm(name) ? '' : undefined),
    ]),
  ) as unknown as InquiryValues

const inquiryOf = (
  request: ContactRequest,
  added: Pick<Inquiry, 'lines' | 'receivedAt' | 'structureUrl'>,
): Inquiry => ({
  id: randomUUID(),
  contactType: request.contactType,
  office: officeFor(request.stateCountry, request.phone),
  ...submittedValues(request),
  ...added,
})
