import { describe, expect, test } from 'vitest'
import { pageEntries } from './page-window.ts'

const shown = (current: number, total: number, where: 'wide' | 'narrow') =>
  pageEntries(current, total)
    .filter((entry) => entry.shown === 'always' || entry.shown === where)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ')

describe('pagination shows the first page, the last page, and five pages around the current page (three in narrow windows)', () => {
  // Covers 2.search.24-26
  test.each([
    [1, 1, '1', '1'],
    [1, 3, '1 2 3', '1 2 3'],
    [1, 5, '1 2 3 4 5', '1 2 3 … 5'],
    [1, 20, '1 2 3 4 5 … 20', '1 2 3 … 20'],
    [3, 20, '1 2 3 4 5 … 20', '1 2 3 4 … 20'],
    [4, 20, '1 2 3 4 5 6 … 20', '1 … 3 4 5 … 20'],
    [10, 20, '1 … 8 9 10 11 12 … 20', '1 … 9 10 11 … 20'],
    [17, 20, '1 … 15 16 17 18 19 20', '1 … 16 17 18 … 20'],
    [20, 20, '1 … 16 17 18 19 20', '1 … 18 19 20'],
  ])('shows page %i of %i', (current, total, wide, narrow) => {
    expect(shown(current, total, 'wide')).toBe(wide)
    expect(shown(current, total, 'narrow')).toBe(narrow)
  })
})
