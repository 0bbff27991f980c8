/** The database of inquiries that wait, the channel that tells of a change to them, and the lock for who sends them. */
export const OUTBOX = 'boltspan-outbox'

/** Whether there may be inquiries that wait: opening the database would create it. */
export async function hasOutbox() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX)
  } catch {
    // The browser keeps nothing.
    return false
  }
}
