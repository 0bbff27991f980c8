import type { ContactType } from '#contract/inquiry-fields.ts'
import { draftKey } from '../services/storage.ts'
import { hasOutbox, OUTBOX } from './outbox-name.ts'

/** An inquiry that was saved on this device because there was no connection or the server could not store it. */
export interface WaitingInquiry {
  /** The form's idempotency key. If a form is sent twice, the server stores it only once. */
  readonly key: string
  readonly contactType: ContactType
  readonly path: string
  readonly writtenAt: Date
  /** Field values that refill the form if the visitor edits the inquiry. */
  readonly values: Readonly<Record<string, string>>
  /** The payload without the bot-check token. */
  readonly payload: object
  /** True if the server may have received the inquiry. The visitor can then no longer edit it, to avoid a duplicate. */
  readonly mayHaveArrived: boolean
  /** The reason why sending failed. Set after automatic attempts stop. */
  readonly failure?: string
}

/** A sent inquiry that the visitor has not dismissed. */
export interface SentInquiry {
  readonly key: string
  readonly writtenAt: Date
  readonly sentAt: Date
}

export type OutboxEntry = WaitingInquiry | SentInquiry

export const isSent = (entry: OutboxEntry): entry is SentInquiry => 'sentAt' in entry
export const isWaiting = (entry: OutboxEntry): entry is WaitingInquiry => !isSent(entry)

const STORE = 'inquiries'

const WAITS =
  'You’re offline. We saved your inquiry on this device and will send it when you’re back online and this site is open.'
const SENDING = 'We saved your inquiry on this device and we’re sending it now.'
const REFUSED =
  'We couldn’t store your inquiry. We saved it on this device and will keep trying to send it while this site is open.'

const changes = new BroadcastChannel(OUTBOX)

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs one database transaction and resolves when the transaction is committed. */
async function inOutbox<Result>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(OUTBOX, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' })
  const database = await settled(opening)
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await settled(use(transaction.objectStore(STORE)))
    await done
    return result
  } finally {
    database.close()
  }
}

export async function outboxEntries(): Promise<OutboxEntry[]> {
  if (!(await hasOutbox())) return []
  const entries = await inOutbox<OutboxEntry[]>('readonly', (store) => store.getAll())
  return entries.sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())
}

async function put(entry: OutboxEntry) {
  await inOutbox('readwrite', (store) => store.put(entry))
  changes.postMessage('changed')
}

async function remove(key: string) {
  await inOutbox('readwrite', (store) => store.delete(key))
  if ((await outboxEntries()).length === 0) await settled(indexedDB.deleteDatabase(OUTBOX))
  changes.postMessage('changed')
}

/** Calls `changed` after each change in this tab or another tab. */
export function watchOutbox(changed: () => void) {
  const channel = new BroadcastChannel(OUTBOX)
  channel.onmessage = changed
  return () => channel.close()
}

/**
 * Saves an inquiry until it can be sent.
 * @param success the message that the form shows after the inquiry is sent
 * @param say receives the form's message, now and after each change. It receives undefined if sending failed or the
 * inquiry was removed, because the notices report both.
 * @param isRefused true if the server could not store the inquiry
 * @returns a function that stops these calls, or undefined if the browser blocks storage or locks
 */
export async function keepInquiry(
  inquiry: Pick<WaitingInquiry, 'key' | 'contactType' | 'values' | 'payload'>,
  success: string,
  say: (text: string | undefined) => void,
  isRefused = false,
) {
  if (!navigator.locks) return undefined
  try {
    await put({ ...inquiry, path: window.location.pathname, writtenAt: new Date(), mayHaveArrived: false })
  } catch {
    return undefined
  }
  const following = new AbortController()
  const { signal } = following
  const read = async () => {
    const entry = (await outboxEntries()).find(({ key }) => key === inquiry.key)
    if (signal.aborted) return
    if (!entry || isSent(entry)) {
      following.abort()
      say(entry && success)
    } else if (entry.failure === undefined) say(navigator.onLine ? (isRefused ? REFUSED : SENDING) : WAITS)
    else say(undefined)
  }
  signal.addEventListener('abort', watchOutbox(read))
  window.addEventListener('online', read, { signal })
  window.addEventListener('offline', read, { signal })
  void read()
  return () => following.abort()
}

/** Deletes an inquiry. If a tab is sending inquiries, waits until it has finished. */
export const deleteInquiry = (key: string) => navigator.locks.request(OUTBOX, () => remove(key))

/** Moves an inquiry and its quote list back into the form, unless it has been sent. Returns the form's path. */
export const editInquiry = (key: string) =>
  navigator.locks.request(OUTBOX, async () => {
    const entry = (await outboxEntries()).find((each) => each.key === key)
    if (!entry || !isWaiting(entry) || entry.mayHaveArrived) return undefined
    sessionStorage.setItem(draftKey(entry.contactType), JSON.stringify({ values: entry.values, key }))
    await remove(key)
    return 'quoteLines' in entry.payload ? `${entry.path}?list` : entry.path
  })

/**
 * Sends saved inquiries, in one tab at a time.
 * @param isLast true for the last attempt, after which unsent inquiries are marked as failed
 * @returns false if the server could not be reached
 */
export const sendWaiting = (isLast: boolean): Promise<boolean> =>
  navigator.locks.request(OUTBOX, { ifAvailable: true }, async (lock) => {
    if (!lock) return true
    const waiting = (await outboxEntries()).filter(isWaiting)
    if (waiting.length === 0) return true
    // If the code cannot be loaded, the request would also fail. `components/form/inquiry-form.tsx` makes the same
    // assumption.
    const submit = await import('../services/inquiries/submit.ts').catch(() => undefined)
    for (const inquiry of waiting) {
      const { key, contactType, writtenAt, payload } = inquiry
      // Save this state before sending, because the visitor may close the tab before the response arrives.
      await put({ ...inquiry, mayHaveArrived: true })
      const result = submit
        ? await submit.sendInquiry(payload)
        : ({ kind: 'unreached', message: 'Network Error' } as const)
      if (result.kind === 'accepted') await put({ key, writtenAt, sentAt: new Date() })
      else if (result.kind === 'unreached' && !isLast) {
        await put(inquiry)
        return false
      } else {
        const failure = result.message ?? 'The server rejected it.'
        await put({ ...inquiry, mayHaveArrived: result.kind === 'failed' || inquiry.mayHaveArrived, failure })
      }
      // Count only the first failure of each inquiry.
      if (result.kind === 'accepted' || inquiry.failure === undefined) submit?.countSubmit(contactType, result.kind)
      if (result.kind === 'unreached') return false
    }
    return true
  })
