/**
 * Worker thread that reads the catalog and the documents. It keeps the server responsive and its memory small.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { siteEntries } from './site-entries.ts'
import { siteFacts } from './site-facts.ts'

parentPort?.postMessage({ entries: await siteEntries(workerData), facts: siteFacts() })
