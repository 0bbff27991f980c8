import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { MIXED_LOAD_ENV, startMixedLoad } from '../mixed-load.ts'
import { residentMb, watchMemory } from '../process-memory.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

/** Memory of the server and its child processes, MB. */
const LIMIT_MB = 1000

/** Maximum 99th percentile of the time in which `/healthz` answers, in addition to the delay of the busy machine. */
const HEALTH_LIMIT_MS = 250

const DURATION_MS = 90_000

export const memoryLimit: Fault = {
  name: 'memory-limit',
  description: `the only node limited to ${LIMIT_MB} MB, and the largest accepted jobs of all kinds for ${DURATION_MS / 1000} s`,
  async run() {
    const world = await createWorld({ env: () => MIXED_LOAD_ENV })
    const [node] = world.nodes
    const { pid = 0 } = node.server().child
    return underLoad(world, async ({ note, expect }) => {
      let isExceeded = false
      const memory = watchMemory(pid, LIMIT_MB, () => {
        isExceeded = true
        void node.kill()
      })
      const load = await startMixedLoad(world)
      await pause(DURATION_MS)
      const { statuses, health, control } = await load.stop()
      memory.stop()
      note(`memory ${memory.peakMb()} MB at most and ${residentMb(pid)} MB afterwards`)
      note(
        `/healthz ${health.p50} ms (median) and ${health.p99} ms (p99), an idle server ${control.p50} and ${control.p99} ms`,
      )
      note(`responses: ${JSON.stringify(statuses)}`)
      expect('memory stays below the limit', !isExceeded)
      expect('the process runs without a restart', node.server().child.exitCode === null)
      expect(`/healthz answers within ${HEALTH_LIMIT_MS} ms (p99)`, health.p99 < HEALTH_LIMIT_MS + control.p99)
      const broken = Object.keys(statuses).filter((each) => /500|timeout|connection lost/.test(each))
      expect(`no job fails with an internal error or without an answer (${broken.join(', ')})`, broken.length === 0)
    })
  },
}
