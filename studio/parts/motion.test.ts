import { test } from 'node:test'
import { motion } from '../../catalog/products/motion.ts'
import { boltStationsIn } from '../../engineering/part-models/mounts.ts'
import type { Vec2, Vec3 } from '../geometry/kernel.ts'
import { stations } from '../geometry/outlines.ts'
import { bounds, move, type Part, turn } from '../geometry/part.ts'
import { parts } from './motion.ts'
import { GAUGE_06_IN, GAUGE_12_IN } from './mounting.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'
import { frameHoles } from './truss-patterns.ts'

const make = maker(parts, trussParts)

/** A vertical 1 ft truss section that starts at z = `at`. */
const tower = (size: 6 | 12, at: number): Part =>
  move(turn(make(`BS-TR${size === 6 ? '06' : '12'}A-01`), [0, -90, 0]), [0, 0, at])

/** Bolt positions in the corner slots of the 12 in end frame, one per corner. */
const corners: readonly Vec2[] = [
  [4.75, 4.75],
  [-4.75, 4.75],
  [-4.75, -4.75],
  [4.75, -4.75],
]

checkProduct(motion, parts)

test('bolts casters, feet, jacks, and slewing rings to the end of the truss', () => {
  for (const [partNumber, size, top] of [
    ['BS-MO-CA6', 6, 8],
    ['BS-MO-CA6R', 6, 8],
    ['BS-MO-CA8', 12, 10.5],
    ['BS-MO-LF12', 12, 9],
    ['BS-MO-LF06', 6, 5],
    ['BS-MO-VW4', 6, 5],
    ['BS-MO-SR12', 12, 2.25],
    ['BS-MO-SR24', 12, 3],
  ] as const) {
    const at = [...frameHoles(size), ...(size === 12 ? corners : [])].map(([x, y]): Vec3 => [x, y, top - 0.5])
    assertBolted([make(partNumber), tower(size, top)], at, 'z', partNumber)
  }
})

test('repeats the end frame hole pattern on both sides of a slewing ring', () => {
  for (const partNumber of ['BS-MO-SR12', 'BS-MO-SR24']) {
    const at = frameHoles(12).map(([x, y]): Vec3 => [x, y, -0.9])
    assertBolted([make(partNumber), tower(12, -12)], at, 'z', `underside of ${partNumber}`)
  }
})

test('raises a screw jack inside the leg above it', () => {
  for (const [partNumber, travel] of [
    ['BS-MO-SJ12', 12],
    ['BS-MO-SJ24', 24],
  ] as const) {
    const top = 4.5 + (travel * 2) / 3 + 0.375
    const leg = tower(6, top)
    assertBolted(
      [make(partNumber), leg],
      frameHoles(6).map(([x, y]): Vec3 => [x, y, top + 0.2]),
      'z',
      partNumber,
    )
    assertApart(make(partNumber), leg, partNumber)
  }
})

test('bolts head blocks across both chords of 12 in truss', () => {
  const truss = move(make('BS-TR12A-02'), [-12, 0, -6])
  for (const partNumber of ['BS-MO-HB1', 'BS-MO-HB3'] as const) {
    const xs = boltStationsIn[partNumber]
    // Center the truss between two holes or on a hole.
    const beam = xs.length === 3 ? move(truss, [1.5, 0, 0]) : truss
    const at = xs.flatMap((x) => [-1, 1].map((side): Vec3 => [x, (side * GAUGE_12_IN) / 2, 0.2]))
    assertBolted([make(partNumber), beam], at, 'z', partNumber)
  }
})

test('bolts a crank jack to legs of 3, 6, and 12 in truss', () => {
  for (const [code, size, gauge] of [
    ['03', 3, 0],
    ['06', 6, GAUGE_06_IN],
    ['12', 12, GAUGE_12_IN],
  ] as const) {
    const leg = move(turn(make(`BS-TR${code}A-02`), [0, -90, 0]), [0, 0.375 + size / 2, 1])
    const at = [11.5, 14.5].flatMap((z) => [-gauge / 2, gauge / 2].map((x): Vec3 => [x, 0.375, z]))
    if (size > 3) assertBolted([make('BS-MO-CJ15'), leg], at, 'y', `crank jack on ${code}`)
    else assertBolted([leg], at, 'y', `crank jack on ${code}`)
    assertApart(make('BS-MO-CJ15'), leg, `crank jack and ${code}`)
  }
})

test('fits sleeves around truss and repeats the hole pattern of the truss on every face', () => {
  for (const [partNumber, code, size] of [
    ['BS-MO-SL12', '12', 12],
    ['BS-MO-SL06', '06', 6],
  ] as const) {
    const sleeve = make(partNumber)
    const half = (size + 3) / 2
    assertApart(sleeve, move(make(`BS-TR${code}A-03`), [-6, 0, 0]), partNumber)
    const next = move(tower(size, half), [half, 0, 0])
    assertBolted(
      [sleeve, next],
      frameHoles(size).map(([x, y]): Vec3 => [half + x, y, half - 0.3]),
      'z',
      partNumber,
    )
  }
  assertApart(make('BS-MO-SL03'), make('BS-TR03A-02'), 'telescoping sleeve')
  assertBolted(
    [make('BS-MO-SL03')],
    stations(12).map((x): Vec3 => [x, 0, 1.7]),
    'z',
    'telescoping sleeve',
  )
})

test('bolts a leveling foot through the second holes in the 3 in truss', () => {
  const foot = make('BS-MO-LF03')
  const post = move(turn(make('BS-TR03A-01'), [0, -90, 0]), [0, 0, 3.25])
  assertApart(foot, post, 'foot and post')
  assertBolted([foot, post], [[1.4, 0, 7.75]], 'x', 'foot in the post')
})

test('bolts the angle track along 6 in truss and runs a wheel on the edge of the track', () => {
  const track = make('BS-MO-AT-05')
  const truss = move(make('BS-TR06A-05'), [0, 0, -3])
  const at = stations(60).flatMap((x) => [-1, 1].map((side): Vec3 => [x, (side * GAUGE_06_IN) / 2, 0]))
  assertBolted([track, truss], at, 'z', 'track on a truss')
  // The wheel has a radius of 2 in, and its groove is 1/2 in deep.
  const wheel = turn(make('BS-MO-VW4'), [0, 0, 0])
  assertApart(move(wheel, [30, 0, bounds(track).size[2] - 0.45]), track, 'wheel on the track')
})

test('bolts a pillow block through two holes in a chord', () => {
  const truss = move(make('BS-TR12A-02'), [-10.5, -5, -6])
  assertBolted(
    [make('BS-MO-PB15'), truss],
    [-3, 3].map((x): Vec3 => [x, 0, 0.3]),
    'z',
    'pillow block',
  )
})
