import assert from 'node:assert/strict'
import { test } from 'node:test'
import { access } from '../../catalog/products/access.ts'
import { holeRowIn } from '../../engineering/members/truss-models.ts'
import { guardrails } from '../../engineering/part-models/railings.ts'
import {
  DECK_IN,
  handrailPosts,
  handrailsAtIn,
  lastRiserIn,
  stairModel,
  stairUnits,
} from '../../engineering/part-models/stairs.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { stations } from '../geometry/outlines.ts'
import { asOneSolid, bounds, move, turn } from '../geometry/part.ts'
import { cylinder } from '../geometry/solids.ts'
import { parts, stringerHoles } from './access.ts'
import { quadrants } from './mounting.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts as trussParts } from './truss.ts'

const make = maker(parts, trussParts)

checkProduct(access, parts)

test('mounts a stair on 12 in or 6 in truss, flush with the top of the truss', () => {
  for (const [partNumber, size] of [
    ['BS-TR12A-03', 12],
    ['BS-TR06A-03', 6],
  ] as const) {
    for (const { stair: stairNumber, risers, deckIn, hasHead } of stairUnits) {
      // The head of a stair reaches to the middle of 12 in truss.
      if (hasHead && size !== 12) continue
      const [run, rise] = [(risers - 1) * stairModel.runIn, deckIn - DECK_IN]
      const truss = move(make(partNumber), [-18, run + size / 2, rise - size / 2])
      const stair = make(stairNumber)
      const z = rise - holeRowIn(size)
      assertBolted(
        [stair, truss],
        stations(36).map((x): Vec3 => [x - 18, run, z]),
        'y',
        `${stairNumber} on ${partNumber}`,
      )
      assertApart(stair, truss, `${stairNumber} and ${partNumber}`)
    }
  }
})

test('bolts handrails to the stringers on both sides of every stair', () => {
  for (const unit of stairUnits) {
    const stair = make(unit.stair)
    const holes = stringerHoles(unit)
    assert.ok(holes.length >= 2 * handrailPosts(unit), unit.stair)
    const ends = [holes[0], holes[1], holes.at(-2), holes.at(-1)].map((hole) => hole as readonly [number, number])
    for (const x of Object.values(handrailsAtIn)) {
      const rail = move(make(unit.rail), [x, 0, 0])
      const at = ends.map(([y, z]): Vec3 => [x + 0.19, y, z])
      assertBolted([stair, rail], at, 'x', `${unit.rail} on ${unit.stair}`)
      assertApart(stair, rail, `${unit.rail} and ${unit.stair}`)
    }
  }
})

test('ends stairs with equal risers level with the deck, at its edge over the middle of the truss', () => {
  for (const unit of stairUnits.filter(({ hasHead }) => hasHead)) {
    const { stair, risers, deckIn } = unit
    assert.ok(Math.abs(lastRiserIn(unit) - unit.riserIn) < 1e-9, stair)
    const run = (risers - 1) * stairModel.runIn
    const panel = move(make('BS-AC-DP48'), [0, run + 6 + 24, deckIn - DECK_IN])
    assertApart(make(stair), panel, `${stair} and a deck panel`)
    const { max } = bounds(make(stair))
    // The nosing strip is 0.06 in thick.
    assert.ok(Math.abs(max[2] - deckIn) < 0.1 && max[1] > run + 5.9, stair)
  }
})

test('bolts all feet of a guardrail to the threaded inserts in a deck panel', () => {
  const panel = asOneSolid(make('BS-AC-DP48'))
  const rail = move(make('BS-AC-GR48'), [-24, -21, 2])
  const at = guardrails.models
    .slice(0, 1)
    .flatMap(({ feetIn }) => feetIn)
    .flatMap((x) => quadrants(1.5, 1.5).map(([a, b]): Vec3 => [x - 24 + a, -21 + b, 2.2]))
  assertBolted([rail], at, 'z', 'feet of the guardrail')
  for (const [x, y] of at) {
    // The insert is threaded if a 0.4 in cylinder fits in it and a 0.6 in cylinder doesn't.
    const through = (diameter: number) => cylinder(diameter, 0.5).translate([x, y, 1.45]).intersect(panel).volume()
    assert.ok(through(0.4) < 1e-4 && through(0.6) > 0.01, `no insert at ${x}, ${y}`)
  }
})

