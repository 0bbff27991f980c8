import { MAX_PARTS, type Load, type PlacedPart, type Point, type Structure, type SupportKind } from '../../../../builder/model.ts'
import type { Shapes } from '../../../../builder/shapes.ts'
import { type Axis, composed, difference, placed, placedBox, quarterTurn, roundedPoint, sum, turned } from '../../../../builder/turns.ts'
import type { NewLoad } from './builder.ts'

type Ids = ReadonlySet<string>
const some = (structure: Structure, ids: Ids) => structure.parts.filter(({ id }) => ids.has(id))
const withParts = (structure: Structure, change: (part: PlacedPart) => PlacedPart): Structure => ({
  ...structure,
  parts: structure.parts.map(change),
})

export function nextId(structure: Structure, prefix: string): (after?: number) => string {
  const all = [...structure.parts, ...structure.supports, ...structure.loads]
  const numbers = all.flatMap(({ id }) => (id.startsWith(prefix) ? [Number(id.slice(prefix.length)) || 0] : []))
  const last = Math.max(0, ...numbers)
  return (after = 0) => `${prefix}${last + 1 + after}`
}

export const full = (structure: Structure, more: number) => structure.parts.length + more > MAX_PARTS

export const place = (structure: Structure, part: Omit<PlacedPart, 'id'>): readonly [Structure, string] => {
  const id = nextId(structure, 'p')()
  return [{ ...structure, parts: [...structure.parts, { ...part, id }] }, id]
}

export const move = (structure: Structure, ids: Ids, step: Point): Structure =>
  withParts(structure, (part) => (ids.has(part.id) ? { ...part, at: roundedPoint(sum(part.at, step)) } : part))

export function rotate(structure: Structure, ids: Ids, axis: Axis, shapes: Shapes): Structure {
  const parts = some(structure, ids)
  const boxes = parts.flatMap((part) => {
    const shape = shapes(part.partNumber)
    return shape ? [placedBox(part, shape.box)] : []
  })
  const pivot = ([0, 1, 2] as const).map((each) => {
    const low = Math.min(...boxes.map(([min]) => min[each]))
    const high = Math.max(...boxes.map(([, max]) => max[each]))
    return Math.round((low + high) / 2 / 1.5) * 1.5
  }) as unknown as Point
  const turn = quarterTurn(axis, 1)
  return withParts(structure, (part) =>
    ids.has(part.id)
      ? {
          ...part,
          turn: composed(turn, part.turn),
          at: roundedPoint(sum(pivot, turned(turn, difference(part.at, pivot)))),
        }
      : part,
  )
}

export function copies(structure: Structure, ids: Ids, steps: readonly Point[]): readonly [Structure, string[]] {
  const id = nextId(structure, 'p')
  const sources = some(structure, ids)
  const added = steps.flatMap((step, copy) =>
    sources.map((part, index): PlacedPart => ({
      ...part,
      id: id(copy * sources.length + index),
      at: roundedPoint(sum(part.at, step)),
    })),
  )
  return [{ ...structure, parts: [...structure.parts, ...added] }, added.map((part) => part.id)]
}

export const remove = (structure: Structure, ids: Ids): Structure => ({
  ...structure,
  parts: structure.parts.filter(({ id }) => !ids.has(id)),
  supports: structure.supports.filter(({ part }) => !ids.has(part)),
  loads: structure.loads.flatMap((load): Load[] => {
    if (load.kind === 'area') {
      const parts = load.parts.filter((id) => !ids.has(id))
      return parts.length > 0 ? [{ ...load, parts }] : []
    }
    return 'part' in load && ids.has(load.part) ? [] : [load]
  }),
})

export const setHidden = (structure: Structure, ids: Ids, isHidden: boolean): Structure =>
  withParts(structure, (part) => {
    if (!ids.has(part.id)) return part
    const { isHidden: _, ...rest } = part
    return isHidden ? { ...rest, isHidden: true } : rest
  })

export const setGroup = (structure: Structure, ids: Ids, group: string | undefined): Structure =>
  withParts(structure, (part) => {
    if (!ids.has(part.id)) return part
    const { group: _, ...rest } = part
    return group ? { ...rest, group } : rest
  })

export const setSupport = (
  structure: Structure,
  part: string,
  kind: SupportKind | undefined,
  at: Point,
): Structure => ({
  ...structure,
  supports: [
    ...structure.supports.filter((each) => each.part !== part),
    ...(kind ? [{ id: nextId(structure, 's')(), kind, part, at }] : []),
  ],
})

export const addLoad = (structure: Structure, load: NewLoad): Structure => ({
  ...structure,
  loads: [...structure.loads, { ...load, id: nextId(structure, 'l')() }],
})

export { placed }
