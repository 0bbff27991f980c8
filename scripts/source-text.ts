import { parseSync } from 'vite'
import type { ContentKind } from '#contract/content/content.ts'

/** A content value, as in JSON. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [name: string]: Value }
type Entry = { readonly [name: string]: Value }

/** A node of the syntax tree (ESTree). The values of all other node types are known only when the module runs. */
interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly elements?: readonly (Syntax | null)[]
  readonly properties?: readonly Property[]
  readonly expression?: Syntax
  readonly expressions?: readonly Syntax[]
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

interface Property extends Syntax {
  /** Absent for a spread object. */
  readonly key?: Syntax & { readonly name?: string }
  readonly value: Syntax
}

/** A module, with every node that can contain content. */
interface Module {
  readonly source: string
  readonly nodes: readonly Syntax[]
}

/** A module being edited. */
interface Edited extends Module {
  readonly hidden: HiddenFields
}

const KINDS = new Set(['Literal', 'TemplateLiteral', 'ArrayExpression'])

/** Values that new list entries get in fields that staff don't see. A programmer reviews them. */
export type HiddenFields = Readonly<Record<string, Value>>

/**
 * Hidden fields by kind. Until a release contains a new entry, pages show the entry as if its hidden fields had these
 * values.
 */
export const HIDDEN_FIELDS: Partial<Readonly<Record<ContentKind, HiddenFields>>> = {
  leadership: { image: '' },
  resources: { type: 'doc' },
}

/** Parsed modules by path. */
const parsed = new Map<string, Module>()

function moduleOf(path: string, source: string): Module {
  const earlier = parsed.get(path)
  if (earlier?.source === source) return earlier
  const nodes: Syntax[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    else if (typeof value === 'object' && value !== null) {
      if (KINDS.has((value as Syntax).type)) nodes.push(value as Syntax)
      for (const each of Object.values(value)) visit(each)
    }
  }
  visit(parseSync(path, source).program)
  const module = { source, nodes }
  parsed.set(path, module)
  return module
}

const isEntry = (value: Value): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b)
const idOf = (value: Value) => (isEntry(value) ? value.id : undefined)

/**
 * Returns the expression values with which the template produces the given string, or undefined if it can't produce
 * that string.
 */
function valuesIn({ quasis = [] }: Syntax, text: string): readonly string[] | undefined {
  const fixed = quasis.map(({ value }) => value.cooked)
  // A template that is mostly expressions could match any text.
  if (fixed.join('').length * 2 < text.length) return undefined
  const pattern = fixed.map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.*)')
  return new RegExp(`^${pattern}$`, 's').exec(text)?.slice(1)
}

const nameOf = (key: Property['key']) => key?.name ?? key?.value

const propertyOf = ({ properties = [] }: Syntax, name: string) =>
  properties.find(({ key }) => nameOf(key) === name)?.value

/**
 * Returns the number of literals in the node that match the given value, or -1 if the node can't have that value. Names
 * and calls can have any value.
 */
function agreement(node: Syntax, value: Value): number {
  const sum = (parts: readonly number[]) => (parts.includes(-1) ? -1 : parts.reduce((all, each) => all + each, 0))
  if (node.type === 'Literal') return node.value === value ? 1 : -1
  if (node.type === 'TemplateLiteral') {
    return typeof value === 'string' && valuesIn(node, value) ? 1 : -1
  }
  if (node.type === 'ArrayExpression') {
    const { elements = [] } = node
    if (!isList(value) || value.length !== elements.length || value.length === 0) return -1
    return sum(elements.map((each, index) => (each ? agreement(each, value[index]) : -1)))
  }
  if (node.type === 'ObjectExpression') {
    if (!isEntry(value)) return -1
    const parts = Object.entries(value).map(([name, each]) => {
      const found = propertyOf(node, name)
      return found ? agreement(found, each) : each === '' ? 0 : -1
    })
    return sum(parts)
  }
  return 0
}

/** Returns the source code for a value. Omits empty fields, except those in `hidden`. */
function sourceOf(value: Value, hidden: HiddenFields = {}): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`
  if (isList(value)) return `[${value.map((each) => sourceOf(each)).join(', ')}]`
  if (!isEntry(value)) return String(value)
  const fields = [...Object.entries(value).filter(([, each]) => each !== ''), ...Object.entries(hidden)]
  return `{ ${fields.map(([name, each]) => `${name}: ${sourceOf(each)}`).join(', ')} }`
}

/** Returns the source code for a string. Keeps template expressions whose values the string still contains. */
function templateOf(module: Module, node: Syntax, before: string, after: string): string {
  const { expressions = [] } = node
  const values = valuesIn(node, before) ?? []
  const parts: string[] = []
  let rest = after
  for (const [index, value] of values.entries()) {
    const at = value === '' ? -1 : rest.indexOf(value)
    const expression = expressions[index]
    if (at < 0 || !expression) return sourceOf(after)
    parts.push(rest.slice(0, at), module.source.slice(expression.start, expression.end))
    rest = rest.slice(at + value.length)
  }
  const escaped = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
  return `\`${parts.map((part, index) => (index % 2 === 0 ? escaped(part) : `\${${part}}`)).join('')}${escaped(rest)}\``
}

