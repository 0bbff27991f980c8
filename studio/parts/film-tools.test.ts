import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filmTools } from '../../catalog/products/film-tools.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { bounds, move, turn } from '../geometry/part.ts'
import { BOSS_IN, parts } from './film-tools.ts'
import { GAUGE_12_IN } from './mounting.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'
import { frameHoles } from './truss-patterns.ts'

const make = maker(parts, trussParts)

checkProduct(filmTools, parts)

test('bolts mount plates to the end of a truss', () => {
  for (const [partNumber, code, size] of [
    ['BS-FT-MM12', '12', 12],
    ['BS-FT-MM06', '06', 6],
  ] as const) {
    const tower = move(turn(make(`BS-TR${code}A-01`), [0, -90, 0]), [0, 0, -12])
    assertBolted(
      [make(partNumber), tower],
      frameHoles(size).map(([x, y]): Vec3 => [x, y, 0.5]),
      'z',
      partNumber,
    )
  }
})

test('bolts the cap through the first and second holes in the 3 in truss', () => {
  const post = move(turn(make('BS-TR03A-01'), [0, -90, 0]), [0, 0, -6])
  const cap = make('BS-FT-MM03')
  assertApart(cap, post, 'cap and post')
  // The end of the post touches the flange of the cap, 6 in above the foot of the plug.
  assertBolted(
    [cap, post],
    [1.5, 4.5].map((z): Vec3 => [1.4, 0, z]),
    'x',
    'cap in the post',
  )
})

test('bolts the underslung bracket through both rows of holes in 12 in truss', () => {
  const bracket = make('BS-FT-MU12')
  const truss = move(make('BS-TR12A-02'), [-12, 0, 9 + 6])
  assertApart(bracket, truss, 'bracket and truss')
  for (const side of [-1, 1]) {
    const at = [-1.5, 1.5].flatMap((x) => [-1, 1].map((row): Vec3 => [x, side * 6.3, 15 + (row * GAUGE_12_IN) / 2]))
    assertBolted([bracket, truss], at, 'y', 'underslung bracket')
  }
})

test('stacks risers on seats and on other risers, and adds their heights', () => {
  for (const [partNumber, height] of [
    ['BS-FT-MR3', 3],
    ['BS-FT-MR6', 6],
    ['BS-FT-MR12', 12],
  ] as const) {
    const riser = make(partNumber)
    assert.ok(Math.abs(bounds(riser).size[2] - height - BOSS_IN) < 0.01, partNumber)
    for (const below of ['BS-FT-MM12', 'BS-FT-MM06', 'BS-FT-MM03', 'BS-FT-MR3'] as const) {
      const seat = make(below)
      assertApart(seat, move(riser, [0, 0, bounds(seat).max[2] - BOSS_IN]), `${partNumber} on ${below}`)
    }
  }
})
