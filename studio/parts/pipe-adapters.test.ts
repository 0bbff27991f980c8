import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pipeAdapters } from '../../catalog/products/pipe-adapters.ts'
import { adapters } from '../../engineering/part-models/pipe-adapters.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { rectangle } from '../geometry/outlines.ts'
import { body, move, type Part, part } from '../geometry/part.ts'
import { pipe } from '../geometry/solids.ts'
import { parts, sleeveAxisIn } from './pipe-adapters.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'

checkProduct(pipeAdapters, parts)

const make = maker(parts, trussParts)

test('bolts plates with one row of holes to a chord and to the 3 in tube', () => {
  const chord = move(make('BS-TR12A-02'), [-7.5, 5, -6])
  const tube = move(make('BS-TR03A-02'), [-7.5, 0, -1.5])
  const at = [-3, 3].map((x): Vec3 => [x, 0, 0.5])
  for (const { partNumber, boltsEach } of adapters.models)
    if (boltsEach === 1) assertBolted([make(partNumber)], at, 'z', partNumber)
  assertBolted([chord], at, 'z', 'chord under the adapter')
  assertBolted([tube], at, 'z', 'tube under the adapter')
})

test('fits 1.9 in pipe and 2 in tube while the set screws are loose', () => {
  const stood = part(body(pipe(1.9, 0.145, 20).translate([0, 0, 0.3]), 'steel', 'steel'))
  const lying = part(
    body(
      pipe(1.9, 0.145, 20)
        .rotate([90, 0, 0])
        .translate([0, 10, sleeveAxisIn('round')]),
      'steel',
      'steel',
    ),
  )
  const square = rectangle(2, 2).subtract(rectangle(1.75, 1.75)).extrude(20)
  const squareStood = part(body(square.translate([0, 0, 0.3]), 'steel', 'steel'))
  const squareLying = part(body(square.rotate([90, 0, 0]).translate([0, 10, sleeveAxisIn('square')]), 'steel', 'steel'))
  const fits: readonly (readonly [string, Part])[] = [
    ['BS-PA-90-2', stood],
    ['BS-PA-90-4', stood],
    ['BS-PA-0-2', lying],
    ['BS-PA-0-4', lying],
    ['BS-PA-SQ90-2', squareStood],
    ['BS-PA-SQ90-4', squareStood],
    ['BS-PA-SQ0-2', squareLying],
  ]
  for (const [partNumber, received] of fits) assertApart(make(partNumber), received, partNumber)
  assert.equal(fits.length, Object.keys(parts).length)
})
