/**
 * Boxes that together enclose the material of a part, in the coordinates of its solid. Boxes for truss, extrusion, and
 * braces are computed from their dimensions. Other parts list their boxes in their shape (`PartShape.pieces`).
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
import {
  type BraceModel,
  braceBoltsIn,
  braceEndsIn,
  braceLengthIn,
  braceOf,
  braces,
} from '#engineering/part-models/braces.ts'
import { profileModels, profileSeries } from '#engineering/sections/profile-models.ts'
import type { Point, Turn } from './model.ts'
import { UNTURNED } from './model.ts'
import { lengthInOf, seriesOf, trussSizeOf } from './shapes.ts'
import { type Box, composed, difference, quarterTurn, scaled, sum, turned } from './turns.ts'

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
  trussSizeOf(partNumber) !== undefined || profileOf(partNumber) !== undefined || braceOf(partNumber) !== undefined

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
  const brace = braceOf(partNumber)
  if (brace) return bracePieces(brace)
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

/** The tube of a brace, its necks, and the plates around its bolts. */
function bracePieces(model: BraceModel): Piece[] {
  const { tube, plate, neckIn } = braces
  const [from, to] = braceEndsIn(model)
  const lengthIn = braceLengthIn(model)
  const turn: Turn = [
    [-Math.SQRT1_2, -Math.SQRT1_2, 0],
    [Math.SQRT1_2, -Math.SQRT1_2, 0],
    [0, 0, 1],
  ]
  const boltsIn = braceBoltsIn(model)
  const [low, high] = [Math.min(...boltsIn) - plate.roundIn, Math.max(...boltsIn) + plate.roundIn]
  /** Width of the plate around the bolts, across the brace. */
  const wideIn = 2 * plate.roundIn + (Math.max(...boltsIn) - Math.min(...boltsIn)) * Math.SQRT1_2
  const along = (startIn: number, endIn: number, widthIn: number, thickIn: number): Piece => ({
    center: sum(from, scaled(difference(to, from), (startIn + endIn) / 2 / lengthIn)),
    half: [(endIn - startIn) / 2, widthIn / 2, thickIn / 2],
    turn,
  })
  const row = 2 * braces.holeRowIn
  return [
    along(neckIn, lengthIn - neckIn, Math.max(tube.sideIn, plate.widthIn), tube.sideIn),
    ...[0, lengthIn - neckIn].map((startIn) => along(startIn, startIn + neckIn, wideIn, plate.thicknessIn)),
    pieceOf([
      [low, -row, 0],
      [high, 0, plate.thicknessIn],
    ]),
    pieceOf([
      [-row, low, 0],
      [0, high, plate.thicknessIn],
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
