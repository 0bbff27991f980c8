import assert from 'node:assert/strict'
import { test } from 'node:test'
import { truss } from '../../catalog/products/truss.ts'
import { holeRowIn } from '../../engineering/members/truss-models.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { stations } from '../geometry/outlines.ts'
import { bounds, move, type Part, turn } from '../geometry/part.ts'
import { assertApart, assertBolted, checkProduct, maker } from './product-checks.ts'
import { parts } from './truss.ts'
import { frameHoles } from './truss-patterns.ts'

const make = maker(parts)

checkProduct(truss, parts)

/** Bolt positions in an end frame at x: one per round hole, and one for each direction of a corner slot. */
const frameBolts = (size: 6 | 12, x: number): Vec3[] => [
  ...frameHoles(size).map(([y, z]): Vec3 => [x, y, z]),
  ...(size === 12
    ? [
        [4.5, 5],
        [5, 4.5],
        [-4.5, 5],
        [-5, 4.5],
        [4.5, -5],
        [5, -4.5],
        [-4.5, -5],
        [-5, -4.5],
      ].map(([y, z]): Vec3 => [x, y as number, z as number])
    : []),
]

test('makes a 10 ft truss 10 ft long with fewer than 60,000 triangles', () => {
  for (const [partNumber, section] of [
    ['BS-TR12A-10', 12],
    ['BS-TR06A-10', 6],
    ['BS-TR03A-10', 3],
  ] as const) {
    const it = make(partNumber)
    assert.deepEqual(
      bounds(it).size.map((each) => Math.round(each * 1e4) / 1e4),
      [120, section, section],
    )
    assert.ok(it.bodies.reduce((sum, each) => sum + each.solid.numTri(), 0) < 60_000)
  }
})

test('has a hole every 3 in on all four faces, starting 1 1/2 in from the end', () => {
  for (const [partNumber, size] of [
    ['BS-TR12A-02', 12],
    ['BS-TR06A-02', 6],
    ['BS-TR03A-02', 3],
  ] as const) {
    const it = make(partNumber)
    const row = size / 2 - holeRowIn(size)
    const rows = size === 3 ? [0] : [row, -row]
    for (const quarter of [0, 1, 2, 3]) {
      const at = stations(24).flatMap((x) => rows.map((y): Vec3 => [x, y, size / 2]))
      assertBolted([turn(it, [quarter * 90, 0, 0])], at, 'z', `${partNumber}, face ${quarter}`)
    }
  }
})

test('uses the same end frame pattern on 12 and 6 in truss, blocks, adapters, and tapered truss', () => {
  const end12 = move(make('BS-TR12A-01'), [-12, 0, 0])
  const end06 = move(make('BS-TR06A-01'), [-12, 0, 0])
  const onSide = (it: Part): Part => turn(it, [0, 90, 0])
  assertBolted(
    [end12, make('BS-TR12S-01'), make('BS-TRTPA-03'), make('BS-TR-BXA12'), onSide(make('BS-TR-EF12'))],
    frameBolts(12, 0),
    'x',
    '12 in end',
  )
  assertBolted([end12, move(make('BS-TR-CB12'), [6, 0, -6])], frameBolts(12, 0), 'x', '12 in corner block')
  assertBolted([end12, onSide(make('BS-TR-RP1206'))], frameBolts(12, 0), 'x', 'reducer plate, outer pattern')
  assertBolted([end06, onSide(make('BS-TR-RP1206'))], frameBolts(6, 0), 'x', 'reducer plate, inner pattern')
  assertBolted([end06, make('BS-TR06S-01'), move(make('BS-TR-CB06'), [3, 0, -3])], frameBolts(6, 0), 'x', '6 in end')
  assertBolted(
    [end06, move(turn(make('BS-TRTPA-03'), [0, 0, 180]), [36, 0, 0])],
    frameBolts(6, 0),
    'x',
    'small end of the tapered truss',
  )
  assertBolted([end12, move(turn(make('BS-TR-GB12'), [0, 90, 0]), [-2, 0, 0])], frameBolts(12, 0), 'x', 'ground base')
})

test('bolts an end frame to the side of another truss', () => {
  for (const [partNumber, size] of [
    ['BS-TR12A-02', 12],
    ['BS-TR06A-02', 6],
  ] as const) {
    const run = move(make(partNumber), [-12 + (size === 6 ? 3 : 0), -size / 2, 0])
    const stem = turn(make(partNumber), [0, 0, 90])
    const row = size / 2 - holeRowIn(size)
    const columns = size === 12 ? [-4.5, -1.5, 1.5, 4.5] : [-1.5, 1.5]
    const at = columns.flatMap((x) => [row, -row].map((z): Vec3 => [x, 0, z]))
    assertApart(run, stem, 'tee')
    assertBolted([run, stem], at, 'y', `${size} in tee`)
  }
})

test('nests a splice angle inside the chords of two trusses and aligns its holes with the chord holes', () => {
  const left = move(make('BS-TR12A-01'), [-12, 0, 0])
  const right = make('BS-TR12A-01')
  const angle = make('BS-TR-SPA12')
  // The heel of the angle is on the x axis, with legs toward -y and +z. The angle matches the lower chord at +y.
  const nested = move(angle, [-6, 5.8125, -5.8125])
  assertBolted(
    [nested],
    stations(12).map((x): Vec3 => [x - 6, 5, -6.2]),
    'z',
    'splice angle, lower leg',
  )
  assertBolted(
    [nested],
    stations(12).map((x): Vec3 => [x - 6, 6.2, -5]),
    'y',
    'splice angle, vertical leg',
  )
  assertBolted(
    [right],
    [1.5, 4.5].map((x): Vec3 => [x, 5, -6.2]),
    'z',
    'chord of the right truss',
  )
  assertBolted(
    [left],
    [-1.5, -4.5].map((x): Vec3 => [x, 5, -6.2]),
    'z',
    'chord of the left truss',
  )
})

test('aligns the insert nuts in the spigot with the holes in the 3 in tube', () => {
  const tube = make('BS-TR03A-01')
  const spigot = move(make('BS-TR-SPG03'), [-6, 0, 0])
  assertApart(tube, spigot, 'spigot in the tube')
  assertBolted(
    [tube],
    [
      [1.5, 0, 2],
      [4.5, 0, 2],
    ],
    'z',
    'tube',
  )
  for (const x of [1.5, 4.5]) {
    const nut = spigot.bodies[1]
    assert.ok(nut)
    const bore = nut.solid.slice(0).bounds()
    assert.ok(bore.min[0] < x && bore.max[0] > x)
  }
})
