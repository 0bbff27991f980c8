import { isAllowed, type Permission, type StaffMember } from './staff.ts'

export const STAFF_AREA = '/manage'

interface StaffPage {
  /** Path relative to `/manage/`. A segment that starts with a colon matches any value. */
  readonly path: string
  readonly title: string
  /** If absent, every staff member may open the page. */
  readonly permission?: Permission
  /** True if the navigation bar links to the page. */
  readonly inNavigation?: true
}

/** Pages for signed-in staff members, in navigation order. */
export const STAFF_PAGES = [
  { path: 'files', title: 'Files', permission: 'files', inNavigation: true },
  { path: 'content', title: 'Content', permission: 'editContent', inNavigation: true },
  { path: 'content/:kind/:key', title: 'Edit content', permission: 'editContent' },
  { path: 'images', title: 'Images', permission: 'editContent', inNavigation: true },
  { path: 'training', title: 'Training', permission: 'editContent', inNavigation: true },
  { path: 'training/:id', title: 'Training session', permission: 'editContent' },
  { path: 'inquiries', title: 'Inquiries', permission: 'inquiries', inNavigation: true },
  { path: 'inquiries/person', title: 'Inquiries', permission: 'inquiries' },
  { path: 'inquiries/:id', title: 'Inquiries', permission: 'inquiries' },
  { path: 'analytics', title: 'Analytics', permission: 'analytics', inNavigation: true },
  { path: 'accounts', title: 'Accounts', permission: 'accounts', inNavigation: true },
  { path: 'account', title: 'Your account' },
] as const satisfies readonly StaffPage[]

export type StaffPagePath = (typeof STAFF_PAGES)[number]['path']

export const isPageAllowed = (
  { permission }: Pick<StaffPage, 'path' | 'permission'>,
  { role }: Pick<StaffMember, 'role'>,
) => permission === undefined || isAllowed(role, permission)

/** Returns the first page that the member's role allows. */
export const homeOf = (member: StaffMember) =>
  `${STAFF_AREA}/${STAFF_PAGES.find((page) => isPageAllowed(page, member))?.path}`

/** The page that the staff area shows for a URL. */
export interface StaffPlace {
  readonly kind: 'page' | 'set-password' | 'sign-in' | 'not-allowed' | 'unknown'
  readonly title: string
}

/**
 * Resolves a URL in the staff area. The server uses the result to set the response status, and the app uses it to
 * choose the page.
 * @param path the full path, without the query
 */
export function staffPlace(path: string, member: StaffMember | undefined): StaffPlace {
  const segments = segmentsOf(path).slice(1)
  if (segments.join('/') === 'set-password') return { kind: 'set-password', title: 'Set your password' }
  if (!member) return { kind: 'sign-in', title: 'Sign in' }
  const page = STAFF_PAGES.find((each) => matches(segmentsOf(each.path), segments))
  if (!page) return { kind: 'unknown', title: 'Page not found!' }
  return isPageAllowed(page, member)
    ? { kind: 'page', title: page.title }
    : { kind: 'not-allowed', title: 'Not allowed' }
}

/** Returns true if a signed-in member who opens this path is redirected to `homeOf(member)`. */
export const isEntrance = (path: string) => ['', 'sign-in'].includes(segmentsOf(path).slice(1).join('/'))

export const documentTitle = ({ title }: StaffPlace) => `${title} | BoltSpan staff`

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

const matches = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length && pattern.every((part, index) => part[0] === ':' || part === segments[index])