/** Returns true if two entries without ids have a common prefix and suffix that make up at least half of their text. */
function isSimilar(a: Value, b: Value): boolean {
  if (idOf(a) !== undefined || idOf(b) !== undefined) return false
  const [one, two] = [JSON.stringify(a), JSON.stringify(b)]
  const shorter = Math.min(one.length, two.length)
  let start = 0
  while (start < shorter && one[start] === two[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === two.at(-1 - end)) end += 1
  return (start + end) * 2 >= Math.max(one.length, two.length)
}

/** For each list entry, returns the index of the earlier entry that it comes from, or undefined for a new entry. */
function origins(before: readonly Value[], after: readonly Value[]): readonly (number | undefined)[] {
  const free = new Set(before.keys())
  const found = new Map<number, number>()
  const isEarlier = [
    isSame,
    (a: Value, b: Value) => idOf(a) !== undefined && idOf(a) === idOf(b),
    isSimilar,
    // If the list's length hasn't changed, match entries without ids by position.
    (a: Value, b: Value) => before.length === after.length && before.indexOf(a) === after.indexOf(b) && !idOf(b),
  ]
  for (const matches of isEarlier) {
    for (const [at, value] of after.entries()) {
      const index = found.has(at) ? undefined : [...free].find((each) => matches(before[each], value))
      if (index === undefined) continue
      free.delete(index)
      found.set(at, index)
    }
  }
  return after.map((_, at) => found.get(at))
}

/** Returns the edited source code for a node, or undefined if a programmer must edit it. */
function rewritten(module: Edited, node: Syntax, before: Value, after: Value): string | undefined {
  const source = module.source.slice(node.start, node.end)
  if (isSame(before, after)) return source
  if (node.type === 'TemplateLiteral') return templateOf(module, node, String(before), String(after))
  if (node.type === 'ArrayExpression' && isList(before) && isList(after)) return list(module, node, before, after)
  if (node.type === 'ObjectExpression' && isEntry(before) && isEntry(after)) return entry(module, node, before, after)
  return sourceOf(after)
}

function list(module: Edited, node: Syntax, before: readonly Value[], after: readonly Value[]): string | undefined {
  const elements = (node.elements ?? []).filter((each) => each !== null)
  const gaps = elements.reduce(
    (text, { start, end }) => text.replace(module.source.slice(start, end), ''),
    sliceOf(module, node),
  )
  // Comments and fields that staff don't see would be lost.
  if (/\/[/*]/.test(gaps)) return undefined
  const from = origins(before, after)
  const hidden = hiddenFields(elements, before)
  if (from.includes(undefined) && hidden.some((name) => !Object.hasOwn(module.hidden, name))) return undefined
  const values = Object.fromEntries(hidden.map((name) => [name, module.hidden[name]]))
  const parts = after.map((value, at) => {
    const index = from[at]
    const element = index === undefined ? undefined : elements[index]
    return element && index !== undefined ? rewritten(module, element, before[index], value) : sourceOf(value, values)
  })
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`
}

/** Returns the names of the fields that appear in every entry of a list in the source but that staff don't see. */
function hiddenFields(elements: readonly Syntax[], before: readonly Value[]): readonly string[] {
  const seen = new Set(before.flatMap((value) => (isEntry(value) ? Object.keys(value) : [])))
  const named = elements.map(({ properties = [] }) => new Set(properties.map(({ key }) => String(nameOf(key)))))
  const [first = new Set<string>(), ...others] = named
  return [...first].filter((name) => !seen.has(name) && others.every((names) => names.has(name)))
}

const sliceOf = ({ source }: Module, { start, end }: Syntax) => source.slice(start, end)

function entry(module: Edited, node: Syntax, before: Entry, after: Entry): string | undefined {
  let source = sliceOf(module, node)
  const added: string[] = []
  const changes = Object.entries(after).filter(([name, value]) => !isSame(before[name], value))
  const found = changes.map(([name, value]) => ({ name, value, node: propertyOf(node, name) }))
  for (const { name, value, node: at } of found.sort((a, b) => (b.node?.start ?? 0) - (a.node?.start ?? 0))) {
    const text = at ? rewritten(module, at, before[name], value) : sourceOf(value)
    if (text === undefined) return undefined
    if (at) source = source.slice(0, at.start - node.start) + text + source.slice(at.end - node.start)
    else added.push(`${name}: ${text}`)
  }
  return added.length === 0 ? source : source.replace(/,?\s*\}$/, `, ${added.join(', ')} }`)
}

/**
 * Replaces a value in the only module that contains it.
 * @param modules sources by path. The source of the edited module is replaced
 * @param hidden values of hidden fields in new list entries
 * @returns false if the value isn't found, occurs in more than one place, or must be edited by a programmer
 */
export function replaceValue(
  modules: Map<string, string>,
  before: Value,
  after: Value,
  hidden: HiddenFields = {},
): boolean {
  const places = [...modules].flatMap(([path, source]) => {
    const module = moduleOf(path, source)
    return module.nodes
      .map((node) => ({ path, module, node, agreement: agreement(node, before) }))
      .filter((place) => place.agreement > 0)
  })
  const best = Math.max(...places.map((place) => place.agreement))
  const literal = places.filter(({ node }) => node.type !== 'TemplateLiteral')
  const [only, ...others] = (literal.length > 0 ? literal : places).filter((place) => place.agreement === best)
  if (!only || others.length > 0) return false
  const { path, module, node } = only
  const text = rewritten({ ...module, hidden }, node, before, after)
  if (text === undefined) return false
  modules.set(path, module.source.slice(0, node.start) + text + module.source.slice(node.end))
  return true
}

/** A difference between two bodies. */
export interface ValueChange {
  readonly path: string
  readonly before: Value
  readonly after: Value
}

/**
 * Compares a piece of content with its built-in data. A list counts as one change, because its entries can be
 * reordered.
 */
export function valueChanges(before: Value, after: Value, path = ''): ValueChange[] {
  if (isSame(before, after)) return []
  if (!isEntry(before) || !isEntry(after)) return [{ path, before, after }]
  return Object.entries(after).flatMap(([name, value]) =>
    valueChanges(before[name], value, path ? `${path}.${name}` : name),
  )
}
