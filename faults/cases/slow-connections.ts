import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const COUNT = 10_000

const slow = (part: 'headers' | 'body'): Fault => ({
  name: `slow-${part}`,
  description:
    `${COUNT} connections to one node, without a proxy, that send one byte of ` +
    `${part === 'body' ? 'a body' : 'their headers'} every 4 s for 15 s`,
  async run() {
    const world = await createWorld()
    const [node] = world.nodes
    return underLoad(world, async ({ note, expect }) => {
      const { port } = new URL(node.url)
      const program = join(import.meta.dirname, '../slow-clients.ts')
      const clients = spawn(process.execPath, [program, port, String(COUNT), part], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let open = 0
      createInterface(clients.stdout).on('line', (line) => {
        open = Number(line)
      })
      const until = performance.now() + 60_000
      while (open < COUNT && performance.now() < until) await pause(200)
      expect('all slow connections are open at the same time', open >= COUNT)
      await pause(15_000)
      note(`${open} connections open, node uses ${residentMb(node.server().child.pid)} MB`)
      clients.kill('SIGKILL')
      await once(clients, 'exit')
    })
  },
})

const READERS = 1000
/** A client that doesn't read is disconnected within 80 s (`server/http/slow-readers.ts`). */
const READERS_MS = 85_000

const slowReaders: Fault = {
  name: 'slow-readers',
  description: `${READERS} connections to one node, without a proxy, request files and read nothing for 85 s`,
  async run() {
    const world = await createWorld()
    const [node] = world.nodes
    return underLoad(world, async ({ note, expect }) => {
      const { pid } = node.server().child
      const before = descriptors(pid)
      const program = join(import.meta.dirname, '../slow-clients.ts')
      const clients = spawn(process.execPath, [program, new URL(node.url).port, String(READERS), 'responses'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const until = performance.now() + 60_000
      while (descriptors(pid) < before + READERS && performance.now() < until) await pause(200)
      expect('all connections are open at the same time', descriptors(pid) >= before + READERS)
      note(`${descriptors(pid)} file descriptors open, node uses ${residentMb(pid)} MB`)
      const file = await fetch(`${node.url}/cad/bs-tr12a-10-plain.glb`)
      expect('the server creates a file meanwhile', file.ok && (await file.arrayBuffer()).byteLength > 0)
      await pause(READERS_MS)
      note(`${descriptors(pid)} file descriptors open at the end`)
      expect('the server has closed the connections', descriptors(pid) < before + READERS / 10)
      clients.kill('SIGKILL')
      await once(clients, 'exit')
    })
  },
}

const descriptors = (pid = 0) => readdirSync(`/proc/${pid}/fd`).length

const residentMb = (pid = 0) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

export const slowConnections: readonly Fault[] = [slow('headers'), slow('body'), slowReaders]
