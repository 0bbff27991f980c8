import { routes } from 'virtual:routes'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { HydratedShell } from '#contract/site-build.ts'
import { errorPage } from './components/error-page/error-page.tsx'
import { Document, PAGE_DATA_ID } from './document.tsx'
import { documentLocation } from './router/navigation.ts'
import { keepPage, registerRoutes } from './router/page-data.ts'
import type { CommonData, PageModule } from './router/route.ts'

/** Data that the document contains for hydration. */
export interface PageSource {
  readonly shell: HydratedShell
  /** Undefined if rendering failed on the server. */
  readonly data?: CommonData
}

/** Hydrates the document in slices, so slow phones stay responsive. */
export function hydrate(module: PageModule | undefined) {
  const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? ''
  const { shell, data } = JSON.parse(pageData) as PageSource
  const page = module && data ? { Page: module.Page, data } : errorPage(500)
  registerRoutes(routes)
  if (module && data) keepPage(new URL(window.location.href), module, data)
  const initial = { location: documentLocation(), page, type: 'POP' } as const
  startTransition(() => {
    hydrateRoot(document, <Document initial={initial} shell={shell} pageData={pageData} />)
  })
}
