/** Drawings of assemblies: the joints in the connection guide, and the drawings at the top of reference pages. */
import { jointDrawing } from '../../catalog/connection-joints.ts'
import { joints } from '../documents/joints.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import { bounds, join, move, type Part, turn } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { type Direction, directions } from './view.ts'

export interface Assembled {
  readonly key: string
  readonly part: Part
  readonly direction: Direction
  /**
   * Size of the sheet in px. `within` is the size of the area for the view. Without a sheet, the drawing is as large as
   * the view.
   */
  readonly canvas?: Vec2
  readonly within: Vec2
}

/** Same size as in the connection guide. */
const JOINT_PX = { canvas: [600, 400], within: [552, 356] } as const
const STRIP_PX = { within: [718, 94] } as const

export async function assembled(): Promise<Assembled[]> {
  const last = (await joints()).map(({ id, steps }): Assembled => {
    const step = steps.at(-1)
    if (!step) throw new Error(`Joint ${id} has no steps`)
    return { key: jointDrawing(id), part: step.part, direction: directions.pictorial, ...JOINT_PX }
  })
  const seen = async (name: string, part: Promise<Part>, direction: Direction): Promise<Assembled> => ({
    key: `strips/${name}`,
    part: await part,
    direction,
    ...STRIP_PX,
  })
  return [
    ...last,
    await seen('beam', partOf('BS-TR12A-08'), directions.front),
    await seen('joint', spliced(), { azimuth: 12, elevation: 14 }),
    await seen('kit', kit(), { azimuth: 0, elevation: 20 }),
    await seen('ends', ends(), directions.front),
    await seen('sections', sections(), directions.front),
  ]
}

/** Truss sections with splice plates. One plate is removed. */
async function spliced(): Promise<Part> {
  const length = await partOf('BS-TR12A-03')
  const plate = turn(await partOf('BS-PL-SP12'), [90, 0, 0])
  return join(length, move(length, [36, 0, 0]), move(plate, [36, -6, 0]), move(plate, [60, -15, -4]))
}

const kit = async () =>
  row(
    [
      await partOf('BS-TR12A-02'),
      turn(await partOf('BS-PL-G90-12'), [90, 0, 0]),
      turn(await partOf('BS-HG-180-12'), [0, 0, 70]),
      await partOf('BS-TR-CB12'),
      turn(await partOf('BS-PL-SP12'), [90, 0, 0]),
      await partOf('BS-EX3060-01'),
      await partOf('BS-MO-CA8'),
    ].map((it) => turn(it, [0, 0, 24])),
    4,
  )

/** A stack of truss sections, viewed from the end. */
const ends = async () => {
  const end = turn(await partOf('BS-TR12A-01'), [0, 0, 90])
  return row(
    Array.from({ length: 7 }, () => end),
    1,
  )
}

/** The truss sections that have load tables. */
const sections = async () =>
  row(
    await Promise.all(
      ['BS-TR12A-01', 'BS-TR06A-01', 'BS-TR03A-01', 'BS-EX3060-01', 'BS-EX3030-01', 'BS-EX1530-01', 'BS-EX1515-01'].map(
        async (partNumber) => turn(await partOf(partNumber), [0, 0, 90]),
      ),
    ),
    4,
  )

/** Places parts in a row on the floor. The gap between them is in inches. */
function row(parts: readonly Part[], gapIn: number): Part {
  let x = 0
  return join(
    ...parts.map((it) => {
      const { min, size } = bounds(it)
      const placed = move(it, [x - min[0], -min[1] - size[1] / 2, -min[2]])
      x += size[0] + gapIn
      return placed
    }),
  )
}
