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
import type { SearchAnswer, SearchResult } from '#contract/search.ts'
import { NO_PREVIEW, SUGGESTION_SNIPPET_LENGTH } from '#contract/search-limits.ts'
import { anchorOf } from '#engineering/slug.ts'
import { analytics, pdfClick } from '../../services/analytics.ts'
import { navigateTo } from '../../services/navigation.ts'
import { isPageOfSite, leadsToPage, resultHref } from '../../services/result-link.ts'
import { useLoaded } from '../../services/use-loaded.ts'
import { Icon } from '../icon/icon.tsx'
import { Snippet } from '../snippet/snippet.tsx'
import { type NamedSuggestion, searchAddress } from './names.ts'
import { clearSearches, recentSearches, saveSearch } from './recent-searches.ts'
import { useFound, useNamed } from './suggested.ts'
import styles from './suggestions.module.css'

export interface InputHandlers {
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onClick?: (event: MouseEvent<HTMLInputElement>) => void
}

/** ARIA state of the search box. */
export interface InputState {
  readonly expanded: boolean
  readonly controls: string | undefined
  readonly activeDescendant: string | undefined
}

export interface SuggestionsProps {
  /** The existing input element. Reusing it preserves the text, focus, and caret. */
  readonly input: HTMLInputElement
  readonly handlers: RefObject<InputHandlers>
  readonly onState: (state: InputState) => void
  readonly onSelect: (() => void) | undefined
}

type Suggestion =
  | { readonly kind: 'named'; readonly row: NamedSuggestion }
  | { readonly kind: 'recent'; readonly query: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'answer'; readonly answer: SearchAnswer }
  | { readonly kind: 'result'; readonly result: SearchResult }
  | { readonly kind: 'all'; readonly query: string; readonly total: number }

/** A group of suggestions with a heading. The link to all results has no heading. */
interface Group {
  readonly label?: string
  readonly rows: readonly Suggestion[]
}

const groupOf = ({ isImage, isPdf, source }: SearchResult) =>
  isImage ? 'Images' : isPdf || source === 'File' ? 'Documents' : source === 'Part' ? 'Parts' : 'Pages'

const RESULT_ICONS = { Images: 'image', Documents: 'document', Parts: 'page', Pages: 'page' } as const

/**
 * Returns recent searches if the box is empty, and otherwise name matches. Server results follow at the end, so that
 * rows do not move.
 */
