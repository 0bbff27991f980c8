/** Grids on hoists. Statics alone determines a grid on three hoists. */
import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { Structure } from '../model.ts'
import { Assembly } from '../templates/assembly.ts'
import { grid, pick } from '../templates/frames.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'
import { pointLoad } from './structures.fixture.ts'

/** A grid of 29 × 7 ft on two hoists at the back and one in front. */
function threePicks(): Structure {
  const made = grid.make({ truss: 'BS-TR12A', width: 29, depth: 7, trim: 16, cross: 0 })
  const it = new Assembly({
    parts: made.parts.filter(({ partNumber }) => !partNumber.startsWith('BS-RG-')),
    supports: [],
    loads: [],
  })
  for (const [x, y] of [
    [75, 78],
    [276, 78],
    [171, 6],
  ] as const)
    pick(it, [x, y, 204], 'BS-TR12A')
  return it.structure('Grid')
}

describe('a grid on hoists', () => {
  it('is carried as statics requires, with no part of the moments in the springs that keep it in place', () => {
    const { reactions, weightLb } = analyze(threePicks(), shapes, computedStatics())
    // The mount, its bolts, and its shackle.
    const mountLb = 9.816 + 4 * 0.1913 + 1.405
    // The frame is symmetric about y = 42 in. Moments about the hoists at the back, 72 in away:
    const frontLb = ((weightLb - 3 * mountLb) * (78 - 42)) / 72 + mountLb
    const pullLb = reactions.find(({ support }) => support === 's3')?.forceLb[2] ?? 0
    expect(pullLb).toBeGreaterThan(1.5 * frontLb * 0.998)
    expect(pullLb).toBeLessThan(1.5 * frontLb * 1.002)
  })

  it('is also checked without live load if a hoist is out of level', () => {
    const made = grid.make({ truss: 'BS-TR12A', width: 20, depth: 16, trim: 16, cross: 0 })
    const front = made.parts.find(({ group }) => group === 'Front')?.id ?? ''
    const load = pointLoad('p', front, [60, 0, -6], [0, 0, -100])
    const { combinations } = analyze({ ...made, loads: [load] }, shapes, computedStatics())
    const names = combinations.map(({ name }) => name)
    expect(names).toContain('D, hoist 1 high')
    expect(names).toContain('D + L, hoist 1 high')
  })
})
