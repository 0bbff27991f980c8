import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardware } from '../../catalog/products/hardware.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { stations } from '../geometry/outlines.ts'
import { asOneSolid, move, type Part, weightLb } from '../geometry/part.ts'
import { cylinder } from '../geometry/solids.ts'
import { parts } from './hardware.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'

const make = maker(parts, trussParts)

/** Asserts that the part has a 1/2-13 thread along z: a 0.4 in cylinder fits in it, and a 0.6 in cylinder doesn't. */
function assertThread(it: Part, [x, y, z]: Vec3, what: string): void {
  const solid = asOneSolid(it)
  const through = (diameter: number) =>
    cylinder(diameter, 0.2)
      .translate([x, y, z - 0.1])
      .intersect(solid)
      .volume()
  assert.ok(through(0.4) < 1e-4, `${what}: blocked at ${x}, ${y}`)
  assert.ok(through(0.6) > 0.01, `${what}: no thread at ${x}, ${y}`)
}

checkProduct(hardware, parts)

test('aligns nut bars with the holes in a chord and in 3 in truss', () => {
  for (const [partNumber, count] of [
    ['BS-HW-NB-4', 4],
    ['BS-HW-NB-2', 2],
  ] as const) {
    for (const [truss, y, under] of [
      ['BS-TR12A-01', 5, 5.875],
      ['BS-TR03A-01', 0, 1.375],
    ] as const) {
      const tube = make(truss)
      const behind = move(make(partNumber), [1.5 * count, y, under - 0.5])
      const at = stations(12)
        .slice(0, count)
        .map((x): Vec3 => [x, y, under + 1])
      assertBolted([tube], at, 'z', truss)
      for (const [x] of at) assertThread(behind, [x, y, under - 0.25], partNumber)
    }
  }
})

test('nests the corner nut bar in the chord so that a tapped hole is behind each chord hole', () => {
  const truss = make('BS-TR12A-01')
  // The nut bar is inside the lower front chord, 1/8 in from the outside face of the truss.
  const nested = move(make('BS-HW-NB-L'), [0, -5.875, -5.875])
  for (const x of stations(6)) assertThread(nested, [x, -5, -5.7], 'corner nut bar')
  assertBolted(
    [truss],
    stations(6).map((x): Vec3 => [x, -5, -7]),
    'z',
    'chord',
  )
})

test('makes longer bolt sets proportionally heavier', () => {
  const sets = Object.keys(parts).filter((number) => /^BS-HW8-050-\d+$/.test(number))
  const weights = sets.sort().map((number) => weightLb(make(number)))
  assert.deepEqual(
    weights,
    weights.toSorted((a, b) => a - b),
  )
})

test('fits the longest spacer inside 3 in truss, in line with the truss holes', () => {
  const truss = make('BS-TR03A-01')
  const inside = move(make('BS-HW-SP-275'), [4.5, 0, -1.375])
  assertApart(truss, inside, 'spacer in the truss')
  assertBolted([inside], [[4.5, 0, 0]], 'z', 'spacer')
})
