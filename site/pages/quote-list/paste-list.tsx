import { type SubmitEvent, useId, useState } from 'react'
import { NewTabHint, newTab } from '../../components/new-tab/new-tab.tsx'
import { retryOffline } from '../../router/connection.ts'
import type { PartIndex } from '../../services/quote-list/catalog-parts.ts'
import { mergeLines, piecesOf } from '../../services/quote-list/lists.ts'
import type { PastedList } from '../../services/quote-list/pasted-list.ts'
import type { ChangeThis } from './list-change.ts'

/** Maximum size of a file. In UTF-16, a character has two bytes. */
const FILE_MAX_BYTES = 400_000

const loadReader = () => import('../../services/quote-list/pasted-list.ts')

/**
 * Adds all lines in a pasted list or a CSV file. Lines that cannot be read stay in the field, with the reason below.
 */
export const PasteList = ({ index, change }: { index: PartIndex; change: ChangeThis }) => {
  const id = useId()
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<PastedList['unread']>([])
  const [error, setError] = useState('')

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { PASTED_MAX_LENGTH, readPastedList } = await retryOffline(loadReader)
    if (text.trim() === '') {
      setError('Paste a list, or choose a file.')
      return
    }
    if (text.length > PASTED_MAX_LENGTH) {
      setError('The text is too long. Paste up to 200,000 characters at a time.')
      return
    }
    const found = readPastedList(text, index)
    const count = found.lines.length
    const added =
      count === 0 ||
      change((list) => ({ ...list, lines: mergeLines(list.lines, found.lines) }), {
        message: `${count} ${count === 1 ? 'line' : 'lines'}, ${piecesOf(found.lines).toLocaleString('en-US')} pieces, added`,
      })
    if (!added) return
    setText(found.rest)
    setUnread(found.unread)
    setError(found.unread.length > 0 ? 'We couldn’t read these lines. Correct them, and add them again.' : '')
  }

  const open = async (file: File | undefined) => {
    if (!file) return
    setUnread([])
    if (file.size > FILE_MAX_BYTES) {
      setError('The file is too large. Choose a CSV file of up to 400 KB.')
      return
    }
    const { decodeText, NotText } = await retryOffline(() => import('../../services/quote-list/pasted-table.ts'))
    try {
      setText(decodeText(new Uint8Array(await file.arrayBuffer())))
      setError('')
    } catch (error) {
      if (!(error instanceof NotText)) throw error
      setError(error.message)
    }
  }

  return (
    <details className="paste">
      <summary className="fold">Paste a list or open a CSV file</summary>
      <form onSubmit={add} noValidate>
        <label htmlFor={`${id}text`}>One part per line, with its quantity. You can also paste spreadsheet cells.</label>
        <textarea
          id={`${id}text`}
          rows={6}
          spellCheck={false}
          placeholder={'4 BS-TR12A-10\nBS-PL-SP12, 8'}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}wrong` : undefined}
        />
        {error && (
          <div id={`${id}wrong`} className="wrong" role="alert">
            <p>{error}</p>
            {unread.length > 0 && (
              <ul>
                {unread.map(({ text, reason, query }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same text
                  <li key={place}>
                    {text}: {reason}{' '}
                    {query && (
                      <a href={`/searchResults?query=${encodeURIComponent(query)}`} {...newTab}>
                        Search for “{query}”
                        <NewTabHint />
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <button type="submit">Add lines</button>
        <div className="file">
          <label htmlFor={`${id}file`}>Or open a CSV or text file</label>
          <input
            id={`${id}file`}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </div>
      </form>
    </details>
  )
}
