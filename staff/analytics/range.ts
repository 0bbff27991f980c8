const DAY_MS = 24 * 60 * 60_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Lengths of the preset ranges, in days. Each range ends today. */
export const PRESETS = [7, 30, 90, 365] as const

const PRESET_DEFAULT = 30

export interface Range {
  readonly from: string
  readonly to: string
}

/** Returns the range of the last `days` days, including today, in UTC. */
export const lastDays = (days: number, now = Date.now()): Range => ({
  from: new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10),
  to: new Date(now).toISOString().slice(0, 10),
})

/** Returns the range in the URL, or the last 30 days if the URL has no valid range. */
export function chosenRange(search: URLSearchParams, now = Date.now()): Range {
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  return DAY.test(from) && DAY.test(to) ? { from, to } : lastDays(PRESET_DEFAULT, now)
}

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a day: 'Nov 21, 2026'. */
export const dayText = (day: string) => FORMAT.format(new Date(day))
