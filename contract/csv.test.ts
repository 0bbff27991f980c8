import { expect, test } from 'vitest'
import { csvFile, csvLine, tabText } from './csv.ts'

test('quotes cells as required by RFC 4180', () => {
  expect(csvLine(['plain', 'a "quote", a comma', 'two\r\nlines', null, undefined, ''])).toBe(
    '"plain","a ""quote"", a comma","two\r\nlines","","",""\r\n',
  )
})

test.each([
  '=1+1',
  '+1 555',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1+1',
  '=HYPERLINK("http://x.example")',
])('escapes a cell when a spreadsheet would run it as a formula: %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
})

test.each(['Dana', '1+1', 'a=b', 'dana@flyrail.example', "'=1", '5 - 3'])(
  'leaves text unchanged when it is not a formula: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`)
  },
)

test.each(['1/4', '3/16', '1/4-20', '10-12', '1.2.3', '16:9', 'MAR-1', '4 Jun', '1E5', '007'])(
  'marks %s as text, because a spreadsheet would change it',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
    expect(tabText([[text]])).toBe(`'${text}`)
  },
)

test.each(['1/4 in', '2026-11-28', '555-555-0100', '1 1/2 × 3 in', 'BS-TR12A-10', 'March', '10 ft'])(
  'leaves %s unchanged',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`)
  },
)

test('starts a file with a byte order mark, and writes numbers without quotes', () => {
  expect(csvFile([['Weight (lb)'], [-5], [1.5]])).toBe('\uFEFF"Weight (lb)"\r\n-5\r\n1.5\r\n')
})

test('separates copied cells with tabs and keeps each row on one line', () => {
  expect(
    tabText([
      ['a', 1],
      ['two\n lines', '=1+1'],
    ]),
  ).toBe("a\t1\ntwo lines\t'=1+1")
})
