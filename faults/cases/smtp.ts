import { setTimeout as pause } from 'node:timers/promises'
import type { Fault as ProxyFault } from '../../server/testing/tcp-proxy.ts'
import type { Fault } from '../fault.ts'
import { type Allowed, underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const FAULT_MS = 6000

/** The connection to the mail server fails. */
const connection = (name: string, what: string, fault: ProxyFault): Fault => ({
  name,
  what,
  async run() {
    const world = await createWorld()
    return underLoad(
      world,
      async () => {
        world.mailProxy.set(fault)
        await pause(FAULT_MS)
        world.mailProxy.set({})
      },
      // Of a mail whose connection breaks at its end nobody knows whether it was taken.
      { mailsRepeated: true },
    )
  },
})

/** The mail server refuses each recipient. */
const refusal = (name: string, what: string, responseCode: number, allowed: Allowed = {}): Fault => ({
  name,
  what,
  async run() {
    let refuses = false
    const world = await createWorld({
      smtp: {
        onRcptTo: (_address, _session, done) =>
          done(refuses ? Object.assign(new Error('not now'), { responseCode }) : undefined),
      },
    })
    return underLoad(
      world,
      async () => {
        refuses = true
        await pause(FAULT_MS)
        refuses = false
      },
      allowed,
    )
  },
})

export const smtpFaults: readonly Fault[] = [
  connection('smtp-refuses', 'connections to the mail server break off and are refused for 6 s', { refuse: true }),
  connection('smtp-slow', 'the mail server takes 1.5 s for each line for 6 s, then breaks off', { pauseMs: 1500 }),
  refusal('smtp-4xx', 'the mail server answers 451 for 6 s', 451),
  refusal('smtp-5xx', 'the mail server answers 550 for 6 s', 550, { mailsMissing: true }),
  connection('smtp-drops', 'the mail server accepts mails and drops the connection before it says so, for 6 s', {
    cutAfterRequest: '\r\n.\r\n',
  }),
]
