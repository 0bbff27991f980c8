import { topOffset } from '../../services/navigation.ts'

interface Section {
  readonly id: string
}

/** A section counts as reached if its top is less than this many px below the strip. */
const REACHED_PX = 48

/**
 * Returns the last section whose top has scrolled under the strip. At the bottom of the page, returns the last section.
 */
const sectionInView = (sections: readonly Section[]) => {
  const atFoot = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (atFoot && window.scrollY > 0) return sections.at(-1)?.id
  const line = topOffset() + REACHED_PX
  return sections.findLast(({ id }) => (document.getElementById(id)?.getClientRects()[0]?.top ?? Infinity) <= line)?.id
}

/** Scrolls the given strip to center the section's link, or to the start of the strip if the link is missing. */
function showLink(strip: HTMLElement | null, id: string | undefined) {
  const list = strip?.firstElementChild
  const link = id && list?.querySelector<HTMLElement>(`[href="#${id}"]`)
  if (list) list.scrollLeft = link ? link.offsetLeft - list.clientWidth / 2 + link.clientWidth / 2 : 0
}

/**
 * Calls back with the id of the section in view, first on load and then after each change. Scrolls the strip to that
 * section's link. Stops when `signal` is aborted.
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
