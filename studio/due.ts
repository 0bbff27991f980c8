/** What is committed but older than what it is made from, by the ledgers. */
import { Worker } from 'node:worker_threads'

const kinds = [
  'measures',
  'drawings',
  'sheets',
  'models',
  'cad',
  'holes',
  'pictures',
  'cards',
  'film',
  'documents',
] as const
export type Kind = (typeof kinds)[number]

/** Keys of measures, drawings, drawing sheets, models, CAD files, holes, pictures, scene checks, parts lists, shared-link cards, film and documents that 'npm run studio' would make again. */
export async function due(): Promise<string[]> {
  const found: string[] = []
  for (const kind of kinds) found.push(...(await dueOf(kind)))
  return found
}

/** In a worker of its own: solids stay in the kernel's memory, which holds those of one kind but not of all. */
const dueOf = (kind: Kind) =>
  new Promise<string[]>((resolve, reject) => {
    new Worker(new URL('./due-worker.ts', import.meta.url), { workerData: kind })
      .once('message', resolve)
      .once('error', reject)
  })
