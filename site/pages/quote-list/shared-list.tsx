import { useEffect, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { navigateTo } from '../../services/navigation.ts'
import type { PartIndex } from '../../services/quote-list/catalog-parts.ts'
import { listOfFragment } from '../../services/quote-list/list-link.ts'
import {
  addLines,
  addList,
  type Calculation,
  changeList,
  currentList,
  freeName,
  newList,
  type QuoteList,
  type QuoteLists,
  withCalculation,
} from '../../services/quote-list/lists.ts'
import { Calculations } from './calculations.tsx'
import { LinesTable } from './lines-table.tsx'
import type { MakeChange } from './list-change.ts'
import { Summary } from './summary.tsx'

interface SharedListProps {
  readonly fragment: string
  readonly lists: QuoteLists
  readonly index: PartIndex
  readonly make: MakeChange
}

const withAll =
  (calculations: readonly Calculation[] = []) =>
  (list: QuoteList) =>
    calculations.reduce(withCalculation, list)

type Linked = Awaited<ReturnType<typeof listOfFragment>>

/** Removes the shared list from the URL and shows the visitor's lists. */
const close = () => navigateTo('/quote-list', { replace: true })

/** A shared list from a link. It is read-only until the visitor saves it. */
export const SharedList = ({ fragment, lists, index, make }: SharedListProps) => {
  const [read, setRead] = useState<{ readonly list: Linked }>()
  useEffect(() => {
    let isShown = true
    void listOfFragment(fragment).then((list) => {
      if (isShown) setRead({ list })
    })
    return () => {
      isShown = false
    }
  }, [fragment])
  if (!read) return null
  const { list } = read
  if (!list)
    return (
      <div className="notice" role="alert">
        <p>We couldn’t read the list in this link; it may be incomplete. Ask the sender for a new link.</p>
        <Button onClick={close}>VIEW YOUR LISTS</Button>
      </div>
    )

  const keep = () =>
    make({
      work: (lists) => addList(lists, newList(freeName(lists, list.name), list.lines, list.calculations)),
      message: `${list.name} saved to your lists`,
    }) && close()
  const own = currentList(lists)
  const add = () =>
    make({
      work: (lists) => changeList(addLines(lists, list.lines), own.id, withAll(list.calculations)),
      message: `${list.lines.length} lines added to ${own.name}`,
    }) && close()
  return (
    <>
      <div className="notice">
        <h2>{list.name}</h2>
        <p>
          Someone shared this list with you. It isn’t saved on this device until you save it. Your own lists don’t
          change.
        </p>
        <div className="buttons">
          <Button look="ink" onClick={keep}>
            SAVE TO MY LISTS
          </Button>
          {own.lines.length > 0 && <Button onClick={add}>ADD TO {own.name.toUpperCase()}</Button>}
          <Button onClick={close}>CLOSE</Button>
        </div>
      </div>
      <LinesTable lines={list.lines} index={index} />
      <div className="below">
        <Summary lines={list.lines} index={index} />
        <Calculations calculations={list.calculations} />
      </div>
    </>
  )
}
