import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { type ContentKind, contentKinds } from '#contract/content/content.ts'
import { HIDDEN_FIELDS, replaceValue, type Value, valueChanges } from './source-text.ts'

const replaced = (source: string, before: Value, after: Value) => {
  const modules = new Map([['a.ts', source]])
  return replaceValue(modules, before, after, { type: 'doc' }) && modules.get('a.ts')
}

const CARDS = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
]

test.each<[string, Value, Value, string]>([
  ["text('Old.')", 'Old.', 'It’s new.', "text('It’s new.')"],
  ['text("It\'s old.")', "It's old.", "It's new.", "text('It\\'s new.')"],
  ["a = ['One.', 'Two.']", ['One.', 'Two.'], ['One.', 'New.', 'Two.'], "a = ['One.', 'New.', 'Two.']"],
  ["// 'Old.'\ntext('Old.')", 'Old.', 'New.', "// 'Old.'\ntext('New.')"],
  [`text(\`A fee of \${fee} applies.\`)`, 'A fee of 2% applies.', 'We add 2%.', `text(\`We add \${fee}.\`)`],
  [`text(\`A fee of \${fee} applies.\`)`, 'A fee of 2% applies.', 'No fee.', "text('No fee.')"],
  [
    `a = ['One.', \`A fee of \${fee} applies to cards.\`]`,
    ['One.', 'A fee of 2% applies to cards.'],
    ['A fee of 2% applies to all cards.', 'New.', 'One.'],
    `a = [\`A fee of \${fee} applies to all cards.\`, 'New.', 'One.']`,
  ],
  [
    "a = [{ id: 'a', title: 'A', icon }, { id: 'b', title: 'B', icon }]",
    CARDS,
    [{ id: 'b', title: 'New' }],
    "a = [{ id: 'b', title: 'New', icon }]",
  ],
  [
    "a = [{ id: 'a', title: 'A' }, { id: 'b', title: 'B' }]",
    CARDS,
    [{ id: 'c', title: 'C' }, ...CARDS],
    "a = [{ id: 'c', title: 'C' }, { id: 'a', title: 'A' }, { id: 'b', title: 'B' }]",
  ],
  [
    "a = [{ name: 'A', year: 2024 }, { name: 'B', year: 2024 }]",
    [
      { name: 'A', year: 2024, email: '' },
      { name: 'B', year: 2024, email: '' },
    ],
    [
      { name: 'A', year: 2025, email: '' },
      { name: 'B', year: 2024, email: 'b@boltspan.example' },
    ],
    "a = [{ name: 'A', year: 2025 }, { name: 'B', year: 2024, email: 'b@boltspan.example' }]",
  ],
  [
    "a = [{ id: 'a', title: 'A', type: 'doc', items: [] }, { id: 'b', title: 'B', type: 'tool' }]",
    CARDS,
    [...CARDS, { id: 'c', title: 'C' }],
    "a = [{ id: 'a', title: 'A', type: 'doc', items: [] }, { id: 'b', title: 'B', type: 'tool' }, { id: 'c', title: 'C', type: 'doc' }]",
  ],
])('replaces the value in %s', (source, before, after, expected) => {
  expect(replaced(source, before, after)).toBe(expected)
})

test.each<[string, string, Value, Value]>([
  ['a text that occurs twice', "a = ['Old.', 'Old.']", 'Old.', 'New.'],
  ['a text that does not occur', "a = 'Other.'", 'Old.', 'New.'],
  ['a template that is mostly an expression', `a = \`\${number} in\``, 'A truss of 12 in', 'New.'],
  ['a list with comments', "a = ['Old.', /* why */ 'Older.']", ['Old.', 'Older.'], ['New.']],
  [
    'a new entry in a list with a field that staff don’t see and that has no value for new entries',
    "a = [{ id: 'a', title: 'A', icon }, { id: 'b', title: 'B', icon }]",
    CARDS,
    [...CARDS, { id: 'c', title: 'C' }],
  ],
])('changes nothing for %s', (_what, source, before, after) => {
  expect(replaced(source, before, after)).toBe(false)
})

