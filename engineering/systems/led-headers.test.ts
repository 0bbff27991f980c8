import { expect, test } from 'vitest'
import { memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { headersFor } from './led-headers.ts'
import { designLedWall } from './led-wall.ts'
import type { LedWallCase } from './led-wall-answer.ts'

/** A wall 20 ft wide and 12 ft high. Half of its weight, on one of two picks, is 1.5 × 1,327 lb, over any mount’s limit. */
const wall: LedWallCase = {
  panelWidthIn: 240,
  panelHeightIn: 144,
  panelLb: 2400,
  columns: 1,
  rows: 1,
  extraLbPerFt: 5,
  support: 'flown',
  pressurePsf: 0,
  clearanceIn: 0,
  outriggerFt: 4,
  outriggers: 'both',
  eccentricIn: 0,
  friction: 0.3,
  levelIn: 0.25,
}

const keys = ['BS-TR12A', 'BS-TR12S', 'BS-TR06A', 'BS-TR06S'] as const
const choicesFor = (given: LedWallCase) => headersFor(keys.map(memberOf), (key) => ratingsOf(key), given)

test('divides a wall that no single header carries between headers on two picks', () => {
  const choices = choicesFor(wall)
  expect(choices[0]).toMatchObject({ headers: 2, part: { panelWidthIn: 120, panelLb: 1200 } })
  for (const { member, headers, part, answer } of choices) {
    expect(headers).toBeGreaterThan(1)
    expect(headers * part.panelLb).toBeCloseTo(wall.panelLb, 6)
    expect(answer.supports).toBe(2)
    expect(answer.checks[0]?.utilization).toBeLessThanOrEqual(1)
    expect(designLedWall(member, ratingsOf(member.key), part)).toMatchObject({ supports: 2 })
  }
})

test('offers a stronger section first, and divides panels between whole columns', () => {
  const panels = { ...wall, panelWidthIn: 20, panelHeightIn: 20, panelLb: 18, columns: 12, rows: 5 }
  const [first] = choicesFor(panels)
  expect(first).toMatchObject({ headers: 1, part: { columns: 12 } })
  for (const { headers, part } of choicesFor({ ...panels, columns: 11, rows: 9 }))
    expect(headers * part.columns).toBeGreaterThanOrEqual(11)
})

test('offers no divided headers for towers, and nothing for a wall that is too wide', () => {
  const ground = { ...wall, support: 'ground' as const, pressurePsf: 5, clearanceIn: 6, eccentricIn: 8 }
  expect(choicesFor(ground).every(({ headers }) => headers === 1)).toBe(true)
  expect(choicesFor({ ...wall, panelWidthIn: 4000 })).toEqual([])
})
