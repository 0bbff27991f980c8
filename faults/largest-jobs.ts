/**
 * `node faults/largest-jobs.ts [JOB...]`: runs the largest accepted job of each kind for some seconds, each from many
 * addresses, and measures how fast `/healthz` answers in the meantime, and the memory of the server and its child
 * processes. An idle server that is measured at the same times shows how busy the machine is.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { PlacedPart, Turn } from '#builder/model.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import type { LibraryImage } from '#contract/image-library.ts'
import { STRUCTURE_FORMATS } from '#contract/structures.ts'
import { endChild, startChild } from '#server/child.ts'
import { deepPng, progressiveJpeg } from '#server/testing/hostile-images.ts'
import { pdfBomb } from '#server/testing/sample-files.ts'
import { structureOf } from '#server/testing/structures.ts'
import { latencyOf, MIXED_LOAD_ENV } from './mixed-load.ts'
import { watchMemory } from './process-memory.ts'
import { tally } from './tally.ts'
import { submit } from './visitors.ts'
import { createWorld, type World } from './world.ts'

/** How long each job is repeated. */
const DURATION_MS = 10_000

const PROBE_MS = 20

/** Maximum 99th percentile of the time in which `/healthz` answers, in addition to the delay of the busy machine. */
const HEALTH_LIMIT_MS = 250

interface Job {
  /** Number of clients that repeat the job at the same time. */
  readonly clients: number
  /** Pause of each client after a job, ms. */
  readonly pauseMs?: number
  readonly run: (round: number) => Promise<string>
}

const turned = (angle: number): Turn => [
  [Math.cos(angle), -Math.sin(angle), 0],
  [Math.sin(angle), Math.cos(angle), 0],
  [0, 0, 1],
]

const partNumbers = [...soldParts.keys()]

/** Returns a structure whose parts are all different, or are turned differently. */
function structureJson(count: number, first: number): string {
  const parts = Array.from({ length: count }, (_, index): readonly [string, PlacedPart['at'], Turn] => [
    partNumbers[(first + index) % partNumbers.length] ?? '',
    [(index % 40) * 100 + Math.random(), Math.floor(index / 40) * 60 + Math.random(), 0],
    turned(index + first),
  ])
  return JSON.stringify(structureOf(`Largest ${first}`, parts))
}

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

function clientOf(world: World, staff: Readonly<Record<string, string>>) {
  const send = async (path: string, init: RequestInit = {}, address = randomAddress()) => {
    const headers = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', ...init.headers }
    const answer = await fetch(world.url + path, { ...init, headers })
    return { status: String(answer.status), body: await answer.text() }
  }
  const post = (path: string, body: string, address?: string, headers = {}) =>
    send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }, address)
  const upload = (path: string, bytes: Buffer, name: string) => {
    const body = new FormData()
    body.set('use', 'gallery')
    body.set('file', new Blob([new Uint8Array(bytes)]), name)
    return send(path, { method: 'POST', headers: staff, body })
  }
  return { send, post, upload }
}

