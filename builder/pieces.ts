/**
 * Boxes that together enclose the material of a part, in the coordinates of its solid. Boxes for truss and extrusion
 * are computed from the dimensions of the series. Other parts list their boxes in their shape (`PartShape.pieces`).
 * Lengths are in inches.
 */
import type { PartShape } from '#catalog/part-shape.ts'
import {
  type BoxSeries,
  type BoxTrussModel,
  boxModel,
  lacedHalfIn,
  lacingInsetIn,
  lacingLayout,
  tubeTruss,
} from '#engineering/members/truss-models.ts'
import { profileModels, profileSeries } from '#engineering/sections/profile-models.ts'
import type { Point, Turn } from './model.ts'
import { UNTURNED } from './model.ts'
import { lengthInOf, seriesOf, trussSizeOf } from './shapes.ts'
import { type Box, composed, quarterTurn, scaled, sum, turned } from './turns.ts'

/** An oriented box: its center, half-dimensions, and rotation. */
export interface Piece {
  readonly center: Point
  readonly half: Point
  readonly turn: Turn
}

/**
 * Returns true for parts whose pieces are computed from the dimensions of the series.
 *
 * @public The studio uses this function.
 */
export const hasSeriesShape = (partNumber: string): boolean =>
  trussSizeOf(partNumber) !== undefined || profileOf(partNumber) !== undefined

const known = new Map<string, readonly Piece[]>()

/** Returns the pieces of a part. The result is cached per part number. */
export function piecesOf(partNumber: string, shape: PartShape): readonly Piece[] {
  const found = known.get(partNumber)
  if (found) return found
  const made = seriesPieces(partNumber) ?? (shape.pieces ?? [shape.box]).map((box) => pieceOf(box))
  known.set(partNumber, made)
  return made
}

const pieceOf = ([min, max]: Box, turn: Turn = UNTURNED): Piece => ({
  center: turned(turn, scaled(sum(min, max), 0.5)),
  half: [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2],
  turn,
})

const profileOf = (partNumber: string) => {
  const series = seriesOf(partNumber)
  return series !== undefined && series in profileSeries
    ? profileModels[profileSeries[series as keyof typeof profileSeries]]
    : undefined
}

function seriesPieces(partNumber: string): Piece[] | undefined {
  const [size, lengthIn, profile] = [trussSizeOf(partNumber), lengthInOf(partNumber) ?? 0, profileOf(partNumber)]
  if (size === 3) return tubePieces(lengthIn)
  if (size) return trussPieces(boxModel(seriesOf(partNumber) as BoxSeries), lengthIn)
  if (!profile) return undefined
  const { widthIn, heightIn } = profile
  return [
    pieceOf([
      [0, -widthIn / 2, -heightIn / 2],
      [lengthIn, widthIn / 2, heightIn / 2],
    ]),
  ]
}

/** The four sides of a truss, as rotations about its axis. */
const SIDES: readonly Turn[] = [0, 1, 2, 3].map((quarters) => quarterTurn('x', quarters))

function tubePieces(lengthIn: number): Piece[] {
  const half = tubeTruss.sideIn / 2
  return SIDES.map((turn) =>
    pieceOf(
      [
        [0, -half, half - tubeTruss.wallIn],
        [lengthIn, half, half],
      ],
      turn,
    ),
  )
}

function trussPieces(model: BoxTrussModel, lengthIn: number): Piece[] {
  const { legIn, wallIn } = model.chord
  const [half, frameIn] = [model.sizeIn / 2, model.endFrame.thicknessIn]
  return SIDES.flatMap((turn, side) => [
    // The two chord legs in the top face, before `turn` rotates them to this side.
    ...[-half, half - legIn].map((y) =>
      pieceOf(
        [
          [0, y, half - wallIn],
          [lengthIn, y + legIn, half],
        ],
        turn,
      ),
    ),
    ...[0, lengthIn - frameIn].map((x) =>
      pieceOf(
        [
          [x, -half, half - legIn],
          [x + frameIn, half, half],
        ],
        turn,
      ),
    ),
    ...lacingPieces(model, lengthIn, side % 2 === 0).map(({ center, half: extent, turn: own }) => ({
      center: turned(turn, center),
      half: extent,
      turn: composed(turn, own),
    })),
  ])
}

/** The lacing on the top face. The bars end where they reach the chords. */
function lacingPieces(model: BoxTrussModel, lengthIn: number, isRising: boolean): Piece[] {
  const { sideIn } = model.lacing
  const reach = lacedHalfIn(model)
  const z = model.sizeIn / 2 - lacingInsetIn(model) - sideIn / 2
  const { diagonals, postsIn } = lacingLayout(model, lengthIn)
  const bars = diagonals.map(({ fromIn: left, toIn: right, rises }): Piece => {
    const up = rises === isRising ? 1 : -1
    const [dx, dy] = [right - left, 2 * up * reach]
    const long = Math.hypot(dx, dy)
    const [cos, sin] = [dx / long, dy / long]
    return {
      center: [(left + right) / 2, 0, z],
      half: [long / 2, sideIn / 2, sideIn / 2],
      turn: [
        [cos, -sin, 0],
        [sin, cos, 0],
        [0, 0, 1],
      ],
    }
  })
  return [
    ...bars,
    ...postsIn.map((x): Piece => ({ center: [x, 0, z], half: [sideIn / 2, reach, sideIn / 2], turn: UNTURNED })),
  ]
}
