import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'
import type { SupportKind } from '../model.ts'
import { shapes } from '../testing.ts'
import { type Analysis, analyze } from './analyze.ts'
import { part, pointLoad, structureOf, support, UPRIGHT } from './structures.fixture.ts'

/**
 * A report that was checked by hand. The structure is a mast of 10 ft truss on a base plate, with a block on top and an
 * arm of 5 ft truss. A 20 lb load hangs from the tip of the arm, and a 5 lb wind load pushes the start of the arm
 * toward the back. The arithmetic is in docs/engineering.md. Second-order effects, which are included in the report but
 * not in the arithmetic, add 0.2% to 0.5%.
 */
const mast = (kind: SupportKind) =>
  analyze(
    structureOf(
      [
        part('base', 'BS-PL-BS12', [0, 0, -0.5]),
        part('leg', 'BS-TR12A-10', [0, 0, 0], UPRIGHT),
        part('block', 'BS-TR-CB12', [0, 0, 120]),
        part('arm', 'BS-TR12A-05', [6, 0, 126]),
      ],
      [support('s', kind, 'base', [0, 0, 0])],
      [pointLoad('p', 'arm', [60, 0, 6], [0, 0, -20]), pointLoad('w', 'arm', [0, 0, 0], [0, 5, 0], 'wind')],
    ),
    shapes,
    computedStatics(),
  )

const [anchored, standing] = [mast('anchored'), mast('floor')]

const checkOf = ({ checks }: Analysis, check: CheckId, part: string, connection?: string) => {
  const found = checks.find((each) => each.check === check && each.part === part && each.connection === connection)
  if (!found) throw new Error(`${part} has no check of ${check}`)
  return found
}
const termOf = (check: ReturnType<typeof checkOf>, symbol: string) =>
  check.terms?.find((term) => term.symbol === symbol)?.demand

const legJoint = checkOf(anchored, 'joint', 'leg', 'leg/block/0')
const armJoint = checkOf(anchored, 'joint', 'arm', 'block/arm/0')
const base = checkOf(anchored, 'base', 'leg', 'base/leg/0')
const column = checkOf(anchored, 'strength', 'leg')
const beam = checkOf(anchored, 'strength', 'arm')
const deflection = checkOf(anchored, 'deflection', 'arm')
const overturning = checkOf(standing, 'overturning', 'base')
const sliding = checkOf(standing, 'sliding', 'base')
const reaction = anchored.reactions.find(({ combination }) => combination === 'D + L')

describe('a report for a mast with an arm', () => {
  it.each<readonly [what: string, byHand: number, found: number | undefined]>([
    ['beam: moment at the block', 2440, termOf(beam, 'My')],
    ['beam: interaction', 0.02586, beam.utilization],
    ['column: axial force', 148.1, termOf(column, 'N')],
    ['column: moment of the arm', 2491.7, termOf(column, 'Mz')],
    ['column: moment of the wind', 472.5, termOf(column, 'My')],
    ['column: torque', 22.5, termOf(column, 'T')],
    ['column: interaction', 0.0417, column.utilization],
    ['joint of the leg: moment', 2824.5, termOf(legJoint, 'M')],
    ['joint of the leg: interaction', 0.4381, legJoint.utilization],
    ['joint of the arm: moment', 2452.1, termOf(armJoint, 'M')],
    ['joint of the arm: interaction', 0.493, armJoint.utilization],
    ['base: moment', 2964.2, termOf(base, 'M')],
    ['base: interaction', 0.75, base.utilization],
    ['deflection of the tip', 0.01409, deflection.demand],
    ['limit of the deflection', 0.6667, deflection.capacity],
    ['reaction', 191, reaction?.forceLb[2]],
    ['moment of the support', -2821.7, reaction?.momentInLb[1]],
    ['overturning moment', 2255.9, overturning.demand],
    ['0.6 of the resisting moment', 692.1, overturning.capacity],
    ['ballast', 290, standing.stability[0]?.ballast[0]?.lb],
    ['sliding', 0.1624, sliding.utilization],
  ])('matches the hand calculation of %s', (_, byHand, found) => {
    const ratio = (found ?? Number.NaN) / byHand
    expect(ratio).toBeGreaterThan(0.994)
    expect(ratio).toBeLessThan(1.006)
  })

  it('lists terms that add up to the utilization', () => {
    for (const { terms, utilization, check } of [...anchored.checks, ...standing.checks])
      if (terms && check !== 'crippling')
        expect(terms.reduce((sum, { demand, capacity }) => sum + demand / capacity, 0)).toBeCloseTo(utilization, 5)
  })
})
