import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extrusion } from '../../catalog/products/extrusion.ts'
import { move, turn } from '../geometry/part.ts'
import { parts } from './extrusion.ts'
import { assertApart, checkProduct, maker } from './product-checks.ts'

checkProduct(extrusion, parts)

const make = maker(parts)

/**
 * Part numbers of profiles, with half the height of each profile, in. Half the height is the distance from the axis to
 * the upper slots.
 */
const upperSlots: readonly (readonly [partNumber: string, half: number])[] = [
  ['BS-EX1515-01', 0.75],
  ['BS-EX1530-01', 1.5],
  ['BS-EX3030-01', 1.5],
  ['BS-EX3060-01', 3],
]

test('fits slot nuts and the slot cover into every profile', () => {
  for (const [partNumber, half] of upperSlots) {
    const profile = make(partNumber)
    // The nut is against the lips, with its collar in the slot mouth.
    for (const nut of ['BS-EX-SN1', 'BS-EX-SN2']) {
      assertApart(profile, move(make(nut), [6, 0, half - 0.14 - 0.25 - 0.01]), `${nut} in ${partNumber}`)
    }
    assertApart(profile, move(make('BS-EX-SC-01'), [0, 0, half]), `cover in ${partNumber}`)
  }
})

test('places the slots in the 3 × 6 in profile 3 in apart', () => {
  const beam = turn(make('BS-EX3060-01'), [90, 0, 0])
  for (const y of [-1.5, 1.5]) assertApart(beam, move(make('BS-EX-SN1'), [6, y, 1.5 - 0.14 - 0.26]), `slot at ${y}`)
})

test('aligns the screws in an end plug with the bores in its profile', () => {
  for (const [plug, profile] of [
    ['BS-EX-PLG1530', 'BS-EX1530-01'],
    ['BS-EX-PLG3030', 'BS-EX3030-01'],
    ['BS-EX-PLG3060', 'BS-EX3060-01'],
  ] as const) {
    const [block, screws] = make(plug).bodies
    assert.ok(block && screws)
    // The plug is on the end at x = 0, with its long side vertical.
    const metal = make(profile).bodies[0]?.solid
    assert.ok(metal)
    const inside = screws.solid.rotate([0, -90, 0]).trimByPlane([1, 0, 0], 0.01)
    // A 3/8-16 thread cuts into the wall of its 5/16 in bore. Part of the screw, but less than half of it, overlaps the
    // profile.
    const shared = inside.intersect(metal).volume() / inside.volume()
    assert.ok(shared > 0.15 && shared < 0.45, `${plug}: ${shared.toFixed(2)} of the screw overlaps metal`)
  }
})

test('presses the pegs on an end cap into the bores in its profile', () => {
  for (const [cap, profile] of [
    ['BS-EX-CAP1515', 'BS-EX1515-01'],
    ['BS-EX-CAP1530', 'BS-EX1530-01'],
    ['BS-EX-CAP3030', 'BS-EX3030-01'],
    ['BS-EX-CAP3060', 'BS-EX3060-01'],
    ['BS-EX-CAP1515', 'BS-EX-FR15-01'],
  ] as const) {
    const onEnd = move(turn(make(cap), [0, 90, 0]), [-0.1875, 0, 0])
    const shared = onEnd.bodies[0]?.solid.intersect(make(profile).bodies[0]?.solid as never).volume() ?? 1
    assert.ok(shared > 0 && shared < 0.06, `${cap} in ${profile}: ${shared.toFixed(4)} in³ overlap`)
  }
})
