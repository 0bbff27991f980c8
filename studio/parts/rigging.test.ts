import { test } from 'node:test'
import { rigging } from '../../catalog/products/rigging.ts'
import { boltStationsIn } from '../../engineering/part-models/mounts.ts'
import { liftingMounts } from '../../engineering/part-models/rigging.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { move, turn } from '../geometry/part.ts'
import { GAUGE_06_IN, GAUGE_12_IN } from './mounting.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts, SHACKLE_058_PIN_IN } from './rigging.ts'
import { parts as trussParts } from './truss.ts'

const make = maker(parts, trussParts)

checkProduct(rigging, parts)

test('bolts mounts across both chords', () => {
  for (const [partNumber, code, gauge] of [
    ['BS-RG-LM12', '12', GAUGE_12_IN],
    ['BS-RG-LM06', '06', GAUGE_06_IN],
    ['BS-RG-HM12', '12', GAUGE_12_IN],
    ['BS-RG-BM12', '12', GAUGE_12_IN],
  ] as const) {
    const truss = move(make(`BS-TR${code}A-02`), [-12, 0, Number(code) / -2])
    const at = boltStationsIn[partNumber].flatMap((x) => [-gauge / 2, gauge / 2].map((y): Vec3 => [x, y, 0.4]))
    assertBolted([make(partNumber), truss], at, 'z', partNumber)
    assertApart(make(partNumber), truss, partNumber)
  }
})

test('bolts the saddle through the sides of the 3 in tube', () => {
  const saddle = make('BS-RG-LM03')
  const tube = move(make('BS-TR03A-01'), [-6, 0, 1.25])
  assertApart(saddle, tube, 'saddle and tube')
  for (const y of [-1.6, 1.6]) {
    assertBolted(
      [saddle, tube],
      [-1.5, 1.5].map((x): Vec3 => [x, y, 1.25]),
      'y',
      'saddle',
    )
  }
})

test('fits the pin of a 5/8 in shackle through the lugs on the mounts', () => {
  for (const { partNumber, holeHeightIn } of Object.values(liftingMounts)) {
    const shackle = make('BS-RG-SH058')
    // The shackle's pin is along x, and the center of the pin is half an ear diameter above the bench.
    const hung = move(turn(move(shackle, [0, 0, -SHACKLE_058_PIN_IN]), [0, 0, 90]), [0, 0, holeHeightIn])
    assertApart(make(partNumber), hung, `shackle in ${partNumber}`)
  }
})

test('bolts a pad eye through two holes in a chord', () => {
  const truss = move(make('BS-TR12A-01'), [-6, -5, -6])
  assertBolted(
    [make('BS-RG-PE2'), truss],
    [-1.5, 1.5].map((x): Vec3 => [x, 0, 0.3]),
    'z',
    'pad eye',
  )
})
