import assert from 'node:assert/strict'
import { test } from 'node:test'
import { due } from './due.ts'

test('finds no committed result that is older than its inputs', async () => {
  // The tests of each product check its measurements.
  assert.deepEqual(await due('measures'), [], 'run npm run studio')
})
