import { expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadTableIds } from './load-table-ids.ts'
import { changesFromC } from './revision-changes.ts'

const changes = loadTableIds.map((id) => [id, changesFromC(computedLoadTable(id))] as const)

test('lists changes for box truss, and none for tables whose values are unchanged', () => {
  expect(changes.filter(([, { length }]) => length > 0).map(([id]) => id)).toEqual([
    'truss-12-aluminum',
    'truss-12-steel',
    'truss-6-aluminum',
    'truss-6-steel',
  ])
})

test('never increases a value from revision C to revision D', () => {
  for (const [id, list] of changes)
    for (const { what, before, after } of list) if (before) expect(after, `${id}: ${what}`).toBeLessThanOrEqual(before)
})

test('matches the hand-calculated changes for the 12 in aluminum truss', () => {
  const list = changesFromC(computedLoadTable('truss-12-aluminum'))
  const after = (what: string) => list.find((each) => each.what === what)?.after
  expect([after('End shear'), after('Torque'), after('Node load'), after('Uniform load, 2 ft')]).toEqual([
    1220, 1110, 2440, 1970,
  ])
  expect(list.find(({ what }) => what === 'Node load')?.before).toBeUndefined()
})
