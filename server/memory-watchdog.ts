/**
 * Ends the process when it uses more memory than `MEMORY_LIMIT_MB` beyond its memory at startup. Imported before a
 * script on systems where the kernel can't limit the memory. It runs in a thread, because the script may block its own.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const INTERVAL_MS = 20

if (isMainThread) {
  const limit = process.memoryUsage.rss() + Number(process.env.MEMORY_LIMIT_MB) * 1024 ** 2
  new Worker(new URL(import.meta.url), { workerData: limit, execArgv: [] }).unref()
} else {
  setInterval(() => {
    if (process.memoryUsage.rss() > (workerData as number)) process.kill(process.pid, 'SIGKILL')
  }, INTERVAL_MS)
}
