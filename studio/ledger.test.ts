import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ledger } from './ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
after(() => rmSync(folder, { recursive: true }))

test('a ledger knows what was noted, from this run and another, in order, until it is forgotten', () => {
  const file = pathToFileURL(join(folder, 'made.json'))
  const [one, other] = [ledger(file), ledger(file)]
  assert.equal(one.inputs('parts/b'), undefined)
  one.note('parts/b', '1')
  other.note('parts/a', '2')
  one.note('parts/b', '3')
  assert.equal(other.inputs('parts/b'), '3')
  assert.equal(readFileSync(file, 'utf8'), '{\n  "parts/a": "2",\n  "parts/b": "3"\n}\n')
  assert.deepEqual(
    one.forget((key) => key !== 'parts/a'),
    ['parts/a'],
  )
  assert.equal(other.inputs('parts/a'), undefined)
  assert.equal(other.inputs('parts/b'), '3')
})
