/**
 * Placements of the catalog parts in a scene, for the builder.
 *
 * Omits props, bolts, and other hardware, because the builder derives the hardware from aligned holes.
 */

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from '../../builder/contacts.ts'
import { type CompactStructure, compacted, currentRevision } from '../../builder/link.ts'
import type { PlacedPart, Point, Structure, SupportKind, Turn } from '../../builder/model.ts'
import { partKind } from '../../builder/shapes.ts'
import { roundedPoint, unplaced } from '../../builder/turns.ts'
import { scenePath } from '../../catalog/scene-file.ts'
import { dot } from '../../engineering/vectors.ts'
import { readShape } from '../cad/holes.ts'
import { type Box, boxOf, meet, TOUCH_IN } from '../check/solids.ts'
import type { Build, Matrix, Placed } from '../render/scene.ts'
import { MEDIA_DIR } from '../results.ts'

export const sceneFile = (key: string): string => join(MEDIA_DIR, scenePath(key))

/** Part number of a placed catalog part. Undefined for props and hardware. */
export function numberOf({ part }: Placed): string | undefined {
  const numbers = Object.keys(part.numbers ?? {})
  const [number] = numbers
  return numbers.length === 1 && number !== undefined && partKind(number) !== 'hardware' ? number : undefined
}

/**
 * Returns the compact form of a scene's catalog parts, or undefined if the scene has none. Parts that rest only on
 * props get a support in place of the props.
 */
export function placementsOf(title: string, { placed }: Build): CompactStructure | undefined {
  const members = placed.flatMap((each) => {
    const partNumber = numberOf(each)
    return partNumber === undefined ? [] : [{ placed: each, partNumber, ...placementOf(each.matrix) }]
  })
  if (members.length === 0) return undefined
  const parts = members.map(
    ({ partNumber, turn, at }, index): PlacedPart => ({ id: `p${index + 1}`, partNumber, turn, at }),
  )
  const structure: Structure = { name: title, revision: currentRevision(), parts, supports: [], loads: [] }
  const floating = problemsOf(structure, readShape).flatMap((problem) =>
    problem.kind === 'floats' ? [problem.parts] : [],
  )
  const propBoxes = once(() =>
    placed.filter((each) => numberOf(each) === undefined && each.part.gripIn === undefined).map(boxOf),
  )
  const supports = floating.flatMap((ids) => {
    const group = members.filter((_, index) => ids.includes(`p${index + 1}`))
    const found = group.flatMap((member) => supportOf(member.placed, propBoxes()).map((each) => ({ ...each, member })))
    return (found.length > 0 ? found : lowestOf(group)).map(({ kind, at, member }) => {
      const part = parts[members.indexOf(member)] as PlacedPart
      return { kind, part: part.id, at: roundedPoint(unplaced(part, at)) }
    })
  })
  return compacted({ ...structure, supports: supports.map((each, index) => ({ id: `s${index + 1}`, ...each })) })
}

const once = <Result>(make: () => Result): (() => Result) => {
  let made: { readonly result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

type Found = { readonly kind: SupportKind; readonly at: Point }

const asPoint = (values: readonly number[]) => values as unknown as Point
const middle = ({ min, max }: Box, z: 'min' | 'max'): Point =>
  asPoint([
    ((min[0] as number) + (max[0] as number)) / 2,
    ((min[1] as number) + (max[1] as number)) / 2,
    z === 'min' ? min[2] : max[2],
  ] as number[])

/**
 * Returns the support of a part that props hold from above or below, or that is held from outside the image. Empty if
 * the part has no such support.
 */
function supportOf(member: Placed, props: readonly Box[]): Found[] {
  const box = boxOf(member)
  if (member.held !== undefined) return [{ kind: 'anchored', at: middle(box, 'min') }]
  const prop = props.find((each) => meet(each, box, TOUCH_IN))
  if (!prop) return []
  const isAbove = (prop.min[2] as number) + (prop.max[2] as number) > (box.min[2] as number) + (box.max[2] as number)
  return [isAbove ? { kind: 'hoist', at: middle(box, 'max') } : { kind: 'anchored', at: middle(box, 'min') }]
}

/** Returns a support at the lowest part of a group whose support is not visible. */
function lowestOf<Member extends { readonly placed: Placed }>(
  group: readonly Member[],
): (Found & { readonly member: Member })[] {
  const lowZ = ({ placed: each }: Member) => boxOf(each).min[2] as number
  const [lowest] = group.toSorted((a, b) => lowZ(a) - lowZ(b))
  return lowest ? [{ kind: 'anchored', at: middle(boxOf(lowest.placed), 'min'), member: lowest }] : []
}

/**
 * Returns the rotation and location in a matrix. Removes rounding noise, so that the axes are exactly perpendicular.
 */
function placementOf(m: Matrix): { readonly turn: Turn; readonly at: Point } {
  const column = (index: number) => [m[4 * index], m[4 * index + 1], m[4 * index + 2]] as unknown as Point
  const x = unit(column(0))
  const raw = column(1)
  const off = dot(raw, x)
  const y = unit([raw[0] - off * x[0], raw[1] - off * x[1], raw[2] - off * x[2]])
  const z = unit([x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]])
  const turn: Turn = [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ]
  return { turn, at: roundedPoint(column(3)) }
}

const unit = (a: Point): Point => {
  const length = Math.hypot(...a)
  return a.map((value) => Math.round((value / length) * 1e12) / 1e12 + 0) as unknown as Point
}

const written = (placements: CompactStructure): string => `${JSON.stringify(placements)}\n`

/** Returns true if a scene's committed placements match the build. */
export function arePlacementsCurrent(key: string, placements: CompactStructure | undefined): boolean {
  const file = sceneFile(key)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  return committed === (placements && written(placements))
}

export function writePlacements(key: string, placements: CompactStructure | undefined): void {
  const file = sceneFile(key)
  if (placements) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, written(placements))
  } else rmSync(file, { force: true })
}

/** Deletes the files of scenes that are no longer in a gallery. */
export function forgetPlacements(isWanted: (key: string) => boolean): void {
  for (const file of globSync('**/*.json', { cwd: join(MEDIA_DIR, 'scenes') }))
    if (!isWanted(file.replace(/\.json$/, ''))) rmSync(join(MEDIA_DIR, 'scenes', file))
}
