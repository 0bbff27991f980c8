import type { PointLoad } from '#engineering/beams/beam-effects.ts'
import {
  lengthOf,
  type SolvedBeam,
  type SpreadForce,
  type Supports,
  supportPlaces,
} from '#engineering/beams/beam-statics.ts'
import { type BoxShape, type BoxSize, boxTrusses, lacingLayout } from '#engineering/members/truss-models.ts'
import { jointsOf } from '#engineering/systems/parts-list.ts'
import { feet, force, forcePerFoot } from '../../services/quantity-texts.ts'
import type { Pair } from '../units/both.tsx'
import { arrowLengths, labelHeights } from './load-arrows.ts'
import './drawing.css'

/** Margin at each end of the beam, as a percentage of the drawing width. */
const MARGIN = 6

/** Character width on a phone, as a percentage of the drawing width. */
const CHARACTER = 2.2

/** Heights of the arrow tips and uniform-load labels, in rem. */
const TIP = 7.1
const SPREAD_LABEL = 6.05

/** Height of the member's top edge, and distance from its bottom edge to the reaction labels, in rem. */
const TOP = 7.4
const TO_REACTION = 2.3

const percentAt = (xIn: number, lengthIn: number): number => MARGIN + ((100 - 2 * MARGIN) * xIn) / lengthIn

const across = (xIn: number, lengthIn: number): string => `${percentAt(xIn, lengthIn)}%`

/** Returns the text anchor that keeps a label inside the drawing, even near the ends of the beam. */
const anchorAt = (xIn: number, lengthIn: number): 'start' | 'middle' | 'end' => {
  const part = xIn / lengthIn
  return part < 0.12 ? 'start' : part > 0.88 ? 'end' : 'middle'
}

/** Returns the left and right ends of a label, as percentages of the drawing width. */
const extentOf = (xIn: number, lengthIn: number, anchor: 'start' | 'middle' | 'end', of: Pair) => {
  const width = CHARACTER * Math.max(...of.map(({ length }) => length + 1))
  const from = percentAt(xIn, lengthIn) - { start: 0, middle: width / 2, end: width }[anchor]
  return { from, to: from + width }
}

export const Label = ({ x, y, anchor, of }: { x: string; y: string; anchor: 'start' | 'middle' | 'end'; of: Pair }) =>
  of[0] === of[1] ? (
    <text x={x} y={y} textAnchor={anchor}>
      {of[0]}
    </text>
  ) : (
    <>
      <text x={x} y={y} textAnchor={anchor} data-us="">
        {of[0]}
      </text>
      <text x={x} y={y} textAnchor={anchor} data-metric="">
        {of[1]}
      </text>
    </>
  )

/** Depth of an inch of truss, and of a tube or extrusion, in rem. It is to scale for a truss of 20 ft on a desktop. */
const REM_PER_IN = 1 / 6
const PLAIN_REM = 0.6

/** Depth of a tube or extrusion in the coordinates of its drawing. */
const PLAIN_IN = 1

const outlineOf = (fromIn: number, toIn: number, depthIn: number) => `M${fromIn} 0H${toIn}V${depthIn}H${fromIn}Z`

/** Returns the SVG path of one length of truss: its chords, end frames, posts, and diagonals. */
function trussPath(model: BoxShape, fromIn: number, toIn: number): string {
  const { sizeIn, chord, endFrame } = model
  const { diagonals, postsIn } = lacingLayout(model, toIn - fromIn)
  const [upper, lower] = [chord.legIn, sizeIn - chord.legIn]
  return [
    outlineOf(fromIn, toIn, sizeIn),
    `M${fromIn} ${upper}H${toIn}M${fromIn} ${lower}H${toIn}`,
    `M${fromIn + endFrame.thicknessIn} 0V${sizeIn}M${toIn - endFrame.thicknessIn} 0V${sizeIn}`,
    ...postsIn.map((x) => `M${fromIn + x} ${upper}V${lower}`),
    ...diagonals.map((each) => {
      const [left, right] = [fromIn + each.fromIn, fromIn + each.toIn]
      return each.rises ? `M${left} ${lower}L${right} ${upper}` : `M${left} ${upper}L${right} ${lower}`
    }),
  ].join('')
}

/**
 * Returns the SVG path of a member from 0 to its length, in inches, with the chords, lacing, and joints of a truss where
 * they are.
 * @param lengthsFt the lengths in order. If they are longer than the member, they extend equally past both ends
 */
export function memberPath(trussIn: BoxSize | undefined, lengthIn: number, lengthsFt: readonly number[]): string {
  const overIn = (12 * lengthsFt.reduce((sum, each) => sum + each, 0) - lengthIn) / 2
  const ends = [-overIn, ...jointsOf(lengthsFt, lengthIn), lengthIn + overIn]
  const pieces = ends.slice(1).map((toIn, index) => {
    const fromIn = ends[index] as number
    return trussIn ? trussPath(boxTrusses[trussIn], fromIn, toIn) : outlineOf(fromIn, toIn, PLAIN_IN)
  })
  return pieces.join('')
}