test('lists each changed value, and treats a changed list as one change', () => {
  const before = { title: 'A', group: { text: 'T', other: 'O' }, cards: ['One.'] }
  const after = { title: 'A', group: { text: 'U', other: 'O' }, cards: ['Two.'] }
  expect(valueChanges(before, after)).toEqual([
    { path: 'group.text', before: 'T', after: 'U' },
    { path: 'cards', before: ['One.'], after: ['Two.'] },
  ])
})

/** Fields that accept only certain values. */
const SAME = new Set(['id', 'url', 'email', 'linkedin'])

/** Applies the given function to every string in a body. */
function withTexts(value: Value, change: (text: string, name: string) => string, name = ''): Value {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([each, text]) => [each, withTexts(text, change, each)]))
}

/** Applies the given function to the top-level lists in a body. */
function withLists(value: Value, change: (list: readonly Value[]) => readonly Value[]): Value {
  if (Array.isArray(value)) return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLists(each, change)]))
}

const newEntry = (like: Value) =>
  withTexts(like ?? null, (text, name) => (text === '' || name === 'url' ? text : `New ${name || 'text'}`))

const OPERATIONS: Readonly<Record<string, (body: Value) => Value>> = {
  change: (body) =>
    withTexts(body, (text, name) =>
      SAME.has(name) || text.length < 5 ? text : `${text.slice(0, -2)}’${text.slice(-1)}`,
    ),
  add: (body) => withLists(body, (list) => [...list, newEntry(list[0] ?? null)]),
  insert: (body) => withLists(body, (list) => [newEntry(list[0] ?? null), ...list]),
  remove: (body) => withLists(body, (list) => list.slice(1)),
  reorder: (body) => withLists(body, (list) => list.toReversed()),
}

/**
 * All kinds of content whose text `npm run content -- to-source` writes. `content-images.ts` writes
 * galleries and banners.
 */
const KINDS = Object.keys(contentKinds).filter((kind) => {
  const definition = contentKinds[kind as ContentKind]
  return !('staysInDatabase' in definition) && !('isDerived' in definition) && !/gallery|banner/.test(kind)
}) as ContentKind[]

/** Reads bodies from a modified copy of the catalog. */
function builtInOf(modules: ReadonlyMap<string, string>, refs: readonly string[]): Readonly<Record<string, Value>> {
  const root = mkdtempSync(join(tmpdir(), 'boltspan-source-'))
  try {
    for (const folder of ['catalog', 'contract', 'engineering']) cpSync(folder, join(root, folder), { recursive: true })
    cpSync('package.json', join(root, 'package.json'))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    for (const [file, source] of modules) writeFileSync(join(root, file), source)
    const script = `
      const { builtIn } = await import(process.argv[1])
      const names = JSON.parse(process.argv[2])
      console.log(JSON.stringify(Object.fromEntries(names.map((name) => {
        const at = name.indexOf('/')
        return [name, builtIn.of(name.slice(0, at), name.slice(at + 1))]
      }))))`
    const module = join(root, 'catalog/built-in-content.ts')
    const args = ['--input-type=module', '-e', script, module, JSON.stringify(refs)]
    return JSON.parse(execFileSync(process.execPath, args).toString())
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

test.each(Object.entries(OPERATIONS))('writes edits of every kind to the catalog modules: %s', (_, apply) => {
  const files = globSync('catalog/**/*.ts', { exclude: ['**/*.test.ts', '**/*.fixture.ts'] })
  const modules = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const original = new Map(modules)
  const expected: Record<string, Value> = {}
  const byHand: string[] = []
  for (const kind of KINDS) {
    for (const [key, { body }] of [...builtInContent[kind]].slice(0, 3)) {
      const after = apply(body as Value)
      expected[`${kind}/${key}`] = after
      for (const change of valueChanges(body as Value, after)) {
        const isWritten = replaceValue(modules, change.before, change.after, HIDDEN_FIELDS[kind])
        if (!isWritten) byHand.push(`${kind}/${key} ${change.path}`)
      }
    }
  }
  expect(byHand).toEqual([])
  const changed = new Map([...modules].filter(([file, source]) => original.get(file) !== source))
  expect(builtInOf(changed, Object.keys(expected))).toEqual(expected)
})
