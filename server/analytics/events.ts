import { basename } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { allSizesZip, CAD_KINDS, cadPath, LIST_ZIP } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { externalLinks } from '#catalog/external-links.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { documents } from '#catalog/studio-results.server.ts'
import { OTHER } from '#contract/analytics.ts'
import { dayOf } from '#contract/dates.ts'
import type { AnalyticsEvent } from '#contract/events.ts'
import { anonymousTerm } from '#contract/search-terms.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { EventKind } from '../database/tables.ts'
import { type EventCount, eventCountRepository } from './repository.ts'

/** Counts are buffered in memory and written in batches, because a write per event would delay other requests. */
const WRITE_AFTER_MS = 1000

/** Number of months to keep counts. With 25 months, staff can compare a month with the same month in previous years. */
const RETENTION_MONTHS = 25

/**
 * Maximum number of distinct search terms per day. Additional terms are counted as `OTHER`, so no client can fill the
 * disk.
 */
const TERMS_PER_DAY = 1000

const partLinks = [...soldParts.values()].flatMap(({ item }) => item.linksSections.flatMap(({ links }) => links))
const DOCUMENT_NAMES: ReadonlySet<string> = new Set(
  [...Object.keys(documents), ...partLinks.map(({ url }) => url)].map((path) => basename(path)),
)
const CAD_NAMES: ReadonlySet<string> = new Set([
  LIST_ZIP,
  ...Object.keys(cadFiles).flatMap((partNumber) =>
    [allSizesZip(partNumber), ...CAD_KINDS.map((kind) => cadPath(partNumber, kind))].map((path) => basename(path)),
  ),
])
const OUTSIDE: ReadonlySet<string> = new Set(Object.values(externalLinks))

export interface EventsDeps {
  readonly database: Database
  /** Returns the canonical form of a page's path, or undefined if the page does not exist. */
  readonly canonicalPath: (path: string) => string | undefined
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly clock?: () => Date
}

/** Counts events from visitors who accepted analytics. Accepts no data that identifies a visitor. */
export function createEvents({ database, canonicalPath, log, clock = () => new Date() }: EventsDeps) {
  let pending = new Map<string, EventCount>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()
  /** All counts from before this day have been deleted. */
  let cleared = ''

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const counts = [...pending.values()]
    pending = new Map()
    writing = writing
      .then(() => store(database, counts))
      .then(() => clearOld())
      .catch((error: unknown) => log.error({ err: error, lost: counts.length }, 'could not write event counts'))
    return writing
  }

  const clearOld = async () => {
    const first = dayOf(monthsBefore(clock(), RETENTION_MONTHS))
    if (first === cleared) return
    await eventCountRepository(database).deleteBefore(first)
    cleared = first
  }

  return {
    count(event: AnalyticsEvent) {
      const { kind, label, withoutResult = false } = counted(event, canonicalPath)
      const day = dayOf(clock())
      const key = `${day} ${kind} ${label}`
      const row = pending.get(key) ?? { day, kind, label, count: 0, without_result: 0 }
      pending.set(key, { ...row, count: row.count + 1, without_result: row.without_result + (withoutResult ? 1 : 0) })
      timer ??= setTimeout(write, WRITE_AFTER_MS).unref()
    },

    /** Writes the pending counts and deletes counts older than `RETENTION_MONTHS`. */
    write,
  }
}

function monthsBefore(date: Date, months: number) {
  const before = new Date(date)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

async function store(database: Database, counts: readonly EventCount[]) {
  if (counts.length === 0) return
  await inTransaction(database, async (transaction) => {
    await engineOf(database).lockTable(transaction, 'event_count')
    const repository = eventCountRepository(transaction)
    const terms = new Map<string, Set<string>>()
    for (const row of counts) {
      if (row.kind !== 'search') {
        await repository.add([row])
        continue
      }
      const labels = terms.get(row.day) ?? (await repository.labelsOf(row.day, 'search'))
      terms.set(row.day, labels)
      const fits = labels.has(row.label) || labels.size < TERMS_PER_DAY
      if (fits) labels.add(row.label)
      await repository.add([fits ? row : { ...row, label: OTHER }])
    }
  })
}

interface Counted {
  readonly kind: EventKind
  readonly label: string
  readonly withoutResult?: boolean
}

/** Maps an event to its counter. Unknown labels are counted as `OTHER`. */
function counted(event: AnalyticsEvent, canonicalPath: EventsDeps['canonicalPath']): Counted {
  switch (event.name) {
    case 'page_view':
      return event.page.startsWith('/')
        ? { kind: 'page', label: canonicalPath(event.page) ?? OTHER }
        : { kind: 'outside', label: OUTSIDE.has(event.page) ? event.page : OTHER }
    case 'search':
      return { kind: 'search', label: anonymousTerm(event.term) || OTHER, withoutResult: event.results === 0 }
    case 'pdf_click':
      return { kind: 'pdf', label: DOCUMENT_NAMES.has(event.label) ? event.label : OTHER }
    case 'cad_click':
      return { kind: 'cad', label: CAD_NAMES.has(event.label) ? event.label : OTHER }
    case 'form_submit':
      return { kind: 'form', label: `${event.form}: ${event.label}`, withoutResult: event.label !== 'accepted' }
  }
}
