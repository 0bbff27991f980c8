/**
 * Name, formula, clause, and fix of every check. The calculators, the builder, reports, and search answers print them
 * from this table. Symbols: N axial force, V shear, M moment, T torque, P concentrated force, R reaction, H lateral
 * force, W weight, e eccentricity, a distance between chords. The subscript a marks allowable strengths.
 */
import { DEFLECTION_RATIO, STABILIZING_WEIGHT_FACTOR, TIPPING_FACTOR } from '../factors.ts'
import type { LoadBearing } from '../materials.ts'
import { capitalized } from '../words.ts'
import { loadTableNames } from './load-table-names.ts'

/** A formula and the clause of the standard, by material or for both materials. */
interface CheckBasis {
  readonly formula: string
  readonly clause: string | readonly [aluminum: string, steel: string]
}

interface CheckText extends CheckBasis {
  /** Name within a sentence, such as 'chord bending between nodes'. */
  readonly name: string
  /** What to change if the check fails, in one sentence. */
  readonly fix: string
  /** Formula and clause for tube and extrusion, if they differ from those for truss. */
  readonly plain?: CheckBasis
}

/**
 * Clauses that govern the ratings of joints (`engineering/ratings`). Aluminum blocks and hinges have the same clause on
 * steel truss.
 */
const GUSSET_CLAUSE = ['F.5', 'F10'] as const
const END_FRAME_CLAUSE = ['F.2', 'F11.1'] as const
const ALUMINUM_PART_CLAUSE = 'ADM 2020 F.2'
const GUSSET_FORMULA = 'M / Ma + V / Va + N / Na + T / Ta ≤ 1'
const BASE_FORMULA =
  '(M × amplification − N a / 2) / Ma + uplift / capacity ≤ 1. Without load, 0.6 of the weight resists'
const ASD = 'ASCE 7-22, 2.4.1'
const FRICTION_SOURCE = `${ASD}; friction, BS EN 12812 annex B`

const SECOND_ORDER = 'M multiplied by 1 / (1 − Ω N / Pcr)'
const SMALLER_MOMENT = 'This base resists a moment. Reduce the loads, the span, or the height, or add outriggers.'

/** The fix for a base that fails although the column has outriggers. `series` is a truss whose joint with it is stronger. */
export const fixOfBaseWithOutriggers = (series: string | undefined): string =>
  `This base resists a moment. ${series ? `Use ${series} for the column, or reduce` : 'Reduce'} the lateral load or the height.`

const GUSSETS = 'Add a diagonal, or add gussets on both sides of the joint.'
const BALLAST = 'Add ballast, widen the base, or anchor it.'
const SLIDING = 'Add ballast, or anchor the base.'
const LATERAL = 'Reduce the height or the lateral load, or use stronger truss.'

const SHORTER = 'Shorten the span, add a support, or use stronger truss.'

