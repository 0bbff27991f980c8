const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** '1.5 MB': of 1024, with two decimals at most. */
export function formatSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  return `${NUMBER.format(bytes / 1024 ** power)} ${UNITS[power]}`
}
