import type { DailyCounts, Measure } from '../../contract/analytics.ts'
import styles from './analytics.module.css'
import { dayText } from './range.ts'

interface PlotProps {
  readonly label: string
  readonly measure: Measure
  readonly days: readonly DailyCounts[]
}

const HEIGHT = 100
/** Of a bar, in parts of its day. */
const WIDTH = 0.8
/** So that a day with little does not look like one with nothing. */
const LEAST = 2

const number = (value: number) => value.toLocaleString('en-US')

/** One measure, a bar a day, with its sum. The table below has the same figures. */
export const Plot = ({ label, measure, days }: PlotProps) => {
  const values = days.map((day) => day[measure])
  const most = Math.max(...values)
  const sum = values.reduce((total, value) => total + value, 0)
  const best = days[values.indexOf(most)]
  const inWords = most > 0 && best ? `, at most ${number(most)} on ${dayText(best.day)}` : ''
  return (
    <figure className={styles.plot}>
      <figcaption>
        {label} <strong>{number(sum)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by day: ${number(sum)} in all${inWords}`}
      >
        {days.map(({ day, [measure]: value }, index) => {
          const height = value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 0
          return (
            <g key={day}>
              {value > 0 && <rect x={index + (1 - WIDTH) / 2} y={HEIGHT - height} width={WIDTH} height={height} />}
              {/* The whole height of a day answers to the pointer. */}
              <rect x={index} y={0} width={1} height={HEIGHT} fill="none" pointerEvents="all">
                <title>{`${dayText(day)}: ${number(value)}`}</title>
              </rect>
            </g>
          )
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{days[0] && dayText(days[0].day)}</span>
        <span>most {number(most)}</span>
        <span>{days.length > 1 && dayText(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  )
}
