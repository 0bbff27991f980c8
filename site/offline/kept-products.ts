/** Products that the visitor has kept for offline: each in a cache of its own, which nothing else removes. */
import { KEEP_PLAN, type KeepPlan } from '../../contract/site-build.ts'
import { KEPT_PREFIX, storedDocument, storedFile } from './device-caches.ts'

export interface KeptProduct {
  readonly path: string
  readonly title: string
  readonly bytes: number
  readonly keptAt: Date
}

/** In each of these caches: what it holds. Written last, so a cache without it is not whole. */
const FACTS = '/kept.json'
const AT_A_TIME = 4

const nameOf = (path: string) => `${KEPT_PREFIX}${path}`
/** While it is being fetched: what was kept before holds until then. */
const draftOf = (path: string) => `draft ${path}`

export const bytesOf = ({ files }: KeepPlan) => files.reduce((sum, [, bytes]) => sum + bytes, 0)

/** What would be kept of the product at a path. @throws if the server does not say */
export async function loadKeepPlan(path: string): Promise<KeepPlan> {
  const answer = await fetch(`${document.documentElement.dataset.pages}${path}/${KEEP_PLAN}`)
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return (await answer.json()) as KeepPlan
}

async function readFacts(name: string): Promise<KeptProduct | undefined> {
  const facts = await caches.match(FACTS, { cacheName: name })
  if (!facts) return undefined
  const { keptAt, ...rest } = (await facts.json()) as Omit<KeptProduct, 'keptAt'> & { readonly keptAt: string }
  return { ...rest, keptAt: new Date(keptAt) }
}

export const keptProduct = (path: string) => readFacts(nameOf(path))

/** By their titles. */
export async function keptProducts(): Promise<KeptProduct[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX))
  const kept = (await Promise.all(names.map(readFacts))).filter((each) => each !== undefined)
  return kept.sort((a, b) => a.title.localeCompare(b.title))
}

export const removeKept = (path: string) => caches.delete(nameOf(path))

interface KeepOptions {
  /** Called with the bytes that are there. */
  readonly onProgress: (bytes: number) => void
  readonly signal: AbortSignal
}

/**
 * Fetches all files of a product from the server and keeps them; waits where another tab is at it, or one that was
 * canceled still clears away.
 * @throws if one of them does not come, the device has no room, or `signal` is aborted; what was kept before stays
 */
export async function keepProduct(path: string, plan: KeepPlan, options: KeepOptions): Promise<KeptProduct> {
  // Where the browser may not clear away by itself what the visitor has chosen.
  await navigator.storage?.persist?.()
  return navigator.locks.request(draftOf(path), { signal: options.signal }, () => keepAlone(path, plan, options))
}

async function keepAlone(path: string, plan: KeepPlan, { onProgress, signal }: KeepOptions): Promise<KeptProduct> {
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
        // What was canceled meanwhile has no progress any more.
        signal.throwIfAborted()
        bytes += size
        onProgress(bytes)
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, worker))
    const kept: KeptProduct = { path, title: plan.title, bytes: bytesOf(plan), keptAt: new Date() }
    await replace(nameOf(path), cache, kept)
    return kept
  } finally {
    await caches.delete(draft)
  }
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  // Past the service worker: what it has kept before is not to be kept again as new.
  const answer = await fetch(address, { cache: 'no-cache', signal })
  const file = address.includes('.') ? storedFile(answer) : storedDocument(answer)
  if (!file) throw new Error(`${address} answered ${answer.status}.`)
  return file
}

async function replace(name: string, draft: Cache, kept: KeptProduct) {
  await caches.delete(name)
  const cache = await caches.open(name)
  for (const request of await draft.keys()) {
    const response = await draft.match(request)
    if (response) await cache.put(request, response)
  }
  await cache.put(FACTS, Response.json(kept))
}
