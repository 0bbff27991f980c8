/** The thread that reads the catalog and the documents: the server answers pages meanwhile, and its memory stays small. */
import { parentPort, workerData } from 'node:worker_threads'
import { siteEntries } from './site-entries.ts'
import { siteFacts } from './site-facts.ts'

parentPort?.postMessage({ entries: await siteEntries(workerData), facts: siteFacts() })
