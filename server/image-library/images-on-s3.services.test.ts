import { expect, test } from 'vitest'
import { imageEditor, staffAddressesOf } from '../testing/images.ts'
import { s3Environment, sharedS3Server } from '../testing/s3-server.ts'
import { imageFile } from '../testing/sample-files.ts'
import { testApp } from '../testing/test-app.ts'

const server = sharedS3Server()

test('stores gallery images on S3, and removes them from S3 when they are deleted', async () => {
  const world = await testApp(s3Environment(await server().bucket()))
  const { upload, crop, headers } = await imageEditor(world)
  const { id } = await upload(await imageFile('png', 1600, 900))
  const addresses = staffAddressesOf(await crop(id))
  const statuses = () =>
    Promise.all(addresses.map(async (url) => (await world.app.inject({ url, headers })).statusCode))
  expect(await statuses()).toEqual(addresses.map(() => 200))
  await world.app.inject({ method: 'DELETE', url: `/api/images/${id}`, headers })
  expect(await statuses()).toEqual(addresses.map(() => 404))
}, 300_000)
