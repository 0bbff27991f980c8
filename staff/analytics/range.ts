import { DAY_MS, dayOf, isDay } from '#contract/dates.ts'

/** Lengths of the preset ranges, in days. Each range ends today. */
export const PRESETS = [7, 30, 90, 365] as const

const PRESET_DEFAULT = 30

export interface Range {
  readonly from: string
  readonly to: string
}

/** Returns the range of the last `days` days, including today, in UTC. */
export const lastDays = (days: number, now = Date.now()): Range => ({
  from: dayOf(new Date(now - (days - 1) * DAY_MS)),
  to: dayOf(new Date(now)),
})

/** Returns the range in the URL, or the last 30 days if the URL has no valid range. */
export function chosenRange(search: URLSearchParams, now = Date.now()): Range {
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  return isDay(from) && isDay(to) ? { from, to } : lastDays(PRESET_DEFAULT, now)
}

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a day: 'Nov 21, 2026'. */
export const dayText = (day: string) => FORMAT.format(new Date(day))
