import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { QuoteLine } from '#contract/quote-list.ts'
import type { PageData } from '../../page-declaration.ts'
import { Link } from '../../router/link.tsx'
import { loadPage } from '../../router/page-data.ts'
import { useLocation } from '../../router/router.tsx'
import { listWeight, weightUnit } from '../../services/quantity-texts.ts'
import { nameOf, type PartIndex, partIndex, totalsOf } from '../../services/quote-list/catalog-parts.ts'
import { changeList, currentList, isSentUnchanged, piecesOf, type QuoteList } from '../../services/quote-list/lists.ts'
import { requestNote } from '../../services/quote-list/request-note.ts'
import { changeLists, readLists } from '../../services/quote-list/stored-lists.ts'
import { watchStorage } from '../../services/storage.ts'
import { useUnits } from '../../services/units.ts'
import type { page } from '../quote-list/page.ts'
import { Attachment } from './attachment.tsx'

export interface ListToSend {
  readonly lines: () => readonly QuoteLine[]
  /**
   * Returns text for the message: the list's name and the links to its calculations. Empty if there are no
   * calculations.
   */
  readonly calculations: () => string
  /** Records that the list was sent, and returns its lines for the confirmation. The list itself is unchanged. */
  readonly sent: (reference: string) => ReactNode
}

export interface AttachedListProps {
  readonly onChoose: (list: ListToSend | undefined) => void
}

const NAME = 'quoteLines'

const listOf = (id: string) => readLists().lists.find((each) => each.id === id)

const calculationText = (list: QuoteList | undefined): string =>
  list?.calculations?.length
    ? [
        `Project: ${list.name}`,
        ...list.calculations.map(({ name, address }) => `${name}: ${window.location.origin}${address}`),
      ].join('\n')
    : ''

/** Loads the names and weights of parts from the quote list page's data. */
function useParts() {
  const [index, setIndex] = useState<PartIndex>()
  useEffect(() => {
    const controller = new AbortController()
    loadPage(new URL('/quote-list', window.location.href), 'auto', controller.signal).then(
      ({ data }) => setIndex(partIndex((data as PageData<typeof page>).parts)),
      // Offline, the list is attached without names and weights.
      () => {},
    )
    return () => controller.abort()
  }, [])
  return index
}

interface LinesProps {
  readonly lines: readonly QuoteLine[]
  readonly index: PartIndex | undefined
}

const Lines = ({ lines, index }: LinesProps) => (
  <ul className="data">
    {lines.map(({ partNumber, quantity, note = '' }) => {
      const part = index?.get(partNumber)
      return (
        <li key={`${partNumber} ${note}`}>
          {quantity.toLocaleString('en-US')} × {partNumber}
          {part && ` ${nameOf(part)}`}
          {note && ` (${note})`}
        </li>
      )
    })}
  </ul>
)

/**
 * Attaches the current quote list to the message. The list is preselected if the visitor came from 'Request a Quote' on
 * the list.
 */
export const AttachedList = ({ onChoose }: AttachedListProps) => {
  const list = currentList(useSyncExternalStore(watchStorage, readLists))
  const isRequested = new URLSearchParams(useLocation().search).has('list')
  const [chosen, setChosen] = useState(isRequested)
  const index = useParts()
  const { id } = list
  const isThere = list.lines.length > 0

  const units = useUnits()
  useEffect(() => {
    onChoose(
      chosen && isThere
        ? {
            // On submit, read the lines of this list. Another tab may have changed which list is current.
            lines: () => listOf(id)?.lines ?? [],
            calculations: () => calculationText(listOf(id)),
            sent: (reference) => {
              const sentLines = listOf(id)?.lines ?? []
              const request = { sentAt: new Date().toISOString(), sentLines, reference: reference || undefined }
              changeLists((lists) => changeList(lists, id, (list) => ({ ...list, ...request })))
              setChosen(false)
              return <Lines lines={sentLines} index={index} />
            },
          }
        : undefined,
    )
    return () => onChoose(undefined)
  }, [onChoose, chosen, isThere, id, index])

  if (!isThere) return null
  const weightLb = index ? totalsOf(list.lines, index).weightLb : 0
  const pieces = piecesOf(list.lines)
  return (
    <Attachment
      name={NAME}
      chosen={chosen}
      onChange={setChosen}
      label={
        <>
          Send my list <strong>{list.name}</strong> with this message
        </>
      }
    >
      {chosen && isSentUnchanged(list) && <p className="data">{requestNote(list)}</p>}
      <details>
        <summary className="fold data">
          {chosen && 'Attached: '}
          {list.lines.length === 1 ? '1 part' : `${list.lines.length} parts`},{' '}
          {pieces === 1 ? '1 piece' : `${pieces.toLocaleString('en-US')} pieces`}
          {weightLb > 0 && `, ${listWeight(weightLb, units)} ${weightUnit(units)}`}
        </summary>
        <Lines lines={list.lines} index={index} />
        {list.calculations && list.calculations.length > 0 && (
          <p className="data">Calculations: {list.calculations.map(({ name }) => name).join(', ')}</p>
        )}
        <Link to="/quote-list">Edit list</Link>
      </details>
    </Attachment>
  )
}
