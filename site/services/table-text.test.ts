import { describe, expect, test } from 'vitest'
import { csvOf, tabsOf } from './table-text.ts'

describe('table as text', () => {
  test('quotes CSV cells when necessary and ends each row with a line break', () => {
    expect(
      csvOf([
        ['Part', 'Name'],
        ['A', 'Truss, 12 in'],
        ['B', '3 "'],
        ['C', 1.5],
      ]),
    ).toBe('Part,Name\r\nA,"Truss, 12 in"\r\nB,"3 """\r\nC,1.5\r\n')
  })

  test('escapes formulas, but not negative numbers', () => {
    expect(csvOf([['=1+1', -5]])).toBe("'=1+1,-5\r\n")
  })

  test('separates copied cells with tabs', () => {
    expect(
      tabsOf([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('a\t1\nb\t2')
  })
})
