import type { PointLoad } from '#engineering/beams/beam-case.ts'
import {
  lengthOf,
  type SolvedBeam,
  type SpreadForce,
  type Supports,
  supportPlaces,
} from '#engineering/beams/beam-statics.ts'
import type { Level } from '#engineering/checks/check.ts'
import { feet, force, forcePerFoot, inches } from '../../services/quantity-texts.ts'
import { box, level, line, memberShapes, type Section, type Shape } from './member.ts'
import { type Drawing, ScaledDrawing, type Support } from './scaled-drawing.tsx'

interface BeamDrawingProps {
  readonly section: Section
  /** The lengths in order. Together, they can be longer than the beam. */
  readonly lengthsFt: readonly number[]
  readonly supports: Supports
  readonly points: readonly Pick<PointLoad, 'atIn' | 'lb'>[]
  readonly spreads: readonly SpreadForce[]
  /** True if the beam hangs from picks. */
  readonly isHung?: boolean
  readonly reactions?: SolvedBeam['reactions']
  /** Deflection in inches along the beam, drawn enlarged. */
  readonly deflectionAt?: (xIn: number) => number
  /** Utilization and location of the governing check, if it applies to one location. */
  readonly governing?: { readonly level: Level; readonly atIn?: number | undefined } | undefined
  readonly title: string
  readonly isBare?: boolean
}

/** Largest deflection in a drawing as a part of the length, and number of segments of the deflected shape. */
const DRAWN_DEFLECTION = 0.035
const SEGMENTS = 40

/** Returns the deflected shape, enlarged, with its largest deflection. */
function deflected(at: (xIn: number) => number, lengthIn: number, axisIn: number) {
  const values = Array.from({ length: SEGMENTS + 1 }, (_, index) => {
    const xIn = (lengthIn * index) / SEGMENTS
    return { xIn, value: at(xIn) }
  })
  const most = values.reduce((best, each) => (Math.abs(each.value) > Math.abs(best.value) ? each : best))
  const scale = most.value === 0 ? 0 : (DRAWN_DEFLECTION * lengthIn) / Math.abs(most.value)
  return {
    most,
    shape: {
      look: 'dashed',
      d: line(...values.map(({ xIn, value }) => [xIn, axisIn - scale * value] as const)),
    } as const,
  }
}

const supportsOf = (places: readonly number[], topIn: number, isHung: boolean): Support[] =>
  places.map((xIn, index) => ({
    at: [xIn, isHung ? topIn : 0],
    kind: isHung ? 'hook' : index === 0 ? 'pin' : 'roller',
  }))

/** Returns a beam to scale with its loads, supports, joints, deflected shape, and reactions. */
function beamDrawing(props: BeamDrawingProps): Drawing {
  const {
    section,
    lengthsFt,
    supports,
    points,
    spreads,
    isHung = false,
    reactions = [],
    deflectionAt,
    governing,
  } = props
  const { depthIn } = section
  const lengthIn = lengthOf(supports)
  const totalIn = 12 * lengthsFt.reduce((sum, each) => sum + each, 0)
  const isFixed = supports.kind === 'cantilever'
  // A cantilever continues past its support. Other beams can extend equally past both ends.
  const startIn = isFixed ? lengthIn - totalIn : (lengthIn - totalIn) / 2
  const held = supportPlaces(supports)
  const ends = [...new Set([0, ...held, lengthIn])].toSorted((a, b) => a - b)
  const bent = deflectionAt && deflected(deflectionAt, lengthIn, 0)
  const at = governing && governing.level !== 'low' ? governing.atIn : undefined
  const marked: Shape[] =
    at === undefined
      ? []
      : [
          {
            look: governing?.level === 'over' ? 'over' : 'governs',
            d: box([at - depthIn / 2, -depthIn / 4], [depthIn, 1.5 * depthIn]),
          },
        ]
  return {
    fromIn: [0, 0],
    toIn: [lengthIn, depthIn],
    shapes: [
      ...(bent ? [bent.shape] : []),
      ...marked,
      ...memberShapes(section, lengthsFt, level([0, depthIn / 2]), startIn),
    ],
    loads: points.map(({ atIn, lb }) => ({ at: [atIn, depthIn], lb, of: force(lb), from: 'above' })),
    spreads: spreads.map(({ fromIn, toIn, lbPerIn }) => ({ fromIn, toIn, of: forcePerFoot(lbPerIn * 12) })),
    supports: isFixed ? [{ at: [0, depthIn / 2], kind: 'fixed' }] : supportsOf(held, depthIn, isHung),
    notes: [
      ...reactions.map(({ atIn, lb }) => ({ xIn: atIn, of: force(lb) })),
      ...(bent && bent.most.value !== 0
        ? [
            {
              xIn: bent.most.xIn,
              of: inches(Math.abs(bent.most.value)).map((each) => `${bent.most.value > 0 ? '↓' : '↑'} ${each}`) as [
                string,
                string,
              ],
            },
          ]
        : []),
    ],
    dimensions: ends.slice(1).map((toIn, index) => {
      const fromIn = ends[index] as number
      return { fromIn, toIn, of: feet(toIn - fromIn), side: 'below', field: index === 0 ? 'span' : 'second' }
    }),
  }
}

export const BeamDrawing = (props: BeamDrawingProps) => (
  <ScaledDrawing
    drawing={beamDrawing(props)}
    title={props.title}
    isBare={props.isBare ?? false}
    caption={props.deflectionAt && !props.isBare ? 'To scale. Dashed: deflected shape, enlarged.' : undefined}
  />
)
