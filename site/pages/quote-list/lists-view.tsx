import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useLocation } from '../../router/router.tsx'
import { watchKept } from '../../services/kept.ts'
import { type CatalogPart, partIndex } from '../../services/quote-list/catalog-parts.ts'
import { hasList } from '../../services/quote-list/list-link.ts'
import { changeList, currentList, ListFull, type QuoteList } from '../../services/quote-list/lists.ts'
import {
  areListsKept,
  changeLists,
  damagedLists,
  forgetDamagedLists,
  readLists,
} from '../../services/quote-list/stored-lists.ts'
import { saveFile } from '../../services/save-file.ts'
import { AddPart } from './add-part.tsx'
import { CadOfList } from './cad-of-list.tsx'
import { EmptyList } from './empty-list.tsx'
import { Hardware } from './hardware.tsx'
import { LinesTable } from './lines-table.tsx'
import type { Change, ListChange, MakeChange } from './list-change.ts'
import { ListHead, type ListHeadProps } from './list-head.tsx'
import './lists-view.css'
import { SharedList } from './shared-list.tsx'
import { Summary } from './summary.tsx'

interface Outcome {
  readonly said: string
  readonly refused?: boolean
  readonly undo?: Change['undo']
}

/** The visitor's lists, or a shared list if the URL contains one. */
export const ListsView = ({ parts }: { parts: readonly CatalogPart[] }) => {
  const { hash } = useLocation()
  const index = useMemo(() => partIndex(parts), [parts])
  const lists = useSyncExternalStore(watchKept, readLists)
  const damaged = useSyncExternalStore(watchKept, damagedLists)
  const [outcome, setOutcome] = useState<Outcome>({ said: '' })
  const list = currentList(lists)

  const make: MakeChange = useCallback(({ work, said = '', undo }) => {
    try {
      changeLists(work)
      setOutcome({ said, ...(undo ? { undo } : {}) })
      return true
    } catch (error) {
      if (!(error instanceof ListFull)) throw error
      setOutcome({ said: error.message, refused: true })
      return false
    }
  }, [])
  const changeThis = useCallback(
    (change: (list: QuoteList) => QuoteList, { said, undo }: ListChange = {}) =>
      make({
        work: (lists) => changeList(lists, list.id, change),
        ...(said ? { said } : {}),
        ...(undo ? { undo: (lists) => changeList(lists, list.id, undo) } : {}),
      }),
    [make, list.id],
  )
  const { undo } = outcome
  const takeBack = useCallback(() => {
    if (undo) make({ work: undo, said: 'Undone' })
  }, [make, undo])
  useUndoKey(takeBack)

  const isShared = hasList(hash)
  return (
    <div className="quote-list">
      {isShared && <SharedList key={hash} fragment={hash} lists={lists} index={index} make={make} />}
      {damaged !== undefined && <Damaged text={damaged} />}
      {!areListsKept() && <Notice>Your browser blocks storage here, so this list will be lost when you leave.</Notice>}
      {!isShared && (
        <OwnList
          lists={lists}
          list={list}
          index={index}
          make={make}
          change={changeThis}
          say={(said) => setOutcome({ said })}
        />
      )}
      <div className="outcome" data-empty={outcome.said === '' || undefined} data-refused={outcome.refused}>
        <p role={outcome.refused ? 'alert' : 'status'}>{outcome.said}</p>
        {undo && (
          <button type="button" onClick={takeBack}>
            Undo
          </button>
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
      {list.lines.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <LinesTable lines={list.lines} index={index} change={change} />
          <div className="below">
            <Summary lines={list.lines} index={index} />
            <CadOfList lines={list.lines} />
            <Hardware lines={list.lines} index={index} change={change} />
          </div>
        </>
      )}
    </>
  )
}

/** Ctrl+Z or Cmd+Z, except in text fields. */
function useUndoKey(takeBack: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      takeBack()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [takeBack])
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
      <Button onClick={forgetDamagedLists}>DELETE OLD DATA</Button>
    </div>
  </div>
)
