/**
 * Load test for one, two, and three nodes behind nginx, and for one node with the embedded database. It measures page
 * loads, revalidations of unchanged pages, searches, inquiries, and uploads with an increasing number of connections.
 * Each connection waits for a response before it sends the next request. Reports requests per second, latency, CPU time
 * by process, the saturation point, and the bottleneck. Starts all servers on 127.0.0.1 and takes less than ten
 * minutes.
 * Usage: `node load.ts --seconds 3 --connections 1,4,16,64 --json load.json`
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { forms, solve } from '../server/testing/inquiry-forms.ts'
import { startNginx } from '../server/testing/nginx.ts'
import { startPostgres, urlOf } from '../server/testing/postgres-server.ts'
import { zipFile } from '../server/testing/sample-files.ts'
import { median } from './median.ts'
import { type ServerProcess, start } from './server-process.ts'

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '0,1,2,3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,4,16,64' },
    port: { type: 'string', default: '4690' },
    json: { type: 'string' },
  },
})
const numbers = (text: string) => text.split(',').map(Number)
const SECONDS = Number(values.seconds)
const PORT = Number(values.port)
const CORES = availableParallelism()
const TIMEOUT_MS = 10 * 60_000
const UPLOAD_BYTES = 100_000

const ROOT = join(import.meta.dirname, '..')
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const PAGE = '/products/truss'
const QUERIES = ['truss 12 in', 'BS-TR12A-10', 'gusset plate', 'warranty', 'swivle caster', 'load table 20 ft']

/**
 * Use the lowest bot-check difficulty, because the challenges are solved by the client, which the benchmark doesn't
 * measure.
 */
const COMMON = {
  LOG_LEVEL: 'warn',
  FORM_LIMIT: '1000000',
  SEARCH_LIMIT: '1000000',
  BOT_CHECK_DIFFICULTY: '1',
  HOST: '127.0.0.1',
}

/** CPU seconds used by each process. */
type Cpu = Record<'nodes' | 'postgres' | 'nginx' | 'client', number>

/** `others` is the CPU time of unrelated programs. It should be close to zero. */
type CpuWithOthers = Cpu & { readonly others: number }

interface World {
  /** URL of nginx, or of the node if there is no nginx. */
  readonly url: string
  readonly cpu: () => Cpu
  /** Session cookie of a staff member. */
  readonly cookie: string
  readonly stop: () => Promise<void>
}

interface Load {
  readonly responses: number
  readonly failures: number
  /** Median latency, ms. */
  readonly p50: number
  /** 99th-percentile latency, ms. */
  readonly p99: number
}

interface Row extends Load {
  readonly setup: string
  readonly operation: string
  readonly connections: number
  readonly perSecond: number
  /** Average number of cores in use. */
  readonly cores: CpuWithOthers
}

// Exit if the test hangs.
setTimeout(() => {
  console.error('Aborted after ten minutes.')
  process.exit(1)
}, TIMEOUT_MS).unref()

