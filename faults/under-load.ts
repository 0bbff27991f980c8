import { setTimeout as pause } from 'node:timers/promises'
import { header } from '../server/testing/mail-server.ts'
import { tally } from './tally.ts'
import { type Answer, startReader, startVisitors } from './visitors.ts'
import type { World } from './world.ts'

const VISITORS = 4

/** Time in which everything works, before the fault. */
const BEFORE_MS = 1500

/** Mails that a killed node had leased wait ten minutes. */
const MAIL_LIMIT_MS = 12 * 60_000

/** In the finished site and in that of the tests. */
const PAGES = ['/', '/products', '/products/joist-hangers', '/catalog/request', '/favicon.svg']

/** What was found; the names of `broken` are the promises that were not kept. */
export interface Finding {
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  /** Told that nothing had been saved, while it had. */
  readonly wronglyRefused: number
  /** Of the stored inquiries: mails that are due, that did not arrive, that arrived again under their Message-ID. */
  readonly mails: { readonly due: number; readonly missing: number; readonly repeated: number }
  readonly pages: { readonly answers: number; readonly failed: number; readonly slowestMs: number }
  /** From the end of the fault to the first inquiry that was begun and acknowledged after it. */
  readonly recoveryMs: number
  /** What visitors were told who were not acknowledged, with how often. */
  readonly told: Readonly<Record<string, number>>
  readonly notes: readonly string[]
  readonly broken: readonly string[]
}

export interface Allowed {
  /** Pages may fail: the only process is killed. */
  readonly pagesFail?: boolean
  /** Connections may break, and the proxy may answer in a node's place: a process is killed. */
  readonly connectionsBreak?: boolean
  /** Mails that the fault rightly ends. */
  readonly mailsMissing?: boolean
  /** SMTP cannot tell a lost answer from a lost mail. */
  readonly mailsRepeated?: boolean
}

/** Adds what a fault finds by itself: a fact, or a promise that was not kept. */
export interface Notes {
  note(text: string): void
  expect(promise: string, kept: boolean): void
}

/**
 * Lets visitors and a reader at work, runs `fault`, which returns when it is over, and finds out what became of it.
 * @returns at once when the visitors have gone; `finding` resolves when the mails have been sent too, and the world
 * is closed
 */
export async function underLoad(world: World, fault: (notes: Notes) => Promise<void>, allowed: Allowed = {}) {
  const notes: string[] = []
  const broken: string[] = []
  const expect = (promise: string, kept: boolean) => {
    if (!kept) broken.push(promise)
  }
  const visitors = startVisitors(world.url, VISITORS)
  const reader = startReader(world.url, PAGES)
  await pause(BEFORE_MS)
  const began = performance.now()
  await fault({ note: (text) => notes.push(text), expect })
  const recoveryMs = await visitors.nextAcknowledged()
  await visitors.stop()
  await reader.stop()

  const refused = visitors.answers.filter(({ id }) => id === undefined)
  const told = tally(refused.map(({ status, code }) => [status, code].filter(Boolean).join(' ')))
  const answers = reader.answers.filter(({ askedAt, ms }) => askedAt + ms >= began)
  const failed = answers.filter(({ status }) => status !== 200)
  if (failed.length > 0)
    notes.push(`pages failed with ${JSON.stringify(tally(failed.map(({ status }) => `${status}`)))}`)
  const pages = { answers: answers.length, failed: failed.length, slowestMs: Math.max(...answers.map(({ ms }) => ms)) }
  const isSilent = ({ code }: Answer) => code === 'connection lost' || code === 'says nothing'
  expect('everybody is answered', !refused.some(({ code }) => code === 'hangs'))
  const silent = refused.find(isSilent)
  expect(`a failure says what happened (${silent?.message})`, !silent || allowed.connectionsBreak === true)
  expect('pages are served', pages.failed === 0 || allowed.pagesFail === true)

  const finding = (async (): Promise<Finding> => {
    try {
      const { rows, due } = await settledMails(world)
      const stored = Map.groupBy(rows, ({ message }) => message ?? '')
      const lost = [...visitors.acknowledged].filter(([mark, id]) => stored.get(mark)?.[0]?.id !== id).length
      const twice = [...stored.values()].filter((same) => same.length > 1).length
      const wronglyRefused = [...visitors.left].filter((mark) => stored.has(mark)).length
      const sent = world.mail.mails.map(({ raw }) => header(raw, 'Message-ID') ?? '')
      const arrived = new Set(sent)
      const missing = due.filter((id) => !sent.some((each) => each.includes(id))).length
      const mails = { due: due.length, missing, repeated: sent.length - arrived.size }
      expect('what is acknowledged is stored', lost === 0)
      expect('nothing is stored twice', twice === 0)
      expect('nothing is stored of which a visitor was told that it was not', wronglyRefused === 0)
      expect('each inquiry has its two mails', due.length === rows.length * 2)
      expect('each mail arrives', missing === 0 || allowed.mailsMissing === true)
      expect('each mail arrives once', mails.repeated === 0 || allowed.mailsRepeated === true)
      const { size: acknowledged } = visitors.acknowledged
      return { acknowledged, lost, twice, wronglyRefused, mails, pages, recoveryMs, told, notes, broken }
    } finally {
      await world.close()
    }
  })()
  return { finding }
}

/** The stored inquiries and the ids of their mails, once no mail waits any more. */
async function settledMails(world: World) {
  const until = performance.now() + MAIL_LIMIT_MS
  for (;;) {
    const { rows, mails } = await world.truth(async (database) => ({
      rows: await database.selectFrom('inquiry').select(['id', 'message']).execute(),
      mails: await database.selectFrom('outgoing_mail').select(['id', 'state']).execute(),
    }))
    const waits = mails.some(({ state }) => state === 'waiting')
    if (!waits || performance.now() > until) return { rows, due: mails.map(({ id }) => id) }
    await pause(500)
  }
}
