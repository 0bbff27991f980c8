/** Formats US quantities together with their metric equivalents. On every page, US units come first. */

/** Units that specs can use. The metric values are calculated. */
const UNITS = ['in', 'ft', 'lb', 'lb/ft', 'ft·lb', 'in²', 'in⁴', 'deg'] as const
export type Unit = (typeof UNITS)[number]

export const isUnit = (text: string): text is Unit => UNITS.some((unit) => unit === text)

export interface FormattedQuantity {
  /** Text in US units, such as '2 1/4 in', '1–10 ft', '1,234 lb', or '90°'. */
  readonly us: string
  /** Text in metric units, such as '57 mm', '0.30–3.05 m', or '560 kg'. Empty for angles, which use the same unit. */
  readonly metric: string
}

// Conversion factors from NIST Special Publication 811, appendix B.8. The inch, foot, and pound are exact by
// definition.
export const MM_PER_INCH = 25.4
export const METERS_PER_FOOT = 0.3048
export const KG_PER_POUND = 0.45359237
/** Factor for converting pounds-force to kilonewtons, with a standard gravity of 9.80665 m/s². */
export const KN_PER_POUND = KG_PER_POUND * 0.00980665
export const NEWTON_METERS_PER_FOOT_POUND = METERS_PER_FOOT * KN_PER_POUND * 1000
/** Factor for converting pounds per square foot to kilopascals. */
export const KPA_PER_PSF = KN_PER_POUND / METERS_PER_FOOT ** 2
const CM2_PER_SQUARE_INCH = 2.54 ** 2
const CM4_PER_INCH4 = 2.54 ** 4

/** Denominator of the smallest fraction of an inch. Other values are printed as decimals. */
const FINEST_FRACTION = 64
/**
 * Solids are measured to the thousandth of an inch. Within this tolerance, a value is printed as the intended fraction.
 */
const FRACTION_TOLERANCE_IN = 0.0006

/**
 * Formats a number with a fixed number of decimals, thousands separators, and a true minus sign. It never returns '−0'.
 * It rounds the decimal value, as `Intl.NumberFormat` does: 1.005 is '1.01'. The first use of `Intl.NumberFormat` blocks
 * a page for 15 ms or more, while the browser loads its data.
 */
export function formatNumber(value: number, decimals = 0): string {
  const size = Math.abs(value)
  // A very small or large number has an exponent, so the first conversion fails.
  const rounded = Math.round(Number(`${size}e${decimals}`) || size * 10 ** decimals)
  if (!(rounded < 1e21)) return value.toLocaleString('en-US')
  const text = Number(`${rounded}e-${decimals}`)
    .toFixed(decimals)
    .replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?:\.|$))/g, ',')
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/** Formats a number with at most `decimals` decimal places and without trailing zeros, such as '2.5' or '3'. */
const trimmed = (value: number, decimals: number): string =>
  formatNumber(value, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

/**
 * Formats a number with at most `digits` significant digits and without trailing zeros. Whole numbers keep all digits.
 */
function significant(value: number, digits: number): string {
  if (value === 0) return '0'
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)))
  return decimals > 0 ? trimmed(value, decimals) : formatNumber(value)
}

/**
 * Formats inches as a mixed fraction: 2.25 is '2 1/4', and 0.53125 is '17/32'. Other values are decimals, such as
 * '0.42'.
 */
export function formatInches(value: number): string {
  const size = Math.abs(value)
  for (let denominator = 1; denominator <= FINEST_FRACTION; denominator *= 2) {
    const parts = Math.round(size * denominator)
    if (Math.abs(parts / denominator - size) > FRACTION_TOLERANCE_IN) continue
    if (parts === 0) break
    const sign = value < 0 ? '−' : ''
    const whole = Math.floor(parts / denominator)
    const rest = parts % denominator
    if (rest === 0) return sign + formatNumber(whole)
    return `${sign}${whole > 0 ? `${formatNumber(whole)} ` : ''}${rest}/${denominator}`
  }
  return trimmed(value, 3)
}

/** Formats a weight or load in pounds with three significant digits, or with two if it is below 1 lb. */
const pounds = (value: number): string => significant(value, Math.abs(value) >= 1 ? 3 : 2)

/** Tenths of a millimeter are printed only below 25 mm, where they matter for fits and wall thicknesses. */
const millimeters = (value: number): string => {
  const mm = value * MM_PER_INCH
  return Math.abs(mm) < 25 ? trimmed(mm, 1) : formatNumber(mm)
}

