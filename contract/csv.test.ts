import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

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
