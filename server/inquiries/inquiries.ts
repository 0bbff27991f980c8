import { createHash, randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../contract/inquiries.ts'
import {
  actionOf,
  type FieldName,
  fieldNames,
  type InquiryValues,
  isInEveryForm,
} from '../../contract/inquiry-fields.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import { type Clock, databaseClock } from '../database/clock.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import { botCheckFailed, notStored, PublicError, perhapsStored } from '../errors.ts'
import type { Inquiry, InquiryLine } from './inquiry.ts'
import { mailRepository } from './mail-repository.ts'
import { mailsFor } from './mails.ts'
import { inCatalog } from './quote-lines.ts'
import { officeFor } from './region.ts'
import { inquiryRepository, spentChallengeRepository } from './repository.ts'

export interface InquiriesDeps {
  readonly database: Database
  readonly botCheck: BotCheck
  /** Woken when mails have been stored. */
  readonly outbox: { wake(): void }
  readonly clock?: Clock
}

/** Accepts the forms of visitors. */
export function createInquiries({ database, botCheck, outbox, clock = databaseClock(database) }: InquiriesDeps) {
  return {
    /**
     * Stores an inquiry and its mails in one transaction. Idempotent: the same submission again is the same inquiry.
     * @param address of the visitor's connection
     * @throws PublicError if its list names a part that there is not, if the bot check fails or is unavailable, or if
     * it cannot be stored
     */
    async submit(request: ContactRequest, address: string): Promise<{ readonly id: string }> {
      const lines = inCatalog(request.contactType === 'Contact Form' ? (request.quoteLines ?? []) : [])
      const submission = submissionOf(request)
      const known = await stored(() => inquiryRepository(database).idOf(submission))
      if (known) return { id: known }

      const challenge = await botCheck.verify(request.captchaToken, actionOf[request.contactType], address)
      const inquiry = inquiryOf(request, lines, await stored(async () => clock()))
      let isWritten = false
      const id = await stored(() =>
        inTransaction(database, async (transaction) => {
          isWritten = false
          const inquiries = inquiryRepository(transaction)
          // The write comes first: it takes the lock, so that the transaction cannot fail to upgrade to it later.
          if (!(await inquiries.insert(inquiry, submission))) return inquiries.idOf(submission)
          if (challenge) {
            const challenges = spentChallengeRepository(transaction)
            if (!(await challenges.spend(challenge))) throw botCheckFailed()
            await challenges.deleteExpired(inquiry.receivedAt)
          }
          await mailRepository(transaction).insert(mailsFor(inquiry), inquiry.id, inquiry.receivedAt)
          isWritten = true
          return inquiry.id
        }).catch((error: unknown) => {
          throw isWritten && engineOf(database).mayBeCommitted(error) ? perhapsStored(error) : error
        }),
      )
      if (!id) throw notStored(new Error('The submission is neither stored nor new.'))
      outbox.wake()
      return { id }
    },
  }
}

/** Maps errors of the database to an error that visitors understand. */
async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PublicError ? error : notStored(error)
  }
}

/**
 * Hash of the form's idempotency key and content: a retry of the same form has the same hash, a form that was changed
 * in between has another. The bot check's token is new each time, so it is not included.
 */
function submissionOf({ captchaToken, idempotencyKey = randomUUID(), ...content }: ContactRequest) {
  const entries = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, entries]))
    .digest('base64url')
}

/** The fields of the form that was sent; one that no form has to send is empty without it. */
const valuesOf = (request: ContactRequest) =>
  Object.fromEntries(
    fieldNames.map((name) => [
      name,
      (request as Partial<Record<FieldName, string>>)[name] ?? (isInEveryForm(name) ? '' : undefined),
    ]),
  ) as unknown as InquiryValues

const inquiryOf = (request: ContactRequest, lines: readonly InquiryLine[], receivedAt: Date): Inquiry => ({
  id: randomUUID(),
  contactType: request.contactType,
  office: officeFor(request.stateCountry, request.phone),
  ...valuesOf(request),
  receivedAt,
  lines,
})
