import { type LazyRouteFunction, Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import type { StaffMember } from '#contract/staff.ts'
import { isPageAllowed, STAFF_AREA, STAFF_PAGES, type StaffPagePath } from '#contract/staff-area.ts'
import { Broken, NotAllowed, Unknown } from './shell/notes.tsx'
import { Shell } from './shell/shell.tsx'

/** The page modules. Each exports a component, a loader, and an action, and loads when its page opens. */
const MODULES: Readonly<Record<StaffPagePath, LazyRouteFunction<RouteObject>>> = {
  files: () => import('./files/files.tsx'),
  content: () => import('./content/content-list.tsx'),
  'content/:kind/:key': () => import('./content/content-editor.tsx'),
  images: () => import('./images/images.tsx'),
  training: () => import('./training/session-list.tsx'),
  'training/:id': () => import('./training/session-view.tsx'),
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
  // The server also matches paths case-sensitively (`staffPlace`).
  caseSensitive: true,
})

/** Routes for the pages that the role allows, and for the messages about forbidden and unknown pages. */
const memberPages = (member: StaffMember): RouteObject[] => [
  ...STAFF_PAGES.filter((each) => isPageAllowed(each, member)).map(({ path }) => page(path, MODULES[path])),
  ...STAFF_PAGES.filter((each) => !isPageAllowed(each, member)).map(({ path }) => ({
    path: `${STAFF_AREA}/${path}`,
    Component: NotAllowed,
  })),
  { path: '*', Component: Unknown },
]

/** All routes in the staff area. If no staff member is signed in, they redirect to the sign-in page. */
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