interface ElevationProps {
  /** Size of a box truss in inches. Undefined for a tube or extrusion. */
  readonly trussIn: BoxSize | undefined
  readonly lengthIn: number
  /** The lengths in order. Together, they can be longer than the beam. */
  readonly lengthsFt: readonly number[]
  /** True if the beam continues past its left end, as a cantilever does past its support. */
  readonly isContinued: boolean
}

/** Height of a member's elevation, in rem. */
const elevationRem = (trussIn: BoxSize | undefined) => (trussIn ? trussIn * REM_PER_IN : PLAIN_REM)

/** The elevation of a horizontal member. */
const Elevation = ({ trussIn, lengthIn, lengthsFt, isContinued }: ElevationProps) => {
  const totalIn = 12 * lengthsFt.reduce((sum, each) => sum + each, 0)
  return (
    <svg
      className="member"
      x={`${MARGIN}%`}
      y={`${TOP}rem`}
      width={`${100 - 2 * MARGIN}%`}
      height={`${elevationRem(trussIn)}rem`}
      viewBox={`0 0 ${lengthIn} ${trussIn ?? PLAIN_IN}`}
      preserveAspectRatio="none"
      overflow={isContinued ? 'hidden' : 'visible'}
      aria-hidden="true"
    >
      {isContinued ? (
        <path transform={`translate(${lengthIn - totalIn} 0)`} d={memberPath(trussIn, totalIn, lengthsFt)} />
      ) : (
        <path d={memberPath(trussIn, lengthIn, lengthsFt)} />
      )}
    </svg>
  )
}

interface BeamDrawingProps extends Omit<ElevationProps, 'lengthIn' | 'isContinued'> {
  readonly supports: Supports
  readonly points: readonly PointLoad[]
  readonly spreads: readonly SpreadForce[]
  /** True if the beam hangs from picks. */
  readonly isHung?: boolean
  readonly reactions: SolvedBeam['reactions']
  readonly title: string
}

