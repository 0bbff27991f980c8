import { describe, expect, test } from 'vitest'
import { trussSeries } from '#engineering/members/truss-models.ts'
import { deckPanel } from '#engineering/part-models/railings.ts'
import { printedValue } from '#engineering/ratings/rating.ts'
import { ratings } from '#engineering/ratings/ratings.ts'
import { notRated } from '#engineering/ratings/unrated.ts'
import { loadFigures, loadLimits, loadRatingOf } from './load-rating.ts'
import { itemOf, catalogItems as items } from './products.ts'
import type { Item } from './types.ts'

const typedFactor = ({ figures }: Item): string | undefined => {
  const figure = figures.find(({ label }) => label === 'Design factor')
  return figure && 'text' in figure ? figure.text : undefined
}

describe('load rating lookup', () => {
  test('finds a rating, a load table, or a published limit for each part, or exactly one reason it has none', () => {
    const strays = items.flatMap((item) => {
      const { published, ratings, notRated, hasLoadTable, carriesNone } = loadRatingOf(item)
      const carries = published.length > 0 || ratings.length > 0 || hasLoadTable
      const answers = [carries, notRated !== undefined, carriesNone !== undefined].filter(Boolean)
      return answers.length === 1 ? [] : [`${item.partNumber}: ${answers.length}`]
    })
    expect(strays).toEqual([])
  })

  test('finds no rating for a part that is described as not load rated', () => {
    for (const item of items.filter(({ description }) => /not (load )?rated/i.test(description)))
      expect(
        loadRatingOf(item).notRated ?? /angled guy lines are not rated/i.exec(item.description)?.[0],
        item.partNumber,
      ).toBeDefined()
  })

  test('finds a design factor or a rule for each published limit', () => {
    for (const item of items) {
      const { published, basis } = loadRatingOf(item)
      const typed = typedFactor(item)
      if (published.length > 0) expect(basis ?? typed, item.partNumber).toBeDefined()
      if (basis && typed) expect(typed, item.partNumber).toBe(String(basis.designFactor))
      if (basis) expect(published.length, item.partNumber).toBeGreaterThan(0)
    }
  })

  test('finds no published limit that exceeds the computed rating', () => {
    const compared = items.flatMap((item) => {
      const { published, ratings } = loadRatingOf(item)
      const own = ratings.filter(({ of }) => of === 'part').flatMap(({ values }) => values)
      return published.flatMap((figure) => {
        if ('text' in figure) return []
        const limits = own.filter(({ unit }) => unit === figure.unit).map(({ value }) => value)
        if (limits.length === 0) return []
        expect(Math.max(...[figure.value].flat()), item.partNumber).toBeLessThanOrEqual(Math.min(...limits))
        return [item.partNumber]
      })
    })
    expect(compared).toEqual(expect.arrayContaining(['BS-RG-LM12', 'BS-RG-HM12', 'BS-RG-PE2', 'BS-HW-TR-01']))
  })

  test('marks lifting mounts with at most what the weakest truss carries', () => {
    for (const partNumber of ['BS-RG-LM12', 'BS-RG-LM06', 'BS-RG-BM12', 'BS-RG-HM12']) {
      const { published, ratings } = loadRatingOf(itemOf(partNumber))
      const onTruss = ratings
        .filter(({ of }) => of === 'chord')
        .flatMap(({ values }) => values.map(({ value }) => value))
      for (const figure of published)
        if ('value' in figure)
          expect(Math.max(...[figure.value].flat()), partNumber).toBeLessThanOrEqual(Math.min(...onTruss))
    }
  })

  test('finds ratings for a part only on the truss that the catalog lists for it', () => {
    const wrong = ratings().flatMap(({ partNumber, on }) => {
      const series = Object.keys(trussSeries).find((each) => on.startsWith(`${each},`))
      const fits = items.find((item) => item.partNumber === partNumber)?.matesWith ?? []
      return series && !fits.some((each) => each.startsWith(`${series}-`)) ? [`${partNumber} on ${series}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('finds no ratings for parts that are not in the catalog', () => {
    const sold = new Set<string>(items.map(({ partNumber }) => partNumber))
    const named = [...ratings(), ...notRated].map(({ partNumber }) => partNumber)
    expect(named.filter((partNumber) => !sold.has(partNumber))).toEqual([])
  })
})

describe('a load spec', () => {
  test('shows the rating on the weakest truss when that rating is lower than the part’s own limit', () => {
    const weakest = loadRatingOf(itemOf('BS-RG-EB050')).ratings.find(({ on }) => on.startsWith('BS-TR12S,'))?.values[0]
    expect(weakest).toBeDefined()
    expect(loadFigures(itemOf('BS-RG-EB050'))).toEqual([
      { label: 'On 12 in steel truss', ...printedValue(weakest as NonNullable<typeof weakest>) },
    ])
    expect(loadFigures(itemOf('BS-RG-LM03'))).toEqual([])
  })

  test('shows the computed rating for a part without a published limit, or refers to its spec sheet', () => {
    const [own] = loadFigures(itemOf('BS-JH-24'))
    expect(own?.label).toBe('Vertical load, rated')
    expect(loadFigures(itemOf('BS-TR-CB12'))).toEqual([{ label: 'Load rating', us: 'See ratings' }])
  })

  test('states that an unrated part is not load rated', () => {
    for (const { partNumber } of notRated)
      expect(loadFigures(itemOf(partNumber)), partNumber).toEqual([{ label: 'Load rating', us: 'Not load rated' }])
  })
})

test('bases guardrail ratings on the published pull-out load for insert nuts', () => {
  const [pull] = loadRatingOf(itemOf('BS-HW-IN-050')).published
  expect(pull).toMatchObject({ value: deckPanel.insertKip * 1000, unit: 'lb' })
})

test('states the conditions for every load limit', () => {
  const bare = items.flatMap((item) =>
    loadLimits(item).flatMap(({ label, note }) => (note ? [] : [`${item.partNumber}: ${label}`])),
  )
  expect(bare).toEqual([])
})
