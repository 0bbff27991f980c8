import { describe, expect, test } from 'vitest'
import { loadTableIds } from '#engineering/load-tables/load-table-ids.ts'
import { computedLoadTable } from './computed-load-tables.ts'
import { loadTables } from './load-tables.ts'
import { catalogItems } from './products.ts'
import { measuredParts } from './studio-results.server.ts'

describe('the set of computed load tables', () => {
  test('lists the same load tables as the catalog, in the same order', () => {
    expect(loadTableIds).toEqual(loadTables.map(({ id }) => id))
  })

  test.each(
    loadTableIds.filter((id) =>
      id.startsWith('matches the cross-sectional area of the solid model to within 3%% (%s)'),
    ),
  )('matches the cross-sectional area of the solid within 3%% (%s)', (id) => {
    const { series, positions } = computedLoadTable(id)
    const area = positions[0]?.properties.find(({ label }) => label === 'Area')?.value ?? 0
    const ofSolid = (measuredParts[`${series}-10`]?.weightLb ?? 0) / 120 / 0.0975
    expect(Math.abs(area / ofSolid - 1)).toBeLessThan(0.03)
  })

  test('contains only tables that the 10 ft item in the same series links to', () => {
    for (const { id, series, url } of loadTables) {
      expect(computedLoadTable(id).series).toBe(series)
      const item = catalogItems.find(({ partNumber }) => partNumber === `${series}-10`)
      expect(item?.linksSections.flatMap(({ links }) => links.map((link) => link.url))).toContain(url)
    }
  })
})
