import { useState } from 'react'
import type { Structure } from '#builder/model.ts'
import { retryOffline } from '../../router/connection.ts'

export type Results = typeof import('#builder/templates/results.ts')

/** Creates a structure from a result. Returns undefined if the builder has no parts for the structure. */
export type MakeStructure = (results: Results) => Structure | undefined

async function load() {
  // Without this, the builder's schemas would try to use eval.
  await import('#contract/without-eval.ts')
  return Promise.all([import('#builder/templates/results.ts'), import('#builder/link.ts')])
}

/** Opens the structure for a result in the builder. The code that creates the structure loads on the first click. */
export const OpenInBuilder = ({ make }: { make: MakeStructure }) => {
  const [problem, setProblem] = useState('')
  async function open() {
    const [results, { encodeStructure }] = await retryOffline(load)
    const structure = make(results)
    if (structure) window.location.assign(`/build#m=${await encodeStructure(structure)}`)
    else setProblem('The builder cannot show this result.')
  }
  return (
    <>
      <button type="button" onClick={() => void open()}>
        Open in builder
      </button>
      <span role="status">{problem}</span>
    </>
  )
}
