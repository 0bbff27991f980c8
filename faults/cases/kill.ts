import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { type Allowed, type Notes, underLoad } from '../under-load.ts'
import { submit } from '../visitors.ts'
import { createWorld, type World } from '../world.ts'

/** Kills one node after the other at a moment that nobody knows, and starts it again. */
const killed = (world: World, times: number) => async (notes: Notes) => {
  const gaps: number[] = []
  for (let time = 0; time < times; time += 1) {
    const node = world.nodes[time % world.nodes.length] ?? world.nodes[0]
    await pause(randomInt(0, 400))
    await node.kill()
    const since = performance.now()
    await node.start()
    await submit(node.url, crypto.randomUUID())
    gaps.push(performance.now() - since)
  }
  notes.note(
    `killed ${times} times; a node takes inquiries again after ${seconds(median(gaps))} s, ` +
      `at most ${seconds(Math.max(...gaps))} s`,
  )
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** A mail that the mail server took, and whose node died before it noted that, is sent again under its Message-ID. */
const ANY_NODE: Allowed = { connectionsBreak: true, mailsRepeated: true }

/** There is nobody who could serve pages meanwhile. */
export const ONLY_NODE: Allowed = { ...ANY_NODE, pagesFail: true }

export const killEmbedded = (times = 100): Fault => ({
  name: 'kill-embedded',
  what: `the only node killed (\`kill -9\`) ${times} times under load, embedded database`,
  async run() {
    const world = await createWorld()
    return underLoad(world, killed(world, times), ONLY_NODE)
  },
})

export const killNodes = (times = 100): Fault => ({
  name: 'kill-nodes',
  what: `one of three nodes killed (\`kill -9\`) ${times} times under load, PostgreSQL, nginx`,
  async run() {
    const world = await createWorld({ nodes: 3 })
    return underLoad(world, killed(world, times), ANY_NODE)
  },
})
