import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createRenderer } from './renderer.ts'

test('ends a request that takes too long, and its child process', async () => {
  const renderer = createRenderer({
    folder: temporaryFolder(),
    policyConfig: { publicUrl: 'https://www.boltspan.example' },
    limitMs: 1,
  })
  await expect(renderer.render(['/'], new Map())).rejects.toThrow('took too long')
})
