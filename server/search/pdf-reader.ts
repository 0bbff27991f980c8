/** Worker thread that reads one PDF, so that a large or malicious file neither blocks nor crashes the server. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { extractText, getDocumentProxy } from 'unpdf'

const document = await getDocumentProxy(new Uint8Array(readFileSync(workerData as string)))
const { text } = await extractText(document, { mergePages: false })
parentPort?.postMessage(text.map((page) => page.replace(/\s+/g, ' ').trim()))
