import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { SUBJECT_SUGGESTIONS } from '../../../contract/inquiry-fields.ts'
import type { QuoteLine } from '../../../contract/quote-list.ts'
import { FieldError } from '../../components/form/field.tsx'
import { FormErrors } from '../../components/form/form-errors.ts'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { addStyle } from '../../services/lazy-style.ts'
import { changeList, currentList, piecesOf } from '../../services/quote-list/lists.ts'
import { changeLists, readLists, watchLists } from '../../services/quote-list/stored-lists.ts'
import css from './attached-list.css?inline'

addStyle(css)

export interface ListToSend {
  readonly lines: () => readonly QuoteLine[]
  /** Notes on the list that it has been sent. It stays as it is. */
  readonly sent: () => void
}

export interface AttachedListProps {
  readonly onChoose: (list: ListToSend | undefined) => void
}

const NAME = 'quoteLines'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Sends the current quote list with the message: chosen already where 'Request a Quote' of the list led here. */
export const AttachedList = ({ onChoose }: AttachedListProps) => {
  const list = currentList(useSyncExternalStore(watchLists, readLists))
  const isRequested = new URLSearchParams(useLocation().search).has('list')
  const [chosen, setChosen] = useState(isRequested)
  const error = use(FormErrors)[NAME]
  const { id } = list
  const isThere = list.lines.length > 0

  useEffect(() => {
    onChoose(
      chosen && isThere
        ? {
            // As it is when the form is sent, and no other list that another tab has turned to meanwhile.
            lines: () => readLists().lists.find((each) => each.id === id)?.lines ?? [],
            sent: () => {
              changeLists((lists) => changeList(lists, id, (list) => ({ ...list, sentAt: new Date().toISOString() })))
              setChosen(false)
            },
          }
        : undefined,
    )
    return () => onChoose(undefined)
  }, [onChoose, chosen, isThere, id])

  // What the list was sent for: a subject that nobody has typed yet.
  useEffect(() => {
    const subject = document.getElementById('subject')
    if (isRequested && subject instanceof HTMLInputElement && subject.value === '')
      subject.value = SUBJECT_SUGGESTIONS[0]
  }, [isRequested])

  if (!isThere) return null
  return (
    <div className="attached-list" data-chosen={chosen || undefined}>
      <label>
        <input
          id={NAME}
          type="checkbox"
          checked={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${NAME}-error` : undefined}
          onChange={({ target }) => setChosen(target.checked)}
        />
        <span>
          Send my list <strong>{list.name}</strong> with this: {counted(list.lines.length, 'part', 'parts')},{' '}
          {counted(piecesOf(list.lines), 'piece', 'pieces')}
        </span>
      </label>
      <Link to="/quote-list">Look at it</Link>
      <FieldError name={NAME} id={NAME} />
    </div>
  )
}
