import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadTables } from '#catalog/load-tables.ts'
import { products } from '#catalog/products.ts'
import { listedKn } from '#engineering/load-tables/load-rows.ts'
import { ratings } from '#engineering/ratings/ratings.ts'
import { shownItem } from '../../services/item.server.ts'
import { AtAddress } from '../../testing/at-address.tsx'
import {
  type Answer,
  answerTo,
  FIRST_QUERY,
  readQuery,
  type Section,
  sectionOf,
  spanForField,
  spanForUrl,
} from './load-query.ts'
import { LoadsBySpan } from './loads-by-span.tsx'
import { RatingsTable } from './ratings-table.tsx'
import { shownTable } from './shown-table.server.ts'

const MEDIA = join(import.meta.dirname, '../../../media')

const printed = (url: string) =>
  (JSON.parse(readFileSync(join(MEDIA, url.replace(/\.pdf$/, '.json')), 'utf8')) as { pages: string[] }).pages.join(' ')

const rendered = (table: (typeof loadTables)[number]) =>
  renderToStaticMarkup(
    <AtAddress>
      <LoadsBySpan table={shownTable(table)} notice="" />
    </AtAddress>,
  )

/** Returns each row of the table bodies with its values separated by spaces. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      row
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )

describe('load tables page', () => {
  test.each(loadTables.map((table) => [table.title, table] as const))(
    'includes every PDF row of %s, with spans in ascending order',
    (_, table) => {
      const rows = rowsOf(rendered(table))
      const { positions, columns } = computedLoadTable(table.id)
      const spans = positions.flatMap((position) => position.rows)
      const sides = [...positions.flatMap((position) => position.sides), ...columns].flatMap((side) => side.rows)
      expect(rows.filter((row) => row.split(' ').length === 23)).toHaveLength(spans.length)
      expect(rows.filter((row) => row.split(' ').length === 8)).toHaveLength(sides.length)
      expect(rows).toHaveLength(spans.length + sides.length)
      const text = printed(table.url)
      expect(rows.filter((row) => !text.includes(` ${row} `))).toEqual([])
      let at = 0
      for (const row of rows.filter((each) => each.split(' ').length === 23)) {
        const found = text.indexOf(` ${row} `, at)
        expect(found, `${row}, in the PDF after the row before`).toBeGreaterThanOrEqual(at)
        at = found + row.length
      }
    },
  )

  test('contains every rating in the PDFs', () => {
    const texts = new Map(loadTables.map(({ id, url }) => [computedLoadTable(id).series as string, printed(url)]))
    const rows = rowsOf(renderToStaticMarkup(<RatingsTable />))
    expect(rows).toHaveLength(ratings().flatMap(({ values }) => values).length)
    for (const row of rows) {
      // The aluminum table includes the steel tube.
      const on = row.replace(' BS-TR03S,', ' BS-TR03A,')
      const series = [...texts.keys()].find((each) => on.includes(` ${each},`) || on.startsWith(`${each}-10`))
      expect(texts.get(series ?? 'BS-TR12A')).toContain(row)
    }
  })

  test('explains each letter in a load table and lists the table’s conditions', () => {
    for (const table of loadTables) {
      const html = rendered(table)
      const letters = new Set([...html.matchAll(/<td>([A-Z])<\/td>/g)].map(([, letter]) => letter))
      expect(letters.size).toBeGreaterThan(0)
      for (const letter of letters) expect(html).toContain(`<b>${letter}</b> `)
      const conditions = computedLoadTable(table.id).conditions.at(-1) ?? ''
      expect(html).toContain(conditions.split(/['’]/)[0])
    }
  })

  test('shows the same uniform load at 10 ft as the product spec, in lb and kN', () => {
    const items = products.flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
    for (const { id } of loadTables) {
      const { series, positions } = computedLoadTable(id)
      const item = items.find(({ partNumber }) => partNumber === `${series}-10`)
      const figure = item && shownItem(item).figures.find(({ label }) => label === 'UDL at 10 ft')
      const { lb = 0 } = positions[0]?.rows.find(({ spanFt }) => spanFt === 10)?.uniform ?? {}
      expect(figure).toEqual({
        label: 'UDL at 10 ft',
        us: `${lb.toLocaleString('en-US')} lb`,
        metric: `${listedKn(lb)} kN`,
      })
    }
  })
})

const reader = await import('../../services/quantity-field.ts')

describe('load finder', () => {
  const sections = (
    [
      ['BS-TR12A', 'truss-12-aluminum', 0],
      ['BS-EX3060', 'extrusion-30x60', 0],
      ['BS-EX3060-FLAT', 'extrusion-30x60', 1],
    ] as const
  ).map(([key, id, position]): Section => {
    return { key, name: id, rows: computedLoadTable(id).positions[position]?.rows ?? [] }
  })
  const ask = (search: string) => answerTo(sections, readQuery(search), reader)
  const messageOf = (answer: Answer) => (answer.kind === 'wrong' ? `${answer.field}: ${answer.message}` : answer.kind)

  test('shows the best-selling section when the query has a span but no section', () => {
    expect(ask('?span=20')).toMatchObject({ kind: 'loads', section: { key: FIRST_QUERY.section }, spanFt: 20 })
  })

  test('shows the table row for a span when the load table lists that span', () => {
    expect(ask('?section=BS-TR12A&span=20')).toMatchObject({ kind: 'loads', spanFt: 20, row: { spanFt: 20 } })
  })

  test.each(['20.5', '20,5', '20½', '20.01', '20.5 ft', " 20.5' ", '20\' 6"', '6.25 m'])(
    'shows the lower of the loads at 20 and 21 ft when the span is %s',
    (span) => {
      expect(ask(`?section=BS-TR12A&span=${encodeURIComponent(span)}`)).toMatchObject({
        kind: 'loads',
        row: { spanFt: 21, uniform: { lb: 2510 } },
      })
    },
  )

  test.each([
    ['6.1', '6.1 m', { kind: 'loads', spanFt: 20.0131, row: { spanFt: 21 } }],
    ['6,1', '6,1 m', { kind: 'loads', spanFt: 20.0131, row: { spanFt: 21 } }],
    ['1,5', '1,5 m', { kind: 'loads', spanFt: 4.92126, row: { spanFt: 5 } }],
    ['6.096', '6.096 m', { kind: 'loads', spanFt: 20, row: { spanFt: 20 } }],
    ['20 ft', '20 ft', { kind: 'loads', spanFt: 20, row: { spanFt: 20 } }],
    ["20' 6", "20' 6", { kind: 'loads', spanFt: 20.5, row: { spanFt: 21 } }],
    ['13', '13 m', { kind: 'wrong', message: 'truss-12-aluminum is listed from 0.61 to 12.19 m, not at 13.00 m.' }],
    ['wide', 'wide', { kind: 'wrong', message: '“wide” is not a span. Enter meters, such as 2.5.' }],
  ])('reads the span %s as “%s” for visitors with metric units', (typed, span, answer) => {
    expect(spanForUrl(typed, 'metric')).toBe(span)
    expect(spanForField(span, 'metric')).toBe(typed)
    expect(answerTo(sections, { section: 'BS-TR12A', span }, reader, 'metric')).toMatchObject(answer)
  })

  test('names feet in the field when a visitor with metric units opens a link in feet', () => {
    expect(spanForField('20', 'metric')).toBe('20 ft')
    expect(spanForUrl('20 ft', 'metric')).toBe('20 ft')
    expect(spanForUrl('20', 'us')).toBe('20')
  })

  test('finds a section by its series or a full part number, case-insensitively', () => {
    for (const name of ['bs-tr12a', 'BS-TR12A-10', ' BS-TR12A '])
      expect(sectionOf(sections, name)?.key).toBe('BS-TR12A')
    expect(sectionOf(sections, 'BS-EX3060-flat')?.key).toBe('BS-EX3060-FLAT')
    expect(sectionOf(sections, '')).toBeUndefined()
  })

  test.each([
    ['', 'none'],
    ['?section=BS-TR12A', 'none'],
    ['?section=BS-TR99', 'section: There is no load table for “BS-TR99”. Choose one from the list.'],
    ['?section=&span=20', 'section: Choose a section.'],
    ['?section=BS-TR12A&span=', 'span: Enter a span: 2 to 40 ft.'],
    ['?section=BS-TR12A&span=wide', 'span: “wide” is not a span. Enter feet, such as 8 or 7.5.'],
    ['?section=BS-TR12A&span=-8', 'span: truss-12-aluminum is listed from 2 to 40 ft, not at -8 ft.'],
    ['?section=BS-TR12A&span=41', 'span: truss-12-aluminum is listed from 2 to 40 ft, not at 41 ft.'],
    ['?section=BS-EX3060&span=3', 'span: extrusion-30x60 is listed from 4 to 10 ft, not at 3 ft.'],
  ])('answers "%s" with %s', (search, message) => {
    expect(messageOf(ask(search))).toBe(message)
  })
})
