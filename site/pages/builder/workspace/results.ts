/** Analysis results in the form that the panels and the 3D view need. */
import type { PlacedPart, Point } from '#builder/model.ts'
import { axisOf } from '#builder/shapes.ts'
import type { Analysis, FrameStability } from '#builder/statics/analyze.ts'
import type { DeformedPoint } from '#builder/statics/deflections.ts'
import { placed } from '#builder/turns.ts'
import { type Level, levelOf, percentOf } from '#engineering/checks/check.ts'

export type Tone = Level | 'none'

/** Returns the style for showing a utilization. Undefined means that the part is not rated. */
export const toneOf = (utilization: number | undefined): Tone =>
  utilization === undefined ? 'none' : levelOf(utilization)

/** Highest utilization of each part. Omits parts without a rating, so they are never shown as safe. */
export function utilizations({ utilization, unrated, instabilities }: Analysis): ReadonlyMap<string, number> {
  const found = new Map(Object.entries(utilization))
  for (const { part } of unrated) if ((found.get(part) ?? 0) <= 1) found.delete(part)
  for (const { parts } of instabilities) for (const part of parts) found.delete(part)
  return found
}

export const statusTexts: Readonly<Record<Analysis['status'], string>> = {
  passes: 'All checks pass',
  fails: 'Over capacity',
  unstable: 'Unstable',
  incomplete: 'Not fully rated',
}

/** Says that some combinations are missing from the checks, because the structure falls over in them. */
export function unsolvedText({ unsolved }: Analysis): string | undefined {
  if (unsolved.length === 0) return undefined
  const [combinations, them] =
    unsolved.length === 1 ? ['1 load combination', 'it'] : [`${unsolved.length} load combinations`, 'them']
  return `The structure has no equilibrium in ${combinations}. The other checks don’t include ${them}. Expect higher utilizations after you fix this.`
}

/** Says whether a structure on casters rolls under its loads when all brakes are set. Ratios include the 0.6 of the weight. */
export function rollingText(
  { sliding, lateralLb, frictionLb }: Pick<FrameStability, 'sliding' | 'lateralLb' | 'frictionLb'>,
  forceText: (lb: number) => string,
): string {
  if (lateralLb === 0) return 'it has no lateral load. Add lateral loads under Loads.'
  if (frictionLb === 0) return `it rolls. The loads push with ${forceText(lateralLb)}, and no caster has a brake.`
  const forces = `The loads push with ${forceText(lateralLb)}, and the brakes hold ${forceText(frictionLb)}`
  return sliding <= 1
    ? `it stays in place with all brakes set. ${forces} (${percentOf(sliding)}).`
    : `it rolls or slides, even with all brakes set. ${forces}.`
}

export function tippingText({ overturning }: Pick<FrameStability, 'overturning'>): string {
  if (overturning === 0) return 'no load tips it over.'
  if (overturning <= 1) return `it doesn’t tip over. The loads are at ${percentOf(overturning)} of the limit.`
  return 'it tips over. Add ballast, widen the base, or lower the loads.'
}

/** Largest displacement that the 3D view draws, as a fraction of the structure's size. */
const SHOWN_SHARE = 0.06

/** Returns lines that show the deformed members. The displacements are magnified so that the largest one is visible. */
export function deformedLines(
  analysis: Analysis,
  parts: readonly PlacedPart[],
  sizeIn: number,
): (readonly [Point, Point])[] {
  const shapes: Record<string, readonly DeformedPoint[]> = { ...analysis.deformed }
  for (const { shape } of analysis.instabilities) Object.assign(shapes, shape)
  const most = Math.max(
    0,
    ...Object.values(shapes).flatMap((points) => points.map(({ moveIn }) => Math.hypot(...moveIn))),
  )
  if (most < 1e-9) return []
  const scale = (sizeIn * SHOWN_SHARE) / most
  return parts.flatMap((part) => {
    const points = shapes[part.id] ?? []
    const axis = axisOf(part.partNumber)
    if (!axis || points.length < 2) return []
    const moved = points.map(({ xIn, moveIn }): Point => {
      const [x, y, z] = placed(part, [xIn, axis[0][1], axis[0][2]])
      return [x + moveIn[0] * scale, y + moveIn[1] * scale, z + moveIn[2] * scale]
    })
    return moved.slice(1).map((to, index) => [moved[index] as Point, to] as const)
  })
}
