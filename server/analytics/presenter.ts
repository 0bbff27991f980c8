import type { DailyCounts } from '#contract/analytics.ts'
import { DAY_MS, dayOf } from '#contract/dates.ts'
import type { EventKind } from '../database/tables.ts'

interface DayCount {
  readonly day: string
  readonly kind: EventKind
  readonly count: number
  readonly without_result: number
}

/** Returns the counts for every day in the range, in order. */
export function presentDays(counts: readonly DayCount[], { from, to }: { readonly from: string; readonly to: string }) {
  const byDay = new Map(counts.map((row) => [`${row.day} ${row.kind}`, row]))
  const days: DailyCounts[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const day = dayOf(new Date(time))
    const of = (kind: EventKind) => Number(byDay.get(`${day} ${kind}`)?.count ?? 0)
    const withoutResult = (kind: EventKind) => Number(byDay.get(`${day} ${kind}`)?.without_result ?? 0)
    days.push({
      day,
      pageViews: of('page'),
      searches: of('search'),
      searchesWithoutResult: withoutResult('search'),
      pdfClicks: of('pdf'),
      cadClicks: of('cad'),
      forms: of('form') - withoutResult('form'),
      outside: of('outside'),
    })
  }
  return days
}

export const presentTop = (rows: readonly { readonly label: string; readonly count: number }[]) =>
  rows.map(({ label, count }) => ({ label, count: Number(count) }))
