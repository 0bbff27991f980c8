/** Inputs of the beam calculator, and their URL format. */

import type { BeamCase, LoadedAt, PointLoad } from '../../../engineering/beam-effects.ts'
import type { SpreadForce, Supports } from '../../../engineering/beam-statics.ts'
import { DYNAMIC_FACTOR } from '../../../engineering/beams.ts'
import type { MemberStrength } from '../../../engineering/member-strength.ts'
import { fewestLengths, jointsOf } from '../../../engineering/parts-list.ts'
import { LONGEST_FT } from '../../../engineering/truss-models.ts'
import {
  type ChoiceRule,
  choiceError,
  convertTyped,
  type Errors,
  type FieldRule,
  parseTyped,
  readNumber,
  typedNumber,
} from '../../components/calculator/typed.ts'
import type { Units } from '../../services/units.ts'

export type LoadRow =
  | { readonly kind: 'point'; readonly load: string; readonly at: string; readonly on: string }
  | { readonly kind: 'uniform'; readonly load: string; readonly from: string; readonly to: string }

export interface BeamValues {
  readonly section: string
  readonly supports: string
  readonly span: string
  /** Length of the second span, if any. */
  readonly second: string
  readonly joints: string
  /** Specified lengths in order, such as '10, 10, 4'. */
  readonly lengths: string
  /** 'static', or 'hoisted' for loads that hoists or motors move. */
  readonly movement: string
  readonly loads: readonly LoadRow[]
}

export const supportChoices: ChoiceRule = {
  label: 'Supports',
  options: [
    ['simple', 'Simple span, two supports'],
    ['cantilever', 'Cantilever'],
    ['two-spans', 'Two spans, three supports'],
  ],
}

export const jointChoices: ChoiceRule = {
  label: 'Joints',
  options: [
    ['fewest', 'Fewest lengths'],
    ['given', 'Specified lengths'],
    ['anywhere', 'Anywhere, as in the load tables'],
  ],
}

export const movementChoices: ChoiceRule = {
  label: 'Movement',
  options: [
    ['static', 'Static'],
    ['hoisted', `Hoisted or motor-driven, × ${DYNAMIC_FACTOR}`],
  ],
}

export const onChoices: ChoiceRule = {
  label: 'On',
  options: [
    ['node', 'both chords, at a node'],
    ['chord', 'one chord, anywhere'],
  ],
}

/** The example on the prerendered page: a 20 ft truss with a drape and three lights. */
export const defaults: BeamValues = {
  section: 'BS-TR12A',
  supports: 'simple',
  span: '20',
  second: '20',
  joints: 'fewest',
  lengths: '10, 10',
  movement: 'static',
  loads: [
    { kind: 'uniform', load: '20', from: '0', to: '20' },
    { kind: 'point', load: '150', at: '5', on: 'node' },
    { kind: 'point', load: '400', at: '10', on: 'node' },
    { kind: 'point', load: '150', at: '15', on: 'node' },
  ],
}

export const MAX_LOADS = 20

const names = ['section', 'supports', 'span', 'second', 'joints', 'lengths', 'movement'] as const

/** Parses a point load: '400@5', '400@5,chord'. */
const readPoint = (text: string): LoadRow => {
  const [load = '', rest = ''] = text.split('@')
  const [at = '', on = 'node'] = rest.split(',')
  return { kind: 'point', load, at, on }
}

/** Separates the ends of a uniform load in which a length contains a hyphen, such as 7'-6". */
const TO = '..'

/** Parses a uniform load with its start and end: '20@5-15'. */
const readUniform = (text: string): LoadRow => {
  const [load = '', rest = ''] = text.split('@')
  const [from = '', to = ''] = rest.split(rest.includes(TO) ? TO : '-')
  return { kind: 'uniform', load, from, to }
}

export const readQuery = (parameters: URLSearchParams): BeamValues => {
  const loads = [...parameters]
    .filter(([name]) => name === 'point' || name === 'uniform')
    .slice(0, MAX_LOADS)
    .map(([name, text]) => (name === 'point' ? readPoint(text) : readUniform(text)))
  const fields = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? defaults[name]]))
  const values = { ...defaults, ...fields, loads }
  if (loads.length > 0 || parameters.has('loads')) return values
  // The point loads of the example are at locations that a different span may not have.
  if (!parameters.has('span') && !parameters.has('supports')) return { ...values, loads: defaults.loads }
  return { ...values, loads: [{ kind: 'uniform', load: '20', from: '0', to: lengthText(values, 'us') }] }
}

