const DAY_MS = 24 * 60 * 60_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Days that one click chooses, up to today. */
export const PRESETS = [7, 30, 90, 365] as const

const PRESET_DEFAULT = 30

export interface Range {
  readonly from: string
  readonly to: string
}

/** The last so many days, today's included, in UTC. */
export const lastDays = (days: number, now = Date.now()): Range => ({
  from: new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10),
  to: new Date(now).toISOString().slice(0, 10),
})

/** What the address asks for; the last 30 days where it asks for nothing. */
export function chosenRange(search: URLSearchParams, now = Date.now()): Range {
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  return DAY.test(from) && DAY.test(to) ? { from, to } : lastDays(PRESET_DEFAULT, now)
}

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Nov 21, 2026' */
export const dayText = (day: string) => FORMAT.format(new Date(day))
