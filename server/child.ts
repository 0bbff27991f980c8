import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts a module in a child process, which can exchange messages with this process (`process.send`). Unlike a worker
 * thread, a child process returns all of its memory to the operating system when it ends. It ends when this
 * process ends.
 * @param maxHeapMb the child process ends when its JavaScript objects need more memory than this
 */
export function startChild(module: URL, args: readonly string[], maxHeapMb: number): ChildProcess {
  return fork(fileURLToPath(module), args, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=4'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Ends a child process immediately. Resolves when it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await exited
}
