import { setTimeout as pause } from 'node:timers/promises'
import type { Fault as ProxyFault } from '#server/testing/tcp-proxy.ts'
import type { Fault } from '../fault.ts'
import { type Allowed, underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const FAULT_MS = 6000

/** Creates a fault in the connection to the mail server. */
const connection = (name: string, description: string, fault: ProxyFault): Fault => ({
  name,
  description,
  async run() {
    const world = await createWorld()
    return underLoad(
      world,
      async () => {
        world.mailProxy.set(fault)
        await pause(FAULT_MS)
        world.mailProxy.set({})
      },
      // If the connection is lost at the end of an email, the node cannot determine whether the mail server accepted
      // the email.
      { mailsRepeated: true },
    )
  },
})

/** Creates a fault that makes the mail server reject every recipient. */
const rejection = (name: string, description: string, responseCode: number, allowed: Allowed = {}): Fault => ({
  name,
  description,
  async run() {
    let isRejecting = false
    const world = await createWorld({
      smtp: {
        onRcptTo: (_address, _session, done) =>
          done(isRejecting ? Object.assign(new Error('not now'), { responseCode }) : undefined),
      },
    })
    return underLoad(
      world,
      async () => {
        isRejecting = true
        await pause(FAULT_MS)
        isRejecting = false
      },
      allowed,
    )
  },
})

export const smtpFaults: readonly Fault[] = [
  connection('smtp-refuses', 'mail server drops and refuses connections for 6 s', { refuse: true }),
  connection('smtp-slow', 'mail server takes 1.5 s per line for 6 s, then drops connections', { pauseMs: 1500 }),
  rejection('smtp-4xx', 'mail server responds with 451 for 6 s', 451),
  rejection('smtp-5xx', 'mail server responds with 550 for 6 s', 550, { mailsMissing: true }),
  connection('smtp-drops', 'mail server accepts emails but drops connections before it confirms, for 6 s', {
    cutAfterRequest: '\r\n.\r\n',
  }),
]
