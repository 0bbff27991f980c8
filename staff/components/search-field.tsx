import { useEffect, useId, useRef, useState } from 'react'
import { Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import styles from './components.module.css'

const DEBOUNCE_MS = 300

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** Called when the user pauses while typing. */
  readonly onSearch: (query: string) => void
}

export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const id = useId()
  const [text, setText] = useState(value)
  const search = useRef(onSearch)
  search.current = onSearch

  // Update the text when Back or Forward changes the URL.
  useEffect(() => setText(value), [value])

  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => search.current(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, value])

  return (
    <div className={styles.search}>
      <Labeled id={id} label={label}>
        <input
          id={id}
          type="search"
          className={formStyles.input}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Labeled>
    </div>
  )
}
