import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { QUERY_MAX_LENGTH } from '#contract/search-limits.ts'
import { usePendingLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './search-bar.module.css'
import type { InputHandlers, InputState, SuggestionsProps } from './suggestions.tsx'

interface SearchBarProps {
  /** Initial text on the results page. */
  readonly query?: string
  /** Accessible name that distinguishes this search box from others on the page. */
  readonly label?: string
  readonly onSearch?: () => void
}

const CLOSED: InputState = { expanded: false, controls: undefined, activeDescendant: undefined }

/**
 * The search box in the header, the drawer, and the results page. It is a plain GET form. When the box gets focus, the
 * suggestions load and control the input.
 */
export const SearchBar = ({ query, label = 'Site search', onSearch }: SearchBarProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const handlers = useRef<InputHandlers>({})
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const [state, setState] = useState<InputState>()
  const isSearching = usePendingLocation()?.pathname === '/searchResults'

  const loadSuggestions = () => {
    // If the suggestions fail to load, the form still works.
    import('./suggestions.tsx').then(
      ({ Suggestions }) => setSuggestions(() => Suggestions),
      () => {},
    )
  }

  // The visitor may have focused the box before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggestions()
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!text) return
    onSearch?.()
    navigateTo(`/searchResults?${new URLSearchParams({ query: text })}`)
  }

  return (
    <search className={styles.search} aria-label={label}>
      <form action="/searchResults" className={styles.bar} onSubmit={submit} aria-busy={isSearching}>
        <label id={`${id}-label`} htmlFor={id}>
          <Icon name="search" size={20} />
          <span className="visually-hidden">Search parts and pages</span>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={QUERY_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search parts, load tables, and documents. Try “12 in truss load table”"
          onFocus={loadSuggestions}
          onChange={(event) => handlers.current.onChange?.(event)}
          onKeyDown={(event) => handlers.current.onKeyDown?.(event)}
          onBlur={(event) => handlers.current.onBlur?.(event)}
          onClick={(event) => handlers.current.onClick?.(event)}
          {...(Suggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': (state ?? CLOSED).expanded,
            'aria-controls': (state ?? CLOSED).controls,
            'aria-activedescendant': (state ?? CLOSED).activeDescendant,
          })}
        />
        <button type="submit">{isSearching ? 'Searching…' : 'Search'}</button>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
      {Suggestions && input.current && (
        <Suggestions input={input.current} handlers={handlers} onState={setState} onSelect={onSearch} />
      )}
    </search>
  )
}
