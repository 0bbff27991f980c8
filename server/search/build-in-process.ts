import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BuildResult } from './build.ts'
import type { BuildReply, BuildTask } from './build-process.ts'

/** Brings the index up to date; an aborted signal stops it. */
export type BuildIndex = (task: BuildTask, signal: AbortSignal) => Promise<BuildResult>

/** Builds in a separate process, so that the server keeps answering and its memory stays small. */
export const buildInProcess: BuildIndex = (task, signal) =>
  new Promise((done, failed) => {
    const builder = fork(join(import.meta.dirname, 'build-process.ts'), { execArgv: [], serialization: 'advanced' })
    const kill = () => builder.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    builder.once('message', (message) => {
      const reply = message as BuildReply
      if ('result' in reply) done(reply.result)
      else failed(reply.error)
    })
    builder.once('error', failed)
    builder.once('exit', (code) => {
      signal.removeEventListener('abort', kill)
      failed(new Error(`the process that builds the search index ended with ${code}`))
    })
    builder.send(task)
  })
