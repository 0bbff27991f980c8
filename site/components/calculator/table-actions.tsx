import { useState } from 'react'
import type { Rows } from '#contract/csv.ts'
import { copyCells, saveCsv } from '../../services/table-text.ts'

const FEEDBACK_MS = 2000

/** Buttons to copy a table or save it as CSV. `file` is the file name without its extension. */
export const TableActions = ({ name, file, rows }: { name: string; file: string; rows: () => Rows }) => {
  const [said, setSaid] = useState('')
  const copy = async () => {
    setSaid(await copyCells(rows()))
    setTimeout(() => setSaid(''), FEEDBACK_MS)
  }
  return (
    <span className="actions">
      <span role="status">{said}</span>
      <button type="button" onClick={copy} aria-label={`Copy ${name}`}>
        Copy
      </button>
      <button type="button" onClick={() => saveCsv(rows(), file)} aria-label={`Save ${name} as CSV`}>
        CSV
      </button>
    </span>
  )
}
