import { weightText } from '#site/services/quantity-texts.ts'
import { useUnits } from '#site/services/units.ts'
import { useBuilder, useView } from './builder.ts'
import { countOf } from './placing-form.tsx'

/** The last message, which screen readers announce, and the totals for the structure. */
export const StatusLine = () => {
  const builder = useBuilder()
  const units = useUnits()
  const { message, tone, parts, list, connections, problems } = useView(({ message, structure, results }) => ({
    message: message.text,
    tone: message.tone,
    parts: structure.parts.length,
    list: results.list,
    connections: results.connections.length,
    problems: results.problems.length,
  }))
  return (
    <footer className="status">
      <p role="status" aria-live="polite" data-tone={tone} className="said">
        {message}
      </p>
      <p className="totals">
        {countOf(parts, 'part')} · {countOf(connections, 'connection')} ·{' '}
        {weightText(builder.totalWeightLb(list), units)}
        {problems > 0 && (
          <>
            {' '}
            ·{' '}
            <button
              type="button"
              className="problem-count"
              onClick={() => {
                builder.showPanel('outline')
                document.querySelector<HTMLElement>('[data-panel="outline"]')?.focus()
              }}
            >
              {countOf(problems, 'problem')}
            </button>
          </>
        )}
      </p>
    </footer>
  )
}