async function jobsOf(world: World): Promise<Readonly<Record<string, Job>>> {
  const staff = await world.member('editor')
  const { send, post, upload } = clientOf(world, staff)
  const status = async (answer: Promise<{ readonly status: string }>) => (await answer).status
  const stored = Array.from({ length: 10 }, (_, index) => structureJson(2000, index))
  const drawn = structureJson(300, 0)
  const bomb = await pdfBomb()
  const images = [deepPng(true), deepPng(false), await progressiveJpeg()]
  const noise = await sharp({
    create: {
      width: 2400,
      height: 1350,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  const { id: image = '' } = JSON.parse((await upload('/api/images', noise, 'noise.png')).body) as Partial<LibraryImage>

  const fileOf = (format: string): Job => ({
    clients: 4,
    run: () => status(post(`/api/structures/files/${format}`, /svg|dxf/.test(format) ? drawn : (stored[0] ?? ''))),
  })
  const uploadOf = (path: string, extension: string, file: (round: number) => Buffer): Job => ({
    clients: 4,
    run: (round) => status(upload(path, file(round), `${crypto.randomUUID()}.${extension}`)),
  })

  return {
    nothing: { clients: 1, pauseMs: 100, run: async () => 'none' },
    search: {
      clients: 10,
      pauseMs: 1000,
      run: () => status(post('/api/search', JSON.stringify({ query: 'truss 12 in 20 ft '.repeat(11) }), '10.0.0.1')),
    },
    'search page': {
      clients: 10,
      pauseMs: 1000,
      run: () => status(send('/searchResults?query=truss', {}, '10.0.0.1')),
    },
    ...Object.fromEntries(STRUCTURE_FORMATS.map((format) => [format, fileOf(format)])),
    'stored structure': {
      clients: 30,
      run: (round) => status(post('/api/structures', stored[round % stored.length] ?? '')),
    },
    zip: { clients: 4, run: () => status(send(`/cad/list.zip?parts=${partNumbers.slice(0, 500).join()}`)) },
    inquiry: { clients: 4, run: async () => String((await submit(world.url, crypto.randomUUID())).status) },
    event: {
      clients: 10,
      pauseMs: 10,
      run: () => status(post('/api/events', JSON.stringify({ name: 'page_view', page: `/${crypto.randomUUID()}` }))),
    },
    'uploaded image': uploadOf('/api/files/upload', 'png', (round) => images[round % 2] ?? bomb),
    'gallery image': uploadOf('/api/images', 'jpg', () => images[2] ?? bomb),
    crop: {
      clients: 4,
      run: () => {
        const focus = { x: Math.random(), y: Math.random() }
        return status(
          post(`/api/images/${image}/renditions`, JSON.stringify({ use: 'gallery', focus }), undefined, staff),
        )
      },
    },
    'PDF text': uploadOf('/api/files/upload', 'pdf', () => bomb),
    publishing: {
      clients: 1,
      run: async (round) => {
        const address = '/api/content/notice/site'
        const { revision } = JSON.parse((await send(address, { headers: staff })).body) as { readonly revision: number }
        const body = {
          text: `Notice ${round}`,
          link: '',
          linkText: '',
          start: '2020-01-01T00:00:00Z',
          end: '2100-01-01T00:00:00Z',
        }
        const revised = JSON.stringify({ action: 'publish', base: revision, body, note: '' })
        return status(post(`${address}/revisions`, revised, undefined, staff))
      },
    },
  }
}

async function measure(world: World, control: string, { clients, pauseMs = 0, run }: Job) {
  const end = performance.now() + DURATION_MS
  const outcomes: string[] = []
  const times: Record<string, number[]> = { health: [], control: [] }
  const memory = watchMemory(world.nodes[0].server().child.pid ?? 0)
  let round = 0
  const repeat = async () => {
    while (performance.now() < end) {
      outcomes.push(await run(round++).catch((error: Error) => error.name))
      await pause(pauseMs)
    }
  }
  let isDone = false
  const probe = async (address: string, found: number[]) => {
    while (!isDone) {
      const start = performance.now()
      await (await fetch(address)).arrayBuffer()
      found.push(performance.now() - start)
      await pause(PROBE_MS)
    }
  }
  const probes = [probe(`${world.url}/healthz`, times.health ?? []), probe(control, times.control ?? [])]
  await Promise.all(Array.from({ length: clients }, repeat))
  isDone = true
  await Promise.all(probes)
  memory.stop()
  return {
    health: latencyOf(times.health ?? []),
    control: latencyOf(times.control ?? []),
    memoryMb: memory.peakMb(),
    statuses: tally(outcomes),
  }
}

const databaseMb = async (world: World) => {
  const size = await world.readDatabase((database) =>
    database
      .selectFrom('structure')
      .select(({ fn }) => fn.sum<number>('size').as('size'))
      .executeTakeFirst(),
  )
  return Math.round(Number(size?.size ?? 0) / 1e5) / 10
}

const world = await createWorld({ env: () => ({ ...MIXED_LOAD_ENV, ANALYTICS: 'first-party' }) })
const idle = startChild(new URL('./idle-server.ts', import.meta.url), [], 64)
const [control] = (await once(idle, 'message')) as [string]
const jobs = await jobsOf(world)
const names = process.argv.slice(2)
let isTooSlow = false
console.log(
  '| job | /healthz, median / p99 | idle server, median / p99 | memory | responses |\n| --- | --- | --- | --- | --- |',
)
for (const [name, job] of Object.entries(jobs)) {
  if (names.length > 0 && !names.includes(name)) continue
  const before = await databaseMb(world)
  const { health, control: other, memoryMb, statuses } = await measure(world, control, job)
  const growth = (await databaseMb(world)) - before
  const responses = Object.entries(statuses).map(([each, count]) => `${count} x ${each}`)
  if (growth > 0) responses.push(`database + ${growth.toFixed(1)} MB`)
  isTooSlow ||= health.p99 > HEALTH_LIMIT_MS + other.p99
  console.log(
    `| ${name} | ${health.p50} / ${health.p99} ms | ${other.p50} / ${other.p99} ms | ${memoryMb} MB | ${responses.join(', ')} |`,
  )
}
await endChild(idle)
await world.close()
process.exit(isTooSlow ? 1 : 0)
