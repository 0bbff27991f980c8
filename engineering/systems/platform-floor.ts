/** Joists and beams of a platform under its vertical loads. Units are feet, inches, and pounds. */
import type { BeamCase, PointLoad } from '#engineering/beams/beam-case.ts'
import { type BeamAnswer, checkBeam, utilizationOf } from '#engineering/beams/beam-loads.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { PartWeight } from './parts-list.ts'
import type { FloorDeflection, Framing, Layout, Oriented } from './platform-answer.ts'
import { type BeamSpan, innerEndOf } from './platform-beams.ts'
import { beamJointsIn, joistSharesIn, legPlacesIn, spanEndsIn, TRUSS_IN } from './platform-layout.ts'
import { deckPsf, hangerWeightLb } from './platform-parts.ts'

/**
 * The joist checks, the load from each hanger along a beam line, and the largest live-load fraction among those loads.
 */
export interface JoistFloor extends Pick<Framing, 'joists' | 'joistSeries' | 'joist' | 'hanger'> {
  readonly joistFloor: FloorDeflection
  readonly hangersLb: readonly number[]
  readonly livePart: number
}

/** Span of a floor member divided by its largest deflection under live load: International Building Code, table 1604.3. */
const LIVE_DEFLECTION_RATIO = 360

/** Returns undefined if a joist or its hanger is too weak. */
export function joistsOn(
  joistMember: MemberStrength,
  hangerLb: number,
  { lengthFt, livePsf, edgeLbPerFt }: Oriented,
  { bayFt, joists }: Layout,
  partLb: PartWeight,
): JoistFloor | undefined {
  const clearFt = bayFt - TRUSS_IN / 12
  const { placesIn } = joists
  const { flexuralLbIn2, series: joistSeries } = joistMember
  // The most loaded joist carries at least the mean width of deck.
  const meanLbPerIn = (livePsf * lengthFt * (bayFt / clearFt)) / placesIn.length / 12
  if ((5 * meanLbPerIn * (12 * clearFt) ** 3) / (384 * flexuralLbIn2) > 1 / LIVE_DEFLECTION_RATIO) return undefined
  const sharesIn = joistSharesIn(lengthFt, placesIn, { flexuralLbIn2, clearIn: 12 * clearFt })
  const psf = livePsf + deckPsf(lengthFt, partLb)
  const last = placesIn.length - 1
  // The guardrail on an end edge is at the end of the overhanging deck, so leverage increases its load on the last
  // joist.
  const levered = 1 + (placesIn[0] as number) / ((placesIn[1] as number) - (placesIn[0] as number))
  const lbPerFt = sharesIn.map(
    (shareIn, index) => (psf * shareIn) / 12 + (index === 0 || index === last ? levered * edgeLbPerFt : 0),
  )
  const mostLbPerFt = Math.max(...lbPerFt)
  const joist = checkBeam(joistMember, uniformCase(clearFt * 12, (mostLbPerFt / 12) * (bayFt / clearFt)), 'joist')
  const endLb = hangerWeightLb(partLb)
  const hangersLb = lbPerFt.map((each) => (each * bayFt + joist.selfWeightLb) / 2 + endLb)
  const hanger = { demandLb: Math.max(...hangersLb), capacityLb: hangerLb }
  const joistFloor = floorOf(joist, clearFt * 12, (livePsf * Math.max(...sharesIn)) / 12 / mostLbPerFt)
  if (utilizationOf(joist.checks) > 1 || hanger.demandLb > hangerLb || joistFloor.utilization > 1) return undefined
  const liveParts = sharesIn.map((shareIn, index) => (livePsf * shareIn * bayFt) / 24 / (hangersLb[index] as number))
  return {
    ...{ joist, joists: { ...joists, sharesIn }, joistSeries, hanger, joistFloor, hangersLb },
    livePart: Math.max(...liveParts),
  }
}

/** A span with its deflections. */
export interface FloorSpan extends BeamSpan {
  readonly floor: FloorDeflection
}

/**
 * Checks the deflection limits of a floor member: International Building Code, table 1604.3. The total load includes
 * the self-weight.
 */
export function floorOf(beam: BeamAnswer, spanIn: number, livePart: number): FloorDeflection {
  const liveIn = livePart * beam.deflectionIn
  const limitIn = spanIn / LIVE_DEFLECTION_RATIO
  const all = (beam.deflectionIn + beam.selfDeflectionIn) / (spanIn / 240)
  return { liveIn, limitIn, utilization: Math.max(liveIn / limitIn, all) }
}

/**
 * Checks each span in a beam line with the loads at their actual locations. A beam is supported at the axis of an outer
 * leg. At an inner leg, the beam ends over the leg, so it is supported at the leg chord nearest its span. Loads beyond
 * the beam's supports act on the legs. Returns undefined if a span is too weak, or deflects too much under the live load,
 * whose part is `livePart`.
 */
export function spansOn(
  beam: MemberStrength,
  { spansFt }: Layout,
  points: readonly PointLoad[],
  edgeLbPerFt: number,
  livePart: number,
): FloorSpan[] | undefined {
  const legs = legPlacesIn(spansFt)
  const restIn = (beam.truss?.armIn ?? 0) / 2
  const [lbPerIn, ownLbPerIn] = [edgeLbPerFt / 12, beam.selfWeightLbPerFt / 12]
  const known = new Map<string, BeamAnswer>()
  const ends = spanEndsIn(spansFt)
  const found: FloorSpan[] = []
  for (const [span, spanFt] of spansFt.entries()) {
    const [startIn, endIn] = ends.slice(span) as [number, number]
    const [startLegIn, endLegIn] = legs.slice(span) as [number, number]
    const fromIn = span === 0 ? startLegIn : startIn + restIn
    const toIn = span === spansFt.length - 1 ? endLegIn : endIn - restIn
    const past = (lengthIn: number, atIn: number): PointLoad => ({
      atIn,
      lb: lengthIn * (lbPerIn + ownLbPerIn),
      on: 'support',
    })
    const given: BeamCase = {
      supports: { kind: 'simple', spanIn: toIn - fromIn },
      points: [
        ...points
          .filter(({ atIn }) => atIn > startIn && atIn < endIn)
          .map(
            (each): PointLoad =>
              each.atIn < fromIn || each.atIn > toIn
                ? { atIn: each.atIn < fromIn ? 0 : toIn - fromIn, lb: each.lb, on: 'support' }
                : { ...each, atIn: each.atIn - fromIn },
          ),
        past(fromIn - startIn, 0),
        past(endIn - toIn, toIn - fromIn),
      ],
      spreads: lbPerIn > 0 ? [{ fromIn: 0, toIn: toIn - fromIn, lbPerIn }] : [],
      joints: beamJointsIn(spanFt).map((at) => startIn + at - fromIn),
    }
    const key = JSON.stringify(given)
    const answer = known.get(key) ?? checkBeam(beam, given)
    known.set(key, answer)
    const floor = floorOf(answer, answer.solved.lengthIn, livePart)
    if (utilizationOf(answer.checks) > 1 || floor.utilization > 1) return undefined
    found.push({ answer, given, floor, betweenLegsIn: endLegIn - startLegIn, ...innerEndOf(span, spansFt.length) })
  }
  return found
}

const uniformCase = (spanIn: number, lbPerIn: number): BeamCase => ({
  supports: { kind: 'simple', spanIn },
  points: [],
  spreads: [{ fromIn: 0, toIn: spanIn, lbPerIn }],
  joints: 'anywhere',
  weighsJoints: true,
})