export const writeQuery = (values: BeamValues): (readonly [string, string])[] => [
  ['section', values.section],
  ['supports', values.supports],
  ['span', values.span],
  ...(values.supports === 'two-spans' ? [['second', values.second] as const] : []),
  ['joints', values.joints],
  ...(values.joints === 'given' ? [['lengths', values.lengths] as const] : []),
  ...(values.movement === defaults.movement ? [] : [['movement', values.movement] as const]),
  ...values.loads.map((row) =>
    row.kind === 'point'
      ? (['point', `${row.load}@${row.at}${row.on === 'node' ? '' : `,${row.on}`}`] as const)
      : (['uniform', `${row.load}@${row.from}${/-/.test(row.from + row.to) ? TO : '-'}${row.to}`] as const),
  ),
  ...(values.loads.length === 0 ? [['loads', 'none'] as const] : []),
]

export const convertQuery = (values: BeamValues, to: Units): BeamValues => ({
  ...values,
  span: convertTyped(values.span, 'ft', to),
  second: convertTyped(values.second, 'ft', to),
  loads: values.loads.map((row) =>
    row.kind === 'point'
      ? { ...row, load: convertTyped(row.load, 'lb', to), at: convertTyped(row.at, 'ft', to) }
      : {
          ...row,
          load: convertTyped(row.load, 'lb/ft', to),
          from: convertTyped(row.from, 'ft', to),
          to: convertTyped(row.to, 'ft', to),
        },
  ),
})

/** Returns the length of the beam as text, in the units of its spans. Empty if a span is not a number. */
export function lengthText({ supports, span, second }: BeamValues, units: Units): string {
  if (supports !== 'two-spans') return span
  const spans = [span, second].map((text) => parseTyped(text, 'ft', units))
  const [first, other] = spans
  return first === undefined || other === undefined ? '' : typedNumber(first + other)
}

/** Changes a value. Uniform loads over the full length follow the length of the beam. */
export function changeBeam(values: BeamValues, change: Partial<BeamValues>, units: Units): BeamValues {
  const changed = { ...values, ...change }
  const [before, after] = [lengthText(values, units), lengthText(changed, units)]
  if (before === after) return changed
  return {
    ...changed,
    loads: changed.loads.map((row) => (row.kind === 'uniform' && row.to === before ? { ...row, to: after } : row)),
  }
}

export const pointRule: FieldRule = { label: 'Load', quantity: 'lb', min: 0, max: 100_000 }
export const uniformRule: FieldRule = { label: 'Load', quantity: 'lb/ft', min: 0, max: 100_000 }
export const placeRule = (label: string, lengthFt: number): FieldRule => ({
  label,
  quantity: 'ft',
  min: 0,
  max: lengthFt,
})

/** Shortest valid cantilever, ft. The load tables don't list this limit. */
const SHORTEST_OVERHANG_FT = 0.25

type Listed = Pick<MemberStrength, 'spansFt' | 'overhangFt'>

/** Limits that apply until a section is selected. */
const listedOf = (members: readonly Listed[]): Listed => ({
  spansFt: [
    Math.min(...members.map(({ spansFt }) => spansFt[0])),
    Math.max(...members.map(({ spansFt }) => spansFt[1])),
  ],
  overhangFt: Math.max(...members.map(({ overhangFt }) => overhangFt)),
})

/** Range of spans in the load table of a member, in feet. The total of two spans cannot exceed the table. */
function spanRules(
  { spansFt: [min, max], overhangFt }: Listed,
  supports: string,
  firstFt: string,
  units: Units,
): { readonly span: FieldRule; readonly second?: FieldRule } {
  const span = (label: string, min: number, max: number): FieldRule => ({ label, quantity: 'ft', min, max })
  if (supports === 'cantilever') return { span: span('Cantilever', SHORTEST_OVERHANG_FT, overhangFt) }
  if (supports !== 'two-spans') return { span: span('Span', min, max) }
  const first = span('First span', min, max - min)
  const found = readNumber(firstFt, first, units)
  return { span: first, second: span('Second span', min, max - (typeof found === 'number' ? found : min)) }
}

export interface BeamInput {
  readonly member: MemberStrength | undefined
  readonly rules: ReturnType<typeof spanRules>
  readonly given: BeamCase | undefined
  /** Lengths in feet, in order along the beam. Absent if joints can be at any location. */
  readonly lengthsFt: readonly number[]
  /** Errors by field: 'span', 'lengths', 'load-2-at'. */
  readonly errors: Errors
}

