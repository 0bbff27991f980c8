import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface ServerProcess {
  readonly address: string
  readonly pid: number | undefined
  /** Returns the CPU time used so far (user and system, including terminated children), in seconds. */
  readonly cpuSeconds: () => number
  readonly stop: () => Promise<void>
}

/** Runs the site's server with the latest build, a free port, and a new database. */
export async function startProduct(): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'boltspan-bench-'))
  const server = await start('server/main.ts', [], { DATA_DIR: data, SEARCH_LIMIT: '1000000' })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Runs a bare `node:http` server that replays the response from `address` for every request. */
export const startBare = (address: string) => start('bench/bare-server.ts', [address], {})

/** Runs a script with the memory settings of the site. The script prints `ready: <URL>` when it is ready for requests. */
export async function start(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn('sh', [join(ROOT, 'scripts/serve.sh'), join(ROOT, script), ...args], {
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

/** Sums `utime`, `stime`, `cutime`, and `cstime` in /proc/<pid>/stat. Linux counts them in hundredths of a second. */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) / 100
}
