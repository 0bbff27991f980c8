import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { MIXED_LOAD_ENV, startMixedLoad } from '../mixed-load.ts'
import { family, residentMb, watchMemory } from '../process-memory.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

/** Limits for the memory of the server and its child processes, MB. */
const LIMIT_MB = 1000
const AFTER_STARTUP_MB = 200
const AFTER_LOAD_MB = 500

/** Maximum 99th percentile of the time in which `/healthz` answers, in addition to the delay of the busy machine. */
const HEALTH_LIMIT_MS = 250

const MINUTE_MS = 60_000

/** Time between the end of the last child process and the measurement. */
const REST_MS = 10_000

export const memoryLimit = (minutes: number): Fault => ({
  name: 'memory-limit',
  description: `the only node limited to ${LIMIT_MB} MB, and the largest accepted jobs of all kinds for ${minutes} min`,
  async run() {
    const world = await createWorld({ env: () => MIXED_LOAD_ENV })
    const [node] = world.nodes
    const { pid = 0 } = node.server().child
    await idle(pid)
    const startMb = residentMb(pid)
    console.log(`memory after startup: ${startMb} MB`)
    return underLoad(world, async ({ note, expect }) => {
      let isExceeded = false
      const memory = watchMemory(pid, LIMIT_MB, () => {
        isExceeded = true
        void node.kill()
      })
      const load = await startMixedLoad(world)
      for (let restMs = minutes * MINUTE_MS; restMs > 0; restMs -= MINUTE_MS) {
        await pause(Math.min(restMs, MINUTE_MS))
        console.log(`memory under load: ${residentMb(pid)} MB, at most ${memory.peakMb()} MB`)
      }
      const { statuses, health, control } = await load.stop()
      memory.stop()
      await idle(pid)
      const endMb = residentMb(pid)
      const isRunning = node.server().child.exitCode === null && !isExceeded
      note(`restarts: ${isRunning ? 0 : 1}`)
      note(`memory ${startMb} MB after startup, ${memory.peakMb()} MB at most, ${endMb} MB after the load`)
      note(
        `/healthz ${health.p50} ms (median) and ${health.p99} ms (p99), an idle server ${control.p50} and ${control.p99} ms`,
      )
      note(`responses: ${JSON.stringify(statuses)}`)
      expect(`memory after startup is at most ${AFTER_STARTUP_MB} MB`, startMb <= AFTER_STARTUP_MB)
      expect(`memory after the load is at most ${AFTER_LOAD_MB} MB`, endMb <= AFTER_LOAD_MB)
      expect('memory stays below the limit, and the process runs without a restart', isRunning)
      expect(`/healthz answers within ${HEALTH_LIMIT_MS} ms (p99)`, health.p99 < HEALTH_LIMIT_MS + control.p99)
      const broken = Object.keys(statuses).filter((each) => /500|timeout|connection lost/.test(each))
      expect(`no job fails with an internal error or without an answer (${broken.join(', ')})`, broken.length === 0)
    })
  },
})

/** Longer than the server needs to end its child processes. */
const LONGEST_WAIT_MS = 3 * MINUTE_MS

/**
 * Waits until the search index is complete and all child processes have ended.
 * @throws Error if a child process doesn't end
 */
async function idle(pid: number) {
  await pause(REST_MS)
  const end = Date.now() + LONGEST_WAIT_MS
  while (family(pid).length > 1) {
    if (Date.now() > end) throw new Error('A child process of the idle server has not ended')
    await pause(1000)
  }
  await pause(REST_MS)
}
