import { Button } from '#site/components/button/button.tsx'
import { useBuilder, useView } from './builder.ts'
import { countOf } from './placing-form.tsx'
import { Rows } from './rows.tsx'

/** Parts that intersect, aren't connected, or are below the floor. Each row selects its parts. */
export const Problems = () => {
  const builder = useBuilder()
  const problems = useView(({ results }) => results.problems)
  if (problems.length === 0) return null
  return (
    <section className="problems">
      <h2>{countOf(problems.length, 'problem')}</h2>
      <Rows
        of={problems}
        row={(problem) => (
          <li key={`${problem.kind}${problem.parts}`}>
            <button type="button" onClick={() => builder.select(problem.parts, 'replace')}>
              {builder.problemText(problem)}
            </button>
          </li>
        )}
      />
      {problems.some(({ kind }) => kind === 'sinks') && (
        <Button onClick={() => builder.standOnFloor()}>RAISE THE STRUCTURE TO THE FLOOR</Button>
      )}
    </section>
  )
}
