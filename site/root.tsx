import { type ReactNode, useEffect } from 'react'
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
import { ButtonLink } from './components/button/button.tsx'
import { NavigationSpinner } from './components/spinner/spinner.tsx'
import { ScrollToTop } from './components/scroll-to-top/scroll-to-top.tsx'
import { SiteFooter } from './components/site-footer/site-footer.tsx'
import { SiteHeader } from './components/site-header/site-header.tsx'
import styles from './root.module.css'
import { CatalogueProviders } from './services/catalogue-lists.tsx'
import { initializeNavigation } from './services/navigation.ts'
import archivo from './styles/fonts/archivo.woff2?url'
import './styles/layers.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: archivo, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

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
        <SiteHeader />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
      </CatalogueProviders>
      <NavigationSpinner />
      <ScrollToTop />
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

export default function Root() {
  const navigate = useNavigate()
  useEffect(() => initializeNavigation(navigate), [navigate])
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <div className={styles.error}>
      <title>Something went wrong | BoltSpan</title>
      <p className="data">Error {status}</p>
      <h1>Something went wrong on this page</h1>
      <p>It is our fault, not yours. Try again in a moment, or go on from the home page.</p>
      <ButtonLink to="/" prefetch="none" reloadDocument>
        Return Home
      </ButtonLink>
    </div>
  )
}
