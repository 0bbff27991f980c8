import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line is as RFC 4180 has it', () => {
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
])('no spreadsheet carries out what a visitor wrote: %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
})

test.each(['Dana', '1+1', 'a=b', 'dana@flyrail.example', "'=1", '5 - 3'])(
  'harmless text stays as it is: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`)
  },
)
