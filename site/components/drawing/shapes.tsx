import { useId } from 'react'
import type { Point, Shape } from './member.ts'
import './drawing.css'

interface ShapesProps {
  readonly drawing: { readonly fromIn: Point; readonly toIn: Point; readonly shapes: readonly Shape[] }
  /** Width on screens that are wide enough. */
  readonly width?: string
}

/** The shapes of a drawing, without texts and symbols. */
export const Shapes = ({ drawing: { fromIn, toIn, shapes }, width }: ShapesProps) => {
  const id = useId()
  return (
    <svg
      className="shapes"
      viewBox={`${fromIn[0]} ${-toIn[1]} ${toIn[0] - fromIn[0]} ${toIn[1] - fromIn[1]}`}
      width={width}
      overflow="visible"
      aria-hidden="true"
    >
      <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0V3" />
      </pattern>
      <g transform="scale(1 -1)">
        {shapes
          .filter(({ d }) => d)
          .map(({ look, d }) => (
            <path
              key={look + d}
              className={look}
              d={d}
              fillRule="evenodd"
              fill={look === 'hatched' ? `url(#${id})` : undefined}
            />
          ))}
      </g>
    </svg>
  )
}
