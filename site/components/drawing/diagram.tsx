import type { Level } from '#engineering/checks/check.ts'
import { feet } from '../../services/quantity-texts.ts'
import type { Pair } from '../units/both.tsx'
import { anchorAt, Label } from './scaled-drawing.tsx'
import './drawing.css'

export interface Curve {
  readonly caption: string
  /** Values along the beam from its left end. Positive values are plotted upward. */
  readonly values: readonly { readonly xIn: number; readonly value: number }[]
  readonly lengthIn: number
  readonly format: (value: number) => Pair
  readonly filled: boolean
  /** Utilization of the beam. The diagram of an overloaded beam is red. */
  readonly level?: Level
}

const SCALE = 1000

type Value = Curve['values'][number]

/** A diagram along the beam, with its maximum and minimum labeled. */
export const Diagram = ({ caption, values, lengthIn, format, filled, level }: Curve) => {
  const most = (isBetter: (a: number, b: number) => boolean) =>
    values.reduce<Value>((best, each) => (isBetter(each.value, best.value) ? each : best), { xIn: 0, value: 0 })
  const [high, low] = [most((a, b) => a > b), most((a, b) => a < b)]
  const range = high.value - low.value || 1
  const x = (xIn: number) => (SCALE * xIn) / lengthIn
  const y = (value: number) => (SCALE * (high.value - value)) / range
  const line = values.map(({ xIn, value }) => `${x(xIn).toFixed(1)} ${y(value).toFixed(1)}`).join('L')
  const zero = y(0).toFixed(1)
  const marks = [high, low].filter(({ value }) => Math.abs(value) > range * 1e-6)
  const marked = marks.map(({ xIn, value }) => `${format(value)[0]} at ${feet(xIn)[0]}`).join(', ')
  return (
    <figure className="drawing" data-level={level}>
      <figcaption>{caption}</figcaption>
      <div className="sheet" data-diagram="" role="img" aria-label={`${caption}: ${marked || 'zero'}`}>
        <div className="plane">
          <svg
            className="shapes"
            viewBox={`0 0 ${SCALE} ${SCALE}`}
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            {filled ? (
              <path className="area" d={`M0 ${zero}L${line}L${SCALE} ${zero}Z`} />
            ) : (
              <path className="line" d={`M${line}`} />
            )}
            <path className="line" d={`M0 ${zero}H${SCALE}`} />
          </svg>
          <svg className="marks" overflow="visible" aria-hidden="true">
            {marks.map(({ xIn, value }) => (
              <svg key={value} y={value > 0 ? '0' : '100%'} overflow="visible" aria-hidden="true">
                <Label
                  x={`${x(xIn) / 10}%`}
                  y={value > 0 ? '-0.3rem' : '1.1rem'}
                  anchor={anchorAt(x(xIn) / 10)}
                  of={format(value)}
                />
              </svg>
            ))}
          </svg>
        </div>
      </div>
    </figure>
  )
}
