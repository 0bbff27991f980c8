/**
 * Ends the process when it uses more memory than `MEMORY_LIMIT_MB` beyond its memory at startup, or more processor time
 * than `CPU_LIMIT_S`, or when its parent process has ended. Imported before a script on systems where the kernel can't enforce these limits. It runs in a
 * thread, because the script may block its own.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const INTERVAL_MS = 20

interface Watch {
  readonly maxBytes: number
  /** ID of the parent process. */
  readonly parent: number
}

if (isMainThread) {
  const maxBytes = process.memoryUsage.rss() + Number(process.env.MEMORY_LIMIT_MB) * 1024 ** 2
  const watch: Watch = { maxBytes, parent: process.ppid }
  new Worker(new URL(import.meta.url), { workerData: watch, execArgv: [] }).unref()
} else {
  const { maxBytes, parent } = workerData as Watch
  const maxMicroseconds = Number(process.env.CPU_LIMIT_S) * 1_000_000
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > maxMicroseconds) process.kill(process.pid, 'SIGXCPU')
    if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  }, INTERVAL_MS)
}
