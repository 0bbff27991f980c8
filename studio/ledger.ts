import { readJson, updateJson } from './json-file.ts'

/**
 * A section of `ledger.json`. It stores a hash of the inputs for each committed result. On any machine, the studio
 * regenerates only results whose inputs have changed. Each call rereads the file, because a concurrent run may have
 * added results.
 */
export interface Ledger<Entry> {
  readonly all: () => Readonly<Record<string, Entry>>
  /** Hash of the inputs, or the findings from a check. Undefined if the result was never made. */
  readonly inputs: (key: string) => Entry | undefined
  readonly note: (key: string, inputs: Entry) => void
  /** Removes the entries for unused results and returns their keys. */
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
