/** Name of the database of saved inquiries, of the channel for its changes, and of the lock for sending them. */
export const OUTBOX = 'boltspan-outbox'

/** Whether the outbox exists. Opening the database would create it. */
export async function hasOutbox() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX)
  } catch {
    // The browser blocks storage.
    return false
  }
}
