import { type FocusEvent, memo, type PointerEvent, useEffect, useRef } from 'react'
import type { Menu as MenuData } from '#catalog/navigation.ts'
import { KEPT } from '../../services/kept-markup.ts'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { isAvailable, SiteLink } from '../site-link/site-link.tsx'
import styles from './menu.module.css'

const CLOSE_DELAY_MS = 150
/**
 * Delay before hovering over another label opens its menu, so that moving the pointer across a label doesn't open it.
 */
const SWITCH_DELAY_MS = 90

/**
 * A menu in the navigation bar. It is a native popover, so click, keyboard, Escape, and light dismiss work before
 * hydration and without JavaScript. It also opens on hover and closes shortly after the pointer leaves.
 */
export const Menu = memo(({ menu, current }: { menu: MenuData; current: boolean }) => {
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** True if hovering opened the menu. The first click then leaves it open. */
  const hovered = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const isOpen = () => panel.current?.matches(':popover-open') ?? false
  const close = () => isOpen() && panel.current?.hidePopover()
  const open = () => {
    if (isOpen()) return
    hovered.current = true
    panel.current?.showPopover()
  }
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const another = document.querySelector('[data-menu-panel]:popover-open')
    if (another && another !== panel.current) later(open, SWITCH_DELAY_MS)
    else {
      clearTimeout(timer.current)
      open()
    }
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(close, CLOSE_DELAY_MS)
  }
  const blur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <li className={styles.menu} onPointerEnter={enter} onPointerLeave={leave} onBlur={blur}>
      <button
        type="button"
        popoverTarget={`menu-${menu.id}`}
        data-current={current || undefined}
        onClick={(event) => {
          if (hovered.current && isOpen()) event.preventDefault()
          hovered.current = false
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          if (!isOpen()) panel.current?.showPopover()
          panel.current?.querySelector('a')?.focus()
        }}
      >
        {menu.label}
        <Icon name="down" size={16} />
      </button>
      <div
        ref={panel}
        id={`menu-${menu.id}`}
        popover="auto"
        data-menu-panel=""
        className={styles.panel}
        onToggle={(event) => {
          if (event.newState === 'closed') hovered.current = false
        }}
      >
        <p className={styles.title} aria-hidden="true">
          {menu.label}
        </p>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links handle the keyboard, this only closes the menu */}
        <ul
          className={styles.links}
          data-count={menu.links.length > 10 ? 'many' : 'few'}
          onClick={close}
          {...(import.meta.env.SSR ? { children: <MenuLinks links={menu.links} /> } : KEPT)}
        />
      </div>
    </li>
  )
})

const MenuLinks = ({ links }: Pick<MenuData, 'links'>) =>
  links
    .filter(({ url }) => isAvailable(url))
    .map(({ label, url, badge }) => (
      <li key={url}>
        <SiteLink to={url} className={styles.link}>
          {badge && <Badge {...badge} />}
          <span>{label}</span>
          {!url.startsWith('/') && <Icon name={url.startsWith('documents/') ? 'document' : 'external'} size={16} />}
        </SiteLink>
      </li>
    ))
