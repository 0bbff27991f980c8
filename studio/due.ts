/** Finds committed results that are older than their inputs, according to the ledgers. */
import { Worker } from 'node:worker_threads'

/**
 * Kinds of results, grouped by the solids that they use. Each group runs separately, because the kernel never frees
 * solids, and the solids for all groups don't fit in memory.
 */
const groups = [
  ['pictures', 'film', 'cards'],
  ['measures'],
  ['drawings', 'sheets', 'documents', 'models', 'cad', 'holes'],
] as const
export type Kind = (typeof groups)[number][number]
const AT_A_TIME = 2

/** Lists the keys of all results that `npm run studio` would regenerate. Excludes results of the kind `except`. */
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

/** Runs in a worker, so that each group has its own kernel. */
const dueOf = (kinds: readonly Kind[]) =>
  new Promise<string[]>((resolve, reject) => {
    new Worker(new URL('./due-worker.ts', import.meta.url), { workerData: kinds })
      .once('message', resolve)
      .once('error', reject)
  })
