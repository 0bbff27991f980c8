import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joistHangers } from '../../catalog/products/joist-hangers.ts'
import { type HangerModel, hangers } from '../../engineering/part-models/joist-hangers.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { bounds, move, turn } from '../geometry/part.ts'
import { parts } from './joist-hangers.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'

const make = maker(parts, trussParts)

checkProduct(joistHangers, parts)

test('bolts a hanger to the upper chord of 12 in truss so that the joist is flush with the top', () => {
  for (const [partNumber, size] of Object.entries<HangerModel>(hangers.models)) {
    // The truss is behind the hanger. Its face is at y = 0, and its top is flush with the top of the joist.
    const top = hangers.sheetIn + size.joistIn
    const truss = move(make('BS-TR12A-02'), [-12, 6, top - 6])
    const hanger = make(partNumber)
    assertApart(truss, hanger, partNumber)
    // The columns of bolts are one or two pitches apart. If they are one pitch apart, center the truss between two
    // holes. If they are two pitches apart, center it on a hole.
    const shifted = move(truss, [size.columnIn === 1.5 ? 0 : 1.5, 0, 0])
    const at = [-size.columnIn, size.columnIn].map((x): Vec3 => [x, 0, top - 1])
    assertBolted([hanger, size.columnIn === 1.5 ? truss : shifted], at, 'y', partNumber)
  }
})

test('aligns the hanger for the 3 in truss with the first hole in the tube', () => {
  const hanger = make('BS-JH-TR03')
  const tube = move(turn(make('BS-TR03A-01'), [0, 0, -90]), [0, 0, hangers.sheetIn + 1.5])
  assertApart(hanger, tube, 'tube in its hanger')
  assertBolted([hanger, tube], [[0, -1.5, 0]], 'z', 'seat')
  assert.ok(bounds(hanger).min[2] === 0)
})