/** Formats a value per foot or per meter. The number of decimals is fixed so that columns align. */
const perLength = (value: number): string => formatNumber(value, Math.abs(value) < 1 ? 2 : 1)

interface Style {
  readonly us: (value: number) => string
  readonly usUnit: string
  readonly metric: (value: number) => string
  readonly metricUnit: string
}

const styles: Readonly<Record<Exclude<Unit, 'deg'>, Style>> = {
  in: { us: formatInches, usUnit: ' in', metric: millimeters, metricUnit: ' mm' },
  ft: {
    us: (value) => trimmed(value, 2),
    usUnit: ' ft',
    metric: (value) => formatNumber(value * METERS_PER_FOOT, 2),
    metricUnit: ' m',
  },
  lb: { us: pounds, usUnit: ' lb', metric: (value) => pounds(value * KG_PER_POUND), metricUnit: ' kg' },
  'lb/ft': {
    us: perLength,
    usUnit: ' lb/ft',
    metric: (value) => perLength((value * KG_PER_POUND) / METERS_PER_FOOT),
    metricUnit: ' kg/m',
  },
  ft·lb: {
    us: (value) => significant(value, 3),
    usUnit: ' ft·lb',
    metric: (value) => significant(value * NEWTON_METERS_PER_FOOT_POUND, 3),
    metricUnit: ' N·m',
  },
  'in²': {
    us: (value) => significant(value, 3),
    usUnit: ' in²',
    metric: (value) => significant(value * CM2_PER_SQUARE_INCH, 3),
    metricUnit: ' cm²',
  },
  'in⁴': {
    us: (value) => significant(value, 3),
    usUnit: ' in⁴',
    metric: (value) => significant(value * CM4_PER_INCH4, 3),
    metricUnit: ' cm⁴',
  },
}

/** Formats a live load in US and in metric units, such as '125 lb/ft²' and '6.0 kPa'. */
export const liveLoadTexts = (psf: number): readonly [us: string, metric: string] => [
  `${formatNumber(psf)} lb/ft²`,
  `${formatNumber(psf * KPA_PER_PSF, 1)} kPa`,
]

/** Formats a pressure in both units, such as '125 lb/ft² (6.0 kPa)'. */
export const formatPressure = (psf: number): string => {
  const [us, metric] = liveLoadTexts(psf)
  return `${us} (${metric})`
}

/** Small weights are printed in grams. For example, a washer weighs 23 g. */
const GRAMS_BELOW_LB = 0.5 / KG_PER_POUND
const gramStyle: Style = {
  ...styles.lb,
  metric: (value) => significant(value * KG_PER_POUND * 1000, 2),
  metricUnit: ' g',
}

/** Formats a quantity or a range in US and metric units. Conversion factors: NIST SP 811, appendix B.8. */
export function formatQuantity(value: number | readonly [from: number, to: number], unit: Unit): FormattedQuantity {
  const ends = typeof value === 'number' ? [value] : value
  const range = (write: (each: number) => string, suffix: string): string => {
    const texts = ends.map(write)
    const [from, to] = texts
    return (to === undefined || to === from ? `${from}` : `${from}–${to}`) + suffix
  }
  if (unit === 'deg') return { us: range((each) => trimmed(each, 1), '°'), metric: '' }
  const light = unit === 'lb' && ends.every((each) => each !== 0 && Math.abs(each) < GRAMS_BELOW_LB)
  const style = light ? gramStyle : styles[unit]
  return { us: range(style.us, style.usUnit), metric: range(style.metric, style.metricUnit) }
}

/** Limits are rounded down, so that no unit allows more than the others. Demands can be rounded up. */
export type Rounding = 'nearest' | 'down' | 'up'

const rounding = { nearest: Math.round, down: Math.floor, up: Math.ceil } as const

/** Without the tolerance, a rounding error could change the value by a whole step. */
function roundedTo(value: number, decimals: number, how: Rounding): number {
  const scale = 10 ** decimals
  const tolerance = how === 'down' ? 1e-6 : how === 'up' ? -1e-6 : 0
  return rounding[how](value * scale + tolerance) / scale
}

const loadStyles = {
  lb: { usDecimals: 0, metric: KN_PER_POUND, metricUnit: 'kN', metricDecimals: 2 },
  'lb/ft': { usDecimals: 1, metric: KN_PER_POUND / METERS_PER_FOOT, metricUnit: 'kN/m', metricDecimals: 3 },
} as const

export type LoadUnit = keyof typeof loadStyles

export const isLoadUnit = (unit: string): unit is LoadUnit => unit in loadStyles

