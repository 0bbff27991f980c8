import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '../../catalog/applications.ts'
import { allPictures } from './all.ts'

const keys = (await allPictures()).map(({ key }) => key)

test('every picture of an application, and its banner, has its scene', () => {
  const missing = applications.flatMap(({ banner, pictures }) =>
    [banner, ...pictures.map(({ url }) => url)].filter((key) => !keys.includes(key)),
  )
  assert.deepEqual(missing, [])
})

test('no scene of an application is without a picture that shows it', () => {
  const shown = applications.flatMap(({ pictures }) => pictures.map(({ url }) => url as string))
  assert.deepEqual(
    keys.filter((key) => key.startsWith('applications/') && !shown.includes(key)),
    [],
  )
})