/** Draws the beam with its supports, loads, joints, and reactions. The length is to scale. */
export const BeamDrawing = ({
  trussIn,
  lengthsFt,
  supports,
  points,
  spreads,
  isHung,
  reactions: forces,
  title,
}: BeamDrawingProps) => {
  const bottom = TOP + elevationRem(trussIn)
  const lengthIn = lengthOf(supports)
  const at = (x: number) => across(x, lengthIn)
  const held = supportPlaces(supports)
  const lengths = arrowLengths(points.map(({ lb }) => lb))
  const arrows = points
    .map(({ atIn, lb }, index) => ({ atIn, of: force(lb), tail: TIP - (lengths[index] ?? 0) }))
    .toSorted((a, b) => b.tail - a.tail)
  const heights = labelHeights([
    ...spreads.map(({ fromIn, lbPerIn }) => ({
      ...extentOf(fromIn, lengthIn, 'start', forcePerFoot(lbPerIn * 12)),
      y: SPREAD_LABEL,
    })),
    ...arrows.map(({ atIn, of, tail }) => ({
      ...extentOf(atIn, lengthIn, anchorAt(atIn, lengthIn), of),
      y: tail - 0.3,
    })),
  ])
  const head = Math.max(0, 1 - Math.min(...heights))
  // Reaction and dimension labels move down, instead of up, until they clear each other, so pass negative heights.
  const below = (labels: readonly { readonly xIn: number; readonly of: Pair }[], y: number, anchor?: 'middle') =>
    labelHeights(
      labels.map(({ xIn, of }) => ({ ...extentOf(xIn, lengthIn, anchor ?? anchorAt(xIn, lengthIn), of), y: -y })),
    ).map((height) => -height)
  const reactions = forces.map(({ atIn, lb }) => ({ xIn: atIn, of: force(lb) }))
  const reactionHeights = below(reactions, bottom + TO_REACTION)
  const lineY = Math.max(...reactionHeights) + 2
  const ends = [...new Set([0, ...held, lengthIn])].toSorted((a, b) => a - b)
  const dimensions = ends.slice(1).map((toIn, index) => {
    const fromIn = ends[index] as number
    return { xIn: (fromIn + toIn) / 2, of: feet(toIn - fromIn) }
  })
  const dimensionHeights = below(dimensions, lineY + 1.4, 'middle')
  return (
    <svg
      className="load-drawing"
      height={`${Math.max(...dimensionHeights) + 1.6 + head}rem`}
      role="img"
      aria-label={title}
    >
      <svg y={`${head}rem`} overflow="visible" aria-hidden="true">
        {supports.kind === 'cantilever' ? (
          <svg x={at(0)} y={`${(TOP + bottom) / 2}rem`} overflow="visible" aria-hidden="true">
            <path d="M0-26V26M0-18l-9 9M0-6l-9 9M0 6l-9 9M0 18l-9 9" className="force" />
          </svg>
        ) : (
          held.map((xIn) => (
            <svg key={xIn} x={at(xIn)} y={`${isHung ? TOP : bottom}rem`} overflow="visible" aria-hidden="true">
              <path d={isHung ? 'M-6-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0M0-12V-33' : 'm0 0-9 15H9Z'} className="force" />
            </svg>
          ))
        )}
        {spreads.map(({ fromIn, toIn }, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: loads have no ids, and two can be equal
            key={index}
            className="spread"
            x={at(fromIn)}
            y="6.35rem"
            width={`${((100 - 2 * MARGIN) * (toIn - fromIn)) / lengthIn}%`}
            height="0.9rem"
          />
        ))}
        {arrows.map(({ atIn, tail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: loads have no ids, and two can be equal
          <g key={index}>
            <line
              className="thin"
              x1={at(atIn)}
              x2={at(atIn)}
              y1={`${(heights[spreads.length + index] ?? 0) + 0.2}rem`}
              y2={`${tail}rem`}
            />
            <line className="force" x1={at(atIn)} x2={at(atIn)} y1={`${tail}rem`} y2={`${TIP}rem`} />
            <svg x={at(atIn)} y="7.3rem" overflow="visible" aria-hidden="true">
              <path d="m-5-9 5 9 5-9" className="force" />
            </svg>
          </g>
        ))}
        <g className="loads">
          {spreads.map(({ fromIn, lbPerIn }, index) => (
            <Label
              // biome-ignore lint/suspicious/noArrayIndexKey: loads have no ids, and two can be equal
              key={index}
              x={at(fromIn)}
              y={`${heights[index]}rem`}
              anchor="start"
              of={forcePerFoot(lbPerIn * 12)}
            />
          ))}
          {arrows.map(({ atIn, of }, index) => (
            <Label
              // biome-ignore lint/suspicious/noArrayIndexKey: loads have no ids, and two can be equal
              key={index}
              x={at(atIn)}
              y={`${heights[spreads.length + index]}rem`}
              anchor={anchorAt(atIn, lengthIn)}
              of={of}
            />
          ))}
        </g>
        <Elevation
          trussIn={trussIn}
          lengthIn={lengthIn}
          lengthsFt={lengthsFt}
          isContinued={supports.kind === 'cantilever'}
        />
        {reactions.map(({ xIn, of }, index) => (
          <Label key={xIn} x={at(xIn)} y={`${reactionHeights[index]}rem`} anchor={anchorAt(xIn, lengthIn)} of={of} />
        ))}
        <line className="thin" x1={at(0)} x2={at(lengthIn)} y1={`${lineY}rem`} y2={`${lineY}rem`} />
        {ends.map((xIn) => (
          <line
            key={xIn}
            className="thin"
            x1={at(xIn)}
            x2={at(xIn)}
            y1={`${lineY - 0.5}rem`}
            y2={`${lineY + 0.5}rem`}
          />
        ))}
        {dimensions.map(({ xIn, of }, index) => (
          <Label key={xIn} x={at(xIn)} y={`${dimensionHeights[index]}rem`} anchor="middle" of={of} />
        ))}
      </svg>
    </svg>
  )
}

export interface Curve {
  readonly caption: string
  /** Values along the beam from its left end. Positive values are plotted upward. */
  readonly values: readonly { readonly xIn: number; readonly value: number }[]
  readonly lengthIn: number
  readonly format: (value: number) => Pair
  readonly filled: boolean
}

const SCALE = 1000

/** A diagram along the beam, with its maximum and minimum labeled. */
export const Diagram = ({ caption, values, lengthIn, format, filled }: Curve) => {
  const high = Math.max(0, ...values.map(({ value }) => value))
  const low = Math.min(0, ...values.map(({ value }) => value))
  const range = high - low || 1
  const y = (value: number) => (SCALE * (high - value)) / range
  const line = values
    .map(({ xIn, value }) => `${((SCALE * xIn) / lengthIn).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('L')
  const zero = y(0).toFixed(1)
  const marks = [
    values.reduce((best, each) => (each.value > best.value ? each : best), values[0] ?? { xIn: 0, value: 0 }),
    values.reduce((best, each) => (each.value < best.value ? each : best), values[0] ?? { xIn: 0, value: 0 }),
  ].filter(({ value }) => Math.abs(value) > range * 1e-6)
  const texts = marks.map(({ value }) => format(value))
  const marked = marks.map(({ xIn, value }) => `${format(value)[0]} at ${feet(xIn)[0]}`).join(', ')
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <svg className="load-drawing" height="8.5rem" role="img" aria-label={`${caption}: ${marked || 'zero'}`}>
        <svg
          x={`${MARGIN}%`}
          y="1.5rem"
          width={`${100 - 2 * MARGIN}%`}
          height="5.5rem"
          viewBox={`0 0 ${SCALE} ${SCALE}`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          {filled && <path className="area" d={`M0 ${zero}L${line}L${SCALE} ${zero}Z`} />}
          {!filled && <path className="line" d={`M${line}`} />}
          <path className="line" d={`M0 ${zero}H${SCALE}`} />
        </svg>
        {marks.map(({ xIn, value }, index) => (
          <Label
            key={value}
            x={across(xIn, lengthIn)}
            y={value > 0 ? '1.2rem' : '8rem'}
            anchor={anchorAt(xIn, lengthIn)}
            of={texts[index] as Pair}
          />
        ))}
      </svg>
    </figure>
  )
}
