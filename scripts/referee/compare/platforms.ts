/** Runs the platform calculator and the referee on random platforms. */
import { joistMembers, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { type PartTraits, partTraits } from '#catalog/part-traits.ts'
import type { Check } from '#engineering/checks/check.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { LoadClass, PlatformAnswer, PlatformCase } from '#engineering/systems/platform-answer.ts'
import type { LateralClass } from '#engineering/systems/platform-bracing.ts'
import type { RailChoice } from '#engineering/systems/platform-edges.ts'
import { overturningFactor, type PlatformModel, platformDemands } from '../models/platform.ts'
import { drawFrom } from '../models/random.ts'
import { boxFor, weightOf, weightOfLines } from './data.ts'
import { DesignRows, type Row, reportOf } from './report.ts'

const SERIES = ['BS-TR12A', 'BS-TR12S'] as const
const STABILIZING = 0.6
const GUARD_LB = 200
const RAIL_IN = 41.05

function randomPlatform(seed: number) {
  const draw = drawFrom(seed)
  const rail = draw.of<RailChoice>(['required', 'open', 'rail', 'required'])
  const series = draw.of(SERIES)
  const legFt = draw.number(2, 9, 1)
  const given: PlatformCase = {
    lengthFt: draw.number(4, 32, 4),
    widthFt: draw.number(4, 24, 4),
    heightIn: 12 * legFt + 20 + draw.number(0, 6, 1),
    livePsf: draw.of<LoadClass>([40, 60, 60, 100, 100, 125, 150]),
    beams: draw.of(['long', 'short', 'fewest']),
    rails: { front: rail, back: rail, left: rail, right: rail },
    lateral: draw.of<LateralClass>([5, 7, 10]),
    friction: draw.number(0.2, 0.6, 0.05),
  }
  return { series, given }
}

/** The model of an answer. Weights come from its parts list. */
function modelOf(series: (typeof SERIES)[number], given: PlatformCase, answer: PlatformAnswer) {
  const { isLengthwise, parts, bayFt, spansFt, beams, legs, joists, joistSeries } = answer
  const [alongFt, acrossFt] = isLengthwise ? [given.lengthFt, given.widthFt] : [given.widthFt, given.lengthFt]
  const of = (isWanted: (traits: PartTraits) => boolean) =>
    parts.filter(({ partNumber }) => {
      const traits = partTraits.get(partNumber)
      return traits !== undefined && isWanted(traits)
    })
  const totalLb = weightOfLines(parts)
  const truss = of(({ member }) => member?.series === series)
  const trussFt = truss.reduce(
    (sum, { partNumber, quantity }) => sum + quantity * (partTraits.get(partNumber)?.lengthFt ?? 0),
    0,
  )
  const deckLb = weightOfLines(of(({ form }) => form === 'deck panel'))
  const joistNumber = of(({ member }) => member?.series === joistSeries)[0]?.partNumber ?? ''
  // A joist with two hangers, their bolts, and a nut bar in each end.
  const joistLb =
    weightOf(joistNumber) +
    2 * (weightOf('BS-JH-TR03') + 2 * weightOf('BS-HW8-050-125') + weightOf('BS-HW8-050-100') + weightOf('BS-HW-NB-2'))
  const joistCount = parts.reduce((sum, each) => sum + (each.partNumber === joistNumber ? each.quantity : 0), 0)
  const railLb = weightOfLines(of(({ kind }) => kind === 'rail'))
  const perimeterFt = 2 * (alongFt + acrossFt)
  const feetLb = legs * (weightOf('BS-MO-LF12') + 12 * weightOf('BS-HW8-050-175'))
  const restLb = totalLb - weightOfLines(truss) - deckLb - joistCount * joistLb - railLb - feetLb
  const panels = Array.from({ length: Math.ceil(alongFt / 8) }, (_, index) => Math.min(96 * (index + 1), 12 * alongFt))
  const model: PlatformModel = {
    section: boxFor(series),
    armIn: boxFor(series).armIn,
    ...{
      alongIn: 12 * alongFt,
      bayIn: 12 * bayFt,
      beams,
      spansIn: spansFt.map((each) => 12 * each),
      heightIn: given.heightIn,
    },
    ...{
      legIn: 12 * answer.legFt,
      footIn: answer.footIn,
      joistsIn: joists.placesIn,
      joistLbIn2: memberOf(joistSeries).flexuralLbIn2,
    },
    ...{ panelsIn: [0, ...panels] },
    ...{ livePsf: given.livePsf, lateralPart: given.lateral / 100 },
    deckPsf: deckLb / (alongFt * acrossFt),
    joistLb,
    railLbPerFt: railLb / perimeterFt,
    trussLbPerFt: weightOfLines(truss) / trussFt,
    legPartsLb: restLb / legs,
  }
  return { model, totalLb, alongFt, acrossFt }
}

const byName = (checks: readonly Check[], check: string, part: string) =>
  checks.find((each) => each.check === check && each.part === part)

const BEAMS: readonly string[] = ['edgeBeam', 'innerBeam']

function beamRows(rows: DesignRows, answer: PlatformAnswer, demands: NonNullable<ReturnType<typeof platformDemands>>) {
  const chord = answer.checks.find((each) => each.check === 'chord' && BEAMS.includes(each.part))
  const [m, p] = ['M', 'P'].map((symbol) => chord?.terms?.find((each) => each.symbol === symbol))
  const product = Math.max(
    ...answer.checks.filter(({ part }) => BEAMS.includes(part)).map(({ utilization }) => utilization),
  )
  if (!m || !p) return
  rows.add(
    'beam',
    product,
    Math.max(...demands.beams.map(({ momentInLb, chordLb }) => momentInLb / m.capacity + chordLb / p.capacity)),
  )
}

function rowsOf(seed: number): Row[] | undefined {
  const { series, given } = randomPlatform(seed)
  const answer = designPlatform(memberOf(series), joistMembers(), ratingsOf(series), given)
  if ('field' in answer) return undefined
  const { model, totalLb, alongFt, acrossFt } = modelOf(series, given, answer)
  const demands = platformDemands(model)
  const rows = new DesignRows(
    `seed ${seed}: ${series} ${alongFt} × ${acrossFt} ft, ${given.heightIn} in, ${given.livePsf} lb/ft², ${given.lateral}%, ` +
      `rails ${given.rails.front}, friction ${given.friction.toFixed(2)}: bays ${answer.bayFt} ft, spans ${answer.spansFt.join('-')} ft, ${answer.joistSeries} joists, ` +
      `legs ${answer.legFt} ft`,
  )
  if (!demands) {
    rows.add('stable', 0, 1)
    return rows.rows
  }
  const { checks } = answer
  rows.add('hanger', answer.hanger.demandLb, demands.hangerLb, answer.hanger.capacityLb)
  const joist = byName(checks, 'bending', 'joist')
  if (joist?.capacity) rows.add('joist moment', joist.demand ?? 0, demands.joistInLb, joist.capacity)
  beamRows(rows, answer, demands)
  const gusset = byName(checks, 'legGusset', 'leg')
  const tops = Math.max(...demands.legs.map(({ topInLb, bends }) => topInLb / bends))
  if (gusset?.capacity) rows.add('leg gussets', gusset.demand ?? 0, tops, gusset.capacity)
  const brace = checks.find(({ check }) => check === 'bracingGusset' || check === 'bracingBlock')
  if (brace?.capacity) rows.add('bracing joints', brace.demand ?? 0, demands.braceInLb, brace.capacity)
  const foot = byName(checks, 'foot', 'leg')
  const half = model.armIn / 2
  if (foot?.capacity)
    rows.add(
      'foot',
      foot.demand ?? 0,
      Math.max(...demands.legs.map(({ axialLb, footShearLb }) => axialLb + (footShearLb * model.footIn) / half)),
      foot.capacity,
    )
  const screw = byName(checks, 'screw', 'leg')
  const [sn, sm] = screw?.terms ?? []
  if (screw && sn && sm)
    rows.add(
      'screw',
      screw.utilization,
      Math.max(
        ...demands.legs.map(
          ({ axialLb, footShearLb }) => axialLb / sn.capacity + (footShearLb * (model.footIn - 4.25)) / sm.capacity,
        ),
      ),
    )
  const column = byName(checks, 'column', 'leg')
  const [n, m] = column?.terms ?? []
  if (column && n && m)
    rows.add(
      'leg',
      column.utilization,
      Math.max(...demands.legs.map(({ axialLb, momentInLb }) => axialLb / n.capacity + momentInLb / m.capacity)),
    )
  const sides = [
    { lengthIn: 12 * alongFt, insetIn: 6, widthIn: 12 * acrossFt, weightLb: totalLb },
    { lengthIn: 12 * acrossFt, insetIn: 0, widthIn: 12 * alongFt, weightLb: totalLb },
  ]
  const factor = Math.min(...sides.map((side) => overturningFactor(model, side)))
  rows.add('overturning', 1 / answer.bracing.overturningFactor / STABILIZING, 1 / factor / STABILIZING)
  const { guard } = answer
  const arm = Math.min(6 * alongFt - 6, 6 * acrossFt)
  if (guard)
    rows.provide(
      'weight against a guard load',
      totalLb + guard.ballastLb,
      Math.max((GUARD_LB * (given.heightIn + RAIL_IN)) / arm, GUARD_LB / given.friction) / STABILIZING,
      guard.ballastLb > 0,
    )
  return rows.rows
}

export const platforms = (count: number) => reportOf('Platforms', count, rowsOf)
