import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/**
 * Changes the wall clock of the first node with libfaketime. Timers keep running, as they do after a real clock change.
 */
const clockJump = (name: string, description: string, nodes: number, by: '+1h' | '-1h'): Fault => ({
  name,
  description,
  async run() {
    if (!existsSync(LIBRARY)) throw new Error('libfaketime is missing. Run apt-get install libfaketime.')
    const clock = join(mkdtempSync(join(tmpdir(), 'boltspan-clock-')), 'clock')
    writeFileSync(clock, '+0\n')
    const fakeClock = {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    const world = await createWorld({ nodes, env: (index) => (index === 0 ? fakeClock : {}) })
    return underLoad(world, async () => {
      // Hold back some emails, so they are waiting to be sent when the clock jumps.
      world.acceptMails(false)
      await pause(2000)
      writeFileSync(clock, `${by}\n`)
      await pause(2000)
      world.acceptMails(true)
      await pause(4000)
    })
  },
})

export const clockFaults: readonly Fault[] = [
  clockJump('clock-forward', 'clock moves forward one hour while emails wait', 1, '+1h'),
  clockJump('clock-back', 'clock moves back one hour while emails wait', 1, '-1h'),
  clockJump('clock-forward-nodes', 'clock of one of three nodes moves forward one hour while emails wait', 3, '+1h'),
  clockJump('clock-back-nodes', 'clock of one of three nodes moves back one hour while emails wait', 3, '-1h'),
]
