import { isAllowed, type Permission, type StaffMember } from './staff.ts'

/** Where the staff area's pages are. */
export const STAFF_AREA = '/manage'

interface StaffPage {
  /** Below `/manage/`; a segment with a colon stands for any one. */
  readonly path: string
  readonly title: string
  /** Without one the page is for every member. */
  readonly permission?: Permission
  /** Whether the area's navigation leads there. */
  readonly inNavigation?: true
}

/** The pages for members who have signed in, in the order of the navigation. */
export const STAFF_PAGES = [
  { path: 'files', title: 'Files', permission: 'files', inNavigation: true },
  { path: 'inquiries', title: 'Inquiries', permission: 'inquiries', inNavigation: true },
  { path: 'inquiries/person', title: 'Inquiries', permission: 'inquiries' },
  { path: 'inquiries/:id', title: 'Inquiries', permission: 'inquiries' },
  { path: 'figures', title: 'Figures', permission: 'figures', inNavigation: true },
  { path: 'accounts', title: 'Accounts', permission: 'accounts', inNavigation: true },
  { path: 'account', title: 'Your account' },
] as const satisfies readonly StaffPage[]

export type StaffPagePath = (typeof STAFF_PAGES)[number]['path']

export const mayOpen = ({ permission }: Pick<StaffPage, 'path' | 'permission'>, { role }: Pick<StaffMember, 'role'>) =>
  permission === undefined || isAllowed(role, permission)

/** Where a member begins: at the first page that the role allows. */
export const homeOf = (member: StaffMember) =>
  `${STAFF_AREA}/${STAFF_PAGES.find((page) => mayOpen(page, member))?.path}`

/** What stands at an address of the staff area. */
export interface StaffPlace {
  readonly kind: 'page' | 'set-password' | 'sign-in' | 'not-allowed' | 'unknown'
  readonly title: string
}

/**
 * The server answers with the status of it, and the app shows it.
 * @param path the whole path of the address, without its query
 */
export function staffPlace(path: string, member: StaffMember | undefined): StaffPlace {
  const segments = segmentsOf(path).slice(1)
  if (segments.join('/') === 'set-password') return { kind: 'set-password', title: 'Set your password' }
  if (!member) return { kind: 'sign-in', title: 'Sign in' }
  const page = STAFF_PAGES.find((each) => matches(segmentsOf(each.path), segments))
  if (!page) return { kind: 'unknown', title: 'Page not found!' }
  return mayOpen(page, member) ? { kind: 'page', title: page.title } : { kind: 'not-allowed', title: 'Not allowed' }
}

/** Whether an address leads a member on to where members begin. */
export const isEntrance = (path: string) => ['', 'sign-in'].includes(segmentsOf(path).slice(1).join('/'))

export const documentTitle = ({ title }: StaffPlace) => `${title} | BoltSpan staff`

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

const matches = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length && pattern.every((part, index) => part[0] === ':' || part === segments[index])
