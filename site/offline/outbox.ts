import type { ContactType } from '../../contract/inquiry-fields.ts'
import { draftKey } from '../services/kept.ts'
import { hasOutbox, OUTBOX } from './outbox-name.ts'

/** An inquiry that could not be sent for want of a connection, as it is kept on this device. */
export interface WaitingInquiry {
  /** The form's own key: the server stores a submission once, however often it is sent. */
  readonly key: string
  readonly contactType: ContactType
  /** Path of the form's page. */
  readonly path: string
  readonly writtenAt: Date
  /** The fields as they were typed, for the form. */
  readonly values: Readonly<Record<string, string>>
  /** What is sent, without the bot check's token. */
  readonly payload: object
  /** Whether it may have arrived: then it is not changed any more, so that it cannot become two. */
  readonly mayHaveArrived: boolean
  /** Why it couldn't be sent, once that is no longer tried automatically. */
  readonly failure?: string
}

/** What is left of an inquiry that was sent, until the visitor has read it. */
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
  "You're offline. We saved your inquiry on this device and will send it when you're back online and this site is open."
const SENDING = "We saved your inquiry on this device and we're sending it now."

const changes = new BroadcastChannel(OUTBOX)

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** One transaction; resolves when it is on the disk. */
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

/** In the order in which they were written. */
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

/** Calls back after each change, in this tab or another one. */
export function watchOutbox(changed: () => void) {
  const channel = new BroadcastChannel(OUTBOX)
  channel.onmessage = changed
  return () => channel.close()
}

/**
 * Saves an inquiry until it can be sent.
 * @param success what the form says when it has been sent
 * @param say called with what the form says about it, now and after each change: undefined when it couldn't be sent or
 * was removed, which the notices say
 * @returns what ends these calls; undefined if the browser saves nothing, or cannot ensure that only one tab sends it
 */
export async function keepInquiry(
  inquiry: Pick<WaitingInquiry, 'key' | 'contactType' | 'values' | 'payload'>,
  success: string,
  say: (text: string | undefined) => void,
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
    } else if (entry.failure === undefined) say(navigator.onLine ? SENDING : WAITS)
    else say(undefined)
  }
  signal.addEventListener('abort', watchOutbox(read))
  window.addEventListener('online', read, { signal })
  window.addEventListener('offline', read, { signal })
  void read()
  return () => following.abort()
}

/** Removes an inquiry, once nobody is sending it. */
export const deleteInquiry = (key: string) => navigator.locks.request(OUTBOX, () => remove(key))

/**
 * Puts an inquiry back into its form, with the quote list that it had, unless it has been sent meanwhile. Returns where
 * the form is.
 */
export const editInquiry = (key: string) =>
  navigator.locks.request(OUTBOX, async () => {
    const entry = (await outboxEntries()).find((each) => each.key === key)
    if (!entry || !isWaiting(entry) || entry.mayHaveArrived) return undefined
    sessionStorage.setItem(draftKey(entry.contactType), JSON.stringify({ values: entry.values, key }))
    await remove(key)
    return 'quoteLines' in entry.payload ? `${entry.path}?list` : entry.path
  })

/**
 * Sends what waits, in one tab at a time.
 * @param isLast whether no more attempts follow: then an inquiry that cannot be sent is marked as failed
 * @returns false if the server could not be reached
 */
export const sendWaiting = (isLast: boolean): Promise<boolean> =>
  navigator.locks.request(OUTBOX, { ifAvailable: true }, async (lock) => {
    if (!lock) return true
    const waiting = (await outboxEntries()).filter(isWaiting)
    if (waiting.length === 0) return true
    // As in `components/form/inquiry-form.tsx`: without its code, the request itself would have failed.
    const submit = await import('../services/inquiries/submit.ts').catch(() => undefined)
    for (const inquiry of waiting) {
      const { key, contactType, writtenAt, payload } = inquiry
      // Before it is sent: this tab may be closed before the answer comes.
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
      // A failure that the user has seen before counts once.
      if (result.kind === 'accepted' || inquiry.failure === undefined) submit?.countSubmit(contactType, result.kind)
      if (result.kind === 'unreached') return false
    }
    return true
  })
