import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fixtureSite } from '#server/testing/fixture-site.ts'
import type { Fault } from '../fault.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

const HOUR_MS = 60 * 60_000

/** Returns the environment of a node whose wall clock `set` changes with libfaketime. */
function fakeClock() {
  if (!existsSync(LIBRARY)) throw new Error('libfaketime is missing. Run apt-get install libfaketime.')
  const clock = join(mkdtempSync(join(tmpdir(), 'boltspan-clock-')), 'clock')
  const set = (by: '+0' | '+1h' | '-1h') => writeFileSync(clock, `${by}\n`)
  set('+0')
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, set }
}

/**
 * Changes the wall clock of the first node with libfaketime. Timers keep running, as they do after a real clock change.
 */
const clockJump = (name: string, description: string, nodes: number, by: '+1h' | '-1h'): Fault => ({
  name,
  description,
  async run() {
    const { env, set } = fakeClock()
    const world = await createWorld({ nodes, env: (index) => (index === 0 ? env : {}) })
    return underLoad(world, async () => {
      // Hold back some emails, so they are waiting to be sent when the clock jumps.
      world.acceptMails(false)
      await pause(2000)
      set(by)
      await pause(2000)
      world.acceptMails(true)
      await pause(4000)
    })
  },
})

/** Time within which pages must follow the clock. Nodes check at least once a minute. */
const FOLLOWS_MS = 75_000

const NOTICE = 'We are closed on Friday.'

/** Sets the clock past the end of a notice and back again. No timer of the notice is left after its end. */
const clockAndNotice: Fault = {
  name: 'clock-notice',
  description: 'clock moves forward past the end of a notice and then back',
  async run() {
    const { env, set } = fakeClock()
    // The notice is on every page, and the fixture site has few pages to render.
    const world = await createWorld({ env: () => env, root: fixtureSite().root })
    const headers = { ...(await world.member('editor')), 'content-type': 'application/json' }
    const period = { start: new Date(Date.now() - HOUR_MS), end: new Date(Date.now() + HOUR_MS / 2) }
    const body = { text: NOTICE, link: '', linkText: '', ...period }
    const published = await fetch(`${world.url}/api/content/notice/site/revisions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ action: 'publish', base: 0, body, note: '' }),
    })
    if (!published.ok) throw new Error(`publish: ${published.status} ${await published.text()}`)
    return underLoad(world, async ({ note, expect }) => {
      const follows = async (isShown: boolean) => {
        const start = performance.now()
        const hasNotice = async () =>
          (await (await fetch(`${world.url}/applications/aerospace`)).text()).includes(NOTICE)
        while ((await hasNotice()) !== isShown && performance.now() - start < 2 * FOLLOWS_MS) await pause(500)
        const elapsedMs = performance.now() - start
        note(`the notice ${isShown ? 'appears' : 'disappears'} after ${(elapsedMs / 1000).toFixed(0)} s`)
        expect(`pages ${isShown ? 'show' : 'hide'} the notice within 75 s`, elapsedMs < FOLLOWS_MS)
      }
      await follows(true)
      set('+1h')
      await follows(false)
      set('+0')
      await follows(true)
    })
  },
}

export const clockFaults: readonly Fault[] = [
  clockJump('clock-forward', 'clock moves forward one hour while emails wait', 1, '+1h'),
  clockJump('clock-back', 'clock moves back one hour while emails wait', 1, '-1h'),
  clockJump('clock-forward-nodes', 'clock of one of three nodes moves forward one hour while emails wait', 3, '+1h'),
  clockAndNotice,
  clockJump('clock-back-nodes', 'clock of one of three nodes moves back one hour while emails wait', 3, '-1h'),
]
