/** Worker thread: reads documents and writes the index without blocking the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { buildIndex, type IndexSources } from './build.ts'

const { path, sources } = workerData as { readonly path: string; readonly sources: IndexSources }

parentPort?.postMessage(await buildIndex(path, sources))
