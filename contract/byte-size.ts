const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/**
 * Formats a size, such as '1.5 MB' (base 1024), with up to two decimals. In brief form, a value below ten has one
 * decimal, and a larger value has none.
 */
export function formatBytes(bytes: number, digits: 'brief' | 'exact'): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1)
  const value = bytes / 1024 ** power
  const brief = power > 0 && value < 10 ? value.toFixed(1) : Math.round(value).toString()
  return `${digits === 'brief' ? brief : value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${UNITS[power]}`
}
