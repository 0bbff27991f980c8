import type { Registration, RegistrationState, StaffSession } from '#contract/training.ts'
import { isPast } from './published-sessions.ts'
import { countIn, type PersonRow, type RegistrationCounts, type SessionRow } from './repository.ts'

export function presentSession(row: SessionRow, counts: RegistrationCounts, now: Date): StaffSession {
  const count = (state: RegistrationState) => countIn(counts, row.id, state)
  return {
    id: row.id,
    startDate: row.start_date,
    endDate: row.end_date,
    location: row.location,
    capacity: row.capacity,
    topics: row.topics,
    priceUsd: row.price_usd,
    notes: row.notes,
    state: row.state,
    version: row.version,
    registered: count('registered'),
    waiting: count('waiting'),
    isPast: isPast(row, now),
  }
}

export const presentRegistration = (row: PersonRow): Registration => ({
  id: row.id,
  inquiryId: row.inquiry_id,
  state: row.state,
  registeredAt: row.registered_at,
  fullName: row.full_name,
  companyName: row.company_name,
  stateCountry: row.state_country,
  phone: row.phone,
  email: row.email,
})