const loadTableChecks = {
  bending: {
    name: loadTableNames.bending,
    formula: 'M ≤ 0.85 × 2 × chord force × chord distance',
    clause: ['D.2, E.2, E.3', 'D2, E3, E7'],
    plain: {
      formula: 'M ≤ 0.85 × least of S Fy / Ω, S Fu / Ω, and lateral-torsional buckling moment',
      clause: ['F.2, F.4', 'F7'],
    },
    fix: SHORTER,
  },
  chord: {
    name: loadTableNames.chord,
    formula:
      'N / Na + (My / May + Mz / Maz) / (1 − Ω N / Pcr) + T / Ta + w / wa + P / Pa ≤ 1, with the chord loads w and P ' +
      'between nodes',
    clause: ['F.5, H.1', 'F10, H1'],
    fix: 'Move the load to a node, or spread it over both chords.',
  },
  node: {
    name: loadTableNames.node,
    formula: 'P ≤ 0.85 × 2 posts, N / Na + N e / Ma = 1 in each',
    clause: ['H.1', 'H1-1a'],
    fix: 'Spread the load over several nodes, or add a support.',
  },
  joint: {
    name: loadTableNames.joint,
    formula:
      'largest of M / Mj, V / Vj + s M / Mj, and u V + b M / Mj, plus N / Na + T / Ta ≤ 1. Without plates: M / Ma + ' +
      'V / Va + N / Na + T / Ta ≤ 1',
    clause: ['D.3, J.3, H.1', 'D3, J3, H1'],
    fix: 'Add two splice plates to this joint, or move it away from the middle of the span.',
  },
  shear: {
    name: loadTableNames.shear,
    formula: 'V / Va + T / Ta ≤ 1 for the lacing and end chords',
    clause: ['F.5, H.1, H.3', 'F10, H1, H3'],
    plain: { formula: 'V ≤ 0.85 × 0.6 Fy A / Ω', clause: ['G.1, G.2', 'G4'] },
    fix: 'Move the load away from the end, or add a support.',
  },
  crippling: {
    name: loadTableNames.crippling,
    formula: '((M / Ma)^1.5 + (P / Pa)^1.5)^(2/3) ≤ 1 within the span, P / Pa ≤ 1 at the ends',
    clause: ['J.9', 'J10'],
    fix: 'Spread the force over a longer length.',
  },
  deflection: {
    name: loadTableNames.deflection,
    formula: `δ ≤ L / ${DEFLECTION_RATIO}; cantilever: 2 L / ${DEFLECTION_RATIO}`,
    clause: 'IBC table 1604.3',
    fix: 'Shorten the span, or use deeper truss.',
  },
  buckling: {
    name: loadTableNames.buckling,
    formula: 'N ≤ 0.85 × column strength',
    clause: ['E.2, E.3', 'E3, E7'],
    fix: 'Reduce the height or the load, or use stronger truss.',
  },
} as const satisfies Readonly<Record<string, CheckText>>

const memberChecks = {
  strength: {
    name: 'axial force and bending',
    formula: 'N / Na + (My / May + Mz / Maz) / (1 − Ω N / Pcr) + T / Ta ≤ 1',
    clause: ['H.1, H.3', 'H1, H3'],
    fix: 'Shorten the span, add a support or a diagonal, or use stronger truss.',
  },
  column: {
    name: 'compression and bending',
    formula: `N / Na + M / Ma + w / wa ≤ 1, ${SECOND_ORDER}`,
    clause: ['C, E.2, H.1', 'E3, H1, appendix 8'],
    fix: LATERAL,
  },
  torsion: {
    name: 'torsion',
    formula: 'T ≤ 0.85 × end shear × distance between chords',
    clause: ['F.5', 'F10'],
    fix: 'Reduce the eccentricity of the load, or add a support.',
  },
  lateralBending: { ...loadTableChecks.bending, name: 'lateral bending', fix: LATERAL },
  combined: {
    name: 'bending and torsion',
    formula: 'Sum of utilizations ≤ 1',
    clause: ['H.1, H.3', 'H1, H3'],
    fix: SHORTER,
  },
  floorDeflection: {
    name: 'floor deflection',
    formula: 'δ ≤ L / 360 live, L / 240 total',
    clause: 'IBC table 1604.3',
    fix: loadTableChecks.deflection.fix,
  },
  swayMoment: {
    name: 'bending and shear with lateral load',
    formula:
      'N / Na + largest of moment + k² / (4 m Ma), (end moment + k) / Ma, M / Ma + P / Pa + T / Ta at a hanger, and ' +
      'shear + 2 k / (L × end shear) ≤ 1, with k = H (f + l) × amplification and the beam moment m',
    clause: ['C', 'appendix 8'],
    fix: 'Lower the deck, or shorten the span.',
  },
} as const satisfies Readonly<Record<string, CheckText>>

