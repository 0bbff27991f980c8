/** Products saved for offline use. Each is in its own cache, and only the visitor can remove it. */
import { KEEP_PLAN, type KeepPlan } from '#contract/keep-plan.ts'
import { KEPT_PREFIX, storedDocument, storedFile } from './device-caches.ts'

export interface SavedProduct {
  readonly path: string
  readonly title: string
  readonly bytes: number
  readonly keptAt: Date
}

/** Name of the metadata file in each cache. It is written last, so a cache without metadata is incomplete. */
const FACTS = '/kept.json'
const AT_A_TIME = 4

const nameOf = (path: string) => `${KEPT_PREFIX}${path}`
/** Cache of a download in progress. The previous copy stays valid until the download finishes. */
const draftOf = (path: string) => `draft ${path}`

export const bytesOf = ({ files }: KeepPlan) => files.reduce((sum, [, bytes]) => sum + bytes, 0)

/**
 * Returns the files to save for the product at a path.
 * @throws if the server does not return the list of files
 */
export async function loadKeepPlan(path: string): Promise<KeepPlan> {
  const answer = await fetch(`${document.documentElement.dataset.pages}${path}/${KEEP_PLAN}`)
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return (await answer.json()) as KeepPlan
}

async function readFacts(name: string): Promise<SavedProduct | undefined> {
  const facts = await caches.match(FACTS, { cacheName: name })
  if (!facts) return undefined
  const { keptAt, ...rest } = (await facts.json()) as Omit<SavedProduct, 'keptAt'> & { readonly keptAt: string }
  return { ...rest, keptAt: new Date(keptAt) }
}

export const savedProduct = (path: string) => readFacts(nameOf(path))

/** Returns the saved products, sorted by title. */
export async function savedProducts(): Promise<SavedProduct[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX))
  const kept = (await Promise.all(names.map(readFacts))).filter((each) => each !== undefined)
  return kept.sort((a, b) => a.title.localeCompare(b.title))
}

export const removeSaved = (path: string) => caches.delete(nameOf(path))

interface KeepOptions {
  /** Receives the number of bytes downloaded so far. */
  readonly onProgress: (bytes: number) => void
  readonly signal: AbortSignal
}

/**
 * Downloads and saves all files of a product. Waits while another tab saves the product or while a canceled download is
 * being cleaned up.
 * @throws if a download fails, storage is full, or `signal` is aborted. The previous copy then remains.
 */
export async function saveProduct(path: string, plan: KeepPlan, options: KeepOptions): Promise<SavedProduct> {
  // Ask the browser not to evict saved files.
  await navigator.storage?.persist?.()
  return navigator.locks.request(draftOf(path), { signal: options.signal }, () => keepAlone(path, plan, options))
}

async function keepAlone(path: string, plan: KeepPlan, { onProgress, signal }: KeepOptions): Promise<SavedProduct> {
  const draft = draftOf(path)
  await caches.delete(draft)
  try {
    const cache = await caches.open(draft)
    const waiting = [...plan.files]
    let bytes = 0
    const worker = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const [address, size] = file
        await cache.put(address, await fetchFile(address, signal))
        // Stop reporting progress after the visitor cancels.
        signal.throwIfAborted()
        bytes += size
        onProgress(bytes)
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    const kept: SavedProduct = { path, title: plan.title, bytes: bytesOf(plan), keptAt: new Date() }
    await replace(nameOf(path), cache, kept)
    return kept
  } finally {
    await caches.delete(draft)
  }
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  // Bypass the service worker, so saved copies are not saved again.
  const answer = await fetch(address, { cache: 'no-cache', signal })
  const file = address.includes('.') ? storedFile(answer) : storedDocument(answer)
  if (!file) throw new Error(`${address} answered ${answer.status}.`)
  return file
}

async function replace(name: string, draft: Cache, kept: SavedProduct) {
  await caches.delete(name)
  const cache = await caches.open(name)
  for (const request of await draft.keys()) {
    const response = await draft.match(request)
    if (response) await cache.put(request, response)
  }
  await cache.put(FACTS, Response.json(kept))
}
