import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { ledger } from './ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
after(() => rmSync(folder, { recursive: true }))

test('keeps ledger entries from several runs sorted, one per line, until they are removed', () => {
  const file = pathToFileURL(join(folder, 'ledger.json'))
  writeFileSync(file, '{"others":{}}')
  const [one, other] = [ledger('parts', file), ledger('parts', file)]
  assert.equal(one.inputs('b'), undefined)
  one.note('b', '1')
  other.note('a', '2')
  one.note('b', '3')
  assert.equal(other.inputs('b'), '3')
  assert.equal(readFileSync(file, 'utf8'), '{\n  "others": {},\n  "parts": {\n    "a": "2",\n    "b": "3"\n  }\n}\n')
  assert.deepEqual(
    one.forget((key) => key !== 'a'),
    ['a'],
  )
  assert.deepEqual(other.all(), { b: '3' })
})
