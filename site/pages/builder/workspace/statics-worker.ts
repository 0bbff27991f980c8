/** Worker that analyzes structures. */
import { answering, type WorkerQuestion } from '#builder/statics/worker.ts'

const answer = answering()

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const result = answer(data)
  if (result) self.postMessage(result)
})
