/** Inputs of the beam calculator, and their URL format. */

import type { BeamCase, LoadedAt, PointLoad } from '#engineering/beams/beam-case.ts'
import { lengthOf, type SpreadForce, type Supports, supportPlaces } from '#engineering/beams/beam-statics.ts'
import type { HungMember } from '#engineering/beams/hung-beam.ts'
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import { fewestLengths, jointsOf } from '#engineering/systems/parts-list.ts'
import {
  type ChoiceRule,
  choiceError,
  convertTyped,
  type Errors,
  type FieldRule,
  parameterOf,
  rangeOf,
  readNumber,
} from '../../components/calculator/typed.ts'
import { fieldText, valuesOf } from '../../services/quantity-field.ts'
import type { Units } from '../../services/units.ts'

export type LoadRow =
  | { readonly kind: 'point'; readonly load: string; readonly at: string; readonly on: string }
  | { readonly kind: 'uniform'; readonly load: string; readonly from: string; readonly to: string }

export interface BeamValues {
  readonly section: string
  readonly supports: string
  /** Span, or the beam length if the supports can be anywhere. */
  readonly span: string
  /** Length of the second span, if any. */
  readonly second: string
  /** Support locations, measured from the left end, if supports are allowed anywhere. */
  readonly places: readonly string[]
  /** 'supports', or 'picks' if the beam hangs from lifting mounts. */
  readonly held: string
  /** Difference in elevation between picks. */
  readonly uneven: string
  readonly joints: string
  /** Truss section lengths that the visitor entered, in order, such as '10, 10, 4'. */
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
    ['any', 'Any supports, with or without overhangs'],
  ],
}

