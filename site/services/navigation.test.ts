import { beforeEach, describe, expect, test, vi } from 'vitest'

// Initialization persists in the module, so each test imports a fresh copy.
const fresh = async () => {
  vi.resetModules()
  return import('./navigation.ts')
}

const assign = vi.fn()
const replace = vi.fn()
const open = vi.fn()

beforeEach(() => {
  for (const mock of [assign, replace, open]) mock.mockClear()
  vi.stubGlobal('window', { location: { assign, replace }, open })
})

describe('navigateTo', () => {
  // Covers 8.40
  test('logs a warning and does not navigate before initialization', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { navigateTo } = await fresh()
    navigateTo('/products')
    expect(warn).toHaveBeenCalledExactlyOnceWith('Navigation not initialized. Please call initializeNavigation first.')
  })

  // Covers 2.navigation.3, 2.navigation.6
  test('opens a path with the router and scrolls to the top', async () => {
    const { initializeNavigation, navigateTo } = await fresh()
    const navigate = vi.fn()
    initializeNavigation(navigate)
    navigateTo('/products')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/products', {
      replace: false,
      state: undefined,
      preventScrollReset: false,
    })
    expect(assign).not.toHaveBeenCalled()
  })

  // Covers 2.navigation.4-5
  test('replaces the history entry, passes state, and keeps the scroll position when the caller requests it', async () => {
    const { initializeNavigation, navigateTo } = await fresh()
    const navigate = vi.fn()
    initializeNavigation(navigate)
    navigateTo('/catalog/request', { replace: true, state: { catalogType: 'USB' }, scrollToTop: false })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/catalog/request', {
      replace: true,
      state: { catalogType: 'USB' },
      preventScrollReset: true,
    })
  })

  // Covers 2.navigation.1
  test('changes the window location for an absolute URL, even before initialization', async () => {
    const { navigateTo } = await fresh()
    navigateTo('https://models.example/boltspan')
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://models.example/boltspan')
    navigateTo('http://models.example/', { replace: true })
    expect(replace).toHaveBeenCalledExactlyOnceWith('http://models.example/')
  })

  // Covers 2.navigation.2
  test('opens a new tab that has no access to the current tab when the target is _blank', async () => {
    const { initializeNavigation, navigateTo } = await fresh()
    const navigate = vi.fn()
    initializeNavigation(navigate)
    for (const url of ['/catalog', 'https://models.example/']) navigateTo(url, { newTab: true })
    expect(open.mock.calls).toEqual([
      ['/catalog', '_blank', 'noopener'],
      ['https://models.example/', '_blank', 'noopener'],
    ])
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('scrollToElement', () => {
  const scrollTo = vi.fn()

  const page = (
    innerWidth: number,
    { stripPx, reduced = false, fontPx = 16 }: { stripPx?: number; reduced?: boolean; fontPx?: number },
  ) => {
    scrollTo.mockClear()
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${fontPx}px` }))
    vi.stubGlobal('window', { innerWidth, scrollY: 300, scrollTo, matchMedia: () => ({ matches: reduced }) })
    const boxes: Record<string, object | undefined> = {
      profiles: { top: 1000 },
      'navigation-menu': stripPx === undefined ? undefined : { height: stripPx },
    }
    vi.stubGlobal('document', {
      getElementById: (id: string) => boxes[id] && { getBoundingClientRect: () => boxes[id] },
    })
  }

  // Covers 2.product.11, 2.navigation.7-10
  test.each([
    [360, 16, 64],
    [639, 16, 64],
    [640, 16, 80],
    [1023, 16, 80],
    [1024, 16, 96],
    [1920, 16, 96],
    [959, 24, 96],
    [960, 24, 120],
    [1535, 24, 120],
    [1536, 24, 144],
  ])('in a window of %i px with a font size of %i px, leaves %i px for the header', async (width, fontPx, offset) => {
    const { scrollToElement } = await fresh()
    page(width, { fontPx })
    scrollToElement('profiles')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1300 - offset, behavior: 'smooth' })
  })

  // Covers 2.navigation.11
  test('leaves space for both the header and the section strip', async () => {
    const { scrollToElement } = await fresh()
    page(1440, { stripPx: 60 })
    scrollToElement('profiles')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1300 - 96 - 60, behavior: 'smooth' })
  })

  test('scrolls without animation when the user prefers reduced motion', async () => {
    const { scrollToElement, scrollToTop } = await fresh()
    page(1440, { reduced: true })
    scrollToElement('profiles')
    scrollToTop()
    expect(scrollTo.mock.calls).toEqual([[{ top: 1204, behavior: 'auto' }], [{ top: 0, behavior: 'auto' }]])
  })

  test('does not scroll when the element does not exist', async () => {
    const { scrollToElement } = await fresh()
    page(1440, {})
    scrollToElement('no-such-section')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
