import type { Fault as ProxyFault } from '#server/testing/tcp-proxy.ts'
import type { Fault } from '../fault.ts'
import { staffUploads } from '../staff-uploads.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const bucket = (name: string, description: string, fault: ProxyFault): Fault => ({
  name,
  description,
  async run() {
    const world = await createWorld({ s3: true })
    return underLoad(world, async (notes) => {
      const uploads = await staffUploads(world)
      await uploads.upload()
      world.bucketProxy?.set(fault)
      for (let time = 0; time < 3; time += 1) await Promise.all([uploads.upload(), uploads.download()])
      world.bucketProxy?.set({})
      const startedAt = performance.now()
      while ((await uploads.upload()) !== 201);
      notes.note(`first upload after the fault succeeded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
      await uploads.audit(notes)
    })
  },
})

export const s3Faults: readonly Fault[] = [
  bucket('s3-refuses', 'S3 store refuses connections during three uploads and downloads', { refuse: true }),
  bucket('s3-silent', 'S3 store accepts connections but never responds', { silent: true }),
  bucket('s3-slow', 'S3 store pauses 300 ms after each chunk of a response', { pauseMs: 300 }),
  bucket('s3-cut', 'connections to the S3 store break after 100 KB in both directions', {
    cutRequestsAfter: 100_000,
    cutAnswersAfter: 100_000,
  }),
]
