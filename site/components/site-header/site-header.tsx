import { useEffect, useRef } from 'react'
import { menuOf, menus } from '#catalog/navigation.ts'
import { useLocation } from '../../router/router.tsx'
import { scrollToTop } from '../../services/navigation.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Consent } from '../consent/consent.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Icon } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { Menu } from '../menu/menu.tsx'
import { QuoteCount } from '../quote-count/quote-count.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { onSearchKey, showSearchKey } from '../search-bar/search-key.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import { useScrolled } from './scrolled.ts'
import styles from './site-header.module.css'

/**
 * The sticky header. On wide screens, the search box below it scrolls away, and a button then opens it as a popover.
 * Narrow screens always use the button. The native popover works before hydration and without JavaScript. The results
 * page has its own search box instead.
 */
export const SiteHeader = () => {
  const { pathname, hash } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const scrolled = useScrolled(top)
  const search = useRef<HTMLDivElement>(null)
  const current = menuOf(pathname)
  const isResults = pathname === '/searchResults'
  useEffect(() => {
    showSearchKey()
    document.addEventListener('keydown', onSearchKey)
    return () => document.removeEventListener('keydown', onSearchKey)
  }, [])
  return (
    <>
      <div ref={top} className={styles.top} />
      <header className={styles.header}>
        <SiteLink to="/" className={styles.logo} aria-label="BoltSpan, home">
          <Logo />
        </SiteLink>
        <nav aria-label="Main" className={styles.menus}>
          <ul className={styles.list}>
            {menus.map((menu) => (
              <Menu key={menu.id} menu={menu} current={menu === current} />
            ))}
          </ul>
        </nav>
        {scrolled && (
          <button type="button" className={styles.up} aria-label="Scroll to top" onClick={scrollToTop}>
            <Icon name="up" />
          </button>
        )}
        <div className={styles.connect}>
          <ButtonLink to="/contact-us" look="signal" prefetch="intent">
            LET'S CONNECT
          </ButtonLink>
        </div>
        <div className={styles.tools} data-scrolled={scrolled || undefined} data-results={isResults || undefined}>
          <button type="button" className={styles.find} popoverTarget="site-search" aria-label="Open search">
            <Icon name="search" />
          </button>
          <QuoteCount className={styles.quotes} />
          <Drawer />
        </div>
      </header>
      <Consent pathname={pathname} hash={hash} />
      <div className={styles.row} data-results={isResults || undefined}>
        <div
          id="site-search"
          popover="auto"
          className={styles.search}
          ref={search}
          onToggle={({ newState, currentTarget }) => {
            if (newState === 'open') currentTarget.querySelector('input')?.focus({ preventScroll: true })
          }}
        >
          <SearchBar onSearch={() => search.current?.matches(':popover-open') && search.current.hidePopover()} />
        </div>
      </div>
    </>
  )
}
