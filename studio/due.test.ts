import assert from 'node:assert/strict'
import { test } from 'node:test'
import { due } from './due.ts'

test('no committed drawing, model, picture, film or document is older than what it is made from', async () => {
  // The tests of each product check what was measured.
  assert.deepEqual(await due('measures'), [], 'make them again: npm run studio')
})
