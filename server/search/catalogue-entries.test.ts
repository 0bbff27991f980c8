import { describe, expect, test } from 'vitest'
import { computedLoadTable } from '../../catalogue/computed-load-tables.ts'
import { printedFigures, printedSideFigures } from '../../engineering/load-rows.ts'
import { loadTableIds } from '../../engineering/load-tables.ts'
import { loadTableEntries } from './catalogue-entries.ts'

const bodies = loadTableEntries().map(({ id, body }) => [id, body] as const)
const bodyOf = (wanted: string) => bodies.find(([id]) => id === wanted)?.[1] ?? ''

describe('what search knows of a load table', () => {
  test.each(loadTableIds)('%s: is the uniform and the center load of each span that is printed', (id) => {
    const rows = computedLoadTable(id).positions.flatMap((position) => position.rows)
    for (const row of rows) {
      const [ft, m, uniformLb, uniformKg, , , centerLb, centerKg] = printedFigures(row)
      expect(bodyOf(`load-table:${id}`)).toContain(
        `${ft} ft (${m} m): uniform load ${uniformLb} lb (${uniformKg} kg), center point ${centerLb} lb (${centerKg} kg).`,
      )
    }
  })

  test.each(loadTableIds)('%s: is each load of its overhangs, two spans and columns', (id) => {
    const { positions, columns } = computedLoadTable(id)
    for (const row of [...positions.flatMap(({ sides }) => sides), ...columns].flatMap(({ rows }) => rows)) {
      const [ft, m, lb, kg] = printedSideFigures(row)
      expect(bodyOf(`load-table:${id}:sides`)).toMatch(
        new RegExp(`\\b${ft} ft \\(${m} m\\): [a-z, ]+ ${lb} lb \\(${kg} kg\\)`),
      )
    }
  })
})
