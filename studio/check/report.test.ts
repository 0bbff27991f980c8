import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReport } from './report.ts'

test('finds no floating, intersecting, unbolted, or unguarded parts in any scene', () => {
  const found = Object.entries(readReport()).flatMap(([key, { findings }]) => (findings.length > 0 ? [key] : []))
  assert.deepEqual(found, [], 'run npm run studio -- check')
})
