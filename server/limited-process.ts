import { type ExecFileException, type ExecFileOptionsWithStringEncoding, execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PLAIN_MODULES } from './child.ts'

export interface ProcessLimits {
  /**
   * Memory that the process may allocate beyond Node's own, in MB. This includes array buffers, which V8's heap limits
   * don't count.
   */
  readonly memoryMb: number
  /** Maximum size of JavaScript objects. Defaults to 256. */
  readonly heapMb?: number
  /** Processor time. It doesn't depend on how busy the machine is. */
  readonly cpuSeconds: number
  /** Elapsed time. Allow several times the processor time, because the process has a low priority. */
  readonly wallSeconds: number
  readonly outputMb: number
}

/** Why a process gave no result: a limit that it exceeded, or an error. `stalled` refers to elapsed time. */
export type ProcessProblem = 'memory' | 'time' | 'stalled' | 'failed'

export class LimitedProcessError extends Error {
  override name = 'LimitedProcessError'
  readonly problem: ProcessProblem
  constructor(problem: ProcessProblem, cause: unknown) {
    super(`a limited process gave no result: ${problem}`, { cause })
    this.problem = problem
  }
}

/**
 * Data that V8 reserves at startup. The kernel counts it (RLIMIT_DATA), although most of it is never used. Node 26 uses
 * 570,000 KB.
 */
const RESERVED_KB = 600_000

const HEAP_MB = 256

const WATCHDOG = fileURLToPath(new URL('./process-watchdog.ts', import.meta.url))

/**
 * `ulimit -d` limits all private writable memory (getrlimit(2), RLIMIT_DATA). `ulimit -t` limits processor time: above
 * the soft limit, the kernel sends SIGXCPU, which ends the process, and above the hard limit SIGKILL. The child needs
 * no core dump, has a low priority, and is the first process that the kernel ends if memory runs out. `setpriv` makes the
 * kernel end the child when this process ends, even if the child is busy (prctl(2), PR_SET_PDEATHSIG). If the system has
 * only a setpriv without this option, the limit of processor time ends the child.
 */
const SHELL = [
  'ulimit -d "$1" && ulimit -S -t "$2" && ulimit -H -t $(($2 + 5)) || exit 125',
  'ulimit -c 0',
  '{ echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null',
  'shift 2',
  'with_parent=$(setpriv --pdeathsig KILL echo setpriv --pdeathsig KILL 2> /dev/null)',
  'exec $with_parent nice -n 10 "$@"',
].join('\n')

/**
 * Runs a script in a child process with limits and without the server's environment, and returns its output. On Linux,
 * the kernel enforces the limits. On other systems, a thread in the child checks them every 20 ms. After the result,
 * the process has ended. It also ends when this process ends.
 * @throws LimitedProcessError if the script fails or exceeds a limit, and an AbortError if `signal` is aborted
 */
export async function runLimited(
  script: URL,
  args: readonly string[],
  { memoryMb, heapMb = HEAP_MB, cpuSeconds, wallSeconds, outputMb }: ProcessLimits,
  signal: AbortSignal,
  platform: NodeJS.Platform = process.platform,
): Promise<string> {
  const node = [process.execPath, ...PLAIN_MODULES, `--max-old-space-size=${heapMb}`, '--max-semi-space-size=4']
  const rest = [fileURLToPath(script), ...args]
  const [program = '', ...programArgs] =
    platform === 'linux'
      ? ['/bin/sh', '-c', SHELL, 'sh', String(RESERVED_KB + memoryMb * 1024), String(cpuSeconds), ...node, ...rest]
      : [...node, '--import', WATCHDOG, ...rest]
  const env = {
    PATH: process.env.PATH ?? '',
    UV_THREADPOOL_SIZE: '1',
    MEMORY_LIMIT_MB: String(memoryMb),
    CPU_LIMIT_S: String(cpuSeconds),
  }
  const options: ExecFileOptionsWithStringEncoding = {
    env,
    signal,
    timeout: wallSeconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: outputMb * 1024 ** 2,
    encoding: 'utf8',
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = execFile(program, programArgs, options, (error, stdout, stderr) => {
    if (!error) return resolve(stdout)
    if (signal.aborted) return reject(error)
    reject(new LimitedProcessError(problemOf(error, stderr), new Error(stderr.slice(-2000), { cause: error })))
  })
  const ended = child.pid === undefined ? undefined : once(child, 'exit')
  try {
    return await promise
  } finally {
    // After an abort, the result comes before the process has ended.
    if (child.exitCode === null && child.signalCode === null) await ended
  }
}

/** V8 ends the process with a signal when it can't allocate memory, or throws a RangeError for an array buffer. */
function problemOf(error: ExecFileException, stderr: string): ProcessProblem {
  if (`${error.code}` === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'memory'
  if (error.killed) return 'stalled'
  if (error.signal === 'SIGXCPU') return 'time'
  return error.signal || /out of memory|allocation failed|bad_alloc/i.test(stderr) ? 'memory' : 'failed'
}
