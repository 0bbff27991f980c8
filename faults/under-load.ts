import { setTimeout as pause } from 'node:timers/promises'
import { header } from '#server/testing/mail-server.ts'
import { tally } from './tally.ts'
import { type Outcome, startReader, startVisitors } from './visitors.ts'
import type { World } from './world.ts'

const VISITORS = 4

/** Time that the site runs under load before the fault is injected. */
const WARM_UP_MS = 1500

/** The timeout is long, because an email that a killed node was sending stays reserved until its lease expires. */
const MAIL_TIMEOUT_MS = 12 * 60_000

/** These pages exist in both the built site and the fixture site. */
const PAGES = ['/', '/products', '/products/joist-hangers', '/catalog/request', '/favicon.svg']

export interface Finding {
  readonly acknowledged: number
  /** Number of acknowledged inquiries that are not stored. */
  readonly lost: number
  readonly duplicated: number
  /** Number of inquiries that are stored even though the visitor received an error stating otherwise. */
  readonly wronglyRejected: number
  /** Number of emails for the stored inquiries. `repeated` emails arrived more than once with the same Message-ID. */
  readonly mails: { readonly due: number; readonly missing: number; readonly repeated: number }
  readonly pages: { readonly requests: number; readonly failed: number; readonly slowestMs: number }
  /** Time from the end of the fault until the server acknowledges a new inquiry. */
  readonly recoveryMs: number
  /** Number of failed submissions by status and error code. */
  readonly failures: Readonly<Record<string, number>>
  readonly notes: readonly string[]
  readonly failedChecks: readonly string[]
}

/** Failures that are acceptable during a fault. */
export interface Allowed {
  /** Page requests may fail, because the only process is killed. */
  readonly pagesFail?: boolean
  /** Connections may be lost, and the proxy may respond with its own error, because a process is killed. */
  readonly connectionsBreak?: boolean
  /** Emails may be missing, because the fault makes them fail permanently. */
  readonly mailsMissing?: boolean
  /** Emails may be sent twice, because SMTP can't distinguish a lost response from a lost email. */
  readonly mailsRepeated?: boolean
}

/** Records what happens during a fault and the results of the checks. */
export interface Notes {
  note(text: string): void
  expect(check: string, isMet: boolean): void
}

/**
 * Injects a fault while visitors submit inquiries and a reader requests pages, and then checks the results. Resolves
 * when the visitors have stopped. `finding` resolves after all emails have been sent and the world is closed.
 */
export async function underLoad(world: World, fault: (notes: Notes) => Promise<void>, allowed: Allowed = {}) {
  const notes: string[] = []
  const failedChecks: string[] = []
  const expect = (check: string, isMet: boolean) => {
    if (!isMet && !failedChecks.includes(check)) failedChecks.push(check)
  }
  const visitors = startVisitors(world.url, VISITORS)
  const reader = startReader(world.url, PAGES)
  await pause(WARM_UP_MS)
  const startedAt = performance.now()
  await fault({ note: (text) => notes.push(text), expect })
  const recoveryMs = await visitors.nextAcknowledged()
  await visitors.stop()
  await reader.stop()

  const rejected = visitors.outcomes.filter(({ id }) => id === undefined)
  const failures = tally(rejected.map(({ status, code }) => [status, code].filter(Boolean).join(' ')))
  const requests = reader.outcomes.filter((request) => request.startedAt + request.ms >= startedAt)
  const failed = requests.filter(({ status }) => status !== 200)
  if (failed.length > 0)
    notes.push(
      `pages failed with ${JSON.stringify(tally(failed.map(({ status }) => `${status ?? 'connection lost'}`)))}`,
    )
  const slowestMs = Math.max(...requests.map(({ ms }) => ms))
  const pages = { requests: requests.length, failed: failed.length, slowestMs }
  const isUnexplained = ({ code }: Outcome) => code === 'connection lost' || code === 'no error code'
  expect('every submission gets a response', !rejected.some(({ code }) => code === 'timeout'))
  const unexplained = rejected.find(isUnexplained)
  expect(`failures have an error code (${unexplained?.message})`, !unexplained || allowed.connectionsBreak === true)
  expect('all page requests succeed', pages.failed === 0 || allowed.pagesFail === true)

  const finding = (async (): Promise<Finding> => {
    try {
      const { rows, due } = await settledMails(world)
      const stored = Map.groupBy(rows, ({ message }) => message ?? '')
      const lost = [...visitors.acknowledged].filter(([mark, id]) => stored.get(mark)?.[0]?.id !== id).length
      const duplicated = [...stored.values()].filter((same) => same.length > 1).length
      const wronglyRejected = [...visitors.abandoned].filter((mark) => stored.has(mark)).length
      const sent = world.mail.mails.map(({ raw }) => header(raw, 'Message-ID') ?? '')
      const arrived = new Set(sent)
      const missing = due.filter((id) => !sent.some((each) => each.includes(id))).length
      const mails = { due: due.length, missing, repeated: sent.length - arrived.size }
      expect('every acknowledged inquiry is stored', lost === 0)
      expect('no inquiry is stored twice', duplicated === 0)
      expect('no inquiry is stored after the visitor was told that it was not', wronglyRejected === 0)
      expect('every inquiry has two emails', due.length === rows.length * 2)
      expect('every email arrives', missing === 0 || allowed.mailsMissing === true)
      expect('no email arrives twice', mails.repeated === 0 || allowed.mailsRepeated === true)
      const { size: acknowledged } = visitors.acknowledged
      return {
        acknowledged,
        lost,
        duplicated,
        wronglyRejected,
        mails,
        pages,
        recoveryMs,
        failures,
        notes,
        failedChecks,
      }
    } finally {
      await world.close()
    }
  })()
  return { finding }
}

/** Waits until no email is pending. Returns the stored inquiries and the ids of their emails. */
async function settledMails(world: World) {
  const deadline = performance.now() + MAIL_TIMEOUT_MS
  for (;;) {
    const { rows, mails } = await world.readDatabase(async (database) => ({
      rows: await database.selectFrom('inquiry').select(['id', 'message']).execute(),
      mails: await database.selectFrom('outgoing_mail').select(['id', 'state']).execute(),
    }))
    const isPending = mails.some(({ state }) => state === 'waiting')
    if (!isPending || performance.now() > deadline) return { rows, due: mails.map(({ id }) => id) }
    await pause(500)
  }
}
