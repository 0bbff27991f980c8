import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface ServerProcess {
  readonly address: string
  readonly pid: number | undefined
  /** Processor time used so far, user and system, with that of children that have ended, in s. */
  readonly cpuSeconds: () => number
  readonly stop: () => Promise<void>
}

/** Runs the product's own server over the last build, on a free port and with a database of its own. */
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

/** Runs a bare `node:http` server that answers everything with what `address` answers now. */
export const startBare = (address: string) => start('bench/bare-server.ts', [address], {})

/** Runs a program of the repository that says `ready:` and its address. */
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
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
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

/** `utime` to `cstime` of /proc/<pid>/stat, in hundredths of a second on Linux. */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) / 100
}
