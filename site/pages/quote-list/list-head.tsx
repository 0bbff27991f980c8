import { useId, useState } from 'react'
import { company } from '#catalog/company.ts'
import { cleanLine } from '#contract/plain-text.ts'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import type { PartIndex } from '../../services/quote-list/catalog-parts.ts'
import { listCsv } from '../../services/quote-list/list-csv.ts'
import { listFragment } from '../../services/quote-list/list-link.ts'
import {
  addList,
  freeName,
  LIST_NAME_MAX_LENGTH,
  newList,
  type QuoteList,
  type QuoteLists,
  removeList,
} from '../../services/quote-list/lists.ts'
import { longDate, requestLabel, requestNote } from '../../services/quote-list/request-note.ts'
import { saveFile } from '../../services/save-file.ts'
import type { ChangeThis, MakeChange } from './list-change.ts'

export interface ListHeadProps {
  readonly lists: QuoteLists
  readonly list: QuoteList
  readonly index: PartIndex
  readonly make: MakeChange
  readonly change: ChangeThis
  readonly announce: (text: string) => void
}

/** Some email and chat programs cut off longer links. */
const LINK_SAFE_LENGTH = 2000

/** Lets visitors select the current list and shows the list's actions. */
export const ListHead = ({ lists, list, index, make, change, announce }: ListHeadProps) => {
  const id = useId()
  const [link, setLink] = useState<{ readonly of: QuoteList; readonly address: string }>()
  const isEmpty = list.lines.length === 0
  const note = requestNote(list)

  const copyLink = async () => {
    const address = `${window.location.origin}/quote-list${await listFragment(list)}`
    setLink({ of: list, address })
    try {
      await navigator.clipboard.writeText(address)
      announce('Link copied')
    } catch {
      // Without TLS or clipboard permission, the link is shown in a field.
      announce('Copy the link from the field below')
    }
  }
  const download = () =>
    saveFile(
      new Blob([listCsv(list.lines, index)], { type: 'text/csv' }),
      `${list.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`,
    )
  const clear = () => {
    const { lines } = list
    change((list) => ({ ...list, lines: [] }), {
      message: 'All lines removed',
      undo: (list) => ({ ...list, lines: [...lines, ...list.lines] }),
    })
  }
  const remove = () =>
    make({
      work: (lists) => removeList(lists, list.id),
      message: `List ${list.name} deleted`,
      undo: (lists) => addList(lists, list),
    })
  const createList = (from?: QuoteList) =>
    make({
      work: (lists) =>
        addList(lists, newList(freeName(lists, from?.name ?? 'New list'), from?.lines, from?.calculations)),
      message: from ? `${from.name} duplicated` : 'New list created',
    })

  return (
    <>
      <p className="paper">
        {company.name}, {company.email}, {company.phone}. {longDate(new Date().toISOString())}
      </p>
      <div className="head">
        <Name key={list.id + list.name} list={list} change={change} />
        {lists.lists.length > 1 && (
          <div className="which">
            <label htmlFor={`${id}which`}>Your lists</label>
            <select
              id={`${id}which`}
              value={list.id}
              onChange={({ target: { value } }) => make({ work: (lists) => ({ ...lists, current: value }) })}
            >
              {lists.lists.map(({ id, name, lines }) => (
                <option key={id} value={id}>
                  {name} ({lines.length})
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="lists">
          <button type="button" onClick={() => createList()}>
            New list
          </button>
          <button type="button" onClick={() => createList(list)} disabled={isEmpty}>
            Duplicate
          </button>
          <button type="button" onClick={clear} disabled={isEmpty}>
            Clear
          </button>
          <button type="button" onClick={remove} disabled={lists.lists.length === 1 && isEmpty}>
            Delete list
          </button>
        </div>
      </div>
      {note && <p className="sent">{note}</p>}
      <div className="buttons">
        {isEmpty ? (
          <Button look="signal" disabled>
            REQUEST A QUOTE
          </Button>
        ) : (
          <ButtonLink to="/contact-us?list" look="signal" prefetch="viewport">
            {requestLabel(list)}
          </ButtonLink>
        )}
        <Button onClick={copyLink} disabled={isEmpty}>
          COPY LINK
        </Button>
        <Button onClick={download} disabled={isEmpty}>
          CSV
        </Button>
        <Button onClick={() => window.print()} disabled={isEmpty}>
          PRINT
        </Button>
      </div>
      {link?.of === list && (
        <div className="link">
          <label htmlFor={`${id}link`}>
            Link to this list. Anyone who opens it gets a copy of the list as it is now. The link contains the whole
            list.
          </label>
          <input id={`${id}link`} readOnly value={link.address} onFocus={({ target }) => target.select()} />
          {link.address.length > LINK_SAFE_LENGTH && (
            <p className="quiet">
              {link.address.length.toLocaleString('en-US')} characters. Some programs cut off links this long, so send
              the CSV file as well.
            </p>
          )}
        </div>
      )}
    </>
  )
}

const Name = ({ list, change }: Pick<ListHeadProps, 'list' | 'change'>) => {
  const id = useId()
  const keep = (field: HTMLInputElement) => {
    const name = cleanLine(field.value).trim()
    if (name === '') field.value = list.name
    else if (name !== list.name) change((list) => ({ ...list, name }), { message: `List renamed to ${name}` })
  }
  return (
    <h2 className="name">
      <label htmlFor={id}>List name</label>
      <input
        id={id}
        defaultValue={list.name}
        maxLength={LIST_NAME_MAX_LENGTH}
        autoComplete="off"
        onBlur={({ target }) => keep(target)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
        }}
      />
    </h2>
  )
}
