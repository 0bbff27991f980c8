import { expect, test } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { blocksOf, docOf } from '#staff/content/rich-text-schema.ts'

test('keeps the built-in text of every application unchanged in the staff area editor', () => {
  for (const { body } of builtInContent.application.values()) expect(blocksOf(docOf(body.text))).toEqual(body.text)
})
