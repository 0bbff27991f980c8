import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SearchResponse } from '../../contract/search.ts'
import type { Fault } from '../fault.ts'
import { staffUploads } from '../staff-uploads.ts'
import { type Notes, underLoad } from '../under-load.ts'
import { createWorld, type World } from '../world.ts'
import { ONLY_NODE } from './kill.ts'

/** Longer than an index build takes on a busy machine. */
const TIMEOUT_MS = 60_000

const search = async (world: World) => {
  const response = await fetch(`${world.url}/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'joist hangers' }),
  })
  const body = (await response.json()) as SearchResponse & { code?: string }
  return {
    status: response.status,
    code: body.code,
    links: response.ok ? body.results.map(({ useableLink }) => useableLink) : [],
  }
}

/** Searches until the results match those before the fault. */
async function waitForRecovery(world: World, before: readonly string[], damage: string, { note, expect }: Notes) {
  const startedAt = performance.now()
  const failures = new Set<string>()
  while (performance.now() - startedAt < TIMEOUT_MS) {
    const { status, code, links } = await search(world)
    if (status === 200 && links.join() === before.join()) {
      const meanwhile = failures.size > 0 ? `, after ${[...failures].join(', ')}` : ''
      note(`${damage}: recovered in ${((performance.now() - startedAt) / 1000).toFixed(1)} s${meanwhile}`)
      break
    }
    failures.add(status === 200 ? 'different results' : `${status} ${code}`)
    await pause(200)
  }
  expect(`search recovers from an index ${damage}`, performance.now() - startedAt < TIMEOUT_MS)
  expect(
    'a search without an index returns SEARCH_NOT_READY',
    [...failures].every((each) => each === '503 SEARCH_NOT_READY'),
  )
}

/** Overwrites every second 4 KB page of the file. */
function corrupt(path: string) {
  const bytes = readFileSync(path)
  for (let at = 4096; at + 4096 <= bytes.length; at += 8192) bytes.fill(0xa5, at, at + 4096)
  writeFileSync(path, bytes)
}

export const damagedFiles: readonly Fault[] = [
  {
    name: 'search-index',
    description: 'search index overwritten and truncated while in use, and overwritten before a restart',
    async run() {
      const world = await createWorld()
      const [node] = world.nodes
      const index = join(node.dataDir, 'search.sqlite')
      let before: readonly string[] = []
      while (before.length === 0) before = (await search(world)).links
      return underLoad(
        world,
        async (notes) => {
          corrupt(index)
          await waitForRecovery(world, before, 'overwritten', notes)
          truncateSync(index, 0)
          await waitForRecovery(world, before, 'truncated', notes)
          await node.kill()
          corrupt(index)
          await node.start()
          await waitForRecovery(world, before, 'overwritten before a restart', notes)
        },
        ONLY_NODE,
      )
    },
  },
  {
    name: 'thumbnails',
    description: 'cached thumbnails cut in half, overwritten, and truncated',
    async run() {
      const world = await createWorld()
      const folder = join(world.nodes[0].dataDir, 'thumbnails')
      const addresses = world
        .pictures()
        .slice(0, 3)
        .map((name) => `${world.url}/content/thumbnail/${name}`)
      const read = async (address: string) => {
        const response = await fetch(address)
        return `${response.status} ${Buffer.from(await response.arrayBuffer()).toString('base64')}`
      }
      return underLoad(world, async ({ note, expect }) => {
        const before = await Promise.all(addresses.map(read))
        for (const [index, name] of readdirSync(folder).entries()) {
          const path = join(folder, name)
          if (index === 0) truncateSync(path, statSync(path).size / 2)
          else if (index === 1) writeFileSync(path, readFileSync(path).fill(0xa5, 100))
          else truncateSync(path, 0)
        }
        const after = await Promise.all(addresses.map(read))
        const restored = after.filter((each, index) => each === before[index]).length
        note(`${restored} of ${after.length} restored`)
        expect('the server recreates damaged thumbnails', restored === addresses.length)
      })
    },
  },
  {
    name: 'half-upload',
    description: 'one upload aborted halfway, and a node killed halfway through another upload',
    async run() {
      const world = await createWorld()
      const [node] = world.nodes
      return underLoad(
        world,
        async (notes) => {
          const uploads = await staffUploads(world)
          await uploads.upload()
          const aborted = await startHalfUpload(node.url, uploads.headers)
          aborted.destroy()
          await pause(1000)
          notes.expect('an aborted upload leaves no files', countFiles(join(node.dataDir, 'files/incoming')) === 0)
          await startHalfUpload(node.url, uploads.headers)
          notes.expect('the second upload is in progress', countFiles(join(node.dataDir, 'files/incoming')) === 1)
          await node.kill()
          await node.start()
          notes.expect('a killed upload leaves no files', countFiles(join(node.dataDir, 'files/incoming')) === 0)
          notes.expect('a killed upload leaves no object', countFiles(join(node.dataDir, 'files/objects')) === 1)
          await uploads.upload()
          await uploads.audit(notes)
        },
        ONLY_NODE,
      )
    },
  },
]

const countFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

/** Sends the first half of an upload and leaves the connection open. */
async function startHalfUpload(url: string, headers: Readonly<Record<string, string>>) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const lines = [
    'POST /api/files/upload HTTP/1.1',
    `Host: ${hostname}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: multipart/form-data; boundary=half',
    'Content-Length: 2000000',
  ]
  const part = '--half\r\nContent-Disposition: form-data; name="file"; filename="Half.pdf"\r\n\r\n%PDF-1.4\n'
  socket.write(`${lines.join('\r\n')}\r\n\r\n${part}${'x'.repeat(1_000_000)}`)
  await pause(1000)
  return socket
}
