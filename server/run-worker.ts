import { Worker } from 'node:worker_threads'

const MAX_HEAP_MB = 512

/**
 * Runs a worker thread until its first message, and returns the message.
 * @throws Error if the worker fails, or takes longer than the limit
 */
export async function runWorker<Message>(file: URL, workerData: unknown, limitMs: number): Promise<Message> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  const timer = setTimeout(() => reject(new Error(`the worker took more than ${limitMs} ms`)), limitMs)
  // The message and the exit event can arrive in the same turn of the event loop. The promise settles with whichever
  // comes first.
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the worker exited with code ${code}`)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    void worker.terminate()
  }
}
