import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { staffUploads } from '../staff-uploads.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'
import { ONLY_NODE } from './kill.ts'

export const damagedFiles: readonly Fault[] = [
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
