import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface ServerProcess {
  readonly address: string
  readonly pid: number | undefined
  /** Returns the CPU time that the server has used (user and system) in seconds, including terminated children. */
  readonly cpuSeconds: () => number
  readonly stop: () => Promise<void>
}

/** Starts the last build of the site on a free port with a new database. */
export async function startProduct(): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'boltspan-bench-'))
  const server = await start('server/main.ts', [], { DATA_DIR: data })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Starts a bare `node:http` server that returns the response of `address` to every request. */
export const startBare = (address: string) => start('bench/bare-server.ts', [address], {})

/** Starts a script and waits until it prints `ready: <URL>`. */
export async function start(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  return {
    address: await readyAddress(child, script),
    pid: child.pid,
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await exited
    },
  }
}

const readyAddress = (child: ChildProcess, script: string) =>
  new Promise<string>((ready, failed) => {
    let output = ''
    child.once('exit', (code) => failed(new Error(`${script} exited with ${code}: ${output}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /ready: (http:\S+)/.exec(output)?.[1]
      if (found) ready(found)
    })
  })

/**
 * Returns the sum of `utime`, `stime`, `cutime`, and `cstime` in /proc/<pid>/stat, in seconds. Linux counts these times
 * in hundredths of a second.
 */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) / 100
}
