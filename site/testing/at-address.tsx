import type { ReactNode } from 'react'
import { errorPage } from '../components/error-page/error-page.tsx'
import { Router } from '../router/router.tsx'

/** Provides the URL to components under test that depend on one. */
export const AtAddress = ({ pathname = '/', children }: { pathname?: string; children: ReactNode }) => (
  <Router
    initial={{
      location: { pathname, search: '', hash: '', state: null, key: 'test' },
      page: errorPage(500),
      type: 'POP',
    }}
  >
    {children}
  </Router>
)
