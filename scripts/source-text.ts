/** A string literal in a module's source. */
interface Literal {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Comments, strings, and templates. A template with an expression has no fixed text, so it is not a literal. */
const TOKEN = /\/\/[^\n]*|\/\*.*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gs

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\n': '' }

function literalsIn(source: string): Literal[] {
  return [...source.matchAll(TOKEN)].flatMap(({ index, 0: token }) => {
    if (token.startsWith('/') || (token.startsWith('`') && token.includes('${'))) return []
    const text = token.slice(1, -1).replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped)
    return [{ start: index, end: index + token.length, text }]
  })
}

const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`

/** A place in a module where strings follow each other, separated only by commas. */
interface Place {
  readonly start: number
  readonly end: number
}

function placesOf(source: string, texts: readonly string[]): Place[] {
  const literals = literalsIn(source)
  return literals.flatMap((first, at) => {
    const run = literals.slice(at, at + texts.length)
    const matches =
      run.length === texts.length &&
      run.every(({ text, start }, index) => {
        const previous = run[index - 1]
        return text === texts[index] && (!previous || /^\s*,\s*$/.test(source.slice(previous.end, start)))
      })
    return matches ? [{ start: first.start, end: run.at(-1)?.end ?? first.end }] : []
  })
}

/**
 * Replaces strings in the only module that contains them. @param modules sources by path. The changed one is replaced
 * @param before one string, or the strings of a list in order @returns false if no module or more than one place
 * contains the strings
 */
export function replaceTexts(modules: Map<string, string>, before: readonly string[], after: readonly string[]) {
  const found = [...modules].flatMap(([path, source]) =>
    placesOf(source, before).map((place) => ({ path, source, place })),
  )
  const [only] = found
  if (!only || found.length > 1 || before.length === 0) return false
  const { path, source, place } = only
  modules.set(path, source.slice(0, place.start) + after.map(quoted).join(', ') + source.slice(place.end))
  return true
}

/** A difference between two bodies: strings that can be replaced, or a place that a programmer must edit. */
export type TextChange =
  | { readonly path: string; readonly before: readonly string[]; readonly after: readonly string[] }
  | { readonly path: string; readonly before?: undefined }

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Compares a piece of content with its built-in data. */
export function textChanges(before: unknown, after: unknown, path = ''): TextChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ path, before: [before], after: [after] }]
  if (isTextList(before) && isTextList(after) && before.length !== after.length) return [{ path, before, after }]
  const isContainer = [before, after].every((each) => typeof each === 'object' && each !== null)
  const isSameList = !Array.isArray(before) || (Array.isArray(after) && sameEntries(before, after))
  if (!isContainer || !isSameList) return [{ path }]
  return Object.entries(after as object).flatMap(([name, value]) =>
    textChanges((before as Readonly<Record<string, unknown>>)[name], value, path ? `${path}.${name}` : name),
  )
}

/** Returns true if no entry was added, removed, or moved. */
const sameEntries = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((entry, index) => idOf(entry) === idOf(after[index]))

const idOf = (entry: unknown) => (entry as { readonly id?: string } | null)?.id
