import { topOffset } from '../../services/navigation.ts'

interface Section {
  readonly id: string
}

/** How far below the strip a section's top may lie and still count as reached, in px. */
const REACHED_PX = 48

/** The last section whose top has passed under the strip; at the foot of the page, the last of all. */
const sectionInView = (sections: readonly Section[]) => {
  const atFoot = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (atFoot && window.scrollY > 0) return sections.at(-1)?.id
  const line = topOffset() + REACHED_PX
  return sections.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
    ?.id
}

/** Moves a strip of links until the one that leads to a section stands in its middle; to its start without one. */
function showLink(strip: HTMLElement | null, id: string | undefined) {
  const list = strip?.firstElementChild
  const link = id && list?.querySelector<HTMLElement>(`[href="#${id}"]`)
  if (list) list.scrollLeft = link ? link.offsetLeft - list.clientWidth / 2 + link.clientWidth / 2 : 0
}

/**
 * Calls back with the id of the section in view, now and with each change, and shows its link in the strip, until
 * `signal` ends it.
 */
export function watchSections(
  sections: readonly Section[],
  strip: HTMLElement | null,
  changed: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let frame = 0
  let shown: string | null | undefined = null
  const mark = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const id = sectionInView(sections)
      changed(id)
      if (id !== shown) showLink(strip, id)
      shown = id
    })
  }
  mark()
  window.addEventListener('scroll', mark, { passive: true, signal })
  window.addEventListener('resize', mark, { signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}
