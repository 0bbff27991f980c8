import { dayAfter } from '#contract/dates.ts'
import { CONTACT_TYPES } from '#contract/inquiry-fields.ts'
import { INBOX_PAGE_SIZES, INBOX_QUERY_MAX_LENGTH, INQUIRY_STATES, OFFICE_IDS } from '#contract/inquiry-handling.ts'
import { readLocalTime } from '../components/local-time.ts'

/** The list settings in the URL. Dates are in the user's time zone. */
export interface ListAddress {
  readonly q: string
  readonly state: string
  readonly type: string
  readonly office: string
  readonly assignee: string
  readonly mail: string
  readonly from: string
  readonly to: string
  readonly page: number
  readonly pageSize: number
}

const oneOf = (allowed: readonly string[], value: string | null) =>
  value !== null && allowed.includes(value) ? value : ''

const day = (value: string | null) => (value?.length === 10 && readLocalTime(value) ? value : '')

/** Returns the midnight at which a day starts, or the midnight some days later. Empty without a day. */
const midnight = (text: string, daysLater = 0): string =>
  readLocalTime(dayAfter(text, daysLater) ?? '')?.toISOString() ?? ''

/** Reads the list settings from the URL and ignores invalid values. */
export function readAddress(search: URLSearchParams): ListAddress {
  const pageSize = Number(search.get('pageSize'))
  return {
    q: (search.get('q') ?? '').slice(0, INBOX_QUERY_MAX_LENGTH),
    state: oneOf(INQUIRY_STATES, search.get('state')),
    type: oneOf(CONTACT_TYPES, search.get('type')),
    office: oneOf(OFFICE_IDS, search.get('office')),
    assignee: (search.get('assignee') ?? '').slice(0, 64),
    mail: oneOf(['failed'], search.get('mail')),
    from: day(search.get('from')),
    to: day(search.get('to')),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    pageSize: INBOX_PAGE_SIZES.find((size) => size === pageSize) ?? INBOX_PAGE_SIZES[0],
  }
}

/** Returns the URL query, without the settings that have default values. */
export function writeAddress({ page, pageSize, ...filter }: ListAddress): Record<string, string> {
  return {
    ...filled(filter),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== INBOX_PAGE_SIZES[0] && { pageSize: String(pageSize) }),
  }
}

/** Returns the filters for the API, which expects times instead of dates. The last day is included. */
export function callFilter({ page: _page, pageSize: _pageSize, from, to, ...filter }: ListAddress) {
  return filled({ ...filter, from: midnight(from), to: midnight(to, 1) })
}

const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
