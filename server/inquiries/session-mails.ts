import type { Transaction } from 'kysely'
import { offices } from '#catalog/offices.ts'
import type { Registration } from '#contract/training.ts'
import type { Tables } from '../database/tables.ts'
import { mailRepository } from './mail-repository.ts'
import { letter } from './mails.ts'
import { officeFor } from './region.ts'

/** The outbox for emails to the people registered for a training session. */
export interface SessionMails {
  readonly insert: typeof insertSessionMails
  /** Sends the stored emails. */
  readonly wake: () => void
}

/**
 * Stores an email to each person from the office for the person's region. Empty lines separate paragraphs of `text`.
 */
export async function insertSessionMails(
  transaction: Transaction<Tables>,
  people: readonly Registration[],
  { subject, text }: { readonly subject: string; readonly text: string },
  now: Date,
) {
  const paragraphs = text.split(/(?:\r?\n){2,}/)
  for (const { inquiryId, email, stateCountry, phone } of people) {
    const office = offices.find(({ id }) => id === officeFor(stateCountry, phone))
    if (!office) throw new Error(`no office for ${stateCountry}`)
    const mail = letter(office, { kind: 'session', address: email, subject, paragraphs })
    await mailRepository(transaction).insert([mail], inquiryId, now)
  }
}
