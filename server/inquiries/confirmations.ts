import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import { counters } from '../database/counters.ts'
import type { Tables } from '../database/tables.ts'
import type { Secrets } from '../secrets/secrets.ts'

/**
 * Maximum number of confirmations to one mailbox in a day. Anyone can enter someone else's email address, so without a
 * limit the forms could flood it.
 */
const CONFIRMATIONS_PER_DAY = 5

const DAY_MS = 24 * 60 * 60_000

/** Addresses that usually lead to the same mailbox have the same form: 'Dana.R+1@example.com' is 'danar@example.com'. */
function mailboxOf(address: string) {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? []
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}@${domain}`
}

/**
 * Counts a confirmation, and returns false if the mailbox has already received the maximum number. Counts have keyed
 * hashes, so the database doesn't keep the address when an inquiry is deleted.
 */
export async function mayConfirm(transaction: Transaction<Tables>, secrets: Pick<Secrets, 'staff'>, address: string) {
  const key = createHmac('sha256', secrets.staff()[0].value).update(`confirmations ${mailboxOf(address)}`)
  const { count } = await counters(transaction, 'request_count').add(key.digest('base64url'), DAY_MS)
  return count <= CONFIRMATIONS_PER_DAY
}
