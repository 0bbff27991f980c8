import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInContent } from '../catalog/built-in-content.ts'
import { replaceTexts, textChanges } from './source-text.ts'

const replaced = (source: string, before: readonly string[], after: readonly string[]) => {
  const modules = new Map([['a.ts', source]])
  return replaceTexts(modules, before, after) && modules.get('a.ts')
}

test.each([
  ["text: 'Old.',", ['Old.'], ['It’s new.'], "text: 'It’s new.',"],
  ['text: "It\'s old.",', ["It's old."], ["It's new."], "text: 'It\\'s new.',"],
  ["text: ['One.', 'Two.'],", ['One.', 'Two.'], ['One.', 'New.', 'Two.'], "text: ['One.', 'New.', 'Two.'],"],
  ["// 'Old.'\ntext: 'Old.',", ['Old.'], ['New.'], "// 'Old.'\ntext: 'New.',"],
])('replaces the text in %s', (source, before, after, expected) => {
  expect(replaced(source, before, after)).toBe(expected)
})

test.each([
  ['a text that occurs twice', "['Old.', 'Old.']", ['Old.']],
  ['a template with an expression', '`Old $'.concat('{number}.`'), ['Old 1.']],
  ['a text that does not occur', "'Other.'", ['Old.']],
])('changes nothing for %s', (_what, source, before) => {
  expect(replaced(source, before, ['New.'])).toBe(false)
})

test('lists changed strings, and the places that need a programmer', () => {
  const before = { title: 'A', text: ['One.', 'Two.'], cards: [{ id: 'x', title: 'X' }], year: 2024 }
  const after = { title: 'B', text: ['One.'], cards: [{ id: 'y', title: 'Y' }], year: 2025 }
  expect(textChanges(before, after)).toEqual([
    { path: 'title', before: ['A'], after: ['B'] },
    { path: 'text', before: ['One.', 'Two.'], after: ['One.'] },
    { path: 'cards' },
    { path: 'year' },
  ])
  expect(textChanges({ cards: [{ id: 'x', title: 'X' }] }, { cards: [{ id: 'x', title: 'Y' }] })).toEqual([
    { path: 'cards.0.title', before: ['X'], after: ['Y'] },
  ])
})

test('finds an application’s text in its module', () => {
  const file = 'catalog/applications/aerospace.ts'
  const modules = new Map([[file, readFileSync(file, 'utf8')]])
  const body = builtInContent.application.get('aerospace')?.body
  const text = body?.text ?? []
  expect(replaceTexts(modules, text, [...text, 'A new paragraph.'])).toBe(true)
  expect(replaceTexts(modules, [body?.description ?? ''], ['A new description.'])).toBe(true)
  expect(modules.get(file)).toContain("'A new paragraph.'")
})
