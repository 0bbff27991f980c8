/** Provides a virtual display, because some engines don't render without a display. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

const STARTING_MS = 25_000

/** Starts a virtual display. Xvfb picks a display number and writes it to file descriptor 3. */
export async function openScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(server.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(STARTING_MS) })
  return { display: `:${String(number).trim()}`, close: () => end(server, server.pid) }
}

/** Ends a process, or its process group if the ID is negative. */
export async function end(child: ChildProcess, pid: number | undefined) {
  if (!pid || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(pid)
  await ended
}