const work = mkdtempSync(join(tmpdir(), 'boltspan-load-'))
const rows: Row[] = []
try {
  for (const count of numbers(values.nodes)) {
    const world = count === 0 ? await embedded() : await behindNginx(count)
    const setup = count === 0 ? '1 node, SQLite' : `${count} node${count > 1 ? 's' : ''}, PostgreSQL`
    try {
      for (const [operation, load] of Object.entries(await loads(world))) {
        // Warm up the JIT compiler and the connection pools.
        await load(4, 1)
        for (const connections of numbers(values.connections)) {
          const row = await measured(world, setup, operation, connections, load)
          rows.push(row)
          console.log(`${setup}, ${operation}, ${connections} connections: ${rounded(row.perSecond)} requests/s`)
        }
      }
    } finally {
      await world.stop()
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

console.table(
  rows.map(({ setup, operation, connections, perSecond, p50, p99, failures, cores }) => ({
    setup,
    operation,
    connections,
    'requests/s': rounded(perSecond),
    'p50 ms': rounded(p50),
    'p99 ms': rounded(p99),
    failures,
    ...Object.fromEntries(Object.entries(cores).map(([name, value]) => [`${name}, cores`, rounded(value)])),
  })),
)
const curves = [...Map.groupBy(rows, ({ setup, operation }) => `${setup}: ${operation}`)].map(([name, curve]) =>
  saturation(name, curve),
)
console.table(curves)
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ cores: CORES, seconds: SECONDS, rows, curves }, null, 2)}\n`)
assert.equal(
  rows.reduce((sum, { failures }) => sum + failures, 0),
  0,
  'requests failed',
)

/**
 * Finds the lowest number of connections that reaches 90% of the maximum throughput, and the bottleneck at that point.
 */
function saturation(name: string, curve: readonly Row[]) {
  const max = Math.max(...curve.map(({ perSecond }) => perSecond))
  const at = curve.find(({ perSecond }) => perSecond >= 0.9 * max) as Row
  const { nodes, postgres, nginx, client, others } = at.cores
  const used = nodes + postgres + nginx + client + others
  const [top = '', topCores = 0] = Object.entries(at.cores).sort(([, a], [, b]) => b - a)[0] ?? []
  const limit =
    used > 0.85 * CORES
      ? `all ${CORES} cores, mostly ${top} (${rounded(topCores)})`
      : nodes > 0.9
        ? 'main thread of a node'
        : 'waiting (disk, locks)'
  const msPerResponse = (cores: number) => rounded((cores * 1000) / at.perSecond)
  return {
    curve: name,
    'max requests/s': rounded(max),
    'saturated at': at.connections,
    'limited by': limit,
    'CPU ms per request, nodes': msPerResponse(nodes),
    PostgreSQL: msPerResponse(postgres),
    nginx: msPerResponse(nginx),
    client: msPerResponse(client),
  }
}

async function measured(
  { cpu }: World,
  setup: string,
  operation: string,
  connections: number,
  load: (connections: number, seconds: number) => Promise<Load>,
): Promise<Row> {
  const before = cpu()
  const machineBefore = machineCpu()
  const startedAt = performance.now()
  const result = await load(connections, SECONDS)
  const seconds = (performance.now() - startedAt) / 1000
  const after = cpu()
  const machine = (machineCpu() - machineBefore) / seconds
  const used = (process: keyof Cpu) => (after[process] - before[process]) / seconds
  const cores = { nodes: used('nodes'), postgres: used('postgres'), nginx: used('nginx'), client: used('client') }
  const others = Math.max(0, machine - Object.values(cores).reduce((sum, each) => sum + each, 0))
  return {
    setup,
    operation,
    connections,
    perSecond: result.responses / seconds,
    ...result,
    cores: { ...cores, others },
  }
}

async function loads({ url, cookie }: World) {
  const page = await fetch(url + PAGE, { headers: { 'accept-encoding': 'br' } })
  const etag = page.headers.get('etag') ?? ''
  const repeated =
    (status: number, requests: autocannon.Request[]) =>
    async (connections: number, seconds: number): Promise<Load> => {
      const result = await autocannon({ url, connections, duration: seconds, requests })
      const counts = Object.entries(result.statusCodeStats ?? {}).map(
        ([code, { count }]) => [code, Number(count)] as const,
      )
      const responses = counts.find(([code]) => code === `${status}`)?.[1] ?? 0
      const failures = counts.reduce((sum, [, count]) => sum + count, result.errors) - responses
      return { responses, failures, p50: result.latency.p50, p99: result.latency.p99 }
    }
  return {
    page: repeated(200, [{ path: PAGE, headers: { 'accept-encoding': 'br' } }]),
    'page, 304': repeated(304, [{ path: PAGE, headers: { 'accept-encoding': 'br', 'if-none-match': etag } }]),
    search: repeated(
      200,
      QUERIES.map((query) => ({
        method: 'POST',
        path: '/api/search',
        headers: { 'content-type': 'application/json', ...SAME_ORIGIN },
        body: JSON.stringify({ query }),
      })),
    ),
    'inquiry with bot check': looped(() => inquire(url)),
    [`upload of ${UPLOAD_BYTES / 1000} KB`]: looped(() => upload(url, cookie)),
  }
}

/** Load test for operations that consist of several requests, or that send a different request each time. */
function looped(work: () => Promise<boolean>) {
  return async (connections: number, seconds: number): Promise<Load> => {
    const times: number[] = []
    let failures = 0
    const end = performance.now() + seconds * 1000
    const client = async () => {
      while (performance.now() < end) {
        const startedAt = performance.now()
        if (await work().catch(() => false)) times.push(performance.now() - startedAt)
        else failures += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, client))
    const sorted = times.toSorted((a, b) => a - b)
    return {
      responses: times.length,
      failures,
      p50: median(sorted),
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    }
  }
}

async function inquire(url: string) {
  const task = await (await fetch(`${url}/api/bot-check?action=submit_contact`)).json()
  const mark = randomUUID()
  const email = `${mark}@flyrail.example`
  const form = { ...forms.contact, email, message: mark, idempotencyKey: mark, captchaToken: await solve(task) }
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...SAME_ORIGIN },
    body: JSON.stringify(form),
  })
  await response.arrayBuffer()
  return response.status === 200
}

async function upload(url: string, cookie: string) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(zipFile()), randomBytes(UPLOAD_BYTES)]), `${randomUUID()}.zip`)
  const response = await fetch(`${url}/api/files/upload`, {
    method: 'POST',
    headers: { ...SAME_ORIGIN, cookie },
    body: form,
  })
  await response.arrayBuffer()
  return response.status === 201
}

async function embedded(): Promise<World> {
  const env = { DATA_DIR: join(work, 'embedded'), ...COMMON }
  const node = await start('server/main.ts', [], env)
  await waitForSearch(node.address)
  return {
    url: node.address,
    cookie: await signIn(node.address, env),
    cpu: () => ({ nodes: node.cpuSeconds(), postgres: 0, nginx: 0, client: ownCpu() }),
    stop: node.stop,
  }
}

async function behindNginx(count: number): Promise<World> {
  const folder = join(work, `${count}`)
  mkdirSync(join(folder, 'files'), { recursive: true })
  const database = await startPostgres({ durable: true })
  const shared = {
    ...COMMON,
    DATABASE_URL: urlOf(database.socket, 'postgres'),
    STAFF_SECRET: randomBytes(24).toString('hex'),
    BOT_CHECK_SECRET: randomBytes(24).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  }
  const nodes: ServerProcess[] = []
  for (let index = 0; index < count; index += 1) {
    const data = join(folder, `node${index}`)
    mkdirSync(data)
    symlinkSync(join(folder, 'files'), join(data, 'files'))
    nodes.push(await start('server/main.ts', [], { ...shared, DATA_DIR: data }))
  }
  await Promise.all(nodes.map(({ address }) => waitForSearch(address)))
  const nginx = startNginx(
    folder,
    PORT,
    nodes.map(({ address }) => address),
  )
  const postmaster = Number(readFileSync(join(database.socket, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  const url = `http://127.0.0.1:${PORT}`
  await until(async () => (await fetch(`${url}/readyz`)).ok)
  return {
    url,
    cookie: await signIn(url, { ...shared, DATA_DIR: join(folder, 'staff') }),
    cpu: () => ({
      nodes: nodes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0),
      postgres: familyCpu(postmaster),
      nginx: familyCpu(nginx.pid ?? 0),
      client: ownCpu(),
    }),
    async stop() {
      await nginx.stop()
      await Promise.all(nodes.map((node) => node.stop()))
      await database.stop()
    },
  }
}

