import { useLocation } from 'react-router'
import { menus } from '../../../catalogue/navigation.ts'
import { ButtonLink } from '../button/button.tsx'
import { Consent } from '../consent/consent.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Logo } from '../logo/logo.tsx'
import { Menu } from '../menu/menu.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { IntentPrefetch } from '../site-link/intent-prefetch.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import { Arrival } from './arrival.tsx'
import styles from './site-header.module.css'

/** The bar that stays at the top; on wide screens the search box lies below it and scrolls away with the page. */
export const SiteHeader = () => {
  const { pathname, hash } = useLocation()
  const isWithin = (url: string) => pathname === url || pathname.startsWith(`${url}/`)
  return (
    <>
      {/* The staff's own pages, where this header is not shown, are nobody's visit. */}
      {!isWithin('/manage') && <Consent pathname={pathname} hash={hash} />}
      <header className={styles.header}>
        <SiteLink to="/" className={styles.logo} aria-label="BoltSpan, home">
          <Logo />
        </SiteLink>
        <nav aria-label="Main" className={styles.menus}>
          <ul className={styles.list}>
            {menus.map((menu) => (
              <Menu key={menu.id} menu={menu} current={isWithin(menu.url)} />
            ))}
          </ul>
        </nav>
        <div className={styles.connect}>
          <ButtonLink to="/contact-us" look="signal" prefetch="intent">
            LET’S CONNECT
          </ButtonLink>
        </div>
        <Drawer />
      </header>
      <div className={styles.search}>
        <SearchBar />
      </div>
      <IntentPrefetch />
      {/* After the drawer, which gives the focus back when it closes. */}
      {!isWithin('/manage') && <Arrival />}
    </>
  )
}
