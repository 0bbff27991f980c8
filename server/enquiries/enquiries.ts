import { createHash, randomUUID } from 'node:crypto'
import type { ContactRequest } from '../../contract/enquiries.ts'
import { actionOf } from '../../contract/enquiry-fields.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { Database } from '../database/connection.ts'
import { botCheckFailed, notStored, PublicError } from '../errors.ts'
import type { Enquiry } from './enquiry.ts'
import { mailRepository } from './mail-repository.ts'
import { mailsFor } from './mails.ts'
import { officeFor } from './region.ts'
import { enquiryRepository, spentChallengeRepository } from './repository.ts'

export interface EnquiriesDeps {
  readonly database: Database
  readonly botCheck: BotCheck
  /** Told when mails have been stored. */
  readonly outbox: { wake(): void }
  readonly clock?: () => Date
}

/** Takes what visitors send. */
export function createEnquiries({ database, botCheck, outbox, clock = () => new Date() }: EnquiriesDeps) {
  return {
    /**
     * Stores an enquiry with its mails, all or nothing; what was sent before in the same way is the same enquiry.
     * @param address of the visitor's connection
     * @throws PublicError if the bot check says no or does not answer, or if it cannot be stored
     */
    async submit(request: ContactRequest, address: string): Promise<{ readonly id: string }> {
      const submission = submissionOf(request)
      const known = await stored(() => enquiryRepository(database).idOf(submission))
      if (known) return { id: known }

      const challenge = await botCheck.verify(request.captchaToken, actionOf[request.contactType], address)
      const enquiry = enquiryOf(request, clock())
      const id = await stored(() =>
        database.transaction().execute(async (transaction) => {
          const enquiries = enquiryRepository(transaction)
          // Writing comes first, so that the transaction waits for its turn here and not in the middle.
          if (!(await enquiries.insert(enquiry, submission))) return enquiries.idOf(submission)
          if (challenge) {
            const challenges = spentChallengeRepository(transaction)
            if (!(await challenges.spend(challenge))) throw botCheckFailed()
            await challenges.forgetExpired(enquiry.receivedAt)
          }
          await mailRepository(transaction).insert(mailsFor(enquiry), enquiry.id, enquiry.receivedAt)
          return enquiry.id
        }),
      )
      if (!id) throw notStored(new Error('The submission is neither stored nor new.'))
      outbox.wake()
      return { id }
    },
  }
}

/** Runs what needs the database; a disk that is full or gone is said as what it means to the visitor. */
async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PublicError ? error : notStored(error)
  }
}

/**
 * Names a submission by the form's key and by its content: the same form sent again after a lost answer has the same
 * name, a form that was changed meanwhile another one. Each token is new, so it is not part of it.
 */
function submissionOf({ captchaToken, idempotencyKey = randomUUID(), ...content }: ContactRequest) {
  const entries = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, entries]))
    .digest('base64url')
}

const enquiryOf = (request: ContactRequest, receivedAt: Date): Enquiry => ({
  id: randomUUID(),
  contactType: request.contactType,
  office: officeFor(request.stateCountry, request.phone),
  fullName: request.fullName,
  companyName: request.companyName,
  address: request.contactType === 'Contact Form' ? undefined : request.address,
  stateCountry: request.stateCountry,
  phone: request.phone,
  email: request.email,
  subject: request.subject,
  message: request.message,
  catalogType: request.contactType === 'Catalog Request' ? request.catalogType : undefined,
  session: request.contactType === 'Training Registration' ? request.session : undefined,
  receivedAt,
})
