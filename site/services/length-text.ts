import { formatInches, formatNumber, METERS_PER_FOOT } from '#engineering/units.ts'
import type { Units } from '#site/services/units.ts'

const INCHES_PER_FOOT = 12
const MM_PER_INCH = (METERS_PER_FOOT * 1000) / INCHES_PER_FOOT
/** Lengths of this many inches or more are also shown in feet. */
const FEET_FROM_IN = 24

/** Formats a length in the selected units: '3 in', '120 in (10 ft)', '76.2 mm'. */
export function lengthText(inches: number, units: Units): string {
  if (units === 'metric') return `${formatNumber(inches * MM_PER_INCH, 1).replace(/\.0$/, '')} mm`
  const text = `${formatInches(inches)} in`
  return Math.abs(inches) < FEET_FROM_IN ? text : `${text} (${feetText(inches)})`
}

function feetText(inches: number): string {
  const size = Math.abs(inches)
  const feet = Math.trunc(size / INCHES_PER_FOOT + 1e-6)
  const rest = formatInches(Math.abs(size - feet * INCHES_PER_FOOT))
  const text = `${inches < 0 ? '−' : ''}${formatNumber(feet)} ft`
  return rest === '0' ? text : `${text} ${rest} in`
}
