import type { RegistrationState, SessionState, StaffSession } from '#contract/training.ts'
import { sessionDates } from '#contract/training-session.ts'

/** Dates of a session as visitors see them: 'March 3-5, 2026'. */
export const datesOf = ({ startDate, endDate }: Pick<StaffSession, 'startDate' | 'endDate'>) =>
  sessionDates(startDate, endDate)

export const nameOf = (session: StaffSession) => `${datesOf(session)}, ${session.location}`

export const STATE_OPTIONS = [
  ['draft', 'Draft: hidden from visitors'],
  ['announced', 'Announced: open for registration'],
  ['canceled', 'Canceled: no longer shown to visitors'],
] as const satisfies readonly (readonly [SessionState, string])[]

/** Describes what visitors see. */
export function statusOf({ state, isPast, registered, waiting, capacity }: StaffSession) {
  if (state === 'draft') return 'Draft'
  if (state === 'canceled') return 'Canceled'
  if (isPast) return 'Past'
  return registered >= capacity || waiting > 0 ? 'Full' : 'Announced'
}

export const REGISTRATION_TEXT: Readonly<Record<RegistrationState, string>> = {
  registered: 'Registered',
  waiting: 'Waiting list',
  canceled: 'Canceled',
  repeated: 'Registered again, without a seat',
}