function groupsFor(
  text: string,
  recent: readonly string[],
  named: readonly NamedSuggestion[],
  found: ReturnType<typeof useFound>,
): readonly Group[] {
  if (text.trim() === '') {
    const rows = recent.map((query) => ({ kind: 'recent', query }) as const)
    return rows.length > 0 ? [{ label: 'Recent searches', rows: [...rows, { kind: 'clear' }] }] : []
  }
  if (!found) return []
  const { query, results, total, answer } = found
  const rowsOf = (searches: boolean) =>
    named.filter(({ kind }) => (kind === 'search') === searches).map((row): Suggestion => ({ kind: 'named', row }))
  const addresses = new Set(named.map(({ address }) => address))
  const others = results.filter((result) => !addresses.has(resultHref(result)))
  const groups: Group[] = [
    { label: 'Go to', rows: rowsOf(false) },
    { label: 'Search for', rows: rowsOf(true) },
    { label: 'Answer', rows: answer ? [{ kind: 'answer', answer }] : [] },
    ...[...Map.groupBy(others, groupOf)].map(([label, results]) => ({
      label,
      rows: results.map((result): Suggestion => ({ kind: 'result', result })),
    })),
    { rows: total > 0 ? [{ kind: 'all', query, total }] : [] },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Returns the screen reader summary of an open list. */
function summaryOf(items: readonly Suggestion[]) {
  const answer = items.find(({ kind }) => kind === 'answer')
  const all = items.find(({ kind }) => kind === 'all')
  return [
    answer?.kind === 'answer'
      ? `${answer.answer.label}: ${[answer.answer.value, answer.answer.also].filter(Boolean).join(', ')}.`
      : '',
    `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}${all?.kind === 'all' ? `, ${all.total} results` : ''}.`,
    'Use the arrow keys to select a suggestion.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The suggestions below a search box, with a link to all results. */
export const Suggestions = (props: SuggestionsProps) => {
  const { groups, items, isOpen, isCleared, controls, highlightedIndex, getMenuProps, getItemProps } =
    useSuggestions(props)
  let index = -1
  const option = (item: Suggestion) => {
    index += 1
    return {
      ...getItemProps({ item, index }),
      className: styles[item.kind === 'result' ? 'option' : item.kind],
      'data-active': index === highlightedIndex || undefined,
    }
  }

  return (
    <div className={styles.anchor}>
      <p role="status" className="visually-hidden">
        {isOpen ? summaryOf(items) : isCleared ? 'Recent searches cleared.' : ''}
      </p>
      <div
        {...getMenuProps({
          className: styles.list,
          hidden: !isOpen,
          'aria-label': 'Suggestions',
          // Keep the focus in the search box.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        })}
      >
        {isOpen &&
          groups.map(({ label, rows }) =>
            label === undefined ? (
              rows.map((row) => (
                <div key={keyOf(row)} {...option(row)}>
                  <Row item={row} />
                </div>
              ))
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box
              <div key={label} role="group" aria-labelledby={`${controls}-${anchorOf(label)}`} className={styles.group}>
                <div id={`${controls}-${anchorOf(label)}`} role="presentation" className={styles.label}>
                  {label}
                </div>
                {rows.map((row) => (
                  <div key={keyOf(row)} {...option(row)}>
                    <Row item={row} />
                  </div>
                ))}
              </div>
            ),
          )}
      </div>
    </div>
  )
}

/** Returns the suggestions for the text in a search box, and the state of the list. */
function useSuggestions({ input, handlers, onState, onSelect }: SuggestionsProps) {
  const [text, setText] = useState(input.value)
  const [recent, setRecent] = useState(recentSearches)
  const [focused, setFocused] = useState(document.activeElement === input)
  /** The text in the search box when the visitor closed the list. Typing reopens the list. */
  const [closedFor, setClosedFor] = useState(() => {
    // The results page already shows the results for the initial text, so the list opens only after typing.
    const { value, defaultValue } = input
    return value !== '' && value === defaultValue ? value : undefined
  })
  const [isCleared, setIsCleared] = useState(false)
  const groups = groupsFor(text, recent, useNamed(text), useFound(closedFor === text ? '' : text))
  const items = groups.flatMap(({ rows }) => rows)
  const isOpen = focused && closedFor !== text && items.length > 0

  useEffect(() => {
    let isNewFocus = false
    const focus = () => {
      setFocused(true)
      isNewFocus = true
      input.select()
      if (input.value !== '') return
      setRecent(recentSearches())
      setClosedFor(undefined)
    }
    const submit = () => {
      const query = input.value.trim()
      if (query) saveSearch(query)
      setClosedFor(input.value)
    }
    /** The click that focuses the box places the caret after the focus event, so select the text again. */
    const click = () => {
      if (isNewFocus && input.selectionStart === input.selectionEnd) input.select()
      isNewFocus = false
    }
    const listening = new AbortController()
    input.addEventListener('focus', focus, listening)
    input.addEventListener('click', click, listening)
    input.addEventListener('input', () => (isNewFocus = false), listening)
    input.addEventListener('blur', () => setFocused(false), listening)
    input.form?.addEventListener('submit', submit, listening)
    return () => listening.abort()
  }, [input])

  const searchFor = (query: string) => {
    saveSearch(query)
    navigateTo(searchAddress(query))
  }

  const open = (item: Suggestion) => {
    if (item.kind === 'clear') {
      clearSearches()
      setRecent([])
      setIsCleared(true)
      return
    }
    setClosedFor(text)
    onSelect?.()
    if (item.kind === 'named') {
      if (item.row.kind === 'search') searchFor(item.row.title)
      else navigateTo(item.row.address)
    } else if (item.kind === 'result') {
      if (item.result.isPdf) void analytics.track(pdfClick(item.result.useableLink))
      navigateTo(resultHref(item.result), { newTab: !isPageOfSite(item.result) })
    } else if (item.kind === 'answer') {
      const { address } = item.answer.source
      navigateTo(address, { newTab: !leadsToPage(address) })
    } else searchFor(item.query)
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
    // Selecting a suggestion opens a page and does not change the text.
    itemToString: () => input.value,
    stateReducer: (state, { type, changes }) => {
      const { stateChangeTypes } = useCombobox
      if (type === stateChangeTypes.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue }
      if (type === stateChangeTypes.InputClick) return { ...changes, isOpen: true }
      return changes
    },
    onIsOpenChange: ({ isOpen: next }) => setClosedFor(next ? undefined : text),
    onInputValueChange: ({ type, inputValue }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return
      setText(inputValue)
      setIsCleared(false)
      setClosedFor(undefined)
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
          // Escape closes only the list. The drawer stays open, and the text does not change.
          event.preventDefault()
          setClosedFor(text)
        }
        // Without a selection, Enter submits the form.
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

  return { groups, items, isOpen, isCleared, controls, highlightedIndex, getMenuProps, getItemProps }
}

function keyOf(item: Suggestion) {
  if (item.kind === 'named') return `${item.row.kind} ${item.row.number ?? ''} ${item.row.address}`
  if (item.kind === 'result') return item.result.id
  return item.kind === 'recent' ? `recent ${item.query}` : item.kind
}

const NAMED_ICONS = { page: 'right', part: 'page', search: 'search' } as const

const Row = ({ item }: { item: Suggestion }) => {
  switch (item.kind) {
    case 'named': {
      const { kind, number, title, note } = item.row
      return (
        <>
          <Icon name={NAMED_ICONS[kind]} size={20} />
          <span className={styles.name}>
            {number && <span className={styles.number}>{number}</span>} {title}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </>
      )
    }
    case 'recent':
      return (
        <>
          <Icon name="search" size={20} />
          <span className={styles.name}>{item.query}</span>
        </>
      )
    case 'clear':
      return 'Clear recent searches'
    case 'answer': {
      const { label, value, other, also } = item.answer
      return (
        <>
          <span className={styles.value}>
            {value} {other && <span className={styles.other}>{other}</span>}
            {also && <span className={styles.also}>{also}</span>}
          </span>
          <span className={styles.note}>{label}</span>
          {item.answer.beam && <AnswerDrawing beam={item.answer.beam} />}
        </>
      )
    }
    case 'result':
      return <Result result={item.result} />
    case 'all':
      return item.total === 1 ? 'See the result' : `See all ${item.total} results`
  }
}

const loadDrawing = async () => (await import('../answer-beam/answer-drawing.tsx')).AnswerDrawing

const AnswerDrawing = ({ beam }: { beam: NonNullable<SearchAnswer['beam']> }) => {
  const Drawing = useLoaded(true, loadDrawing)
  return <div className={styles.drawing}>{Drawing && <Drawing beam={beam} isBare />}</div>
}

const Result = ({ result }: { result: SearchResult }) => (
  <>
    <Icon name={RESULT_ICONS[groupOf(result)]} size={20} />
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
  </>
)
