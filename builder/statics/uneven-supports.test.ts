import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { type FactoredFrame, factorFrame } from '#engineering/frame/frame.ts'
import { isProblem } from '#engineering/frame/model.ts'
import { displacedSupports, settlementsOf } from './uneven-supports.ts'

const L = 120
const EI = 1e8
/** Upward reactions per inch of upward displacement of each support of two equal spans: 6 E I / L³ times −1, 2, −1. */
const unit = (6 * EI) / L ** 3
const twoSpans = [
  [unit / 4, -unit / 2, unit / 4],
  [-unit / 2, unit, -unit / 2],
  [unit / 4, -unit / 2, unit / 4],
]

describe('supports that only pull', () => {
  it('follow their levels if none goes slack', () => {
    expect(displacedSupports(twoSpans, [0, 0.5, 0], [1000, 3000, 1000])).toEqual([0, 0.5, 0])
  })

  it('hang from the middle pick if it is too high: the end picks go slack, and the frame balances', () => {
    // The level beam weighs 2 w L = 800 lb: 3/8 w L = 150, 500, and 150 lb. Raising the middle pick by 1 in adds 347 lb.
    const moved = displacedSupports(twoSpans, [0, 2, 0], [150, 500, 150])
    // Both end picks are slack when the middle pick carries 800 lb: 300 lb / 347 lb/in = 0.864 in above the ends.
    expect(moved?.[1]).toBe(2)
    expect((moved?.[0] ?? 0) + (moved?.[2] ?? 0)).toBeCloseTo(2 * (2 - 300 / unit), 9)
  })

  it('carry nothing at a pick that is too low', () => {
    const moved = displacedSupports(twoSpans, [0, -2, 0], [150, 500, 150])
    // Without the middle pick, the ends carry 400 lb each, and the middle sags by 500 lb / 347 lb/in.
    expect(moved).toEqual([0, -500 / unit, 0])
  })

  it('have no equilibrium if the load is beyond them', () => {
    expect(displacedSupports([[0]], [0], [-10])).toBeUndefined()
  })
})

it('solves for settlements of a beam on three supports: 6 E I / L³, as in the beam calculator', () => {
  const truss = memberOf('BS-TR12A')
  const section = {
    elasticPsi: 1e7,
    shearPsi: 4e6,
    areaIn2: 2,
    iyIn4: 50,
    izIn4: truss.flexuralLbIn2 / 1e7,
    torsionIn4: 10,
  }
  const free = { x: 'fixed', y: 'fixed', z: 'fixed', rx: 'fixed' } as const
  const factored = factorFrame({
    nodes: [0, L, 2 * L].map((x) => ({ id: `n${x}`, atIn: [x, 0, 0] })),
    members: [
      { id: 'a', start: 'n0', end: `n${L}`, section, reference: [0, 0, 1] },
      { id: 'b', start: `n${L}`, end: `n${2 * L}`, section, reference: [0, 0, 1] },
    ],
    supports: [0, L, 2 * L].map((x) => ({ node: `n${x}`, restraints: free })),
  })
  expect(isProblem(factored)).toBe(false)
  const [, middle] = settlementsOf(factored as FactoredFrame, ['n0', `n${L}`, `n${2 * L}`])
  const forceLb = (6 * truss.flexuralLbIn2) / L ** 3
  expect(middle?.reactions.get(`n${L}`)?.zLb).toBeCloseTo(forceLb, 3)
  expect(middle?.reactions.get('n0')?.zLb).toBeCloseTo(-forceLb / 2, 3)
  expect(middle?.displacement(`n${L}`).zIn).toBe(1)
  const { checks } = checkBeam(truss, {
    supports: { kind: 'two-spans', spansIn: [L, L] },
    points: [],
    spreads: [{ fromIn: 0, toIn: 2 * L, lbPerIn: 20 / 12 }],
    joints: [],
    dynamicFactor: 1.5,
    picks: { capacityLb: 1000, unevenIn: 0.5 },
  })
  // The middle pick carries everything: 1.5 × 27.687 × 20 = 830.6 lb.
  expect(checks.find(({ check }) => check === 'mount')?.demand).toBeCloseTo(830.6, 0)
})
