/** The process that reads documents and writes the index, so that the server goes on and its memory stays small. */
import { type BuildResult, type BuildScope, buildIndex, type IndexSources } from './build.ts'

export interface BuildTask {
  readonly path: string
  readonly sources: IndexSources
  readonly scope: BuildScope
}

/** What was built, or why nothing was. */
export type BuildReply = { readonly result: BuildResult } | { readonly error: unknown }

process.once('message', async ({ path, sources, scope }: BuildTask) => {
  const reply: BuildReply = await buildIndex(path, sources, scope).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  process.send?.(reply, () => process.disconnect?.())
})

// Also when the server has ended.
process.once('disconnect', () => process.exit())
