/** Compares the numbers in all answers about parts and sections with the ratings, specs, and load tables. */
import { describe, expect, test } from 'vitest'
import { builtIn } from '#catalog/built-in-content.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { hardwareText } from '#catalog/fasteners.ts'
import { shownFigure, staticLimits } from '#catalog/load-rating.ts'
import { loadTables } from '#catalog/load-tables.ts'
import { catalogItems as items } from '#catalog/products.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import type { Figure, Item } from '#catalog/types.ts'
import { listedKn } from '#engineering/load-tables/load-rows.ts'
import { trussSeries } from '#engineering/members/truss-models.ts'
import { printedValue } from '#engineering/ratings/rating.ts'
import { ratingsOf } from '#engineering/ratings/ratings.ts'
import { formatLoad, formatNumber, formatQuantity, KG_PER_POUND } from '#engineering/units.ts'
import { siteFacts } from '../site-facts.ts'
import { answersFrom } from './answers.ts'

const { answerTo } = answersFrom(siteFacts(builtIn, '/content'))

const trusses = Object.entries(trussSeries).map(([series, { size, material }]) => ({
  series,
  name: `${size} in ${material.kind} truss`,
}))

/** Quantities in text, such as '1,340 lb' and '7,250 N·m'. */
const quantitiesIn = (text: string): string[] =>
  text.match(/[\d,.]+(?:–[\d,.]+)? (?:ft·lb|N·m|lb\/ft²|lb\/ft|kg\/m|kN\/m|lb|kg|kN)/g) ?? []

const figureTexts = (figure: Figure): string[] => {
  if ('text' in figure) return quantitiesIn(figure.text)
  const each = [figure.value].flat().map((value) => shownFigure({ ...figure, value }))
  return [shownFigure(figure), ...each].flatMap(({ us, metric = '' }) => [us, metric])
}

const sizesOf = ({ partNumber, sizes = [{ partNumber, label: '' }] }: Item) => sizes

/** All quantities in an item's data: specs, ratings, sizes, weights, and bolt torque. */
function dataOf(item: Item): ReadonlySet<string> {
  const hardware = item.hardware.map(hardwareText).join(', ')
  const bolts = items.filter((each) => sizesOf(each).some(({ partNumber }) => hardware.includes(partNumber)))
  const pounds = [
    ...sizesOf(item).map(({ partNumber }) => measuredParts[partNumber]?.weightLb ?? 0),
    ...sizesOf(item).flatMap(({ label }) => Number(/([\d,]+) lb/.exec(label)?.[1]?.replace(',', '') ?? Number.NaN)),
  ]
  return new Set([
    ...[item, ...bolts].flatMap(({ figures }) => figures.flatMap(figureTexts)),
    ...ratingsOf(item.partNumber)
      .flatMap(({ values }) => values.map(printedValue))
      .flatMap(({ us, metric }) => [us, metric]),
    ...staticLimits(item).flatMap(({ us, metric = '' }) => [us, metric]),
    ...pounds
      .flatMap((lb) => [formatQuantity(lb, 'lb'), formatLoad(lb, 'lb', 'down')])
      .flatMap(({ us, metric }) => [us, metric]),
  ])
}

const poundsIn = (text = '') => (/^[\d,]+ lb$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined)

const FORCES = ['moment', 'shear', 'tension', 'compression', 'uplift', 'pull'] as const

/** Questions about an item, with the truss that each question names. */
const questionsOf = ({ partNumber, name }: Item) =>
  [partNumber, name].flatMap((named) => [
    ...['capacity', 'weight', 'torque', 'Tragfähigkeit', 'capacity in kg', ...FORCES].map((what) => ({
      query: `${named} ${what}`,
      series: undefined,
    })),
    { query: `which bolts for ${named}`, series: undefined },
    ...trusses.map(({ series, name: truss }) => ({ query: `${named} capacity on ${truss}`, series })),
  ])

/** Ratings for a pull or vertical load on truss, in lb. */
const pullsOn = (item: Item, series: string | undefined) =>
  ratingsOf(item.partNumber)
    .filter(({ of, on }) => of !== 'part' && (!series || on.startsWith(`${series},`)))
    .flatMap(({ values }) => values)
    .filter(({ what, unit }) => unit === 'lb' && /^(Pull|Vertical load)$/.test(what))
    .map(({ value }) => value)

const isSection = ({ partNumber }: Item) => loadTables.some(({ series }) => partNumber.startsWith(`${series}-`))

