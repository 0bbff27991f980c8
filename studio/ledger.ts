import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * What committed results were made from: a JSON file beside the code that makes them, with a hash for each result, so
 * that only what changed is made again, on any machine.
 */
export interface Ledger {
  /** Hash of what the result was made from; undefined if it was never made. */
  readonly inputs: (key: string) => string | undefined
  /** Notes that the result was made from this just now. */
  readonly note: (key: string, inputs: string) => void
  /** Removes the results that are no longer used, and returns their keys. */
  readonly forget: (isWanted: (key: string) => boolean) => readonly string[]
}

/** The ledger in `file`. It is read at each call: a concurrent run may have added results. */
export function ledger(file: URL): Ledger {
  const read = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  function write(entries: readonly (readonly [string, string])[]): void {
    const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
  }
  return {
    inputs: (key) => read()[key],
    note: (key, inputs) => write(Object.entries({ ...read(), [key]: inputs })),
    forget(isWanted) {
      const entries = Object.entries(read())
      const kept = entries.filter(([key]) => isWanted(key))
      if (kept.length < entries.length) write(kept)
      return entries.map(([key]) => key).filter((key) => !isWanted(key))
    },
  }
}
