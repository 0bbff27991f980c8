import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { useLocation } from '../../router/router.tsx'
import { type CatalogPart, partIndex } from '../../services/quote-list/catalog-parts.ts'
import { hasList } from '../../services/quote-list/list-link.ts'
import { changeList, currentList, ListFull, type QuoteList } from '../../services/quote-list/lists.ts'
import { requestLabel } from '../../services/quote-list/request-note.ts'
import {
  areListsSaved,
  changeLists,
  damagedLists,
  deleteDamagedLists,
  readLists,
} from '../../services/quote-list/stored-lists.ts'
import { saveFile } from '../../services/save-file.ts'
import { watchStorage } from '../../services/storage.ts'
import { AddPart } from './add-part.tsx'
import { CadOfList } from './cad-of-list.tsx'
import { Calculations } from './calculations.tsx'
import { EmptyList } from './empty-list.tsx'
import { Hardware } from './hardware.tsx'
import { LinesTable } from './lines-table.tsx'
import type { Change, ListChange, MakeChange } from './list-change.ts'
import { ListHead, type ListHeadProps } from './list-head.tsx'
import './lists-view.css'
import { PasteList } from './paste-list.tsx'
import { SharedList } from './shared-list.tsx'
import { Summary } from './summary.tsx'

interface Outcome {
  readonly message: string
  readonly refused?: boolean
  readonly undo?: Change['undo']
}

/** How long a new message stays in view, in ms. */
const STICKY_MS = 8000

/** The visitor's lists, or a shared list if the URL contains one. */
export const ListsView = ({ parts }: { parts: readonly CatalogPart[] }) => {
  const { hash } = useLocation()
  const index = useMemo(() => partIndex(parts), [parts])
  const lists = useSyncExternalStore(watchStorage, readLists)
  const damaged = useSyncExternalStore(watchStorage, damagedLists)
  const [outcome, setOutcome] = useState<Outcome>({ message: '' })
  const list = currentList(lists)

  const make: MakeChange = useCallback(({ work, message = '', undo }) => {
    try {
      changeLists(work)
      setOutcome({ message, ...(undo ? { undo } : {}) })
      return true
    } catch (error) {
      if (!(error instanceof ListFull)) throw error
      setOutcome({ message: error.message, refused: true })
      return false
    }
  }, [])
  const changeThis = useCallback(
    (change: (list: QuoteList) => QuoteList, { message, undo }: ListChange = {}) =>
      make({
        work: (lists) => changeList(lists, list.id, change),
        ...(message ? { message } : {}),
        ...(undo ? { undo: (lists) => changeList(lists, list.id, undo) } : {}),
      }),
    [make, list.id],
  )
  const { undo } = outcome
  const undoLast = useCallback(() => {
    if (undo) make({ work: undo, message: 'Undone' })
  }, [make, undo])
  useUndoKey(undoLast)

  // A new message is sticky and doesn't cover the line in use. Afterward it stays at the end of the list, or, on phones,
  // next to the button for a quote, which is sticky.
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!outcome.message) return
    // A new size renders a new row, which gets the focus in the next frame (`SizeChoice`).
    const scroll = requestAnimationFrame(() => {
      const row = document.activeElement?.closest('.lines tr')
      const covered = row && bar.current && row.getBoundingClientRect().bottom - bar.current.getBoundingClientRect().top
      if (covered && covered > 0) window.scrollBy(0, covered)
    })
    const release = bar.current?.animate({ insetBlockEnd: 'auto' }, { delay: STICKY_MS, duration: 1, fill: 'forwards' })
    return () => {
      cancelAnimationFrame(scroll)
      release?.cancel()
    }
  }, [outcome])

  const isShared = hasList(hash)
  return (
    <div className="quote-list">
      {isShared && <SharedList key={hash} fragment={hash} lists={lists} index={index} make={make} />}
      {damaged !== undefined && <Damaged text={damaged} />}
      {!areListsSaved() && <Notice>Your browser blocks storage here, so this list will be lost when you leave.</Notice>}
      {!isShared && (
        <OwnList
          lists={lists}
          list={list}
          index={index}
          make={make}
          change={changeThis}
          announce={(message) => setOutcome({ message })}
        />
      )}
      <div className="dock">
        <div
          ref={bar}
          className="outcome"
          data-empty={outcome.message === '' || undefined}
          data-refused={outcome.refused}
        >
          <p role={outcome.refused ? 'alert' : 'status'}>{outcome.message}</p>
          {undo && (
            <button type="button" onClick={undoLast}>
              Undo
            </button>
          )}
        </div>
        {!isShared && list.lines.length > 0 && (
          <ButtonLink to="/contact-us?list" look="signal">
            {requestLabel(list)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

const OwnList = (props: ListHeadProps) => {
  const { list, index, change } = props
  return (
    <>
      <ListHead {...props} />
      <AddPart index={index} change={change} />
      <PasteList index={index} change={change} />
      {list.lines.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <LinesTable lines={list.lines} index={index} change={change} />
          <div className="below">
            <Summary lines={list.lines} index={index} />
            <Calculations calculations={list.calculations} change={change} />
            <CadOfList lines={list.lines} />
            <Hardware lines={list.lines} calculations={list.calculations} index={index} change={change} />
          </div>
        </>
      )}
    </>
  )
}

/** Undoes the last change on Ctrl+Z or Cmd+Z, except in text fields. */
function useUndoKey(undoLast: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      undoLast()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undoLast])
}

const Notice = ({ children }: { children: ReactNode }) => <p className="notice">{children}</p>

const Damaged = ({ text }: { text: string }) => (
  <div className="notice" role="alert">
    <p>
      We couldn’t read the lists saved in this browser, so we started a new one. Download the old data and send it to us
      if you need it.
    </p>
    <div className="buttons">
      <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'boltspan-lists-unreadable.txt')}>
        DOWNLOAD OLD DATA
      </Button>
      <Button onClick={deleteDamagedLists}>DELETE OLD DATA</Button>
    </div>
  </div>
)
