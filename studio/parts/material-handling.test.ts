import assert from 'node:assert/strict'
import { test } from 'node:test'
import { materialHandling } from '../../catalog/products/material-handling.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { bounds, move, type Part, turn } from '../geometry/part.ts'
import { parts } from './material-handling.ts'
import { GAUGE_06_IN, GAUGE_12_IN } from './mounting.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'
import { frameHoles } from './truss-patterns.ts'

const make = maker(parts, trussParts)

checkProduct(materialHandling, parts)

test('bolts a forklift pocket under both chords of the truss that crosses it', () => {
  for (const [code, size, gauge] of [
    ['12', 12, GAUGE_12_IN],
    ['06', 6, GAUGE_06_IN],
  ] as const) {
    const truss = move(turn(make(`BS-TR${code}A-03`), [0, 0, 90]), [0, -19.5, 4 + size / 2])
    const at = [-6, 6].flatMap((y) => [-gauge / 2, gauge / 2].map((x): Vec3 => [x, y, 3.9]))
    assertBolted([make('BS-MH-FP24'), truss], at, 'z', `pocket under ${code}`)
  }
})

test('bolts the lifting lug to the end of 6 in truss', () => {
  const tower = move(turn(make('BS-TR06A-01'), [0, -90, 0]), [0, 0, -12])
  assertBolted(
    [make('BS-MH-LL4'), tower],
    frameHoles(6).map(([x, y]): Vec3 => [x, y, 0.5]),
    'z',
    'lifting lug',
  )
})

test('aligns the side lug, ring, and winch with holes 3 in apart, and the bar with holes 9 in apart', () => {
  const chord = (x: number, y: number): Part => move(make('BS-TR12A-02'), [x, y - 5, -6])
  assertBolted(
    [make('BS-MH-LL2'), chord(-12, -1.35)],
    [-1.5, 1.5].map((x): Vec3 => [x, -1.35, 0]),
    'z',
    'side lug',
  )
  const ring = make('BS-MH-TR1')
  assertBolted(
    [ring, chord(-12, 0)],
    [-1.5, 1.5].map((x): Vec3 => [x, 0, 0.3]),
    'z',
    'tie-down ring',
  )
  const winch = turn(make('BS-MH-SW2'), [0, 0, 90])
  assertBolted(
    [winch, chord(-12, 0)],
    [-1.5, 1.5].map((x): Vec3 => [x, 0, -0.3]),
    'z',
    'strap winch',
  )
  assertBolted(
    [make('BS-MH-TB2'), chord(-12, 1.1)],
    [-4.5, 4.5].map((x): Vec3 => [x, 1.1, 0]),
    'z',
    'tie-down bar',
  )
})

test('fits one truss between the stops on the dolly and another truss on saddles above it', () => {
  const dolly = make('BS-MH-TD12')
  const first = move(make('BS-TR12A-04'), [-24, 0, 7.25 + 6])
  assertApart(dolly, first, 'truss on the dolly')
  // The saddle lies across the truss. The thickness of its web is the gap between the two layers of truss.
  const saddle = move(turn(make('BS-MH-SS12'), [0, 0, 90]), [6, 0, 7.25 + 12 - 1])
  const second = move(first, [0, 0, 12 + 1.5])
  assertApart(saddle, first, 'saddle on the lower truss')
  assertApart(saddle, second, 'saddle under the upper truss')
})

test('fits the parts cart through a 30 in door', () => {
  assert.ok(bounds(make('BS-MH-PC48')).size[1] < 30)
})
