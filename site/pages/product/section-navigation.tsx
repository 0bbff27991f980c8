import { useEffect, useRef, useState } from 'react'
import { scrollToElement, topOffset } from '../../services/navigation.ts'
import styles from './section-navigation.module.css'

interface Entry {
  readonly id: string
  readonly label: string
}

/** How far below the strip a section's top may lie and still count as reached, in px. */
const REACHED_PX = 48

/** The last section whose top has passed under the strip; at the foot of the page, the last of all. */
const sectionInView = (entries: readonly Entry[]) => {
  const atFoot = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (atFoot && window.scrollY > 0) return entries.at(-1)?.id
  const line = topOffset() + REACHED_PX
  return entries.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
    ?.id
}

/** The strip of section buttons that stays under the header and marks the section in view. */
export const SectionNavigation = ({ entries, label }: { entries: readonly Entry[]; label: string }) => {
  const [current, setCurrent] = useState<string>()
  const strip = useRef<HTMLElement>(null)

  useEffect(() => {
    let frame = 0
    const mark = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(sectionInView(entries)))
    }
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    window.addEventListener('resize', mark)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', mark)
      window.removeEventListener('resize', mark)
    }
  }, [entries])

  useEffect(() => {
    // In the next frame, for it needs the layout, which would hold up a new page's first paint here.
    const frame = requestAnimationFrame(() => {
      const list = strip.current?.firstElementChild
      const marked = current && list?.querySelector<HTMLElement>(`[href="#${current}"]`)
      if (list) list.scrollLeft = marked ? marked.offsetLeft - list.clientWidth / 2 + marked.clientWidth / 2 : 0
    })
    return () => cancelAnimationFrame(frame)
  }, [current])

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
