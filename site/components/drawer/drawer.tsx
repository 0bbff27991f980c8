import { memo, type RefObject, useEffect, useRef } from 'react'
import { menus } from '#catalog/navigation.ts'
import { useLocation } from '../../router/router.tsx'
import { KEPT } from '../../services/kept-markup.ts'
import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { isAvailable, SiteLink } from '../site-link/site-link.tsx'
import styles from './drawer.module.css'

/** Navigation for narrow viewports: a modal drawer with search and the menus. */
export const Drawer = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)

  // Close the drawer after each navigation. Skip the first render, because the visitor may have opened it before
  // hydration.
  useEffect(() => {
    if (shownKey.current !== key) dialog.current?.close()
    shownKey.current = key
  }, [key])

  return (
    <>
      {/* Opens natively before hydration (command, commandfor). The handler supports older browsers. */}
      <button
        type="button"
        className={styles.open}
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'drawer' }}
        onClick={() => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal()
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id="drawer" className={styles.drawer} aria-label="Menu" closedby="any">
        <DrawerContent dialog={dialog} />
      </dialog>
    </>
  )
}

/** Memoized, because the content is the same on every page. */
const DrawerContent = memo(({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) => (
  <>
    <div className={styles.top}>
      <SiteLink to="/" aria-label="BoltSpan, home">
        <Logo />
      </SiteLink>
      <button
        type="button"
        aria-label="Close menu"
        {...{ command: 'close', commandfor: 'drawer' }}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </div>
    <div className={styles.search}>
      <SearchBar onSearch={() => dialog.current?.close()} />
    </div>
    <nav aria-label="Menu" {...(import.meta.env.SSR ? { children: <Menus /> } : KEPT)} />
    <SiteLink to="/quote-list">Quote list</SiteLink>
    <ButtonLink to="/contact-us" look="signal" prefetch="none">
      LET'S CONNECT
    </ButtonLink>
  </>
))

const Menus = () =>
  menus.map((menu) => (
    <details key={menu.id} name="drawer-menu" className={styles.menu}>
      <summary>
        {menu.label}
        <Icon name="down" size={20} />
      </summary>
      <ul className={styles.links}>
        {menu.links
          .filter(({ url }) => isAvailable(url))
          .map(({ label, url, badge }) => (
            <li key={url}>
              <SiteLink to={url}>
                {badge && <Badge {...badge} />}
                {label}
              </SiteLink>
            </li>
          ))}
      </ul>
    </details>
  ))