const jointChecks = {
  gusset: {
    name: 'gusset joint',
    formula: GUSSET_FORMULA,
    clause: GUSSET_CLAUSE,
    plain: { formula: GUSSET_FORMULA, clause: ['J.3', 'F13.1'] },
    fix: GUSSETS,
  },
  brace: {
    name: 'diagonal brace',
    formula: 'N ≤ lower rating of the brace and of the truss at its bolts',
    clause: 'AISC 360-22 H1.1',
    fix: 'Add another brace, or reduce the loads.',
  },
  outriggerGusset: {
    name: 'outrigger gusset joint',
    formula: 'M × amplification / number of outriggers ≤ rating',
    clause: GUSSET_CLAUSE,
    fix: 'Reduce the lateral load or the eccentricity, or use stronger truss.',
  },
  legGusset: {
    name: 'gusset joint along the beams',
    formula: 'H (f + l) × amplification / spans + larger of N e − friction couple and end moment of the beam ≤ rating',
    clause: GUSSET_CLAUSE,
    fix: GUSSETS,
  },
  bracingGusset: {
    name: 'cross bracing gusset joint',
    formula: 'H h × amplification / bays + N e − friction couple ≤ rating',
    clause: GUSSET_CLAUSE,
    fix: GUSSETS,
  },
  bracingBlock: {
    name: 'cross bracing on corner blocks',
    formula: 'H h × amplification / bays + N e − friction couple ≤ rating',
    clause: ALUMINUM_PART_CLAUSE,
    fix: 'Lower the deck, or add legs.',
  },
  blockJoint: {
    name: 'leg on corner block',
    formula: '(H × amplification + V) (f + 12 in) − N a / 2 ≤ rating',
    clause: ALUMINUM_PART_CLAUSE,
    fix: 'Lower the deck, or add legs.',
  },
  legJoint: {
    name: 'leg-to-beam joint',
    formula: 'H × 14 in × amplification ≤ rating',
    clause: END_FRAME_CLAUSE,
    fix: 'Reduce the lateral load, or add legs.',
  },
  seat: {
    name: 'header-to-tower joint',
    formula: 'V / Va + T / Ta + My / Ma + (Mz − N a / 2) / Maz ≤ 1, with gussets for My in the plane of the wall',
    clause: END_FRAME_CLAUSE,
    fix: 'Add towers, or reduce the eccentricity.',
  },
  hinge: {
    name: 'hinge pinned on one side',
    formula: 'N / Na + V / Va + P / Pa + M / Ma + T / Ta ≤ 1 at the pins',
    clause: 'ADM 2020 F.2, J.2',
    fix: 'Reduce the load on this hinge, or install the pins on both sides.',
  },
  hanger: {
    name: 'joist hanger',
    formula: 'R ≤ rating',
    clause: 'AISC 360-22 F11.1',
    fix: 'Reduce the joist spacing.',
  },
  mount: {
    name: 'lifting mount and chord',
    formula: 'P ≤ the lower rating of mount and chord, including the dynamic factor',
    clause: ['F.2, F.5, H.1; ASME BTH-1-2020', 'F10, F11.1; ASME BTH-1-2020'],
    fix: 'Use a stronger mount, or add another pick.',
  },
  lifting: {
    name: 'lifting part',
    formula: 'P ≤ working load limit',
    clause: 'Published working load limit, ASME B30.26',
    fix: 'Use lifting parts with a higher working load limit, or add another pick.',
  },
  deck: {
    name: 'live load on a deck panel',
    formula: 'live load ≤ published live load × 24 in / support spacing. An overhang counts as twice its length',
    clause: 'Published live load with supports 24 in apart',
    fix: 'Place joists closer together under the panel and near its ends, or reduce the live load.',
  },
} as const satisfies Readonly<Record<string, CheckText>>

