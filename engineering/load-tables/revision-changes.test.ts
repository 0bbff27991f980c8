import { expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadTableIds } from './load-table-ids.ts'
import { changesFromD, FALL } from './revision-changes.ts'

const changes = loadTableIds.map((id) => [id, changesFromD(computedLoadTable(id))] as const)

test('lists changes for box truss, and none for tables whose values are unchanged', () => {
  expect(changes.filter(([, { length }]) => length > 0).map(([id]) => id)).toEqual([
    'truss-12-aluminum',
    'truss-12-steel',
    'truss-6-aluminum',
    'truss-6-steel',
  ])
})

test('gives a reason for exactly the values that fall by more than 5%', () => {
  for (const [id, list] of changes)
    for (const { what, before, after, reason } of list)
      expect(reason !== undefined, `${id}: ${what}`).toBe(after < (1 - FALL) * before)
})

test('matches the hand-calculated changes for the 12 in aluminum truss', () => {
  const list = changesFromD(computedLoadTable('truss-12-aluminum'))
  const pair = (what: string) => {
    const { before, after } = list.find((each) => each.what === what) ?? {}
    return [before, after]
  }
  expect(pair('End shear')).toEqual([1220, 2770])
  expect(pair('Node load')).toEqual([2440, 4780])
  expect(pair('Uniform load, 20 ft')).toEqual([1850, 2630])
  expect(pair('Center point load, 20 ft')).toEqual([856, 1310])
})
