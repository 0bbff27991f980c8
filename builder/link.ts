/**
 * A structure as text: compact JSON for files and compressed JSON for links. A link contains the whole model and the
 * data revision that it was built with. Anyone can create a link, so its size is limited and its content is validated.
 */
import { z } from 'zod'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { LOAD_CASES, type Load, MAX_LOADS, MAX_PARTS, type Point, type Structure, type Turn } from './model.ts'
import { packed, unpacked } from './packed-text.ts'
import { structureSchema, TOO_MANY_PARTS } from './structure-schema.ts'
import { isSameTurn, rounded, TURNS } from './turns.ts'

/** Format version. Later versions must be able to read all earlier formats. */
const PREFIX = '1.'

/** Maximum length of a link, in characters. A structure with 2,000 parts needs about 20,000. */
const MAX_LINK = 100_000
/** Maximum size of the decompressed text. */
export const MAX_TEXT_BYTES = 2 ** 20

export interface LinkProblem {
  /** What is wrong with the link, and what to do. */
  readonly problem: string
}

export const isLinkProblem = (result: Structure | LinkProblem): result is LinkProblem => 'problem' in result

const number = z.number()
const index = z.int().min(0)
const point = z.tuple([number, number, number])

/**
 * Compact form. Parts are [part number index, rotation index, x, y, z], optionally followed by a group index and by 1
 * if the part is hidden. The rotation is one of the 24 orthogonal rotations, or 24 plus an index into `t`. Ids are
 * omitted if they are p1, p2, and so on. Supports and loads refer to parts by index.
 */
const compactSchema = z.strictObject({
  n: z.string(),
  r: z.string(),
  k: z.array(z.string()).max(MAX_PARTS),
  p: z
    .array(
      z
        .tuple([index, index, number, number, number, z.int().min(-1), z.literal(1)])
        .or(z.tuple([index, index, number, number, number, z.int().min(-1)]))
        .or(z.tuple([index, index, number, number, number])),
    )
    .max(MAX_PARTS, TOO_MANY_PARTS),
  t: z.array(z.array(number).length(9)).max(MAX_PARTS).optional(),
  g: z.array(z.string()).max(MAX_PARTS).optional(),
  i: z
    .string()
    .max(30 * MAX_PARTS)
    .optional(),
  s: z
    .array(z.tuple([z.string(), z.string(), index, number, number, number]))
    .max(MAX_PARTS)
    .optional(),
  l: z
    .array(
      z.intersection(
        z.object({
          i: z.string(),
          c: z
            .int()
            .min(0)
            .max(LOAD_CASES.length - 1),
          h: z.literal(1).optional(),
          b: z.literal(1).optional(),
        }),
        z.discriminatedUnion('k', [
          z.object({ k: z.literal('point'), p: index, at: point, f: point }),
          z.object({
            k: z.literal('line'),
            p: index,
            from: number,
            to: number,
            f: point,
            o: z.tuple([number, number]).optional(),
          }),
          z.object({ k: z.literal('area'), ps: z.array(index).max(MAX_PARTS), psf: number }),
          z.object({ k: z.literal('wind'), psf: number, d: point }),
          z.object({ k: z.literal('notional'), v: number, d: point }),
        ]),
      ),
    )
    .max(MAX_LOADS)
    .optional(),
  v: number.optional(),
})

export type CompactStructure = z.infer<typeof compactSchema>

const defaultId = (at: number) => `p${at + 1}`

/** Returns the compact form of a structure as JSON. */
export function compacted({ name, revision, parts, supports, loads, levelIn }: Structure): CompactStructure {
  const numbers = new Table<string>()
  const groups = new Table<string>()
  const turns: Turn[] = []
  const indexOf = new Map(parts.map(({ id }, at) => [id, at]))
  const turnIndex = (turn: Turn): number => {
    const common = TURNS.findIndex((each) => isSameTurn(each, turn))
    if (common >= 0) return common
    const found = turns.findIndex((each) => each.every((row, at) => row.every((value, by) => value === turn[at]?.[by])))
    return TURNS.length + (found >= 0 ? found : turns.push(turn) - 1)
  }
  const at = (id: string) => indexOf.get(id) ?? 0
  const compactParts = parts.map(
    ({ partNumber, turn, at: [x, y, z], group, isHidden }): CompactStructure['p'][number] => {
      const placement = [numbers.of(partNumber), turnIndex(turn), rounded(x), rounded(y), rounded(z)] as const
      const inGroup = group === undefined ? -1 : groups.of(group)
      if (isHidden) return [...placement, inGroup, 1]
      return inGroup < 0 ? [...placement] : [...placement, inGroup]
    },
  )
  const hasDefaultIds = parts.every(({ id }, index) => id === defaultId(index))
  return {
    n: name,
    r: revision,
    k: numbers.items,
    p: compactParts,
    ...(turns.length > 0 ? { t: turns.map((turn) => turn.flat()) } : {}),
    ...(groups.items.length > 0 ? { g: groups.items } : {}),
    ...(hasDefaultIds ? {} : { i: parts.map(({ id }) => id).join(' ') }),
    ...(supports.length > 0
      ? { s: supports.map(({ id, kind, part, at: where }) => [id, kind, at(part), ...where]) }
      : {}),
    ...(loads.length > 0 ? { l: loads.map((load) => compactLoad(load, at)) } : {}),
    ...(levelIn === undefined ? {} : { v: levelIn }),
  } as CompactStructure
}

type CompactLoad = NonNullable<CompactStructure['l']>[number]

