import { isPageAddress, prefetchPage } from './page-data.ts'

/**
 * Wait this long before prefetching a hovered or focused link, because the pointer or focus may just be passing over
 * it.
 */
const INTENT_MS = 50

/** Maximum number of concurrent prefetches for links in view. */
const AT_A_TIME = 2

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null

/** Prefetches the target of a hovered or focused link before the targets of links in view. */
export function prefetchOnIntent() {
  let timer: ReturnType<typeof setTimeout>
  const intend = ({ target }: Event) => {
    clearTimeout(timer)
    const link = linkOf(target)
    if (!link || savesData()) return
    const url = new URL(link.href)
    if (isPageAddress(url)) timer = setTimeout(() => prefetchPage(url, 'high'), INTENT_MS)
  }
  document.addEventListener('pointerover', intend)
  document.addEventListener('focusin', intend)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', intend)
    document.removeEventListener('focusin', intend)
  }
}

const queue: URL[] = []
let running = 0

async function work() {
  if (running >= AT_A_TIME) return
  running += 1
  for (let url = queue.shift(); url; url = queue.shift()) await prefetchPage(url, 'low')
  running -= 1
}

let observer: IntersectionObserver | undefined

const inSight = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    const url = new URL((target as HTMLAnchorElement).href)
    if (!savesData() && isPageAddress(url)) queue.push(url)
  }
  for (let each = 0; each < AT_A_TIME; each += 1) void work()
}

/** A `ref` callback that prefetches a link's page when the link scrolls into view. */
export const prefetchInSight = (link: HTMLAnchorElement) => {
  observer ??= new IntersectionObserver(inSight)
  observer.observe(link)
  return () => observer?.unobserve(link)
}
