/** Shapes of members, in inches with y upward. The dimensions of truss come from the truss model. */
import { type BoxSize, boxTrusses, lacedHalfIn, lacingLayout } from '#engineering/members/truss-models.ts'
import { splicePlates } from '#engineering/part-models/plates.ts'

export type Point = readonly [xIn: number, yIn: number]

/** How a shape is drawn: paper or ink inside an outline, hatched, as a line, or as the place that governs. */
type Look = 'member' | 'solid' | 'hatched' | 'open' | 'thin' | 'dashed' | 'heavy' | 'governs' | 'over'

export interface Shape {
  readonly look: Look
  /** SVG path data. */
  readonly d: string
}

/** A box truss, or else the outline of a tube or extrusion. */
export interface Section {
  readonly trussIn?: BoxSize | undefined
  readonly depthIn: number
}

/** Converts a distance along a member and an offset from its axis to a location. */
export type Place = (alongIn: number, acrossIn: number) => Point

export const level =
  ([x, y]: Point): Place =>
  (alongIn, acrossIn) => [x + alongIn, y + acrossIn]

export const upright =
  ([x, y]: Point): Place =>
  (alongIn, acrossIn) => [x + acrossIn, y + alongIn]

const coordinate = (value: number) => Number(value.toFixed(2))

export const line = (...points: readonly Point[]): string =>
  `M${points.map((point) => point.map(coordinate).join(' ')).join('L')}`

const closed = (...points: readonly Point[]): string => `${line(...points)}Z`

export const box = ([x, y]: Point, [width, height]: Point): string =>
  `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}Z`

const DOT_IN = 0.4

const dot = ([x, y]: Point): string =>
  `M${coordinate(x - DOT_IN)} ${coordinate(y)}a${DOT_IN} ${DOT_IN} 0 1 0 ${2 * DOT_IN} 0a${DOT_IN} ${DOT_IN} 0 1 0 ${-2 * DOT_IN} 0`

/** Returns the paths of one length of truss. */
function trussPaths(trussIn: BoxSize, fromIn: number, lengthIn: number, place: Place) {
  const model = boxTrusses[trussIn]
  const { chord, endFrame, lacing } = model
  const [half, reach, wide] = [trussIn / 2, lacedHalfIn(model), lacing.sideIn / 2]
  const at: Place = (alongIn, acrossIn) => place(fromIn + alongIn, acrossIn)
  const strip = (a: number, b: number, from: number, to: number) =>
    closed(at(a, from), at(b, from), at(b, to), at(a, to))
  const { diagonals, postsIn } = lacingLayout(model, lengthIn)
  const bars = diagonals.map(({ fromIn: a, toIn: b, rises }) => {
    const rise = rises ? reach : -reach
    const aside = (wide * Math.hypot(b - a, 2 * reach)) / (2 * reach)
    return closed(at(a - aside, -rise), at(a + aside, -rise), at(b + aside, rise), at(b - aside, rise))
  })
  const inner = Math.max(0, Math.round(lengthIn / lacing.panelIn) - 1)
  const nodes = Array.from({ length: inner }, (_, index) => (index + 1) * lacing.panelIn).flatMap((x, index) => {
    const chordIn = half - chord.legIn / 2
    return lacing.posts ? [at(x, chordIn), at(x, -chordIn)] : [at(x, index % 2 === 0 ? chordIn : -chordIn)]
  })
  return {
    lacing: bars.join('') + postsIn.map((x) => strip(x - wide, x + wide, -reach, reach)).join(''),
    chords:
      strip(0, lengthIn, half - chord.legIn, half) +
      strip(0, lengthIn, -half, chord.legIn - half) +
      strip(0, endFrame.thicknessIn, -half, half) +
      strip(lengthIn - endFrame.thicknessIn, lengthIn, -half, half),
    nodes: nodes.map(dot).join(''),
  }
}

/** Returns the outline of a splice plate and its window, centered on a joint. */
function platePath(trussIn: BoxSize, jointIn: number, place: Place): string {
  const { lengthIn, widthIn, windowLengthIn, windowIn } = splicePlates[trussIn]
  const frame = (long: number, wide: number) => {
    const [a, c] = [long / 2, wide / 2]
    return closed(place(jointIn - a, -c), place(jointIn + a, -c), place(jointIn + a, c), place(jointIn - a, c))
  }
  return frame(lengthIn, widthIn) + (windowIn ? frame(windowLengthIn, windowIn) : '')
}

/**
 * Returns the shapes of a member: the lacing, chords, nodes, and splice plates of a truss, or an outline with joints.
 * @param lengthsFt the lengths in order
 * @param startIn location of the first end along the member
 */
export function memberShapes(
  { trussIn, depthIn }: Section,
  lengthsFt: readonly number[],
  place: Place,
  startIn = 0,
): readonly Shape[] {
  let endIn = startIn
  const pieces = lengthsFt.map((lengthFt) => {
    const fromIn = endIn
    endIn += 12 * lengthFt
    return { fromIn, lengthIn: 12 * lengthFt }
  })
  if (!trussIn) {
    const half = depthIn / 2
    const outline = ({ fromIn, lengthIn }: (typeof pieces)[number]) => {
      const toIn = fromIn + lengthIn
      return closed(place(fromIn, -half), place(toIn, -half), place(toIn, half), place(fromIn, half))
    }
    return [{ look: 'member', d: pieces.map(outline).join('') }]
  }
  const paths = pieces.map(({ fromIn, lengthIn }) => trussPaths(trussIn, fromIn, lengthIn, place))
  const all = (of: 'lacing' | 'chords' | 'nodes') => paths.map((each) => each[of]).join('')
  return [
    { look: 'member', d: all('lacing') },
    { look: 'member', d: all('chords') },
    { look: 'solid', d: all('nodes') },
    {
      look: 'hatched',
      d: pieces
        .slice(1)
        .map(({ fromIn }) => platePath(trussIn, fromIn, place))
        .join(''),
    },
  ]
}
