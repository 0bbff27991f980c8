import { type ComponentType, useId, useRef, useState } from 'react'
import type { Pair } from '../../components/units/both.tsx'
import { isPlainClick } from '../../services/plain-click.ts'
import { useUnits } from '../../services/units.ts'
import styles from './home.module.css'
import type { LiveAnswerProps } from './live-answer.tsx'

const EXAMPLES: readonly Pair[] = [
  ['500 lb over 20 ft', '2.5 kN over 6 m'],
  ['1,000 lb over 12 ft', '5 kN over 3.5 m'],
]

/**
 * A field for a load and a span, in a plain search form. When the field gets focus, the code for the live answer loads.
 */
export const LoadQuestion = () => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const units = useUnits()
  const [LiveAnswer, setLiveAnswer] = useState<ComponentType<LiveAnswerProps>>()
  const loadAnswer = () => {
    // If the code fails to load, the form still opens the search results.
    import('./live-answer.tsx').then(
      ({ LiveAnswer }) => setLiveAnswer(() => LiveAnswer),
      () => {},
    )
  }
  return (
    <form action="/searchResults" className={styles.question}>
      <label htmlFor={id}>What must it carry, over what span?</label>
      <div>
        <input
          ref={input}
          id={id}
          name="query"
          required
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={units === 'metric' ? '5 kN over 6 m' : '1,000 lb over 20 ft'}
          onFocus={loadAnswer}
        />
        <button type="submit">Show</button>
      </div>
      <p className={styles.examples}>
        Try{' '}
        {(['us', 'metric'] as const).map((each, index) => (
          <span key={each} {...{ [`data-${each}`]: '' }}>
            {EXAMPLES.map(({ [index]: example = '' }) => (
              <a
                key={example}
                href={`/searchResults?query=${encodeURIComponent(example)}`}
                onClick={(event) => {
                  const field = input.current
                  if (!field || !isPlainClick(event)) return
                  event.preventDefault()
                  field.value = example
                  field.focus()
                  field.dispatchEvent(new Event('input'))
                }}
              >
                {example}
              </a>
            ))}
          </span>
        ))}
      </p>
      <div className={styles.answer} aria-live="polite">
        {LiveAnswer && input.current && <LiveAnswer input={input.current} />}
      </div>
    </form>
  )
}
