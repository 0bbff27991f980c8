import { type ReactNode, useId } from 'react'
import type { Pair } from '../units/both.tsx'
import { Label } from './beam-drawing.tsx'
import './drawing.css'

/** Size of the drawing in drawing units, and margins for the dimensions. */
const WIDTH = 1000
const MAX_HEIGHT = 625
const MARGIN = { left: 180, right: 230, top: 40, bottom: 120 } as const

/** Length of the ticks at the ends of a dimension line, and the gap between the line and its text. */
const TICK = 8
const GAP = 14

/** Spacing between dimension lines on the same side. */
const ROW = 60

export interface Dimension {
  readonly fromIn: number
  readonly toIn: number
  readonly of: Pair
  /** Row of a dimension below the plan. Row 0 is closest to the plan. */
  readonly row?: number
  /** The side of the plan that a vertical dimension is on. */
  readonly side?: 'left' | 'right'
}

export interface PlanScale {
  /** Convert a location to drawing coordinates, and a distance to drawing units. */
  readonly x: (xIn: number) => number
  readonly y: (yIn: number) => number
  readonly length: (distanceIn: number) => number
  /** Fill for hatched areas. */
  readonly hatch: string
}

interface PlanDrawingProps {
  /** Size of the plan in inches. The origin is at its lower left corner. */
  readonly fromIn: readonly [x: number, y: number]
  readonly toIn: readonly [x: number, y: number]
  /** Horizontal dimensions below the plan, and vertical dimensions on its left or right side. */
  readonly horizontal: readonly Dimension[]
  readonly vertical: readonly Dimension[]
  readonly title: string
  readonly caption: ReactNode
  readonly children: (scale: PlanScale) => ReactNode
}

/** A scaled plan drawing with dimensions. */
export const PlanDrawing = ({ fromIn, toIn, horizontal, vertical, title, caption, children }: PlanDrawingProps) => {
  const hatchId = useId()
  const [widthIn, depthIn] = [toIn[0] - fromIn[0], toIn[1] - fromIn[1]]
  const rows = Math.max(0, ...horizontal.map(({ row = 0 }) => row))
  const bottom = MARGIN.bottom + ROW * rows
  const perIn = Math.min((WIDTH - MARGIN.left - MARGIN.right) / widthIn, (MAX_HEIGHT - MARGIN.top - bottom) / depthIn)
  const height = MARGIN.top + depthIn * perIn + bottom
  const leftX = MARGIN.left + (WIDTH - MARGIN.left - MARGIN.right - widthIn * perIn) / 2
  const round = (value: number) => Number(value.toFixed(1))
  const scale: PlanScale = {
    x: (xIn) => round(leftX + (xIn - fromIn[0]) * perIn),
    y: (yIn) => round(MARGIN.top + (toIn[1] - yIn) * perIn),
    length: (distanceIn) => round(distanceIn * perIn),
    hatch: `url(#${hatchId})`,
  }
  const belowY = (row: number) => round(scale.y(fromIn[1]) + 40 + ROW * row)
  return (
    <figure>
      <svg className="load-drawing plan" viewBox={`0 0 ${WIDTH} ${Math.round(height)}`} role="img" aria-label={title}>
        <defs>
          <pattern id={hatchId} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="hatch" d="M0 0V8" />
          </pattern>
        </defs>
        {children(scale)}
        {horizontal.map(({ fromIn: from, toIn: to, of, row = 0 }) => {
          const [x1, x2, y] = [scale.x(from), scale.x(to), belowY(row)]
          return (
            <g key={`${row} ${from}`}>
              <path
                className="thin"
                d={`M${x1} ${y}H${x2}M${x1} ${y - TICK}v${2 * TICK}M${x2} ${y - TICK}v${2 * TICK}`}
              />
              <Label x={String((x1 + x2) / 2)} y={String(y + GAP + 24)} anchor="middle" of={of} />
            </g>
          )
        })}
        {vertical.map(({ fromIn: from, toIn: to, of, side = 'left' }) => {
          const [y1, y2] = [scale.y(from), scale.y(to)]
          const x = side === 'left' ? round(leftX - 30) : scale.x(toIn[0]) + 30
          return (
            <g key={`${side} ${from}`}>
              <path
                className="thin"
                d={`M${x} ${y1}V${y2}M${x - TICK} ${y1}h${2 * TICK}M${x - TICK} ${y2}h${2 * TICK}`}
              />
              <Label
                x={String(side === 'left' ? x - GAP : x + GAP)}
                y={String((y1 + y2) / 2 + 8)}
                anchor={side === 'left' ? 'end' : 'start'}
                of={of}
              />
            </g>
          )
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Formats equal spacings: '3 × 8 ft'. */
export const timesPair = (count: number, [us, metric]: Pair): Pair =>
  count === 1 ? [us, metric] : [`${count} × ${us}`, `${count} × ${metric}`]