/** Parses '10, 10, 4'. Returns standard lengths in whole feet, or an error message. */
export function readLengths(text: string, totalFt: number): readonly number[] | string {
  const parts = text.split(/[\s,+]+/).filter(Boolean)
  const lengths = parts.map(Number)
  const odd = parts.find((part) => !/^\d+$/.test(part) || Number(part) < 1 || Number(part) > LONGEST_FT)
  if (parts.length === 0) return 'Enter the lengths in order, such as 10, 10, 4.'
  if (odd !== undefined) return `Enter whole feet from 1 to ${LONGEST_FT}, not ‘${odd}’.`
  const sum = lengths.reduce((total, each) => total + each, 0)
  if (sum < totalFt - 1e-6) return `These lengths total ${sum} ft. The beam is ${Number(totalFt.toFixed(2))} ft long.`
  if (sum >= totalFt + 1)
    return `These lengths total ${sum} ft, at least 1 ft more than the beam length of ${Number(totalFt.toFixed(2))} ft.`
  return lengths
}

/** Returns the numeric inputs and all errors. */
export function readBeam(values: BeamValues, members: readonly MemberStrength[], units: Units): BeamInput {
  const errors: Record<string, string> = {}
  const beams = members.filter(({ isColumnOnly }) => !isColumnOnly)
  const member = beams.find(({ key }) => key === values.section)
  if (!member) errors.section = `Section: ‘${values.section}’ is not available. Choose one from the list.`
  for (const [field, rule] of [
    ['supports', supportChoices],
    ['joints', jointChoices],
    ['movement', movementChoices],
  ] as const) {
    const error = choiceError(rule, values[field])
    if (error) errors[field] = error
  }
  const number = (field: string, text: string, rule: FieldRule): number => {
    const found = readNumber(text, rule, units)
    if (typeof found === 'number') return found
    errors[field] = found
    return Number.NaN
  }
  const rules = spanRules(member ?? listedOf(beams), values.supports, values.span, units)
  const span = number('span', values.span, rules.span) * 12
  const second = rules.second ? number('second', values.second, rules.second) * 12 : 0
  const supports: Supports =
    values.supports === 'cantilever'
      ? { kind: 'cantilever', lengthIn: span }
      : values.supports === 'two-spans'
        ? { kind: 'two-spans', spansIn: [span, second] }
        : { kind: 'simple', spanIn: span }
  const lengthIn = span + second
  const points: PointLoad[] = []
  const spreads: SpreadForce[] = []
  // If the span is invalid, locations have no upper limit.
  const beamFt = Number.isNaN(lengthIn) ? 1000 : lengthIn / 12
  values.loads.forEach((row, index) => {
    const name = `load-${index}`
    if (row.kind === 'point') {
      const lb = number(`${name}-load`, row.load, pointRule)
      const at = number(`${name}-at`, row.at, placeRule('At', beamFt)) * 12
      const error = choiceError(onChoices, row.on)
      if (error) errors[`${name}-on`] = error
      points.push({ lb, atIn: Math.min(at, lengthIn), on: row.on as LoadedAt })
    } else {
      const lbPerFt = number(`${name}-load`, row.load, uniformRule)
      const from = number(`${name}-from`, row.from, placeRule('From', beamFt)) * 12
      const to = number(`${name}-to`, row.to, placeRule('To', beamFt)) * 12
      if (to <= from) errors[`${name}-to`] ??= 'The end must be after the start.'
      spreads.push({ lbPerIn: lbPerFt / 12, fromIn: from, toIn: Math.min(to, lengthIn) })
    }
  })
  const lengths = Number.isNaN(lengthIn) || !member ? [] : cut(values, supports, lengthIn)
  if (typeof lengths === 'string') errors[values.joints === 'given' ? 'lengths' : 'span'] ??= lengths
  const lengthsFt = typeof lengths === 'string' ? [] : lengths
  const isWrong = Object.keys(errors).length > 0
  return {
    member,
    rules,
    errors,
    lengthsFt,
    given: isWrong
      ? undefined
      : {
          supports,
          points: points.filter(({ lb }) => lb > 0),
          spreads: spreads.filter(({ lbPerIn }) => lbPerIn > 0),
          joints: values.joints === 'anywhere' ? 'anywhere' : jointsOf(lengthsFt, lengthIn),
          ...(values.movement === 'hoisted' ? { dynamicFactor: DYNAMIC_FACTOR } : {}),
        },
  }
}

/** Returns the lengths of the truss sections. A cantilever is a single length that extends past its support. */
function cut({ joints, lengths }: BeamValues, supports: Supports, lengthIn: number): readonly number[] | string {
  const totalFt = lengthIn / 12
  if (supports.kind === 'cantilever') return [Math.min(LONGEST_FT, Math.max(1, Math.ceil(2 * totalFt)))]
  return joints === 'given' ? readLengths(lengths, totalFt) : fewestLengths(totalFt)
}
