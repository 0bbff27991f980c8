/** Number of pages around the current one on wide and narrow screens. */
const WINDOW = 5
const NARROW_WINDOW = 3

export type PageEntry =
  | { readonly kind: 'page'; readonly page: number; readonly shown: 'always' | 'wide' }
  | { readonly kind: 'gap'; readonly after: number; readonly shown: 'always' | 'wide' | 'narrow' }

/** Returns the first page, the last page, and `size` pages around the current page, in ascending order. */
function pagesShown(current: number, total: number, size: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), total - size + 1))
  const around = Array.from({ length: Math.min(size, total) }, (_, index) => first + index)
  return [...new Set([1, ...around, total])].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
}

/**
 * Returns page numbers and gaps for wide and narrow screens. CSS shows one set, so the pagination is correct before
 * hydration.
 */
export function pageEntries(current: number, total: number): PageEntry[] {
  const wide = pagesShown(current, total, WINDOW)
  const narrow = pagesShown(current, total, NARROW_WINDOW)
  const entries: PageEntry[] = []
  for (const [index, page] of wide.entries()) {
    entries.push({ kind: 'page', page, shown: narrow.includes(page) ? 'always' : 'wide' })
    const next = wide[index + 1]
    if (next === undefined) break
    const isWideGap = next > page + 1
    // On narrow screens, a gap follows a page if the next page is hidden.
    const nextNarrow = narrow.find((each) => each > page)
    const isNarrowGap = narrow.includes(page) && nextNarrow !== undefined && nextNarrow > page + 1
    if (isWideGap || isNarrowGap) {
      entries.push({ kind: 'gap', after: page, shown: isWideGap ? (isNarrowGap ? 'always' : 'wide') : 'narrow' })
    }
  }
  return entries
}
