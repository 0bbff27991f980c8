import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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

const residentMb = (pid = 0) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

export const slowConnections: readonly Fault[] = [slow('headers'), slow('body')]
