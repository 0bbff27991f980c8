import { useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import type { SearchResult } from '../../../contract/search.ts'
import {
  NO_PREVIEW,
  SUGGESTION_COUNT,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_MIN_LENGTH,
  SUGGESTION_SNIPPET_LENGTH,
} from '../../../contract/search-limits.ts'
import { analytics, pdfClick } from '../../services/analytics.ts'
import { navigateTo } from '../../services/navigation.ts'
import { isPageOfSite, resultHref } from '../../services/result-link.ts'
import { Icon } from '../icon/icon.tsx'
import { Snippet } from '../snippet/snippet.tsx'
import styles from './suggestions.module.css'

export interface InputHandlers {
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onClick?: (event: MouseEvent<HTMLInputElement>) => void
}

/** What the box tells assistive technology. */
export interface InputState {
  readonly expanded: boolean
  readonly controls: string | undefined
  readonly activeDescendant: string | undefined
}

export interface SuggestionsProps {
  /** The box as it stands in the page. It stays the same element: its text, its focus and its caret are the visitor's. */
  readonly input: HTMLInputElement
  readonly handlers: RefObject<InputHandlers>
  readonly onState: (state: InputState) => void
  readonly onSelect: (() => void) | undefined
}

type Suggestion = { readonly kind: 'result'; readonly result: SearchResult } | { readonly kind: 'all' }

interface Found {
  readonly query: string
  readonly results: readonly SearchResult[]
  readonly total: number
}

const NOTHING: Found = { query: '', results: [], total: 0 }

const groupOf = ({ isImage, isPdf, source }: SearchResult) =>
  isImage ? 'Pictures' : isPdf || source === 'File' ? 'Documents' : source === 'Part' ? 'Parts' : 'Pages'

const ICONS = { Pictures: 'image', Documents: 'document', Parts: 'page', Pages: 'page' } as const

/** What is found for a text, some time after the typing stops. Only the last text counts; failures are silent. */
function useFound(text: string): Found {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    const query = text.trim()
    if (query.length < SUGGESTION_MIN_LENGTH) {
      setFound(NOTHING)
      return
    }
    const controller = new AbortController()
    const ask = async () => {
      try {
        const { search } = await import('../../services/search-api.ts')
        const request = { query, pageSize: SUGGESTION_COUNT, pageNumber: 1 }
        const { results, totalResults } = await search(request, controller.signal)
        if (!controller.signal.aborted) setFound({ query, results, total: totalResults })
      } catch {
        if (!controller.signal.aborted) setFound(NOTHING)
      }
    }
    const timer = setTimeout(ask, SUGGESTION_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return found
}

/** The list under a search box: the first results as they are typed for, grouped, and the way to all of them. */
export const Suggestions = ({ input, handlers, onState, onSelect }: SuggestionsProps) => {
  const [text, setText] = useState(input.value)
  const found = useFound(text)
  const [requested, setRequested] = useState(false)
  const groups = [...Map.groupBy(found.results, groupOf)]
  const items: Suggestion[] = [
    ...groups.flatMap(([, results]) => results.map((result) => ({ kind: 'result' as const, result }))),
    ...(found.results.length > 0 ? [{ kind: 'all' as const }] : []),
  ]
  const isOpen = requested && items.length > 0

  useEffect(() => {
    setRequested(found.results.length > 0 && document.activeElement === input)
  }, [found, input])

  const dismiss = () => {
    setText('')
    setRequested(false)
  }

  const open = (item: Suggestion) => {
    const query = found.query
    dismiss()
    onSelect?.()
    if (item.kind === 'all') navigateTo(`/searchResults?${new URLSearchParams({ query })}`)
    else {
      if (item.result.isPdf) void analytics.track(pdfClick(item.result.useableLink))
      navigateTo(resultHref(item.result), { newTab: !isPageOfSite(item.result) })
    }
  }

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Suggestion>({
    items,
    isOpen,
    selectedItem: null,
    initialInputValue: input.value,
    inputId: input.id,
    labelId: `${input.id}-label`,
    menuId: `${input.id}-suggestions`,
    getItemId: (index) => `${input.id}-suggestion-${index}`,
    // The text is the visitor's: choosing a suggestion leads somewhere, it does not fill the box.
    itemToString: () => input.value,
    stateReducer: (state, { type, changes }) => {
      const { stateChangeTypes } = useCombobox
      if (type === stateChangeTypes.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue }
      if (type === stateChangeTypes.InputClick) return { ...changes, isOpen: true }
      return changes
    },
    onIsOpenChange: ({ isOpen: next }) => setRequested(next),
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) open(selectedItem)
    },
  })

  const { ref, ...inputProps } = getInputProps(
    {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement> & { preventDownshiftDefault?: boolean }) => {
        if (event.key === 'Escape') {
          event.preventDownshiftDefault = true
          if (!isOpen) return
          // Closes the list, not also the drawer around it, and keeps the text.
          event.preventDefault()
          setRequested(false)
        }
        // Nothing is chosen: the form goes to the results page.
        if (event.key === 'Enter' && highlightedIndex < 0) event.preventDownshiftDefault = true
      },
    },
    { suppressRefError: true },
  )

  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input)
    handlers.current = inputProps
  })

  const controls = `${input.id}-suggestions`
  const activeDescendant = isOpen && highlightedIndex >= 0 ? `${input.id}-suggestion-${highlightedIndex}` : undefined
  useLayoutEffect(() => {
    onState({ expanded: isOpen, controls, activeDescendant })
  }, [isOpen, controls, activeDescendant, onState])

  // biome-ignore lint/correctness/useExhaustiveDependencies: dismiss only sets state
  useEffect(() => {
    const form = input.form
    form?.addEventListener('submit', dismiss)
    return () => form?.removeEventListener('submit', dismiss)
  }, [input])

  let index = -1
  const next = () => {
    index += 1
    return index
  }
  const option = (item: Suggestion) => {
    const at = next()
    return { ...getItemProps({ item, index: at }), 'data-active': at === highlightedIndex || undefined }
  }

  return (
    <div className={styles.anchor}>
      <p role="status" className="visually-hidden">
        {isOpen ? `${found.total} results. Use the arrow keys to choose a suggestion.` : ''}
      </p>
      <div {...getMenuProps({ className: styles.list, hidden: !isOpen, 'aria-label': 'Suggestions' })}>
        {isOpen &&
          groups.map(([group, results]) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
            <div key={group} role="group" aria-labelledby={`${controls}-${group}`} className={styles.group}>
              <div id={`${controls}-${group}`} role="presentation" className={styles.label}>
                {group}
              </div>
              {results.map((result) => (
                <div key={result.id} className={styles.option} {...option({ kind: 'result', result })}>
                  <Icon name={ICONS[group]} size={20} />
                  <div className={styles.text}>
                    <div className={styles.title}>
                      {result.readableTitle}
                      {result.isPdf && <span className={styles.page}> page {result.pageNumber}</span>}
                    </div>
                    {result.snippet !== NO_PREVIEW && (
                      <div className={styles.snippet}>
                        <Snippet text={result.snippet} matches={result.matches} lengths={[SUGGESTION_SNIPPET_LENGTH]} />
                      </div>
                    )}
                  </div>
                  {result.displayLocation && <div className={styles.place}>{result.displayLocation}</div>}
                </div>
              ))}
            </div>
          ))}
        {isOpen && (
          <div className={styles.all} {...option({ kind: 'all' })}>
            See all {found.total} results
          </div>
        )}
      </div>
    </div>
  )
}
