import type { Navigate } from '../router/navigation.ts'

interface NavigateSettings {
  readonly newTab?: boolean
  readonly replace?: boolean
  readonly state?: unknown
  /** Scrolls to the top afterward. True by default. */
  readonly scrollToTop?: boolean
}

const HEADER_OFFSET_PX = { small: 64, tablet: 80, wide: 96 } as const
const NAVIGATION_MENU_ID = 'navigation-menu'

let navigate: Navigate | undefined

/** Sets the router's navigate function. The router calls this once. */
export const initializeNavigation = (navigateFunction: Navigate) => {
  navigate = navigateFunction
}

/** Opens a route with the router, or an absolute http(s) URL by changing the window location. */
export const navigateTo = (url: string, settings: NavigateSettings = {}) => {
  const { newTab = false, replace = false, state, scrollToTop = true } = settings
  if (newTab) {
    window.open(url, '_blank', 'noopener')
    return
  }
  if (/^https?:\/\//.test(url)) {
    if (replace) window.location.replace(url)
    else window.location.assign(url)
    return
  }
  if (!navigate) {
    console.warn('Navigation not initialized. Please call initializeNavigation first.')
    return
  }
  navigate(url, { replace, state, preventScrollReset: !scrollToTop })
}

/** Goes back one page, or to the home page if there is no history because the page was opened from elsewhere. */
export const goBack = () => {
  if (window.history.length > 1) window.history.back()
  else navigateTo('/')
}

/** The header and its breakpoints scale with the browser's font size, which is 16 px by default. */
const headerOffset = () => {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const width = window.innerWidth / scale
  if (width < 640) return scale * HEADER_OFFSET_PX.small
  if (width < 1024) return scale * HEADER_OFFSET_PX.tablet
  return scale * HEADER_OFFSET_PX.wide
}

/** Height in px of the sticky elements at the top: the header and, on some pages, a section strip. */
export const topOffset = () =>
  headerOffset() + (document.getElementById(NAVIGATION_MENU_ID)?.getBoundingClientRect().height ?? 0)

/** Scrolls so that the element is just below the header. Scrolling is smooth unless the user prefers reduced motion. */
export const scrollToElement = (id: string) => {
  const element = document.getElementById(id)
  if (!element) return
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - topOffset(), behavior })
}

export const scrollToTop = () => {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  window.scrollTo({ top: 0, behavior })
}
