import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReport } from './report.ts'

test('no scene has parts that float or cut through others, bolts without holes, or edges without rails', () => {
  const found = Object.entries(readReport()).flatMap(([key, { findings }]) => (findings.length > 0 ? [key] : []))
  assert.deepEqual(found, [], 'see them: npm run studio -- check')
})
