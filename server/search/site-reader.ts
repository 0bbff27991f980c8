/**
 * Worker thread that reads the catalog and the documents. The server stays responsive meanwhile, and its memory stays
 * small.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { siteEntries } from './site-entries.ts'
import { siteFacts } from './site-facts.ts'

parentPort?.postMessage({ entries: await siteEntries(workerData), facts: siteFacts() })
