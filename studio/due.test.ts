import assert from 'node:assert/strict'
import { test } from 'node:test'
import { due } from './due.ts'

test('no committed weight, drawing, model, picture, film or document is older than what it is made from', async () => {
  assert.deepEqual(await due(), [], 'make them again: npm run studio')
})