const supportChecks = {
  base: {
    name: 'base joint',
    formula: BASE_FORMULA,
    clause: END_FRAME_CLAUSE,
    plain: { formula: BASE_FORMULA, clause: ['J.3', 'J2.4'] },
    fix: SMALLER_MOMENT,
  },
  bearing: {
    name: 'base in compression',
    formula: 'N + 2 M × amplification / a ≤ rating: four times the load of the worst chord',
    clause: ['E.2; AISC 360-22 F11.1', 'E3, F11.1'],
    fix: 'Reduce the load or the moment on this base, or add another support.',
  },
  foot: {
    name: 'foot, caster, or jack',
    formula: 'N + M / lever arm ≤ rating',
    clause: 'Published capacity',
    fix: 'Reduce the load on this foot, lower the foot, or add another leg.',
  },
  screw: {
    name: 'leveling foot screw',
    formula: 'N / Na + M / Ma ≤ 1',
    clause: 'AISC 360-22 E3, F11.1, H1',
    fix: 'Turn the leveling foot in, or add a brace.',
  },
  overturning: {
    name: 'overturning',
    formula: `overturning moment ≤ ${STABILIZING_WEIGHT_FACTOR} × resisting moment`,
    clause: ASD,
    fix: BALLAST,
  },
  tipping: {
    name: `tipping off the picks, factor ${TIPPING_FACTOR}`,
    formula: `${TIPPING_FACTOR} × overhang load × distance ≤ self-weight × distance`,
    clause: 'Statics',
    fix: 'Move the pick closer to the end of the beam, or reduce the load on the overhang.',
  },
  slackPick: {
    name: 'pick that would have to push',
    formula: 'uplift from the loads ≤ reaction from the self-weight',
    clause: 'Statics',
    fix: 'A hoist can’t push. Move or remove the pick, or move the loads.',
  },
  sliding: {
    name: 'sliding',
    formula: `H ≤ friction × ${STABILIZING_WEIGHT_FACTOR} × weight`,
    clause: FRICTION_SOURCE,
    fix: SLIDING,
  },
  rolling: {
    name: 'rolling on casters',
    formula: `H ≤ friction × ${STABILIZING_WEIGHT_FACTOR} × weight on casters with set brakes`,
    clause: FRICTION_SOURCE,
    fix: 'Use casters with brakes and set them, add ballast, or add leveling feet.',
  },
  uplift: {
    name: 'uplift',
    formula: `uplift ≤ ${STABILIZING_WEIGHT_FACTOR} × weight`,
    clause: ASD,
    fix: 'Add ballast, or anchor the support.',
  },
  horizontal: {
    name: 'horizontal load on a hoist',
    formula: 'Hoists resist vertical loads only',
    clause: 'Statics',
    fix: 'Anchor or guy the structure. Hoists only pull up.',
  },
  frameBuckling: {
    name: 'frame buckling',
    formula: 'Second-order analysis with P-Δ and P-δ',
    clause: ['C', 'C2'],
    fix: 'Add a diagonal, or shorten the columns.',
  },
} as const satisfies Readonly<Record<string, CheckText>>

const texts = { ...loadTableChecks, ...memberChecks, ...jointChecks, ...supportChecks }

export type CheckId = keyof typeof texts

export const checkTexts: Readonly<Record<CheckId, CheckText>> = texts

/** What a check needs to know about a member: its material, and whether it is box truss. */
export interface CheckedMember {
  readonly material: LoadBearing['kind']
  readonly truss?: object
}

const STANDARDS = { aluminum: 'ADM 2020', steel: 'AISC 360-22' } as const

/** A formula, and its clause in the standard for one material. */
export interface PrintedBasis {
  readonly formula: string
  readonly clause: string
}

const textOf = (check: CheckId, isTruss: boolean) => {
  const text = checkTexts[check]
  return isTruss ? text : (text.plain ?? text)
}

export const formulaOf = (check: CheckId, isTruss: boolean): string => textOf(check, isTruss).formula

/** Returns the clause of a check in the standard for the member's material. */
export function clauseOf(check: CheckId, { material, truss }: CheckedMember): string {
  const { clause } = textOf(check, truss !== undefined)
  return typeof clause === 'string' ? clause : `${STANDARDS[material]} ${clause[material === 'steel' ? 1 : 0]}`
}

/** Checks whose clause doesn't depend on a member. */
type FixedClauseId = { [Id in CheckId]: (typeof texts)[Id]['clause'] extends string ? Id : never }[CheckId]

export const fixedClauseOf = (check: FixedClauseId): string => texts[check].clause

/** Returns the formula and the clause of a check for a member. */
export const basisOf = (check: CheckId, member: CheckedMember): PrintedBasis => ({
  formula: formulaOf(check, member.truss !== undefined),
  clause: clauseOf(check, member),
})

/** Returns the name of a check with an initial capital, such as 'Bolted joint in the span'. */
export const checkName = (check: CheckId): string => capitalized(checkTexts[check].name)
