/** What is committed but older than what it is made from, by the ledgers. */
import { Worker } from 'node:worker_threads'

/** What shares solids stands together: they stay in the kernel's memory, which holds those of one group but not of two. */
const groups = [
  ['pictures', 'film', 'cards'],
  ['measures'],
  ['drawings', 'sheets', 'documents', 'models', 'cad', 'holes'],
] as const
export type Kind = (typeof groups)[number][number]
const AT_A_TIME = 2

/** Keys of measures, drawings, drawing sheets, models, CAD files, holes, pictures, scene checks, parts lists, shared-link cards, film and documents that 'npm run studio' would make again, of all kinds but one. */
export async function due(except?: Kind): Promise<string[]> {
  const found: string[] = []
  const waiting = groups.values()
  const lane = async () => {
    for (const group of waiting) {
      const kinds = group.filter((kind) => kind !== except)
      if (kinds.length > 0) found.push(...(await dueOf(kinds)))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  return found
}

/** In a worker with a kernel of its own. */
const dueOf = (kinds: readonly Kind[]) =>
  new Promise<string[]>((resolve, reject) => {
    new Worker(new URL('./due-worker.ts', import.meta.url), { workerData: kinds })
      .once('message', resolve)
      .once('error', reject)
  })
