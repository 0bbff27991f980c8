import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '../../catalog/applications.ts'
import { allPictures } from './all.ts'

const keys = (await allPictures()).map(({ key }) => key)

test('has a scene for every application image and banner', () => {
  const missing = applications.flatMap(({ banner, pictures }) =>
    [banner, ...pictures.map(({ url }) => url)].filter((key) => !keys.includes(key)),
  )
  assert.deepEqual(missing, [])
})

test('has an image for every application scene', () => {
  const shown = applications.flatMap(({ pictures }) => pictures.map(({ url }) => url as string))
  assert.deepEqual(
    keys.filter((key) => key.startsWith('applications/') && !shown.includes(key)),
    [],
  )
})
