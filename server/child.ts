import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Options for processes that run the server's modules. `scripts/serve.sh` has the same. */
export const PLAIN_MODULES = ['--import', new URL('plain-modules.js', import.meta.url).href] as const

/** Priority of child processes, so that the server answers first when all processors are busy. */
const NICENESS = '5'

/**
 * Starts a module in a child process, which can exchange messages with this process (`process.send`). Unlike a worker
 * thread, a child process returns all of its memory to the operating system when it ends. It ends when this
 * process ends.
 * @param maxHeapMb the child process ends when its JavaScript objects need more memory than this
 */
export function startChild(module: URL, args: readonly string[], maxHeapMb: number): ChildProcess {
  const settings = [`--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=4', '--heap-growing-percent=40']
  return fork(fileURLToPath(module), args, {
    serialization: 'advanced',
    // `nice` replaces itself with Node, so both have the same process ID.
    execPath: 'nice',
    execArgv: ['-n', NICENESS, process.execPath, ...PLAIN_MODULES, ...settings],
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