function compactLoad(load: Load, at: (id: string) => number): CompactLoad {
  const base = {
    i: load.id,
    c: LOAD_CASES.indexOf(load.case),
    ...(load.isHoisted ? { h: 1 as const } : {}),
    ...(load.isBallast ? { b: 1 as const } : {}),
  }
  const list = (point: Point): [number, number, number] => [...point]
  switch (load.kind) {
    case 'point':
      return { ...base, k: 'point', p: at(load.part), at: list(load.at), f: list(load.forceLb) }
    case 'line':
      return {
        ...base,
        k: 'line',
        p: at(load.part),
        from: load.fromIn,
        to: load.toIn,
        f: list(load.lbPerFt),
        ...(load.offsetIn ? { o: [...load.offsetIn] as [number, number] } : {}),
      }
    case 'area':
      return { ...base, k: 'area', ps: load.parts.map(at), psf: load.psf }
    case 'wind':
      return { ...base, k: 'wind', psf: load.psf, d: list(load.direction) }
    case 'notional':
      return { ...base, k: 'notional', v: load.fraction, d: list(load.direction) }
  }
}

/** Indices of distinct items, in order of first use. */
class Table<Item> {
  readonly items: Item[] = []
  readonly #known = new Map<Item, number>()

  of(item: Item): number {
    const known = this.#known.get(item) ?? this.items.push(item) - 1
    this.#known.set(item, known)
    return known
  }
}

const DAMAGED = 'This link is damaged. Copy the whole link and open it again.'
const INVALID = 'This link or file does not contain a valid structure.'

/** Returns the structure that compact JSON describes, or the problem with the JSON. */
export function expanded(json: unknown): Structure | LinkProblem {
  const compact = compactSchema.safeParse(json)
  if (!compact.success) {
    const [{ code, path } = {}] = compact.error.issues
    return { problem: code === 'too_big' && path?.length === 1 && path[0] === 'p' ? TOO_MANY_PARTS : INVALID }
  }
  const structure = structureSchema.safeParse(structureOf(compact.data))
  if (structure.success) return structure.data
  // The schema's default messages are for developers.
  const own = structure.error.issues.find(({ code }) => code === 'custom')
  return { problem: own ? `${INVALID} ${own.message}` : INVALID }
}

/** Returns the structure for a compact form. Invalid indices become undefined, and the schema rejects them. */
function structureOf({ n, r, k, p, t = [], g = [], i, s = [], l = [], v }: CompactStructure): unknown {
  const ids = i === undefined ? p.map((_, at) => defaultId(at)) : i.split(' ')
  const turns = [...TURNS, ...t.map((flat) => [flat.slice(0, 3), flat.slice(3, 6), flat.slice(6, 9)])]
  return {
    name: n,
    revision: r,
    parts: p.map(([number, turn, x, y, z, group = -1, hidden], at) => ({
      id: ids[at],
      partNumber: k[number],
      turn: turns[turn],
      at: [x, y, z],
      ...(group >= 0 ? { group: g[group] } : {}),
      ...(hidden ? { isHidden: true } : {}),
    })),
    supports: s.map(([id, kind, part, x, y, z]) => ({ id, kind, part: ids[part], at: [x, y, z] })),
    loads: l.map((load) => expandedLoad(load, ids)),
    ...(v === undefined ? {} : { levelIn: v }),
  }
}

function expandedLoad(load: CompactLoad, ids: readonly string[]): unknown {
  const base = {
    id: load.i,
    case: LOAD_CASES[load.c],
    kind: load.k,
    ...(load.h ? { isHoisted: true } : {}),
    ...(load.b ? { isBallast: true } : {}),
  }
  switch (load.k) {
    case 'point':
      return { ...base, part: ids[load.p], at: load.at, forceLb: load.f }
    case 'line':
      return {
        ...base,
        part: ids[load.p],
        fromIn: load.from,
        toIn: load.to,
        lbPerFt: load.f,
        ...(load.o ? { offsetIn: load.o } : {}),
      }
    case 'area':
      return { ...base, parts: load.ps.map((part) => ids[part]), psf: load.psf }
    case 'wind':
      return { ...base, psf: load.psf, direction: load.d }
    case 'notional':
      return { ...base, fraction: load.v, direction: load.d }
  }
}

/**
 * Returns the part of a link that encodes a structure, without the page's URL.
 * @throws RangeError if the structure is too large for a link
 */
export const encodeStructure = async (structure: Structure): Promise<string> =>
  PREFIX + (await packed(JSON.stringify(compacted(structure)), MAX_LINK))

/** Returns the structure in a link, or the problem with the link. */
export async function decodeStructure(text: string): Promise<Structure | LinkProblem> {
  if (text.length > MAX_LINK * 2) return { problem: 'This link is too long.' }
  if (/^\d+\./.test(text) && !text.startsWith(PREFIX))
    return { problem: 'This link is from a newer version of this page. Reload the page and open the link again.' }
  if (!text.startsWith(PREFIX)) return { problem: DAMAGED }
  let json: unknown
  try {
    json = JSON.parse(await unpacked(text.slice(PREFIX.length), MAX_TEXT_BYTES))
  } catch (error) {
    // Corrupted text fails at the base64, deflate, UTF-8, or JSON step, each with a different error.
    return { problem: error instanceof RangeError ? 'This link contains too much data.' : DAMAGED }
  }
  return expanded(json)
}

/** Returns the data revisions that are newer than the structure's revision, oldest first. */
export const changesSince = (letter: string): (typeof revisions)[number][] =>
  revisions.slice(revisions.findIndex((revision) => revision.letter === letter) + 1)

/** Returns the letter of the current revision. */
export const currentRevision = (): string => revisions.at(-1)?.letter ?? ''
