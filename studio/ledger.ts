import { readJson, updateJson } from './json-file.ts'

/**
 * One section of `ledger.json`: what committed results were made from, a hash for each, so that only what changed is made
 * again, on any machine. It is read at each call, because a concurrent run may have added results.
 */
export interface Ledger<Entry> {
  readonly all: () => Readonly<Record<string, Entry>>
  /** Hash of what the result was made from, or what was found; undefined if it was never made. */
  readonly inputs: (key: string) => Entry | undefined
  /** Notes that the result was made from this just now. */
  readonly note: (key: string, inputs: Entry) => void
  /** Removes the results that are no longer used, and returns their keys. */
  readonly forget: (isWanted: (key: string) => boolean) => readonly string[]
}

const FILE = new URL('./ledger.json', import.meta.url)

export function ledger<Entry extends string | object = string>(section: string, file = FILE): Ledger<Entry> {
  type Section = Readonly<Record<string, Entry>>
  type Sections = Readonly<Record<string, Section>>
  const all = () => readJson<Sections>(file)[section] ?? {}
  const update = (change: (now: Section) => Section) =>
    updateJson<Sections>(file, (now) => ({ ...now, [section]: change(now[section] ?? {}) }))
  return {
    all,
    inputs: (key) => all()[key],
    note: (key, inputs) => update((now) => ({ ...now, [key]: inputs })),
    forget(isWanted) {
      const gone = Object.keys(all()).filter((key) => !isWanted(key))
      if (gone.length > 0)
        update((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !gone.includes(key))))
      return gone
    },
  }
}
