import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { type Allowed, type Notes, underLoad } from '../under-load.ts'
import { submit } from '../visitors.ts'
import { createWorld, type World } from '../world.ts'

/** Kills the nodes in turn at random moments and restarts them. */
const killRepeatedly = (world: World, count: number) => async (notes: Notes) => {
  const outages: number[] = []
  for (let kill = 0; kill < count; kill += 1) {
    const node = world.nodes[kill % world.nodes.length] ?? world.nodes[0]
    await pause(randomInt(0, 400))
    await node.kill()
    const killedAt = performance.now()
    await node.start()
    await submit(node.url, crypto.randomUUID())
    outages.push(performance.now() - killedAt)
  }
  notes.note(
    `${count} kills, median time to the next accepted inquiry ${seconds(median(outages))} s, ` +
      `maximum ${seconds(Math.max(...outages))} s`,
  )
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** If a node dies after the mail server accepts an email, the email is sent again with the same Message-ID. */
export const ANY_NODE: Allowed = { connectionsBreak: true, mailsRepeated: true }

/** There is only one node, so pages are unavailable until it restarts. */
export const ONLY_NODE: Allowed = { ...ANY_NODE, pagesFail: true }

export const killEmbedded = (count = 100): Fault => ({
  name: 'kill-embedded',
  description: `the only node killed (\`kill -9\`) ${count} times under load, embedded database`,
  async run() {
    const world = await createWorld()
    return underLoad(world, killRepeatedly(world, count), ONLY_NODE)
  },
})

export const killNodes = (count = 100): Fault => ({
  name: 'kill-nodes',
  description: `one of three nodes killed (\`kill -9\`) ${count} times under load, PostgreSQL, nginx`,
  async run() {
    const world = await createWorld({ nodes: 3 })
    return underLoad(world, killRepeatedly(world, count), ANY_NODE)
  },
})
