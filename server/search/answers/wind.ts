/** The pressure of a wind, such as 'wind 35 mph pressure'. */
import { readQuantity } from '#contract/quantity-text.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { formatNumber, KPA_PER_PSF, unitDefinitions } from '#engineering/units.ts'
import { VELOCITY_PRESSURE, velocityPressurePsf, WALL_PRESSURE, wallPressurePsf } from '#engineering/wind.ts'

const WIND = new Set(['wind', 'winds', 'gust', 'gusts'])
const OTHER = new Set([
  'speed',
  'velocity',
  'pressure',
  'load',
  'of',
  'at',
  'in',
  'for',
  'from',
  'with',
  'a',
  'an',
  'the',
  'what',
  'is',
])

/** Returns the velocity pressure if a query names a wind, its speed, and nothing else. */
export function aboutWind(typed: string): SearchAnswer | undefined {
  const words = typed.toLowerCase().replace(/[?!]/g, ' ').trim().split(/\s+/)
  const at = words.findIndex((word) => /^\d/.test(word))
  if (at < 0) return undefined
  // The unit is part of the word with the number, or the next word.
  for (const length of [1, 2]) {
    const { values, unit } = readQuantity(words.slice(at, at + length).join(' '))
    const definition = unit && unitDefinitions[unit]
    if (definition?.dimension !== 'speed' || values.length !== 1) continue
    const rest = words.toSpliced(at, length)
    if (!rest.some((word) => WIND.has(word)) || !rest.every((word) => WIND.has(word) || OTHER.has(word)))
      return undefined
    return answerFor((values[0] as number) * definition.size, definition.system, words.slice(at, at + length).join(' '))
  }
  return undefined
}

function answerFor(gustMph: number, system: 'us' | 'metric', typed: string): SearchAnswer {
  const texts = (psf: number) => {
    const [us, metric] = [`${formatNumber(psf, 2)} lb/ft²`, `${formatNumber(psf * KPA_PER_PSF, 3)} kPa`]
    return system === 'us' ? ([us, metric] as const) : ([metric, us] as const)
  }
  const [value, other] = texts(velocityPressurePsf(gustMph))
  const wall = texts(wallPressurePsf(gustMph)).join(', ')
  return {
    label: `Velocity pressure of a gust of ${typed}`,
    value,
    other,
    note: `q = ${VELOCITY_PRESSURE[system]}. On a solid wall, up to ${wall} (${WALL_PRESSURE[system]}).`,
    source: { text: 'Column and Tower Calculator', address: `/tools/column?wind=${encodeURIComponent(typed)}` },
  }
}
