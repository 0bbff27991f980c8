import { DAY_MS } from '#contract/dates.ts'
import { FEW_SEATS, sessionDates, sessionName, type TrainingSession } from '#contract/training-session.ts'
import { derivedContent } from '../publishing/stored-content.ts'
import { countIn, type RegistrationCounts, type SessionRow } from './repository.ts'

/** A session has passed when its last day has ended in every time zone. */
const LAST_ZONE_MS = 12 * 60 * 60_000

export const isPast = ({ end_date }: Pick<SessionRow, 'end_date'>, now: Date) =>
  now.getTime() >= Date.parse(`${end_date}T00:00:00Z`) + DAY_MS + LAST_ZONE_MS

/** Returns true if visitors see the session and can register for it. */
export const isOpen = (row: SessionRow, now: Date) => row.state === 'announced' && !isPast(row, now)

/** The session's name in inquiries. */
export const nameOf = ({ start_date, end_date, location }: SessionRow) =>
  sessionName({ dates: sessionDates(start_date, end_date), location })

/** Returns true if a new registration goes to the waiting list. New registrations never go ahead of waiting ones. */
const isFull = ({ id, capacity }: SessionRow, counts: RegistrationCounts) =>
  countIn(counts, id, 'registered') >= capacity || countIn(counts, id, 'waiting') > 0

/** The number of seats left that pages show. */
export const seatsShown = (row: SessionRow, counts: RegistrationCounts): number =>
  isFull(row, counts) ? 0 : Math.min(row.capacity - countIn(counts, row.id, 'registered'), FEW_SEATS + 1)

/** Returns the open sessions as published content. Empty if no session is open. */
export function publishedSessions(rows: readonly SessionRow[], counts: RegistrationCounts, now: Date) {
  const sessions = rows
    .filter((row) => isOpen(row, now))
    .map(
      (row): TrainingSession => ({
        id: row.id,
        startDate: row.start_date,
        endDate: row.end_date,
        dates: sessionDates(row.start_date, row.end_date),
        location: row.location,
        topics: row.topics,
        priceUsd: row.price_usd,
        seatsLeft: seatsShown(row, counts),
      }),
    )
  return sessions.length === 0 ? [] : [derivedContent('training', 'sessions', { sessions })]
}
