/**
 * Ends the process when it uses more memory than `MEMORY_LIMIT_MB` beyond its memory at startup, or more processor time
 * than `CPU_LIMIT_S`. Imported before a script on systems where the kernel can't enforce these limits. It runs in a
 * thread, because the script may block its own.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const INTERVAL_MS = 20

if (isMainThread) {
  const maxBytes = process.memoryUsage.rss() + Number(process.env.MEMORY_LIMIT_MB) * 1024 ** 2
  new Worker(new URL(import.meta.url), { workerData: maxBytes, execArgv: [] }).unref()
} else {
  const maxMicroseconds = Number(process.env.CPU_LIMIT_S) * 1_000_000
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > maxMicroseconds) process.kill(process.pid, 'SIGXCPU')
    if (process.memoryUsage.rss() > (workerData as number)) process.kill(process.pid, 'SIGKILL')
  }, INTERVAL_MS)
}
