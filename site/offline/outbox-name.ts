/**
 * Name of the inquiry database, of the channel that announces its changes, and of the lock that tabs hold to send
 * inquiries.
 */
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
