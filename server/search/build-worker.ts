/** A thread of its own: while it reads documents and writes the index, the server goes on answering. */
import { parentPort, workerData } from 'node:worker_threads'
import { buildIndex, type IndexSources } from './build.ts'

const { path, sources } = workerData as { readonly path: string; readonly sources: IndexSources }

parentPort?.postMessage(await buildIndex(path, sources))
