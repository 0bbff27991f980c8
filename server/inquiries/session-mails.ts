import { offices } from '../../catalog/offices.ts'
import type { Registration } from '../../contract/training.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { mailRepository } from './mail-repository.ts'
import { letter } from './mails.ts'
import { officeFor } from './region.ts'

/** Stores an email to each person for the outbox. */
export type SessionMailer = (
  people: readonly Registration[],
  message: { readonly subject: string; readonly text: string },
  now: Date,
) => Promise<void>

export const sessionMailer =
  ({ database, outbox }: { readonly database: Database; readonly outbox: { wake(): void } }): SessionMailer =>
  async (people, { subject, text }, now) => {
    await inTransaction(database, async (transaction) => {
      const mails = mailRepository(transaction)
      for (const { inquiryId, email, stateCountry, phone } of people) {
        const office = offices.find(({ id }) => id === officeFor(stateCountry, phone))
        if (!office) throw new Error(`no office for ${stateCountry}`)
        const mail = letter(office, { kind: 'session', address: email, subject, paragraphs: text.split(/(?:\r?\n){2,}/) })
        await mails.insert([mail], inquiryId, now)
      }
    })
    outbox.wake()
  }
