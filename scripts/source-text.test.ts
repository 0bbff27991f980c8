import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { builtInContent } from '../catalog/built-in-content.ts'
import { contentKinds } from '../contract/content/content.ts'
import { replaceValue, type Value, valueChanges } from './source-text.ts'

const replaced = (source: string, before: Value, after: Value) => {
  const modules = new Map([['a.ts', source]])
  return replaceValue(modules, before, after) && modules.get('a.ts')
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
])('replaces the value in %s', (source, before, after, expected) => {
  expect(replaced(source, before, after)).toBe(expected)
})

test.each<[string, string, Value, Value]>([
  ['a text that occurs twice', "a = ['Old.', 'Old.']", 'Old.', 'New.'],
  ['a text that does not occur', "a = 'Other.'", 'Old.', 'New.'],
  ['a template that is mostly an expression', `a = \`\${number} in\``, 'A truss of 12 in', 'New.'],
  ['a list with comments', "a = ['Old.', /* why */ 'Older.']", ['Old.', 'Older.'], ['New.']],
  [
    'a new entry in a list with fields that staff don’t see',
    "a = [{ id: 'a', title: 'A', icon }, { id: 'b', title: 'B', icon }]",
    CARDS,
    [...CARDS, { id: 'c', title: 'C' }],
  ],
])('changes nothing for %s', (_what, source, before, after) => {
  expect(replaced(source, before, after)).toBe(false)
})

test('lists each changed value, and a changed list as one change', () => {
  const before = { title: 'A', group: { text: 'T', other: 'O' }, cards: ['One.'] }
  const after = { title: 'A', group: { text: 'U', other: 'O' }, cards: ['Two.'] }
  expect(valueChanges(before, after)).toEqual([
    { path: 'group.text', before: 'T', after: 'U' },
    { path: 'cards', before: ['One.'], after: ['Two.'] },
  ])
})

const SAME = new Set(['id', 'url', 'email', 'linkedin'])

/** Changes every text that staff can edit, and reverses lists. */
function edited(value: Value): Value {
  if (typeof value === 'string') return value.length > 4 ? `${value.slice(0, -2)}’${value.slice(-1)}` : value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.map(edited).reverse()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, SAME.has(name) ? each : edited(each)]))
}

test('writes edits of every kind into the modules of the catalog', () => {
  const root = mkdtempSync(join(tmpdir(), 'boltspan-source-'))
  try {
    for (const folder of ['catalog', 'contract', 'engineering']) cpSync(folder, join(root, folder), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    const files = globSync('catalog/**/*.ts', { exclude: ['**/*.test.ts', '**/*.fixture.ts'] })
    const modules = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
    const original = new Map(modules)
    const expected: Record<string, Value> = {}
    const byHand: string[] = []
    for (const [kind, byKey] of Object.entries(builtInContent)) {
      const definition = contentKinds[kind as keyof typeof contentKinds]
      // `content-images.ts` writes galleries and banners.
      if ('staysInDatabase' in definition || 'isDerived' in definition || /gallery|banner/.test(kind)) continue
      for (const [key, { body }] of [...byKey].slice(0, 3)) {
        const after = edited(body as Value)
        expected[`${kind}/${key}`] = after
        for (const change of valueChanges(body as Value, after)) {
          if (!replaceValue(modules, change.before, change.after)) byHand.push(`${kind}/${key} ${change.path}`)
        }
      }
    }
    expect(byHand).toEqual([])
    for (const [file, source] of modules) if (original.get(file) !== source) writeFileSync(join(root, file), source)
    const script = `
      const { builtIn } = await import(process.argv[1])
      const names = JSON.parse(process.argv[2])
      console.log(JSON.stringify(Object.fromEntries(names.map((name) => {
        const at = name.indexOf('/')
        return [name, builtIn.of(name.slice(0, at), name.slice(at + 1))]
      }))))`
    const module = join(root, 'catalog/built-in-content.ts')
    const names = JSON.stringify(Object.keys(expected))
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, module, names])
    expect(JSON.parse(output.toString())).toEqual(expected)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
