/** The name of the inquiry database, of its change channel, and of the lock for sending inquiries. */
export const OUTBOX = 'boltspan-outbox'

/** Returns true if the outbox exists. Opening the database to check would create it. */
export async function hasOutbox() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX)
  } catch {
    // The browser blocks storage.
    return false
  }
}
