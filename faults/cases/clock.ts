import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** The wall clock of the first node, by libfaketime; timers go on, as they do when an administrator sets the clock. */
const jump = (name: string, what: string, nodes: number, by: '+1h' | '-1h'): Fault => ({
  name,
  what,
  async run() {
    if (!existsSync(LIBRARY)) throw new Error('libfaketime is missing: apt-get install libfaketime')
    const clock = join(mkdtempSync(join(tmpdir(), 'boltspan-clock-')), 'clock')
    writeFileSync(clock, '+0\n')
    const faked = {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    const world = await createWorld({ nodes, env: (index) => (index === 0 ? faked : {}) })
    return underLoad(world, async () => {
      // Mails wait when the clock jumps.
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
  jump('clock-forward', 'the clock jumps an hour ahead while mails wait, and stays there', 1, '+1h'),
  jump('clock-back', 'the clock jumps an hour back while mails wait, and stays there', 1, '-1h'),
  jump('clock-forward-nodes', 'the clock of one of three nodes jumps an hour ahead while mails wait', 3, '+1h'),
  jump('clock-back-nodes', 'the clock of one of three nodes jumps an hour back while mails wait', 3, '-1h'),
]
