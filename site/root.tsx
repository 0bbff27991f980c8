// First, for it sets the order of the style layers.
import './styles/site.css'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigate,
  useRouteError,
} from 'react-router'
import { buttonClass } from './components/button/button.tsx'
import { NavigationSpinner } from './components/spinner/spinner.tsx'
import styles from './root.module.css'
// The styles of header and footer are needed at once, their code is not.
import './components/site-header/site-header.module.css'
import './components/menu/menu.module.css'
import './components/drawer/drawer.module.css'
import './components/search-bar/search-bar.module.css'
import './components/site-footer/site-footer.module.css'
import './components/logo/logo.module.css'
import './components/badge/badge.module.css'
import { CatalogueProviders } from './services/catalogue-lists.tsx'
import { dormant } from './services/dormant.ts'
import { leaveStaleBuild } from './services/insist.ts'
import { initializeNavigation } from './services/navigation.ts'
import archivo from './styles/fonts/archivo.woff2?url'

// The content security policy lets nothing be compiled from text: zod, where it is loaded later, need not try it.
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const SiteHeader = dormant(async () => (await import('./components/site-header/site-header.tsx')).SiteHeader)
const SiteFooter = dormant(async () => (await import('./components/site-footer/site-footer.tsx')).SiteFooter)

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: archivo, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/**
 * What stands in `id` stays as it is until its code is there, even when the visitor is quicker and goes to another page:
 * a copy of its HTML is then the fallback.
 */
const Dormant = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={styles.dormant}>
    <Suspense fallback={<HtmlOf id={id} />}>{children}</Suspense>
  </div>
)

const HtmlOf = ({ id }: { id: string }) => {
  const [html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup, as the server rendered it
  return <div className={styles.dormant} dangerouslySetInnerHTML={{ __html: html }} />
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-US">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0d0e0f" />
      <Meta />
      <Links />
    </head>
    <body>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <CatalogueProviders>
        <Dormant id="site-header">
          <SiteHeader />
        </Dormant>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Dormant id="site-footer">
          <SiteFooter />
        </Dormant>
      </CatalogueProviders>
      <NavigationSpinner />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

export default function Root() {
  const navigate = useNavigate()
  useEffect(() => initializeNavigation(navigate), [navigate])
  // Until here pictures far from the window were left alone (`content-visibility`); from now on they are the browser's
  // matter: it loads those that come near, and what is loaded stays painted, also in a picture of the whole page.
  useEffect(() => {
    document.documentElement.dataset.settled = ''
  }, [])
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  useEffect(() => {
    leaveStaleBuild()
  }, [])
  return (
    <div className={styles.error}>
      <title>Something went wrong | BoltSpan</title>
      <p className="data">Error {status}</p>
      <h1>Something went wrong on this page</h1>
      <p>It is our fault, not yours. Try again in a moment, or go on from the home page.</p>
      <div className={styles.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: this page's own address, whatever it is */}
        <a className={buttonClass} data-look="ink" href="">
          Try Again
        </a>
        <a className={buttonClass} href="/">
          Return Home
        </a>
      </div>
    </div>
  )
}
