/**
 * Platforms that the platform calculator covers: joists on hangers between beams, upright legs on leveling feet with
 * gussets, and cross trusses between the legs. They get the same checks as in the calculator (`engineering/systems/platform.ts`
 * and `engineering/systems/platform-bracing.ts`).
 */

import type { Check } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { lateralUtilizationOf } from '#engineering/systems/platform-beams.ts'
import type { Bracing } from '#engineering/systems/platform-bracing.ts'
import { floorOf } from '#engineering/systems/platform-floor.ts'
import { hangerRatingOf } from '../data.ts'
import { isBrace, type LineMember, verticalStrength } from '../members.ts'
import { beamChecks, type CheckedBeam, isGravity, joistsOf } from './beam.ts'
import { bracingOf, crossTrusses, type SystemContext, spanOf } from './platform-bracing.ts'
import { legsOf } from './platform-legs.ts'
import { type HungLoad, hungLoads, type Leg, liveOfLoads, type Span, spansOf } from './platform-spans.ts'

/** Returns the checks for a platform, or undefined if the frame is not a platform that the calculator covers. */
export function platformChecks(system: SystemContext): Check[] | undefined {
  const { frame, runs, sets } = system
  const joists = joistsOf(frame, runs, sets)
  if (joists.length === 0) return undefined
  const runOf = new Map(runs.flatMap((run) => run.lines.map((line) => [line.part.id, run] as const)))
  const hung = joists.flatMap((joist) => hungLoads(frame, joist, runOf, sets))
  const legs = legsOf(frame, runs, runOf)
  const beams = [...new Set(hung.map(({ beam }) => beam))]
  if (hung.length !== 2 * joists.length || legs.length === 0) return undefined
  const spans = beams.flatMap((beam) => spansOf(beam, legs, hung, sets))
  const expected = beams.reduce((count, beam) => count + legs.filter((leg) => leg.beam === beam).length - 1, 0)
  if (spans.length !== expected || spans.length === 0) return undefined
  const others = runs.filter(
    (run) =>
      !beams.includes(run) &&
      !joists.some((joist) => joist.run === run) &&
      !legs.some((leg) => leg.run === run) &&
      // The checks of the calculator don't count on braces.
      !run.lines.some(isBrace),
  )
  // The calculator doesn't cover loads on legs and cross trusses.
  const bare = new Set(
    [...legs.map(({ run }) => run), ...others].flatMap(({ lines }) => lines.map(({ part }) => part.id)),
  )
  const isLoaded = sets.some(
    (set) => isGravity(set) && set.case !== 'self' && set.actions.some(({ part }) => bare.has(part)),
  )
  if (isLoaded) return undefined
  const crossings = crossTrusses(frame, others, legs, runOf)
  if (!crossings) return undefined
  const bracing = bracingOf(system, { beams, legs, spans, braces: others })
  if (!bracing) return undefined
  return [
    ...joists.flatMap((joist) => [...beamChecks(joist, 'D + L'), floorCheck(joist, liveOfLoads(joist, hung))]),
    ...hung.flatMap((each) => hangerChecks(each, system)),
    ...spans.flatMap((span) => [
      ...[span, ...span.oneSided].flatMap((each) => [
        ...beamChecks(each, 'D + L'),
        lateralBeamCheck({ ...span, ...each }, bracing),
      ]),
      floorCheck(span, span.livePart),
    ]),
    ...bracingChecks(bracing, legs),
  ]
}

/** Deflection limits for a floor: span/360 under live load, and span/240 under total load. */
function floorCheck(beam: CheckedBeam, livePart: number): Check {
  const { utilization, liveIn, limitIn } = floorOf(beam.answer, spanOf(beam.given), livePart)
  return {
    part: beam.run.id,
    check: 'floorDeflection',
    utilization,
    demand: liveIn,
    capacity: limitIn,
    unit: 'in',
    clause: clauseOf('floorDeflection', verticalStrength(beam.run.lines[0] as LineMember)),
    combination: 'D + L',
  }
}

function hangerChecks({ hanger, lb, joist, beam }: HungLoad, { context }: SystemContext): Check[] {
  const number = context.parts.get(hanger)?.partNumber ?? ''
  const rating = hangerRatingOf(
    context.data,
    number,
    [joist.run, beam].map((run) => run.lines[0]?.series ?? ''),
  )
  if (!rating) return []
  return [
    {
      part: hanger,
      check: 'hanger',
      demand: lb,
      capacity: rating.value,
      unit: 'lb',
      utilization: lb / rating.value,
      clause: rating.clause,
      combination: 'D + L',
    },
  ]
}

/** The end moments from the frame add to the moment and shear in the beam. */
function lateralBeamCheck(span: Span, { edgeEnds, innerEnds }: Bracing): Check {
  const [line] = span.run.lines as [LineMember]
  return {
    part: span.run.id,
    check: 'swayMoment',
    utilization: lateralUtilizationOf(span, span.isEdge ? edgeEnds : innerEnds, verticalStrength(line)).utilization,
    clause: clauseOf('swayMoment', verticalStrength(line)),
    combination: 'D + L + lateral',
  }
}

/** The bracing checks are for the leg with the highest utilization but are shown for all legs. */
const bracingChecks = ({ checks }: Bracing, legs: readonly Leg[]): Check[] =>
  checks.flatMap((check) =>
    (check.part === 'leg' ? legs : legs.slice(0, 1)).map(({ run }) => ({ ...check, part: run.id })),
  )
