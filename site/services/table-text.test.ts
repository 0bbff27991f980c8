import { describe, expect, test } from 'vitest'
import { csvOf, tabsOf } from './table-text.ts'

describe('a table as text', () => {
  test('CSV has quotes where a cell needs them, and a line break after each row', () => {
    expect(
      csvOf([
        ['Part', 'Name'],
        ['A', 'Truss, 12 in'],
        ['B', '3 "'],
        ['C', 1.5],
      ]),
    ).toBe('Part,Name\r\nA,"Truss, 12 in"\r\nB,"3 """\r\nC,1.5\r\n')
  })

  test('what a spreadsheet would compute is a text; a negative number stays a number', () => {
    expect(csvOf([['=1+1', -5]])).toBe("'=1+1,-5\r\n")
  })

  test('cells are separated by tabs where they are pasted', () => {
    expect(
      tabsOf([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('a\t1\nb\t2')
  })
})