test('bolts a base flange to a landing', () => {
  const flange = move(make('BS-AC-SF-FL'), [15, 15, 6])
  const at = quadrants(1.5, 1.5).map(([x, y]): Vec3 => [15 + x, 15 + y, 6.2])
  assertBolted([flange, make('BS-AC-LN36')], at, 'z', 'flange on a landing')
})

test('aligns the edge of a deck panel with 12 in truss', () => {
  const panel = move(make('BS-AC-DP48'), [0, 0, 6])
  const truss = move(make('BS-TR12A-04'), [-24, -18, 0])
  const at = stations(48)
    .slice(1, -1)
    .map((x): Vec3 => [x - 24, -23, 5.9])
  assertBolted([panel, truss], at, 'z', 'panel on the outer chord')
})

test('bolts 6 in truss to the side of a landing', () => {
  const truss = move(make('BS-TR06A-03'), [-18, -21, 3])
  const at = stations(36).flatMap((x) => [0.75, 5.25].map((z): Vec3 => [x - 18, -18, z]))
  assertBolted([make('BS-AC-LN36'), truss], at, 'y', 'landing on a truss')
})

test('bolts ladders, rail brackets, and post sockets across the chords of 6 and 12 in truss', () => {
  for (const [code, size] of [
    ['06', 6],
    ['12', 12],
  ] as const) {
    const row = size / 2 - holeRowIn(size)
    // The mast is behind the ladder. The beam is behind the bracket and the socket.
    const mast = move(turn(make(`BS-TR${code}A-06`), [0, -90, 0]), [0, 7 + size / 2, 0])
    const ladder = move(make('BS-AC-LD18-06'), [0, 0, -0.12])
    assertBolted(
      [ladder, mast],
      [7.5, 64.5].flatMap((z) => [row, -row].map((x): Vec3 => [x, 7, z])),
      'y',
      `ladder on ${code}`,
    )
    const beam = move(make(`BS-TR${code}A-02`), [-10.5, size / 2, 6])
    for (const [partNumber, x] of [
      ['BS-AC-SF-SB', 3],
      ['BS-AC-PS3', 3],
    ] as const) {
      const at = quadrants(x, row).map(([a, b]): Vec3 => [a, 0, 6 + b])
      assertBolted([make(partNumber), beam], at, 'y', `${partNumber} on ${code}`)
    }
  }
})

test('pins a 3 in truss post in its socket', () => {
  const post = move(turn(make('BS-TR03A-04'), [0, -90, 0]), [0, -1.99, 1.75])
  const socket = make('BS-AC-PS3')
  assertApart(socket, post, 'socket and post')
  assertBolted([post], [[1.5, -1.99, 6.25]], 'x', 'pin through the post')
  assertBolted([socket], [[1.6, -1.99, 6.25]], 'x', 'pin through the socket')
})

test('aligns a toe board with the holes in a chord', () => {
  const board = move(make('BS-AC-TB48'), [0, -6, 6])
  const truss = make('BS-TR12A-04')
  assertBolted(
    [board, truss],
    stations(48).map((x): Vec3 => [x, -5, 6]),
    'z',
    'toe board on a truss',
  )
})

test('fits each pad around its truss', () => {
  for (const code of ['06', '12']) {
    assertApart(make(`BS-AC-EP${code}`), make(`BS-TR${code}A-04`), `pad ${code}`)
  }
})

test('lists the heights of stairs and guardrails correctly in the catalog', () => {
  assert.ok(Math.abs(bounds(make('BS-AC-GR96')).size[2] - 42) < 0.01)
  for (const { stair, deckIn, hasHead } of stairUnits)
    assert.ok(Math.abs(bounds(make(stair)).size[2] - (hasHead ? deckIn : deckIn - DECK_IN)) < 0.1, stair)
})
