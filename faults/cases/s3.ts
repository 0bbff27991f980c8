import type { Fault as ProxyFault } from '../../server/testing/tcp-proxy.ts'
import type { Fault } from '../fault.ts'
import { staffUploads } from '../staff-uploads.ts'
import { underLoad } from '../under-load.ts'
import { createWorld } from '../world.ts'

const bucket = (name: string, what: string, fault: ProxyFault): Fault => ({
  name,
  what,
  async run() {
    const world = await createWorld({ s3: true })
    return underLoad(world, async (notes) => {
      const uploads = await staffUploads(world)
      await uploads.upload()
      world.bucketProxy?.set(fault)
      for (let time = 0; time < 3; time += 1) await Promise.all([uploads.upload(), uploads.download()])
      world.bucketProxy?.set({})
      const since = performance.now()
      while ((await uploads.upload()) !== 201);
      notes.note(`the first upload after the fault took ${((performance.now() - since) / 1000).toFixed(1)} s`)
      await uploads.audit(notes)
    })
  },
})

export const s3Faults: readonly Fault[] = [
  bucket('s3-refuses', 'the bucket refuses connections during three uploads and downloads', { refuse: true }),
  bucket('s3-silent', 'the bucket takes connections and says nothing', { silent: true }),
  bucket('s3-slow', 'the bucket pauses 300 ms after each piece of an answer', { pauseMs: 300 }),
  bucket('s3-cut', 'connections to the bucket break after 100 KB, both ways', {
    cutRequestsAfter: 100_000,
    cutAnswersAfter: 100_000,
  }),
]
