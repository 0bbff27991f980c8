import { type LazyRouteFunction, Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import type { StaffMember } from '../contract/staff.ts'
import { isPageAllowed, STAFF_AREA, STAFF_PAGES, type StaffPagePath } from '../contract/staff-area.ts'
import { Broken, NotAllowed, Unknown } from './shell/notes.tsx'
import { Shell } from './shell/shell.tsx'

/** What a page is made of comes when it is opened: its component, its loader and its action. */
const MODULES: Readonly<Record<StaffPagePath, LazyRouteFunction<RouteObject>>> = {
  files: () => import('./files/files.tsx'),
  inquiries: () => import('./inquiries/inquiry-list.tsx'),
  'inquiries/person': () => import('./inquiries/person-view.tsx'),
  'inquiries/:id': () => import('./inquiries/inquiry-view.tsx'),
  analytics: () => import('./analytics/analytics.tsx'),
  accounts: () => import('./accounts/accounts.tsx'),
  account: () => import('./account/account.tsx'),
}

const Loading = () => <p role="status">Loading…</p>

const page = (path: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  path: `${STAFF_AREA}/${path}`,
  lazy,
  HydrateFallback: Loading,
  // As the server reads an address (`staffPlace`).
  caseSensitive: true,
})

/** The pages that a member may open; what else an address can name is said by the shell. */
const memberPages = (member: StaffMember): RouteObject[] => [
  ...STAFF_PAGES.filter((each) => isPageAllowed(each, member)).map(({ path }) => page(path, MODULES[path])),
  ...STAFF_PAGES.filter((each) => !isPageAllowed(each, member)).map(({ path }) => ({
    path: `${STAFF_AREA}/${path}`,
    Component: NotAllowed,
  })),
  { path: '*', Component: Unknown },
]

/** Every route of the staff area, for a member or for nobody. */
export const routesFor = (member: StaffMember | undefined): RouteObject[] => [
  {
    element: (
      <Shell>
        <Outlet />
        <ScrollRestoration />
      </Shell>
    ),
    errorElement: (
      <Shell>
        <Broken />
      </Shell>
    ),
    children: [
      page('set-password', () => import('./set-password/set-password.tsx')),
      ...(member ? memberPages(member) : [page('*', () => import('./sign-in/sign-in.tsx'))]),
    ],
  },
]
