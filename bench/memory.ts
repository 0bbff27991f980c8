/**
 * Measures the memory of the server and its child processes: after startup, while the site is used in all ways at the
 * same time, and afterwards. Also measures how quickly `/healthz` answers. Usage: `node memory.ts --minutes 10`
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MIXED_LOAD_ENV, startMixedLoad } from '../faults/mixed-load.ts'
import { residentMb, watchMemory } from '../faults/process-memory.ts'
import { startVisitors } from '../faults/visitors.ts'
import { createWorld } from '../faults/world.ts'

const START_TARGET_MB = 200
const LOAD_TARGET_MB = 500

/** Time until the search index is complete, and child processes have ended. */
const IDLE_MS = 20_000

/** Time after the load until child processes have ended. */
const REST_MS = 90_000

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)

const world = await createWorld({ env: () => MIXED_LOAD_ENV })
try {
  const { pid = 0 } = world.nodes[0].server().child
  await pause(IDLE_MS)
  const startMb = residentMb(pid)
  console.log(`after startup: ${startMb} MB (target: ${START_TARGET_MB})`)

  const memory = watchMemory(pid)
  const visitors = startVisitors(world.url, 2)
  const load = await startMixedLoad(world)
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000)
    console.log(`after ${minute} min: ${residentMb(pid)} MB`)
  }
  const { statuses, health, control } = await load.stop()
  await visitors.stop()
  memory.stop()
  const loadMb = residentMb(pid)
  await pause(REST_MS)
  console.log(`after the load: ${loadMb} MB (target: ${LOAD_TARGET_MB}), peak ${memory.peakMb()} MB`)
  console.log(`${REST_MS / 1000} s later: ${residentMb(pid)} MB`)
  console.log(`/healthz: ${health.p50} ms (median), ${health.p99} ms (p99)`)
  console.log(`idle server at the same times: ${control.p50} ms (median), ${control.p99} ms (p99)`)
  console.log(`inquiries: ${visitors.acknowledged.size} accepted`)
  console.table(statuses)
  if (startMb > START_TARGET_MB || loadMb > LOAD_TARGET_MB) process.exitCode = 1
} finally {
  await world.close()
}
