/** Validates structures from links, files, and requests, all of which are untrusted input. */
import { z } from 'zod'
import { PART_NUMBER } from '#contract/part-number-format.ts'
import { cleanLine, hasNoncharacter } from '#contract/plain-text.ts'
import { LOAD_CASES, MAX_LOADS, MAX_OFFSET_IN, MAX_PARTS, type Point, type Structure, type Turn } from './model.ts'

/** Maximum distance from the origin, in. A structure can be 400 ft long. */
export const FARTHEST_IN = 4800
export const MAX_NAME = 80
/** Maximum point load in lb, or line load in lb/ft. */
const MAX_FORCE_LB = 1e6
/** Maximum difference in level between hoists, in. */
const MAX_LEVEL_IN = 12
const ROUNDING = 1e-6

export const TOO_MANY_PARTS = `A structure can have up to ${MAX_PARTS.toLocaleString('en-US')} parts.`

const ID = /^[a-z0-9-]{1,24}$/

const isWithin = (value: unknown, max: number) => typeof value === 'number' && Math.abs(value) <= max

const isListOf = (value: unknown, length: number, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length === length && value.every(isItem)

const id = z.string().regex(ID)
const partNumber = z.string().regex(PART_NUMBER)
const coordinate = z.number().min(-FARTHEST_IN).max(FARTHEST_IN)
// A structure has thousands of points and rotations. A function checks them several times faster than a tuple schema.
const point = z.custom<Point>((value) => isListOf(value, 3, (each) => isWithin(each, FARTHEST_IN)), {
  error: `A location is not valid, or is more than ${FARTHEST_IN / 12} ft from the origin.`,
  abort: true,
})
const offset = z.number().min(-MAX_OFFSET_IN).max(MAX_OFFSET_IN)
const force = z.number().min(-MAX_FORCE_LB).max(MAX_FORCE_LB)
const forces = z.tuple([force, force, force]).readonly()
const component = z.number().min(-1).max(1)
/** Rule for a structure's name and for the names of its groups. */
export const structureText = (max: number) =>
  z
    .string()
    .refine((text) => !hasNoncharacter(text), 'Remove the characters that can’t be printed.')
    .overwrite(cleanLine)
    .max(max, `Shorten the text to ${max} characters.`)

/** Orthogonal rows and a determinant of 1, so the matrix does not mirror or scale. */
function isTurn(value: unknown): value is Turn {
  if (!isListOf(value, 3, (each) => isListOf(each, 3, (component) => isWithin(component, 1)))) return false
  const [a, b, c] = value as Turn
  const dot = (p: Point, q: Point) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
  const cross: Point = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const lengths = [a, b, c].every((each) => Math.abs(dot(each, each) - 1) < ROUNDING)
  return lengths && Math.abs(dot(a, b)) < ROUNDING && Math.abs(dot(cross, c) - 1) < ROUNDING
}

const turn = z.custom<Turn>(isTurn, { error: 'A part has an invalid rotation.', abort: true })

const horizontal = z
  .tuple([component, component, z.literal(0)])
  .readonly()
  .refine(([x, y]) => Math.abs(Math.hypot(x, y) - 1) < ROUNDING, 'A direction is not a horizontal unit vector.')

/** The parts that an area load is on. One issue per list, because 500 lists in a request can have 250,000 invalid items. */
const partIds = z.custom<readonly string[]>(
  (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= MAX_PARTS &&
    value.every((each) => typeof each === 'string' && ID.test(each)),
  { error: 'The parts of an area load are not valid.', abort: true },
)

const loadBase = z.strictObject({
  id,
  case: z.enum(LOAD_CASES),
  isHoisted: z.literal(true).exactOptional(),
  isBallast: z.literal(true).exactOptional(),
})

export const loadSchema = z.discriminatedUnion('kind', [
  loadBase.extend({ kind: z.literal('point'), part: id, at: point, forceLb: forces }),
  loadBase.extend({
    kind: z.literal('line'),
    part: id,
    fromIn: coordinate,
    toIn: coordinate,
    lbPerFt: forces,
    offsetIn: z.tuple([offset, offset]).readonly().exactOptional(),
  }),
  loadBase.extend({ kind: z.literal('area'), parts: partIds, psf: force }),
  loadBase.extend({ kind: z.literal('wind'), psf: force.min(0), direction: horizontal }),
  loadBase.extend({ kind: z.literal('notional'), fraction: z.number().min(0).max(1), direction: horizontal }),
])

export const partSchema = z.strictObject({
  id,
  partNumber,
  turn,
  at: point,
  group: structureText(MAX_NAME).exactOptional(),
  isHidden: z.literal(true).exactOptional(),
})

export const supportSchema = z.strictObject({ id, kind: z.enum(['floor', 'anchored', 'hoist']), part: id, at: point })

export const revisionSchema = z.string().regex(/^[A-Z]{1,2}$/)

const unique = (items: readonly { readonly id: string }[]) =>
  new Set(items.map((each) => each.id)).size === items.length

/** A structure with unique ids, whose supports and loads refer to its parts. */
export const structureSchema = z
  .strictObject({
    name: structureText(MAX_NAME),
    revision: revisionSchema,
    parts: z.array(partSchema).max(MAX_PARTS, TOO_MANY_PARTS).refine(unique, 'Two parts have the same id.'),
    supports: z.array(supportSchema).max(MAX_PARTS).refine(unique, 'Two supports have the same id.'),
    loads: z.array(loadSchema).max(MAX_LOADS).refine(unique, 'Two loads have the same id.'),
    levelIn: z.number().min(0).max(MAX_LEVEL_IN).exactOptional(),
  })
  .refine(({ parts, supports, loads }) => {
    const known = new Set(parts.map((part) => part.id))
    const used = [
      ...supports.map(({ part }) => part),
      ...loads.flatMap((each) => ('parts' in each ? each.parts : 'part' in each ? [each.part] : [])),
    ]
    return used.every((each) => known.has(each))
  }, 'A support or a load is on a part that is missing.') satisfies z.ZodType<Structure>