async function signIn(url: string, env: Readonly<Record<string, string>>) {
  const email = 'editor@boltspan.example'
  const output = execFileSync(process.execPath, [join(ROOT, 'scripts/staff.ts'), 'add', email], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  const token = /#(\S+)/.exec(output)?.[1] ?? ''
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...SAME_ORIGIN },
      body: JSON.stringify(body),
    })
  const password = 'twelve inch box truss'
  assert.equal((await post('/api/auth/set-password', { token, newPassword: password })).status, 200)
  const response = await post('/api/auth/sign-in', { email, password })
  assert.equal(response.status, 200)
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
}

function waitForSearch(url: string) {
  return until(async () => {
    const response = await fetch(`${url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...SAME_ORIGIN },
      body: JSON.stringify({ query: 'truss' }),
    })
    return response.status === 200
  })
}

async function until(isReady: () => Promise<boolean>) {
  const end = performance.now() + 60_000
  while (!(await isReady().catch(() => false))) {
    if (performance.now() > end) throw new Error('The server is not ready after one minute')
    await new Promise((done) => setTimeout(done, 100))
  }
}

function ownCpu() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * Returns the CPU time of a process and its children, in seconds. It sums `utime` and `stime` in /proc/<pid>/stat,
 * including the times of terminated children.
 */
function familyCpu(parent: number) {
  let sum = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat = ''
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    } catch {
      // The process has exited.
      continue
    }
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    if (Number(pid) === parent) sum += [11, 12, 13, 14].reduce((all, index) => all + Number(fields[index]), 0)
    else if (Number(fields[1]) === parent) sum += Number(fields[11]) + Number(fields[12])
  }
  return sum / 100
}

/** Returns the CPU time of the whole machine, in seconds. */
function machineCpu() {
  const [, user, nice, system, , , irq, softirq] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? []
  return [user, nice, system, irq, softirq].reduce((sum, each) => sum + Number(each), 0) / 100
}

function rounded(value: number) {
  return Number(value.toPrecision(3))
}