export const heldChoices: ChoiceRule = {
  label: 'Held by',
  options: [
    ['supports', 'Supports that also hold the beam down'],
    ['picks', 'Picks with lifting mounts'],
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
  places: ['2', '18'],
  held: 'supports',
  uneven: '0.5',
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

export const metricDefaults: BeamValues = {
  ...defaults,
  span: '6',
  second: '6',
  places: ['0.6', '5.4'],
  uneven: '12',
  loads: [
    { kind: 'uniform', load: '0.3', from: '0', to: '6' },
    { kind: 'point', load: '0.7', at: '1.5', on: 'node' },
    { kind: 'point', load: '1.8', at: '3', on: 'node' },
    { kind: 'point', load: '0.7', at: '4.5', on: 'node' },
  ],
}

export const MAX_LOADS = 20
export const MAX_SUPPORTS = 10
/** Loads and supports in a URL beyond these limits are shown with an error, so that no load is left out unnoticed. */
const MAX_ROWS = 100

const names = ['section', 'supports', 'span', 'second', 'held', 'uneven', 'joints', 'lengths', 'movement'] as const

/** Splits text at the first mark. */
function split(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** Parses a point load: '400@5', '400@5,chord'. */
const readPoint = (text: string): LoadRow => {
  const [load, rest] = split(text, '@')
  const [, at = '', on = 'node'] = /^(.*?)(?:,([a-z]+))?$/.exec(rest) ?? []
  return { kind: 'point', load, at, on }
}

/** Separates the start and end of a uniform load if one of the lengths contains a hyphen, such as 7'-6". */
const TO = '..'

/** Parses a uniform load with its start and end: '20@5-15'. */
const readUniform = (text: string): LoadRow => {
  const [load, rest] = split(text, '@')
  const [from, to] = split(rest, rest.includes(TO) ? TO : '-')
  return { kind: 'uniform', load, from, to }
}

/** Reads URL parameters that are in `units`. A missing parameter gets its value from the example. */
export const readQuery = (parameters: URLSearchParams, units: Units): BeamValues => {
  const missing = units === 'metric' ? convertQuery(defaults, units) : defaults
  const loads = [...parameters]
    .filter(([name]) => name === 'point' || name === 'uniform')
    .slice(0, MAX_ROWS)
    .map(([name, text]) => (name === 'point' ? readPoint(text) : readUniform(text)))
  const fields = Object.fromEntries(names.map((name) => [name, parameterOf(parameters, name) ?? missing[name]]))
  const places = parameters.getAll('support').slice(0, MAX_ROWS)
  const values = { ...missing, ...fields, places: places.length > 0 ? places : ['0', fields.span ?? ''], loads }
  if (loads.length > 0 || parameters.has('loads')) return values
  // With a different span, the example's point loads might not be on the beam.
  if (!parameters.has('span') && !parameters.has('supports')) return { ...values, loads: missing.loads }
  const load = units === 'metric' ? convertTyped('20', 'line', units) : '20'
  return { ...values, loads: [{ kind: 'uniform', load, from: '0', to: lengthText(values, units) }] }
}

export const writeQuery = (values: BeamValues): (readonly [string, string])[] => [
  ['section', values.section],
  ['supports', values.supports],
  ['span', values.span],
  ...(values.supports === 'two-spans' ? [['second', values.second] as const] : []),
  ...(values.supports === 'any' ? values.places.map((place) => ['support', place] as const) : []),
  ...(values.held === 'picks' ? [['held', values.held] as const, ['uneven', values.uneven] as const] : []),
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

export const pointRule: FieldRule = { label: 'Load', quantity: 'force', min: 0, max: 100_000 }
export const uniformRule: FieldRule = { label: 'Load', quantity: 'line', min: 0, max: 100_000 }
/** Maximum length, in ft, of a beam whose supports can be anywhere. */
const LONGEST_BEAM_FT = 120

/** Rule for a location on a beam. Without a length, the rule is for any beam. */
export const placeRule = (label: string, lengthFt = LONGEST_BEAM_FT): FieldRule => ({
  label,
  quantity: 'ft',
  min: 0,
  max: lengthFt,
})

const anyPlace = placeRule('At')

/** Returns a location or span in feet, or undefined if the text is not a number. */
export const placeIn = (text: string, units: Units): number | undefined => valuesOf(text, 'ft', units, anyPlace)[0]

export const convertQuery = (values: BeamValues, to: Units): BeamValues => {
  const converted = (text: string, rule: FieldRule) => convertTyped(text, rule.quantity, to, rule)
  return {
    ...values,
    span: converted(values.span, anyPlace),
    second: converted(values.second, anyPlace),
    places: values.places.map((each) => converted(each, anyPlace)),
    uneven: converted(values.uneven, unevenRule),
    loads: values.loads.map((row) =>
      row.kind === 'point'
        ? { ...row, load: converted(row.load, pointRule), at: converted(row.at, anyPlace) }
        : {
            ...row,
            load: converted(row.load, uniformRule),
            from: converted(row.from, anyPlace),
            to: converted(row.to, anyPlace),
          },
    ),
  }
}

/** Returns the beam length as text, in the same units as its spans. Empty if a span is not a number. */
export function lengthText({ supports, span, second }: BeamValues, units: Units): string {
  if (supports !== 'two-spans') return span
  const [first, other] = [placeIn(span, units), placeIn(second, units)]
  return first === undefined || other === undefined ? '' : fieldText(first + other, 'ft', units, anyPlace)
}

/** Returns the support locations for a beam whose supports can now be anywhere. */
const placesOf = ({ supports, span, places }: BeamValues, lengthText: string): readonly string[] =>
  supports === 'two-spans' ? ['0', span, lengthText] : supports === 'any' ? places : ['0', lengthText]

/**
 * Changes a value. Full-length uniform loads and a support at the end are adjusted to the new beam
 * length. If the supports can now be anywhere, the beam keeps its length and its supports. If the
 * beam now hangs from picks, the movement is set to 'hoisted'.
 */
export function changeBeam(values: BeamValues, change: Partial<BeamValues>, units: Units): BeamValues {
  const before = lengthText(values, units)
  const isFreed = change.supports === 'any' && values.supports !== 'any' && before !== ''
  const changed = {
    ...values,
    ...(isFreed ? { places: placesOf(values, before), span: before } : {}),
    ...(change.held === 'picks' ? { movement: 'hoisted' } : {}),
    ...change,
  }
  const after = lengthText(changed, units)
  if (before === after) return changed
  return {
    ...changed,
    places: changed.places.map((place) => (place === before ? after : place)),
    loads: changed.loads.map((row) => (row.kind === 'uniform' && row.to === before ? { ...row, to: after } : row)),
  }
}

export const supportRule = (lengthFt?: number): FieldRule => placeRule('Support at', lengthFt)
export const unevenRule: FieldRule = {
  label: 'Uneven picks',
  quantity: 'in',
  min: 0,
  max: 6,
  note: 'Level difference, three or more picks',
}

/** Returns the support locations with another support added in the middle of the longest span. */
export function withSupport(places: readonly string[], units: Units): readonly string[] {
  const at = places.map((place) => placeIn(place, units) ?? Number.NaN).toSorted((a, b) => a - b)
  const wide = at
    .slice(1)
    .map((to, index) => ({ middle: (to + (at[index] as number)) / 2, gap: to - (at[index] as number) }))
  const widest = wide.reduce((most, each) => (each.gap > most.gap ? each : most), { middle: Number.NaN, gap: 0 })
  return [...places, Number.isNaN(widest.middle) ? '' : fieldText(widest.middle, 'ft', units, anyPlace)]
}

/** Returns the support locations with the interior supports equally spaced. */
export function spacedEqually(places: readonly string[], units: Units): readonly string[] {
  const at = places.map((place) => placeIn(place, units))
  if (at.some((each) => each === undefined)) return places
  const [from, to] = [Math.min(...(at as number[])), Math.max(...(at as number[]))]
  return places.map((_, index) => fieldText(from + ((to - from) * index) / (places.length - 1), 'ft', units, anyPlace))
}

/** Shortest valid cantilever, in ft. The load tables don't list this limit. */
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

/** Range of spans in a member's load table, in feet. The total of two spans cannot exceed the table's range. */
function spanRules(
  { spansFt: [min, max], overhangFt }: Listed,
  supports: string,
  firstFt: string,
  units: Units,
): { readonly span: FieldRule; readonly second?: FieldRule } {
  const span = (label: string, min: number, max: number): FieldRule => ({ label, quantity: 'ft', min, max })
  if (supports === 'cantilever') return { span: span('Cantilever', SHORTEST_OVERHANG_FT, overhangFt) }
  if (supports === 'any') return { span: span('Beam length', min, LONGEST_BEAM_FT) }
  if (supports !== 'two-spans') return { span: span('Span', min, max) }
  const first = span('First span', min, max - min)
  const found = readNumber(firstFt, first, units)
  return { span: first, second: span('Second span', min, max - (typeof found === 'number' ? found : min)) }
}

export interface BeamInput {
  readonly member: HungMember | undefined
  readonly rules: ReturnType<typeof spanRules>
  readonly given: BeamCase | undefined
  /** Lengths in feet, in order along the beam. Absent if joints can be at any location. */
  readonly lengthsFt: readonly number[]
  /** Errors by field: 'span', 'lengths', 'load-2-at'. */
  readonly errors: Errors
}

const isStandardLength = (feet: number) => Number.isInteger(feet) && feet >= 1 && feet <= LONGEST_FT

/** Parses '10, 10, 4' or '10 ft + 8 ft'. Returns standard lengths in whole feet, or an error message. */
export function readLengths(text: string, totalFt: number): readonly number[] | string {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .split(/[,;+]| (?=\p{Decimal_Number})/u)
    .flatMap((part) => part.trim() || [])
  const lengths = parts.map((part) => valuesOf(part, 'ft', 'us')[0] ?? Number.NaN)
  const odd = parts.find((_, place) => !isStandardLength(lengths[place] as number))
  if (parts.length === 0) return 'Enter the lengths in order, such as 10, 10, 4.'
  if (odd !== undefined) return `Enter whole feet from 1 to ${LONGEST_FT}, not “${odd}”.`
  const sum = lengths.reduce((total, each) => total + each, 0)
  if (sum < totalFt - 1e-6) return `These lengths total ${sum} ft. The beam is ${Number(totalFt.toFixed(2))} ft long.`
  if (sum >= totalFt + 1)
    return `These lengths total ${sum} ft, at least 1 ft more than the beam length of ${Number(totalFt.toFixed(2))} ft.`
  return lengths
}

type Read = (field: string, text: string, rule: FieldRule) => number

/** Returns the supports, and adds errors for spans and overhangs that the load tables do not list. */
function readSupports(
  values: BeamValues,
  { spansFt, overhangFt }: Listed,
  rules: BeamInput['rules'],
  read: Read,
  fail: (field: string, value: number, rule: FieldRule) => void,
): Supports {
  const span = read('span', values.span, rules.span) * 12
  if (values.supports === 'cantilever') return { kind: 'cantilever', lengthIn: span }
  if (values.supports === 'two-spans') {
    const second = rules.second ? read('second', values.second, rules.second) * 12 : Number.NaN
    return { kind: 'two-spans', spansIn: [span, second] }
  }
  if (values.supports !== 'any') return { kind: 'simple', spanIn: span }
  const placed = values.places
    .map((text, index) => {
      const field = `support-${index}`
      return { field, atIn: read(field, text, supportRule(Number.isNaN(span) ? LONGEST_BEAM_FT : span / 12)) * 12 }
    })
    .toSorted((a, b) => a.atIn - b.atIn)
  const range = (label: string, min: number, max: number): FieldRule => ({ label, quantity: 'ft', min, max })
  const check = (field: string, lengthIn: number, rule: FieldRule) => {
    const [min, max] = [rule.min * 12 - 0.01, rule.max * 12 + 0.01]
    if (lengthIn < min || lengthIn > max) fail(field, lengthIn / 12, rule)
  }
  placed.forEach(({ field, atIn }, index) => {
    const before = placed[index - 1]
    if (before) check(field, atIn - before.atIn, range('Distance to the previous support', ...spansFt))
    if (index === 0) check(field, atIn, range('Overhang', 0, overhangFt))
    if (index === placed.length - 1) check(field, span - atIn, range('Overhang', 0, overhangFt))
  })
  return { kind: 'continuous', lengthIn: span, placesIn: placed.map(({ atIn }) => Math.min(atIn, span)) }
}

/** Returns the loads, and adds errors for invalid loads. */
function readLoads(
  { loads }: BeamValues,
  lengthIn: number,
  read: Read,
  errors: Record<string, string>,
): { readonly points: PointLoad[]; readonly spreads: SpreadForce[] } {
  const points: PointLoad[] = []
  const spreads: SpreadForce[] = []
  // If the span is invalid, locations have no upper limit.
  const beamFt = Number.isNaN(lengthIn) ? 1000 : lengthIn / 12
  loads.forEach((row, index) => {
    const name = `load-${index}`
    if (row.kind === 'point') {
      const lb = read(`${name}-load`, row.load, pointRule)
      const at = read(`${name}-at`, row.at, placeRule('At', beamFt)) * 12
      const error = choiceError(onChoices, row.on)
      if (error) errors[`${name}-on`] = error
      points.push({ lb, atIn: Math.min(at, lengthIn), on: row.on as LoadedAt })
    } else {
      const lbPerFt = read(`${name}-load`, row.load, uniformRule)
      const from = read(`${name}-from`, row.from, placeRule('From', beamFt)) * 12
      const to = read(`${name}-to`, row.to, placeRule('To', beamFt)) * 12
      if (to <= from) errors[`${name}-to`] ??= 'The end must be after the start.'
      spreads.push({ lbPerIn: lbPerFt / 12, fromIn: from, toIn: Math.min(to, lengthIn) })
    }
  })
  return { points: points.filter(({ lb }) => lb > 0), spreads: spreads.filter(({ lbPerIn }) => lbPerIn > 0) }
}

/** Returns an error for each row of a URL beyond the limit. */
const tooMany = (rows: string, count: number, max: number, field: (index: number) => string): Errors =>
  Object.fromEntries(
    Array.from({ length: Math.max(0, count - max) }, (_, extra) => [field(max + extra), `Use up to ${max} ${rows}.`]),
  )

/** Returns the numeric inputs and all errors. */
export function readBeam(values: BeamValues, members: readonly HungMember[], units: Units): BeamInput {
  const errors: Record<string, string> = {}
  const beams = members.filter(({ isColumnOnly }) => !isColumnOnly)
  const member = beams.find(({ key }) => key === values.section)
  if (!member) errors.section = `Section: “${values.section}” is not available. Choose one from the list.`
  for (const [field, rule] of [
    ['supports', supportChoices],
    ['held', heldChoices],
    ['joints', jointChoices],
    ['movement', movementChoices],
  ] as const) {
    const error = choiceError(rule, values[field])
    if (error) errors[field] = error
  }
  const read: Read = (field, text, rule) => {
    const found = readNumber(text, rule, units)
    if (typeof found === 'number') return found
    errors[field] = found
    return Number.NaN
  }
  const listed = member ?? listedOf(beams)
  const rules = spanRules(listed, values.supports, values.span, units)
  const supports = readSupports(values, listed, rules, read, (field, value, rule) => {
    errors[field] ??= `${rule.label}: ${rangeOf(rule, units)}, not ${fieldText(value, 'ft', units)}.`
  })
  const lengthIn = lengthOf(supports)
  const { points, spreads } = readLoads(values, lengthIn, read, errors)
  Object.assign(
    errors,
    tooMany('loads', values.loads.length, MAX_LOADS, (index) => `load-${index}-load`),
    values.supports === 'any' && tooMany('supports', values.places.length, MAX_SUPPORTS, (index) => `support-${index}`),
  )
  const isHung = values.held === 'picks' && supports.kind !== 'cantilever'
  const strongest = member?.mounts?.at(-1)
  if (isHung && member && !strongest) errors.held = `No lifting mount fits ${member.name}. Use box truss or supports.`
  const isUneven = isHung && supportPlaces(supports).length > 2
  const unevenIn = isUneven ? read('uneven', values.uneven, unevenRule) : 0
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
          points,
          spreads,
          joints: values.joints === 'anywhere' ? 'anywhere' : jointsOf(lengthsFt, lengthIn),
          ...(values.movement === 'hoisted' ? { dynamicFactor: DYNAMIC_FACTOR } : {}),
          ...(isHung && strongest ? { picks: { capacityLb: strongest.lb, unevenIn } } : {}),
        },
  }
}

/** Returns the lengths of the truss sections. A cantilever is a single section that extends past its support. */
function cut({ joints, lengths }: BeamValues, supports: Supports, lengthIn: number): readonly number[] | string {
  const totalFt = lengthIn / 12
  if (supports.kind === 'cantilever') return [Math.min(LONGEST_FT, Math.max(1, Math.ceil(2 * totalFt)))]
  return joints === 'given' ? readLengths(lengths, totalFt) : fewestLengths(totalFt)
}
