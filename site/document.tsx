import { createElement, useEffect } from 'react'
import { INK } from '#catalog/brand.ts'
import type { HydratedShell } from '#contract/site-build.ts'
import favicon from '#public/favicon.svg?raw'
import { ErrorBoundary } from './components/error-page/error-page.tsx'
import { PageMeta } from './components/page-meta/page-meta.tsx'
import { RouteAnnouncer } from './components/route-announcer/route-announcer.tsx'
import { SiteFooter } from './components/site-footer/site-footer.tsx'
import { SiteHeader } from './components/site-header/site-header.tsx'
import { SiteNotice } from './components/site-notice/site-notice.tsx'
import { NavigationSpinner } from './components/spinner/spinner.tsx'
import styles from './document.module.css'
import type { Shown } from './router/navigation.ts'
import { Router, useShown } from './router/router.tsx'
import { CatalogProviders } from './services/catalog-lists.tsx'
import startWhenShown from './start-when-shown.js?raw'
import archivo from './styles/fonts/archivo.woff2?url'

export const PAGE_DATA_ID = 'page-data'

interface DocumentProps {
  readonly initial: Shown
  readonly shell: HydratedShell
  /** Modules that start with the page. Only the server renders them. */
  readonly modules?: readonly string[]
  /** Page data as JSON for a script element. The browser reads it during hydration. */
  readonly pageData: string
}

/** The whole document, rendered on the server and hydrated in the browser. */
export const Document = ({ initial, shell, modules = [], pageData }: DocumentProps) => (
  <html lang="en-US" data-pages={shell.data} suppressHydrationWarning>
    <Router initial={initial}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={INK} />
        <PageMeta />
        {/* This script precedes the styles, so it runs before the first paint. The client renders it empty. */}
        <script
          data-modules={modules.join(' ')}
          data-styles={shell.styles.join(' ')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash in the policy
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startWhenShown : '' }}
        />
        <link rel="preload" as="font" type="font/woff2" href={archivo} crossOrigin="anonymous" />
        {/* A data URL, because a request for the icon would compete with the first image. */}
        {import.meta.env.SSR && (
          <link rel="icon" href={`data:image/svg+xml,${favicon.trim().replace(/["#<>]/g, encodeURIComponent)}`} />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {shell.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <CatalogProviders>
          <SiteNotice />
          <div id="site-header" className={styles.contents}>
            <SiteHeader />
          </div>
          <main id="main" tabIndex={-1} className={styles.main}>
            <CurrentPage />
          </main>
          <div id="site-footer" className={styles.contents}>
            <SiteFooter />
          </div>
        </CatalogProviders>
        <NavigationSpinner />
        {/* Render this after the drawer, which restores focus when it closes. */}
        <RouteAnnouncer />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped for scripts */}
        <script id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: pageData }} />
      </body>
    </Router>
  </html>
)

const CurrentPage = () => {
  const { page, location } = useShown()
  // After hydration, turn off `content-visibility` for off-screen images. The browser then loads nearby images and
  // keeps loaded ones painted, for example in a full-page screenshot.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <ErrorBoundary key={location.pathname}>{createElement(page.Page, page.data as never)}</ErrorBoundary>
}
