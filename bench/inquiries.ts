/**
 * Inquiries all at once, and malformed ones: `node inquiries.ts [parallel|fuzz]...`, both if none is named. Ends with an error
 * if one is lost or stored twice, or an answer is a failure of the server. What fails around it: `npm run test:faults`.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { forms, solve } from '../server/testing/inquiry-forms.ts'

type Server = Awaited<ReturnType<typeof start>>

async function start(dataDir: string, env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'inquiry-server.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      BOT_CHECK_DIFFICULTY: '1',
      FORM_LIMIT: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('no output')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    url: line.replace('ready: ', ''),
    pid: child.pid ?? 0,
    isUp: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'boltspan-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

const post = (url: string, body: unknown) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const token = async (url: string) => solve(await (await fetch(`${url}/api/bot-check?action=submit_contact`)).json())

/** Sends one inquiry as a form would; its mark is in the message and its key. */
async function submit(url: string, mark: string) {
  const form = { ...forms.contact, message: mark, idempotencyKey: mark, captchaToken: await token(url) }
  const answer = await post(url, form)
  return { status: answer.status, body: (await answer.json()) as { id?: string; message?: string } }
}

/** How often each mark is stored. */
function stored(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'boltspan.sqlite'))
  const rows = database.prepare('select message, count(*) as times from enquiry group by message').all()
  database.close()
  return new Map(rows.map(({ message, times }) => [String(message), Number(times)]))
}

const residentMb = ({ pid }: Server) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

async function parallel(count = 500) {
  const data = folder()
  const server = await start(data.path)
  const marks = Array.from({ length: count }, () => randomUUID())
  const bodies = await Promise.all(
    marks.map(async (mark) =>
      JSON.stringify({ ...forms.contact, message: mark, idempotencyKey: mark, captchaToken: await token(server.url) }),
    ),
  )
  const began = performance.now()
  const answers = await Promise.all(
    bodies.map(async (body) => {
      const answer = await post(server.url, body)
      await answer.arrayBuffer()
      return { status: answer.status, ms: performance.now() - began }
    }),
  )
  const ms = answers.map((answer) => answer.ms).sort((a, b) => a - b)
  await server.stop()
  const found = stored(data.path)
  data.remove()
  const lost = marks.filter((mark) => found.get(mark) !== 1)
  const at = (share: number) => Math.round(ms[Math.ceil(count * share) - 1] ?? 0)
  console.log(
    `parallel: ${count} at once, ${answers.filter(({ status }) => status === 200).length} acknowledged, ` +
      `${lost.length} lost; answered in ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${at(1)} ms (last)`,
  )
  assert.deepEqual([lost, answers.every(({ status }) => status === 200)], [[], true])
}

async function fuzz(count = 20_000) {
  const data = folder()
  const server = await start(data.path)
  const names = [
    ...new Set(Object.values(forms).flatMap((form) => Object.keys(form))),
    'captchaToken',
    'idempotencyKey',
  ]
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('', ' ', 'a@b.example', '5550100100'),
  )
  const value = fc.oneof(text, fc.anything({ maxDepth: 2 }), fc.string({ minLength: 5000, maxLength: 12_000 }))
  const form = fc
    .tuple(
      fc.constantFrom(...Object.values(forms)),
      fc.dictionary(fc.constantFrom(...names, 'contactType', '__proto__'), value, { maxKeys: 4 }),
    )
    .map(([base, change]) => JSON.stringify({ ...base, captchaToken: 'eyJ9', ...change }))
  const payload = fc.oneof({ weight: 8, arbitrary: form }, fc.json(), fc.string())
  const statuses = new Map<number, number>()
  const memory: number[] = []
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.array(payload, { minLength: 20, maxLength: 20 }), async (bodies) => {
      await Promise.all(
        bodies.map(async (body) => {
          const answer = await post(server.url, body)
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          assert.ok(answer.status < 500, `${answer.status}: ${await answer.text()}: ${body}`)
          await answer.arrayBuffer().catch(() => {})
        }),
      )
      sent += bodies.length
      if (sent % 2000 === 0) memory.push(residentMb(server))
    }),
    { numRuns: count / 20, endOnFailure: true },
  )
  const up = server.isUp() && (await submit(server.url, randomUUID())).status === 200
  await server.stop()
  data.remove()
  const counted = [...statuses].map(([status, number]) => `${number} x ${status}`).join(', ')
  console.log(`fuzz: ${sent} payloads: ${counted}; memory in MB after each tenth: ${memory.join(' ')}; still up: ${up}`)
  assert.ok(up)
}

const trials = { parallel: () => parallel(), fuzz: () => fuzz() }
const names = process.argv.slice(2)
for (const [name, trial] of Object.entries(trials)) {
  if (names.length === 0 || names.includes(name)) await trial()
}
