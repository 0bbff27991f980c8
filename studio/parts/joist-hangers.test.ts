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

test('a hanger bolts to the upper chord of a 12 in truss with the joist level with its top', () => {
  for (const [partNumber, size] of Object.entries<HangerModel>(hangers.models)) {
    // The truss stands behind the hanger: its face on y = 0, its top where the joist's top is.
    const top = hangers.sheetIn + size.joistIn
    const truss = move(make('BS-TR12A-02'), [-12, 6, top - 6])
    const hanger = make(partNumber)
    assertApart(truss, hanger, partNumber)
    // Columns one or two pitches apart: the middle of a pitch, or a hole, lies at the truss's middle.
    const shifted = move(truss, [size.columnIn === 1.5 ? 0 : 1.5, 0, 0])
    const at = [-size.columnIn, size.columnIn].map((x): Vec3 => [x, 0, top - 1])
    assertBolted([hanger, size.columnIn === 1.5 ? truss : shifted], at, 'y', partNumber)
  }
})

test('the hanger for 3 in truss meets the first hole of the tube that it carries', () => {
  const hanger = make('BS-JH-TR03')
  const tube = move(turn(make('BS-TR03A-01'), [0, 0, -90]), [0, 0, hangers.sheetIn + 1.5])
  assertApart(hanger, tube, 'tube in its hanger')
  assertBolted([hanger, tube], [[0, -1.5, 0]], 'z', 'seat')
  assert.ok(bounds(hanger).min[2] === 0)
})
