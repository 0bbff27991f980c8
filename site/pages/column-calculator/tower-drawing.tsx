import type { BoxSize } from '#engineering/members/truss-models.ts'
import { fewestLengths } from '#engineering/systems/parts-list.ts'
import { Label, memberPath } from '../../components/calculator/beam-drawing.tsx'
import { arrowLengths } from '../../components/calculator/load-arrows.ts'
import { feet, force, inches } from '../../services/quantity-texts.ts'
import '../../components/calculator/drawing.css'

interface TowerDrawingProps {
  readonly trussIn: BoxSize | undefined
  readonly heightIn: number
  readonly depthIn: number
  /** Width of the base, or 0 if there is no base. */
  readonly widthIn: number
  readonly loadLb: number
  readonly eccentricIn: number
  readonly forceLb: number
  readonly atIn: number
  readonly title: string
}

/** Heights of the floor and of the space for the column, and half the drawing width on a phone, in rem. */
const FLOOR = 19
const TALLEST = 15
const HALF_WIDTH = 7.5

/** Distance from the column to its dimension line, and height of the base, in rem. */
const TO_DIMENSION = 3
const BASE = 0.3

const rem = (value: number) => `${value.toFixed(2)}rem`

/** Draws the column, its base, and its loads to scale. All arrows use the same scale. */
export const TowerDrawing = (props: TowerDrawingProps) => {
  const { trussIn, heightIn, depthIn, widthIn, loadLb, eccentricIn, forceLb, atIn, title } = props
  const widestIn = Math.max(widthIn / 2, eccentricIn, depthIn / 2)
  const remPerIn = Math.min(TALLEST / heightIn, HALF_WIDTH / widestIn)
  const top = FLOOR - heightIn * remPerIn
  const half = (depthIn / 2) * remPerIn
  const loadX = eccentricIn * remPerIn
  const forceY = FLOOR - atIn * remPerIn
  const dimensionX = widestIn * remPerIn + TO_DIMENSION
  const [loadLength = 0, forceLength = 0] = arrowLengths([loadLb, forceLb]).map((length) => length / 2)
  return (
    <svg className="load-drawing" height={rem(FLOOR + 3)} role="img" aria-label={title}>
      <line className="thin" x1="8%" x2="92%" y1={rem(FLOOR)} y2={rem(FLOOR)} />
      <svg x="50%" overflow="visible" aria-hidden="true">
        <Column trussIn={trussIn} heightIn={heightIn} x={-half} y={top} width={2 * half} height={FLOOR - top} />
        {widthIn > 0 && (
          <rect
            className="solid"
            x={rem((-widthIn / 2) * remPerIn)}
            y={rem(FLOOR - BASE)}
            width={rem(widthIn * remPerIn)}
            height={rem(BASE)}
          />
        )}
        {loadX > half && <line className="force" x1="0" x2={rem(loadX)} y1={rem(top)} y2={rem(top)} />}
        <line className="thin" strokeDasharray="4 3" x1="0" x2="0" y1={rem(top - 0.6)} y2={rem(FLOOR)} />
        {loadLb > 0 && (
          <>
            <line className="force" x1={rem(loadX)} x2={rem(loadX)} y1={rem(top - loadLength)} y2={rem(top)} />
            <svg x={rem(loadX)} y={rem(top)} overflow="visible" aria-hidden="true">
              <path d="m-4-7 4 7 4-7" className="force" />
            </svg>
          </>
        )}
        {forceLb > 0 && (
          <>
            <line className="force" x1={rem(-half - forceLength)} x2={rem(-half)} y1={rem(forceY)} y2={rem(forceY)} />
            <svg x={rem(-half)} y={rem(forceY)} overflow="visible" aria-hidden="true">
              <path d="m-7-4 7 4-7 4" className="force" />
            </svg>
          </>
        )}
        <Label
          x={rem(loadX)}
          y={rem(top - loadLength - 0.4)}
          anchor="middle"
          of={pairOf(force(loadLb), eccentricIn > 0 ? inches(eccentricIn) : undefined)}
        />
        {forceLb > 0 && (
          <Label x={rem(-half - forceLength - 0.4)} y={rem(forceY + 0.3)} anchor="end" of={force(forceLb)} />
        )}
        {widthIn > 0 && <Label x="0" y={rem(FLOOR + 1.6)} anchor="middle" of={feet(widthIn)} />}
        <line className="thin" x1={rem(dimensionX)} x2={rem(dimensionX)} y1={rem(top)} y2={rem(FLOOR)} />
        {[top, FLOOR].map((end) => (
          <svg key={end} x={rem(dimensionX)} y={rem(end)} overflow="visible" aria-hidden="true">
            <path d="M-6 0H6" className="thin" />
          </svg>
        ))}
        <Label x={rem(dimensionX + 0.5)} y={rem((top + FLOOR) / 2)} anchor="start" of={feet(heightIn)} />
      </svg>
    </svg>
  )
}

interface ColumnProps {
  readonly trussIn: BoxSize | undefined
  readonly heightIn: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A truss, or the outline of a tube or extrusion, drawn upright within a rectangle, in rem. The longest length is lowest. */
const Column = ({ trussIn, heightIn, x, y, width, height }: ColumnProps) => (
  <svg
    className="member"
    x={rem(x)}
    y={rem(y)}
    width={rem(width)}
    height={rem(height)}
    viewBox={`0 0 ${trussIn ?? 1} ${heightIn}`}
    preserveAspectRatio="none"
    overflow="visible"
    aria-hidden="true"
  >
    <path
      transform="matrix(0 1 1 0 0 0)"
      d={memberPath(trussIn, heightIn, fewestLengths(heightIn / 12).toReversed())}
    />
  </svg>
)

/** Formats a load with its eccentricity: '400 lb, e = 3.00 in'. */
const pairOf = (load: readonly [string, string], eccentricity?: readonly [string, string]): [string, string] =>
  [0, 1].map((index) => `${load[index]}${eccentricity ? `, e = ${eccentricity[index]}` : ''}`) as [string, string]
