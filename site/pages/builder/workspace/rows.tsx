import { type KeyboardEvent, type ReactNode, useState } from 'react'

/** Long lists show this many rows, and a button shows the rest. */
const FIRST_ROWS = 300

interface RowsProps<Item> {
  readonly of: readonly Item[]
  readonly row: (item: Item) => ReactNode
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export function Rows<Item>({ of, row, onKeyDown }: RowsProps<Item>) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? of : of.slice(0, FIRST_ROWS)
  return (
    <>
      <ul className="rows" onKeyDown={onKeyDown}>
        {shown.map(row)}
      </ul>
      {shown.length < of.length && (
        <button type="button" className="plain" onClick={() => setOpen(true)}>
          Show all {of.length.toLocaleString('en-US')}
        </button>
      )}
    </>
  )
}
