/**
 * Measures the memory of the server and its child processes: after startup, while the site is used in all ways at the
 * same time, and afterwards. Also measures how quickly `/healthz` answers. Usage: `node memory.ts --minutes 10`
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MIXED_LOAD_ENV, startMixedLoad } from '../faults/mixed-load.ts'
import { family, residentMb, watchMemory } from '../faults/process-memory.ts'
import { startVisitors } from '../faults/visitors.ts'
import { createWorld } from '../faults/world.ts'

const START_TARGET_MB = 200
const LOAD_TARGET_MB = 500

/** Time between the end of the last child process and the measurement. */
const REST_MS = 10_000

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)

const world = await createWorld({ env: () => MIXED_LOAD_ENV })
try {
  const { pid = 0 } = world.nodes[0].server().child
  await idle(pid)
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
  await idle(pid)
  console.log(`after the load: ${loadMb} MB (target: ${LOAD_TARGET_MB}), peak ${memory.peakMb()} MB`)
  console.log(`idle after the load: ${residentMb(pid)} MB`)
  console.log(`/healthz: ${health.p50} ms (median), ${health.p99} ms (p99)`)
  console.log(`idle server at the same times: ${control.p50} ms (median), ${control.p99} ms (p99)`)
  console.log(`inquiries: ${visitors.acknowledged.size} accepted`)
  console.table(statuses)
  if (startMb > START_TARGET_MB || loadMb > LOAD_TARGET_MB) process.exitCode = 1
} finally {
  await world.close()
}

/** Waits until the search index is complete and all child processes have ended. */
async function idle(pid: number) {
  await pause(REST_MS)
  while (family(pid).length > 1) await pause(1000)
  await pause(REST_MS)
}
