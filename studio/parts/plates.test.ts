import { test } from 'node:test'
import { plates } from '../../catalog/products/plates.ts'
import { base03, basePlates } from '../../engineering/part-models/bases.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { move, type Part, turn } from '../geometry/part.ts'
import { gusset90Holes, gusset180Holes, parts, spliceHoles } from './plates.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'
import { frameHoles } from './truss-patterns.ts'

const make = maker(parts, trussParts)

const seriesOf = [
  ['03', 3],
  ['06', 6],
  ['12', 12],
] as const

checkProduct(plates, parts)

test('aligns a splice plate with two holes in each truss across a joint', () => {
  for (const [code, size] of seriesOf) {
    const top = size / 2
    const left = move(make(`BS-TR${code}A-01`), [-12, 0, 0])
    const right = make(`BS-TR${code}A-01`)
    const cover = move(make(`BS-PL-SP${code}`), [0, 0, top])
    const at = spliceHoles(size).map(([x, y]): Vec3 => [x, y, top + 0.3])
    assertBolted([cover], at, 'z', `splice plate ${size}`)
    assertBolted(
      [left],
      at.filter(([x]) => x < 0),
      'z',
      `truss ${size}, left`,
    )
    assertBolted(
      [right],
      at.filter(([x]) => x > 0),
      'z',
      `truss ${size}, right`,
    )
  }
})

/**
 * Makes a tee from two truss sections of the same size. The run is along x below y = 0. The stem is on the run, with a
 * corner at the origin.
 */
function tee(code: string, size: number): readonly [run: Part, stem: Part] {
  const run = move(make(`BS-TR${code}A-04`), [-24, -size / 2, 0])
  const stem = move(turn(make(`BS-TR${code}A-02`), [0, 0, 90]), [-size / 2, 0, 0])
  return [run, stem]
}

/** Asserts that bolts through a gusset plate also go through the run (y < 0) and the stem (y > 0). */
function assertGusseted(plate: Part, run: Part, stem: Part, at: readonly Vec3[], size: number) {
  assertBolted([plate], at, 'z', `gusset ${size}`)
  assertBolted(
    [run],
    at.filter(([, y]) => y < 0),
    'z',
    `run ${size}`,
  )
  assertBolted(
    [stem],
    at.filter(([, y]) => y > 0),
    'z',
    `stem ${size}`,
  )
}

test('aligns a 90-degree gusset plate with the holes in two trusses at a right angle', () => {
  for (const [code, size] of seriesOf) {
    const plate = move(make(`BS-PL-G90-${code}`), [0, 0, size / 2])
    const at = gusset90Holes(size).map(([x, y]): Vec3 => [x, y, size / 2 + 0.2])
    assertGusseted(plate, ...tee(code, size), at, size)
  }
})

test('aligns a 180-degree gusset plate with the holes in a tee on both sides of the stem', () => {
  for (const [code, size] of seriesOf) {
    const plate = move(make(`BS-PL-G180-${code}`), [-size / 2, 0, size / 2])
    const at = gusset180Holes(size).map(([x, y]): Vec3 => [x - size, y, size / 2 + 0.2])
    assertGusseted(plate, ...tee(code, size), at, size)
  }
})

test('fits a bent plate, with one leg on each truss, into the corner of a tee', () => {
  const [run, stem] = tee('12', 12)
  // The heel of the bent plate is at the corner of the tee, with legs toward +x and +y. The plate is at the height of
  // the upper chords.
  const clip = move(turn(turn(make('BS-PL-BT02'), [0, 90, 0]), [0, 0, 90]), [0, 0, 5])
  assertApart(clip, run, 'bent plate and run')
  assertApart(clip, stem, 'bent plate and stem')
  assertBolted([clip, run], [[1.5, 0, 5]], 'y', 'leg on the run')
  assertBolted([clip, stem], [[0, 1.5, 5]], 'x', 'leg on the stem')
})

test('bolts base plates, spacers, and weld blanks to the end of a truss', () => {
  for (const [code, size] of [
    ['06', 6],
    ['12', 12],
  ] as const) {
    const tower = turn(make(`BS-TR${code}A-01`), [0, -90, 0])
    const at = frameHoles(size).map(([x, y]): Vec3 => [x, y, 0])
    const under = (partNumber: string, thickness: number): Part => move(make(partNumber), [0, 0, -thickness])
    assertBolted([tower, under(`BS-PL-BS${code}`, basePlates[size].thicknessIn)], at, 'z', `base plate ${size}`)
    assertBolted(
      [tower, under(`BS-PL-SC${code}-025`, 0.25), under(`BS-PL-WB${code}`, 0.375)],
      at,
      'z',
      `frames ${size}`,
    )
  }
})

test('aligns the holes in the 3 in tube with the insert nuts in its base plate', () => {
  const tube = move(turn(make('BS-TR03A-01'), [0, -90, 0]), [0, 0, base03.thicknessIn])
  const base = make('BS-PL-BS03')
  assertApart(tube, base, 'tube on the base plate')
  assertBolted(
    [tube],
    [1.5, 4.5].map((z): Vec3 => [0, 2, z + base03.thicknessIn]),
    'y',
    'tube over the spigot',
  )
})

test('aligns washer plates with the grid', () => {
  const chord = make('BS-TR12A-01')
  const strip = move(make('BS-PL-W4'), [6, 5, 6])
  assertBolted(
    [chord, strip],
    [1.5, 4.5, 7.5, 10.5].map((x): Vec3 => [x, 5, 6.3]),
    'z',
    'washer plate',
  )
})
