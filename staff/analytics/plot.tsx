import type { DailyCounts, Measure } from '#contract/analytics.ts'
import styles from './analytics.module.css'
import { dayText } from './range.ts'

interface PlotProps {
  readonly label: string
  readonly measure: Measure
  readonly days: readonly DailyCounts[]
}

const HEIGHT = 100
/** Width of a bar, as a fraction of the space for one day. */
const BAR_WIDTH = 0.8
/** Minimum height of a bar with a count above zero, so a day with a low count doesn't look like a day with none. */
const MIN_BAR_HEIGHT = 2

const number = (value: number) => value.toLocaleString('en-US')

/** A bar chart of one count per day, with the total. The table below lists the same numbers. */
export const Plot = ({ label, measure, days }: PlotProps) => {
  const values = days.map((day) => day[measure])
  const max = Math.max(...values)
  const total = values.reduce((sum, value) => sum + value, 0)
  const maxDay = days[values.indexOf(max)]
  const maxText = max > 0 && maxDay ? `, maximum ${number(max)} on ${dayText(maxDay.day)}` : ''
  return (
    <figure className={styles.plot}>
      <figcaption>
        {label} <strong>{number(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by day: ${number(total)} total${maxText}`}
      >
        {days.map(({ day, [measure]: value }, index) => {
          const height = value > 0 ? Math.max(MIN_BAR_HEIGHT, (value / max) * HEIGHT) : 0
          return (
            <g key={day}>
              {value > 0 && (
                <rect x={index + (1 - BAR_WIDTH) / 2} y={HEIGHT - height} width={BAR_WIDTH} height={height} />
              )}
              {/* An invisible rectangle shows the tooltip for the full height of the day. */}
              <rect x={index} y={0} width={1} height={HEIGHT} fill="none" pointerEvents="all">
                <title>{`${dayText(day)}: ${number(value)}`}</title>
              </rect>
            </g>
          )
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{days[0] && dayText(days[0].day)}</span>
        <span>max {number(max)}</span>
        <span>{days.length > 1 && dayText(days.at(-1)?.day ?? '')}</span>
      </p>
    </figure>
  )
}
