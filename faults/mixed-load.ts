import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { MAX_PARTS, type PlacedPart, type Turn } from '#builder/model.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { MAX_STRUCTURE_BYTES, STRUCTURE_FORMATS } from '#contract/structures.ts'
import { endChild, startChild } from '#server/child.ts'
import { imageFile, pdfFile } from '#server/testing/sample-files.ts'
import { structureOf } from '#server/testing/structures.ts'
import { tally } from './tally.ts'
import type { World } from './world.ts'

/** Longer than the server lets an export wait and run (`server/structures/files.ts`). */
const TIMEOUT_MS = 240_000

/** Pause between two measurements of `/healthz`. */
const PROBE_MS = 50

const CODINGS = ['br', 'gzip', 'identity']

const QUERIES = ['truss 12 in', 'BS-TR12A-10', 'gusset plate', 'swivle caster', 'load table 20 ft', 'x'.repeat(200)]

type Job = (round: number) => Promise<Response>

/** Latencies in ms. */
export interface Latency {
  readonly p50: number
  readonly p99: number
}

export interface MixedLoadResult {
  /** Number of responses by kind of job and status, such as `search 200`. */
  readonly statuses: Readonly<Record<string, number>>
  /** Latency of `/healthz`. */
  readonly health: Latency
  /** Latency of a server that does nothing, at the same times. It shows how busy the machine is. */
  readonly control: Latency
}

/**
 * Uses the site in all ways at the same time until it is stopped: visitors read pages, drawings, and models, search,
 * store structures, and download the largest structure files and zips, and a staff member publishes and uploads. Each
 * request comes from a different address, so the limits per address don't apply. The server must trust this machine as
 * a proxy (`MIXED_LOAD_ENV`).
 */
export async function startMixedLoad(world: World) {
  const staff = await world.member('editor')
  const paths = await pagePaths(world.url)
  const media = await mediaPaths(world.url, paths)
  const stopped = new AbortController()
  const outcomes: string[] = []
  const health: number[] = []
  const control: number[] = []
  const idle = startChild(new URL('./idle-server.ts', import.meta.url), [], 64)
  const [idleAddress] = (await once(idle, 'message')) as [string]

  const send = (path: string, init: RequestInit = {}) =>
    fetch(world.url + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'x-forwarded-for': randomAddress(), 'sec-fetch-site': 'same-origin', ...init.headers },
    })
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const coding = (round: number) => ({ headers: { 'accept-encoding': CODINGS[round % CODINGS.length] ?? '' } })

  /** Jobs with the pause between two of them, ms. */
  const jobs: Readonly<Record<string, readonly [Job, number]>> = {
    page: [(round) => send(paths[round % paths.length] ?? '/', coding(round)), 5],
    media: [(round) => send(media[round % media.length] ?? '/', coding(round)), 20],
    search: [(round) => post('/api/search', { query: QUERIES[round % QUERIES.length] }), 50],
    'search page': [(round) => send(`/searchResults?query=${QUERIES[round % QUERIES.length]}`), 200],
    export: [
      (round) => post(`/api/structures/files/${STRUCTURE_FORMATS[round % STRUCTURE_FORMATS.length]}`, large(round)),
      500,
    ],
    zip: [(round) => send(`/cad/list.zip?parts=${numbers(50, round).join()}`), 1000],
    structure: [(round) => post('/api/structures', large(round)), 2000],
    publish: [(round) => publish(round), 15_000],
    upload: [(round) => upload('/api/files/upload', pdfFile(`Torque ${round} `.repeat(20_000)), `${round}.pdf`), 5000],
    image: [
      async (round) => upload('/api/images', await imageFile('png', 2400, 1600 + (round % 20)), `${round}.png`),
      10_000,
    ],
  }

  async function publish(round: number): Promise<Response> {
    const address = '/api/content/notice/site'
    const current = (await (await send(address, { headers: staff })).json()) as { readonly revision: number }
    const body = {
      text: `Notice ${round}`,
      link: '',
      linkText: '',
      start: '2020-01-01T00:00:00Z',
      end: '2100-01-01T00:00:00Z',
    }
    return post(`${address}/revisions`, { action: 'publish', base: current.revision, body, note: '' }, staff)
  }

  function upload(path: string, bytes: Buffer, name: string) {
    const body = new FormData()
    body.set('use', 'gallery')
    body.set('file', new Blob([new Uint8Array(bytes)]), name)
    return send(path, { method: 'POST', headers: staff, body })
  }

  async function repeat(kind: string, [job, pauseMs]: readonly [Job, number]) {
    for (let round = 0; !stopped.signal.aborted; round += 1) {
      outcomes.push(`${kind} ${await statusOf(job(round))}`)
      await pause(pauseMs)
    }
  }

  async function probe(address: string, times: number[]) {
    while (!stopped.signal.aborted) {
      const start = performance.now()
      const status = await statusOf(fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
      times.push(performance.now() - start)
      if (status !== '200') outcomes.push(`probe ${status}`)
      await pause(PROBE_MS)
    }
  }

  const running = [
    ...Object.entries(jobs).map(([kind, job]) => repeat(kind, job)),
    probe(`${world.url}/healthz`, health),
    probe(idleAddress, control),
  ]

  return {
    async stop(): Promise<MixedLoadResult> {
      stopped.abort()
      await Promise.all(running)
      await endChild(idle)
      return { statuses: tally(outcomes), health: latencyOf(health), control: latencyOf(control) }
    },
  }
}

/** Environment of a server under mixed load. */
export const MIXED_LOAD_ENV = { TRUSTED_PROXIES: '127.0.0.1' }

/** Returns the status of a complete response. */
async function statusOf(response: Promise<Response>): Promise<string> {
  try {
    const answer = await response
    // Discard the body while reading it.
    await answer.body?.pipeTo(new WritableStream())
    return String(answer.status)
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'connection lost'
  }
}

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

const pagePaths = async (url: string) => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path.replaceAll('&amp;', '&') || '/',
  )
}

/** Paths of the drawings and models that every tenth page shows. */
async function mediaPaths(url: string, pages: readonly string[]) {
  const found = new Set<string>()
  for (const page of pages.filter((_, index) => index % 10 === 0)) {
    const html = await (await fetch(url + page)).text()
    for (const [path] of html.matchAll(/\/content\/[\w./-]+\.(?:svg|dxf|glb|step|json)/g)) found.add(path)
  }
  return [...found]
}

const allNumbers = [...soldParts.keys()]

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => allNumbers[(from + index) % allNumbers.length] ?? '')

const turned = (angle: number): Turn => [
  [Math.cos(angle), -Math.sin(angle), 0],
  [Math.sin(angle), Math.cos(angle), 0],
  [0, 0, 1],
]

/**
 * Returns a structure with many parts in different rotations. Every other structure has the maximum number of parts.
 * The others have 100 parts, which all formats accept.
 */
function large(round: number): string {
  const count = round % 2 === 0 ? MAX_PARTS : 100
  const parts = numbers(count, round).map((partNumber, index): readonly [string, PlacedPart['at'], Turn] => [
    partNumber,
    [(index % 40) * 100, Math.floor(index / 40) * 60, 0],
    turned(index),
  ])
  const text = JSON.stringify(structureOf(`Mixed load ${round}`, parts))
  if (text.length > MAX_STRUCTURE_BYTES) throw new Error('The structure is larger than a request can be')
  return text
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { p50: at(0.5), p99: at(0.99) }
}
