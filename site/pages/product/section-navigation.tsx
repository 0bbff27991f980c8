import { useEffect, useRef, useState } from 'react'
import { retryOffline } from '../../router/connection.ts'
import { scrollToElement } from '../../services/navigation.ts'
import styles from './section-navigation.module.css'

interface Entry {
  readonly id: string
  readonly label: string
}

interface SectionNavigationProps {
  readonly entries: readonly Entry[]
  readonly label: string
  /** Called before the page scrolls to a section. */
  readonly onFollow?: (id: string) => void
}

/** The sticky strip of section links, with the section in view marked. */
export const SectionNavigation = ({ entries, label, onFollow }: SectionNavigationProps) => {
  const [current, setCurrent] = useState<string>()
  const strip = useRef<HTMLElement>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void retryOffline(() => import('./section-in-view.ts')).then((module) =>
      module.watchSections(entries, strip.current, setCurrent, leaving.signal),
    )
    return () => leaving.abort()
  }, [entries])

  return (
    <nav ref={strip} id="navigation-menu" className={styles.strip} aria-label={label}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              aria-current={entry.id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onFollow?.(entry.id)
                scrollToElement(entry.id)
                window.history.replaceState(window.history.state, '', `#${entry.id}`)
              }}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
