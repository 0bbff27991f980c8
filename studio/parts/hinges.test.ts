import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hinges } from '../../catalog/products/hinges.ts'
import { hinges as model } from '../../engineering/part-models/hinges.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { bounds, join, move, turn } from '../geometry/part.ts'
import { otherHalf, parts } from './hinges.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'
import { frameHoles } from './truss-patterns.ts'

const make = maker(parts, trussParts)

const seriesOf = [
  ['06', 6],
  ['12', 12],
] as const

checkProduct(hinges, parts)

test('bolts a hinge half to the end frame of its truss', () => {
  for (const [code, size] of seriesOf) {
    const truss = move(make(`BS-TR${code}A-01`), [-12, 0, 0])
    const half = make(`BS-HG-H${code}`)
    assertApart(truss, half, 'truss and half')
    assertBolted(
      [truss, half],
      frameHoles(size).map(([y, z]): Vec3 => [0, y, z]),
      'x',
      `hinge ${size}`,
    )
  }
})

test('forms a joint one hole pitch long when two identical hinge halves are closed', () => {
  for (const code of ['03', '06', '12']) {
    const half = make(`BS-HG-H${code}`)
    const other = otherHalf(half)
    assertApart(half, other, `halves ${code}`)
    assert.ok(Math.abs(bounds(other).max[0] - 3 - (code === '03' ? 3 : 0)) < 1e-6)
  }
})

test('keeps all holes in one row on 3 in centers across a closed hinge', () => {
  const left = move(make('BS-TR12A-01'), [-12, 0, 0])
  const right = move(make('BS-TR12A-01'), [3, 0, 0])
  // The list omits the position at 1 1/2 in, because it is inside the hinge.
  const row = [-4.5, -1.5, 4.5, 7.5].map((x): Vec3 => [x, 5, 6.3])
  assertBolted([left], row.slice(0, 2), 'z', 'left truss')
  assertBolted([right], row.slice(2), 'z', 'right truss')
})

test('folds two trusses back to back through 180 degrees without interference', () => {
  for (const [code, size] of seriesOf) {
    const fixed = join(move(make(`BS-TR${code}A-01`), [-12, 0, 0]), make(`BS-HG-H${code}`))
    const swinging = join(otherHalf(make(`BS-HG-H${code}`)), move(make(`BS-TR${code}A-01`), [3, 0, 0]))
    const axis: Vec3 = [model.depthIn, 0, size / 2 + model.axisIn]
    for (const degrees of [45, 90, 135, 180]) {
      const moved = move(turn(move(swinging, [-axis[0], 0, -axis[2]]), [0, -degrees, 0]), axis)
      assertApart(fixed, moved, `hinge ${size} at ${degrees} degrees`)
    }
  }
})

test('aligns the insert nuts in the 3 in hinge half with the first holes in the tube', () => {
  const tube = move(make('BS-TR03A-01'), [-12, 0, 0])
  const half = make('BS-HG-H03')
  assertApart(tube, half, 'tube and half')
  assertBolted([tube], [[-1.5, 0, 2]], 'z', 'tube')
})

test('continues the hole pitch across a flat hinge', () => {
  const leaf = make('BS-HG-FL12')
  const at = [-4.5, -1.5, 1.5, 4.5].flatMap((x): Vec3[] => [
    [x, 1.5, 0],
    [x, -1.5, 0],
  ])
  assertBolted([leaf], at, 'z', 'flat hinge')
  const posts = [1, -1].map((side) => move(make('BS-TR03A-01'), [-6, side * 1.5, -1.5]))
  for (const [index, post] of posts.entries()) {
    assertBolted(
      [post],
      at.filter(([, y]) => (index === 0 ? y > 0 : y < 0)).map(([x, y]): Vec3 => [x, y, 0.5]),
      'z',
      'tube under a leaf',
    )
  }
})
