import { expect, test } from 'vitest'
import { textDiff } from './text-diff.ts'

const marked = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

test.each([
  ['', 'New text', '[+New text+]'],
  ['Old text', '', '[-Old text-]'],
  ['The same text', 'The same text', 'The same text'],
  ['A truss with a hole', 'A steel truss with one hole', 'A [+steel +]truss with [-a -][+one +]hole'],
  ['First.\n\nLast.', 'First.\n\nMiddle.\n\nLast.', 'First.\n\n[+Middle.\n\n+]Last.'],
])('marks the words that differ between %j and %j', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected)
})

test('includes the full text of both versions regardless of their length', () => {
  const [before, after] = [2500, 2600].map((words) =>
    Array.from({ length: words }, (_, n) => `w${n % 7}x${words}`).join(' '),
  )
  const parts = textDiff(before ?? '', after ?? '')
  const side = (other: string) => parts.filter(({ kind }) => kind !== other).map(({ text }) => text)
  expect(side('added').join('')).toBe(before)
  expect(side('removed').join('')).toBe(after)
})