/** Formats a load in kN, or a load per length in kN/m, without the unit. Loads from 10 kN have three digits. */
export function metricLoad(value: number, unit: LoadUnit, how: Rounding = 'nearest'): string {
  const { metric, metricDecimals } = loadStyles[unit]
  const size = Math.abs(value * metric)
  const decimals = metricDecimals - (size < 10 ? 0 : size < 100 ? 1 : 2)
  return formatNumber(roundedTo(value * metric, decimals, how), decimals)
}

/**
 * Formats a load or force, or a range, in lb and kN, and a load per length in lb/ft and kN/m. Weights of parts are in kg
 * and kg/m (`formatQuantity`).
 */
export function formatLoad(
  value: number | readonly [from: number, to: number],
  unit: LoadUnit,
  how: Rounding = 'nearest',
): FormattedQuantity {
  const { usDecimals, metricUnit } = loadStyles[unit]
  const ends = [...new Set([value].flat())]
  const us = ends.map((each) => trimmed(roundedTo(each, usDecimals, how), usDecimals))
  const metric = ends.map((each) => metricLoad(each, unit, how))
  return { us: `${us.join('–')} ${unit}`, metric: `${metric.join('–')} ${metricUnit}` }
}

type Dimension = 'length' | 'mass' | 'linear' | 'pressure' | 'torque' | 'speed' | 'none'

export interface UnitDefinition {
  readonly symbol: string
  readonly dimension: Dimension
  /** Size of the unit in inches, pounds, pounds per foot, pounds per square foot, foot-pounds, or miles per hour. */
  readonly size: number
  readonly system: 'us' | 'metric'
}

const KN = 1 / KN_PER_POUND
const us = (symbol: string, dimension: Dimension, size: number): UnitDefinition => ({
  symbol,
  dimension,
  size,
  system: 'us',
})
const metric = (symbol: string, dimension: Dimension, size: number): UnitDefinition => ({
  symbol,
  dimension,
  size,
  system: 'metric',
})

/** Units that visitors can type. Forces and the masses that weigh as much have the same dimension. */
export const unitDefinitions = {
  in: us('in', 'length', 1),
  ft: us('ft', 'length', 12),
  yd: us('yd', 'length', 36),
  mm: metric('mm', 'length', 1 / MM_PER_INCH),
  cm: metric('cm', 'length', 10 / MM_PER_INCH),
  m: metric('m', 'length', 1000 / MM_PER_INCH),
  lb: us('lb', 'mass', 1),
  kip: us('kip', 'mass', 1000),
  ton: us('ton', 'mass', 2000),
  kg: metric('kg', 'mass', 1 / KG_PER_POUND),
  t: metric('t', 'mass', 1000 / KG_PER_POUND),
  n: metric('N', 'mass', KN / 1000),
  dan: metric('daN', 'mass', KN / 100),
  kn: metric('kN', 'mass', KN),
  plf: us('lb/ft', 'linear', 1),
  klf: us('kip/ft', 'linear', 1000),
  kgm: metric('kg/m', 'linear', METERS_PER_FOOT / KG_PER_POUND),
  'N/m': metric('N/m', 'linear', (METERS_PER_FOOT * KN) / 1000),
  'kN/m': metric('kN/m', 'linear', METERS_PER_FOOT * KN),
  psf: us('lb/ft²', 'pressure', 1),
  'kg/m²': metric('kg/m²', 'pressure', METERS_PER_FOOT ** 2 / KG_PER_POUND),
  'N/m²': metric('N/m²', 'pressure', 0.001 / KPA_PER_PSF),
  'kN/m²': metric('kN/m²', 'pressure', 1 / KPA_PER_PSF),
  pa: metric('Pa', 'pressure', 0.001 / KPA_PER_PSF),
  kpa: metric('kPa', 'pressure', 1 / KPA_PER_PSF),
  ftlb: us('ft·lb', 'torque', 1),
  nm: metric('N·m', 'torque', 1 / NEWTON_METERS_PER_FOOT_POUND),
  mph: us('mph', 'speed', 1),
  'km/h': metric('km/h', 'speed', 1 / (METERS_PER_FOOT * 5.28)),
  knot: metric('knots', 'speed', 1.852 / (METERS_PER_FOOT * 5.28)),
  'm/s': metric('m/s', 'speed', 3.6 / (METERS_PER_FOOT * 5.28)),
  percent: us('%', 'none', 1),
  one: us('', 'none', 1),
} as const satisfies Readonly<Record<string, UnitDefinition>>

export type DefinedUnit = keyof typeof unitDefinitions