describe.each(items.map((item) => [item.partNumber, item] as const))('answers about %s', (_, item) => {
  const answers = questionsOf(item).flatMap(({ query, series }) => {
    const answer = answerTo(query)
    return answer ? [{ query, series, ...answer }] : []
  })

  test('contain only numbers from the data for the part', () => {
    for (const { query, label, value, other = '', note = '' } of answers) {
      const [, named = item.partNumber] = /\((BS-[\w-]+)\)/.exec(label) ?? []
      const about = items.find((each) => sizesOf(each).some(({ partNumber }) => partNumber === named)) as Item
      const data = new Set([...dataOf(item), ...dataOf(about)])
      for (const quantity of quantitiesIn(`${value} / ${other} / ${note}`)) {
        // A section's weight per unit length is calculated from the weight of its longest size.
        if (/^(?:[\d.,]+) (?:lb\/ft|kg\/m)$/.test(quantity) && /^Weight/.test(label)) continue
        expect([...data], `${query}: ${quantity} in ${label}`).toContain(quantity)
      }
    }
  })

  test('start with the lowest limit for the truss in the question, or for any truss when the question names none', () => {
    if (isSection(item)) return
    for (const { query, series, label, value, other } of answers) {
      const lb = poundsIn(value) ?? poundsIn(other)
      if (lb === undefined || !/capacity|Tragf|pull/.test(query) || !label.includes(item.partNumber)) continue
      for (const limit of pullsOn(item, series)) expect(lb, `${query}: ${label}`).toBeLessThanOrEqual(limit)
    }
  })
})

test('answers questions about most parts, and states the conditions for every load', () => {
  const answers = items.flatMap((item) => {
    const answer = answerTo(`${item.partNumber} capacity`)
    return answer ? [answer] : []
  })
  expect(answers.length).toBeGreaterThan(90)
  for (const { label, note = '', value } of answers)
    if (/\d/.test(value)) expect(`${label}. ${note}`.length, label).toBeGreaterThan(40)
})

describe.each(loadTables.map(({ id, series, title }) => [title, id, series] as const))(
  'answers about %s',
  (title, id, series) => {
    const { positions, columns } = computedLoadTable(id)
    const pounds = (lb: number) => `${formatNumber(lb)} lb`
    const kilonewtons = (lb: number) => `${listedKn(lb)} kN`
    const cases = [
      ['uniform', 'uniform load'],
      ['center', 'center point load'],
      ['third', 'third point loads'],
      ['quarter', 'quarter point loads'],
      ['fifth', 'fifth point loads'],
    ] as const
    const lowest = (spanFt: number, loadCase: (typeof cases)[number][0]) =>
      Math.min(...positions.map(({ rows }) => rows.find((row) => row.spanFt === spanFt)?.[loadCase].lb ?? 0))

    test('match the load table at every span and for every load case', () => {
      for (const { spanFt } of positions[0]?.rows ?? [])
        for (const [loadCase, words] of cases) {
          const answer = answerTo(`${series} ${spanFt} ft ${words}`)
          expect([answer?.value, answer?.other], `${spanFt} ft ${words}`).toEqual([
            pounds(lowest(spanFt, loadCase)),
            kilonewtons(lowest(spanFt, loadCase)),
          ])
          expect(answer?.label).toContain(title)
        }
    })

    test('match the load table for metric spans, with kilonewtons first, or with kilograms if the question asks for them', () => {
      for (const { spanFt } of positions[0]?.rows.slice(1) ?? []) {
        const meters = (Math.floor(spanFt * 30.48) / 100).toFixed(2).replace('.', ',')
        const answer = answerTo(`${series} ${meters} m Traglast`)
        const near = [spanFt - 1, spanFt, spanFt + 1].map((ft) => lowest(ft, 'uniform')).filter((lb) => lb > 0)
        expect(near.map(kilonewtons), `${meters} m`).toContain(answer?.value)
        expect(Number.parseFloat(answer?.value ?? '')).toBeLessThanOrEqual(Number(listedKn(lowest(spanFt, 'uniform'))))
        const kg = Number.parseFloat(answerTo(`${series} ${meters} m load in kg`)?.value.replace(',', '') ?? '')
        expect(kg).toBeLessThanOrEqual(lowest(spanFt, 'uniform') * KG_PER_POUND)
      }
    })

    test('say yes up to the listed load, and no above it', () => {
      if (positions.length > 1) return
      for (const { spanFt, uniform, center } of positions[0]?.rows ?? [])
        for (const [words, lb] of [
          ['in the middle', center.lb],
          ['uniform load', uniform.lb],
        ] as const) {
          const verdict = (load: number) => answerTo(`can ${series} carry ${load} lb ${words} over ${spanFt} ft`)?.note
          expect(verdict(lb), `${spanFt} ft`).toMatch(/^[\d,]+ lb: yes as/)
          expect(verdict(lb + 1), `${spanFt} ft`).toMatch(/^[\d,]+ lb: no as/)
        }
    })

    test('match the cantilever and column tables', () => {
      const [position] = positions
      for (const { lengthFt, loads } of position?.sides.find(({ kind }) => kind === 'overhang')?.rows ?? [])
        for (const [index, words] of ['uniform load', 'load at the tip'].entries()) {
          if (positions.length > 1) continue
          const answer = answerTo(`${series} ${lengthFt} ft cantilever ${words}`)
          if (answer) expect(answer.value, `${lengthFt} ft ${words}`).toBe(pounds(loads[index]?.lb ?? Number.NaN))
        }
      for (const { lengthFt, loads } of columns.find((each) => each.series === series)?.rows ?? []) {
        const answer = answerTo(`${series} column ${lengthFt} ft load`)
        const listed = loads.flatMap((load) => (load ? [load.lb] : []))
        if (answer) expect(answer.value, `${lengthFt} ft`).toBe(pounds(Math.min(...listed)))
      }
    })
  },
)
