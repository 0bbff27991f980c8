import { routes } from 'virtual:routes'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { HydratedShell } from '#contract/site-build.ts'
import { errorPage } from './components/error-page/error-page.tsx'
import { PAGE_DATA_ID, Document as SiteDocument } from './document.tsx'
import { documentLocation } from './router/navigation.ts'
import { keepPage, registerRoutes } from './router/page-data.ts'
import type { CommonData, PageModule } from './router/route.ts'

/** Data that the document contains for hydration. */
export interface PageSource {
  /** Undefined if rendering failed on the server. */
  readonly data?: CommonData
}

/** Reads the shell from the attributes of the document, which has each of its addresses only once. */
function shellOf({ documentElement, head }: Document): HydratedShell {
  const styles = head.querySelector<HTMLElement>('[data-styles]')?.dataset.styles ?? ''
  return { styles: styles.split(' ').filter(Boolean), data: documentElement.dataset.pages ?? '' }
}

/** Hydrates the document in slices, so slow phones stay responsive. */
export function hydrate(module: PageModule | undefined) {
  const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? ''
  const { data } = JSON.parse(pageData) as PageSource
  const page = module && data ? { Page: module.Page, data } : errorPage(500)
  registerRoutes(routes)
  if (module && data) keepPage(new URL(window.location.href), module, data)
  const initial = { location: documentLocation(), page, type: 'POP' } as const
  startTransition(() => {
    hydrateRoot(document, <SiteDocument initial={initial} shell={shellOf(document)} pageData={pageData} />)
  })
}
