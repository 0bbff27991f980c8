import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exactly } from './geometry/kernel.ts'
import { weightLb } from './geometry/part.ts'
import { ball, cylinder, torus } from './geometry/solids.ts'
import { parts as hardware } from './parts/hardware.ts'

const within = (value: number, expected: number) =>
  assert.ok(Math.abs(value / expected - 1) < 0.0005, `${value} is not ${expected}`)

test('measures round parts to within 0.05%', () => {
  within(exactly(() => cylinder(0.5, 4)).volume(), Math.PI * 0.25 ** 2 * 4)
  within(exactly(() => ball(1)).volume(), (4 / 3) * Math.PI * 0.5 ** 3)
  // Pappus's theorem: volume = cross-sectional area of the wire × length of the circle through its center.
  within(exactly(() => torus(3, 0.5)).volume(), Math.PI * 0.25 ** 2 * Math.PI * 3)
})

test('matches the calculated weight of a threaded rod', () => {
  const [pitch, outer] = [1 / 13, 0.25]
  const root = outer - 0.6134 * pitch
  const meanSquare = (root ** 2 + root * outer + outer ** 2) / 3
  const make = hardware['BS-HW-TR-01']
  assert.ok(make)
  within(weightLb(exactly(make)), Math.PI * meanSquare * 12 * 0.284)
})

test('keeps the facet count of displayed solids unchanged after a measurement', () => {
  exactly(() => cylinder(0.5, 4))
  assert.equal(cylinder(0.5, 4).numVert(), 48)
})
