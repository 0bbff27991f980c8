import { useEffect, useId, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router'
import { CONTACT_TYPES } from '#contract/inquiry-fields.ts'
import { INBOX_PAGE_SIZES, INQUIRY_STATES, OFFICE_IDS } from '#contract/inquiry-handling.ts'
import { inboxPage, type ListedInquiry } from '#contract/inquiry-inbox.ts'
import { Button, buttonClass } from '#site/components/button/button.tsx'
import { Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { staffApi } from '../api.ts'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ExportCsv } from '../components/export-csv.tsx'
import { Select } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Paging } from '../components/paging.tsx'
import { usePendingSearch } from '../components/pending-search.ts'
import { SearchField } from '../components/search-field.tsx'
import { Table } from '../components/table.tsx'
import shell from '../shell/shell.module.css'
import { type Assignees, loadAssignees } from './assignees.ts'
import { callFilter, type ListAddress, readAddress, writeAddress } from './filter.ts'
import styles from './inquiries.module.css'
import { assigneeText, OFFICE_TEXT, STATE_TEXT, TYPE_TEXT } from './texts.ts'

export const loader = settled(async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const address = readAddress(new URL(url).searchParams)
  const params = { ...callFilter(address), page: address.page, pageSize: address.pageSize }
  const [list, members] = await Promise.all([staffApi.get('/api/inquiries', { params, signal }), loadAssignees(signal)])
  return { ...inboxPage.parse(list.data), members }
})

/** The inquiry list. The URL contains all settings, so users can bookmark it, share it, and go back to it. */
export const Component = () => {
  const [search, setSearch] = usePendingSearch()
  const address = readAddress(search)
  const filter = callFilter(address)
  const { pageSize } = address
  const { data, failure, loading, reload } = useLoaded<typeof loader>()
  const filtered = Object.keys(filter).length > 0

  /** A new filter starts at page 1. Typing replaces the history entry, so Back skips intermediate queries. */
  const change = (next: Partial<ListAddress>) =>
    setSearch(writeAddress({ ...address, page: 1, ...next }), {
      replace: next.q !== undefined,
      preventScrollReset: next.page === undefined,
    })
  const clear = () => setSearch(writeAddress({ ...readAddress(new URLSearchParams()), pageSize }))

  return (
    <section className={shell.view} aria-labelledby="inquiries">
      <div className={shell.head}>
        <h1 id="inquiries">Inquiries</h1>
        <div className={parts.buttons}>
          <Link to="/manage/inquiries/person" className={buttonClass}>
            Personal data
          </Link>
          <ExportCsv href={`/api/inquiries/export.csv?${new URLSearchParams(filter)}`} />
        </div>
      </div>
      <Filters address={address} members={data?.members ?? []} onChange={change} />
      {failure && (
        <div role="alert" className={parts.alert}>
          <p>{failure.message}</p>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {data && (
        <Table
          caption="Inquiries"
          busy={loading}
          rows={data.inquiries}
          rowKey={({ id }) => id}
          empty={
            filtered ? (
              <>
                <p>No inquiries match these filters.</p>
                <Button onClick={clear}>Clear filters</Button>
              </>
            ) : (
              'No inquiries yet. Forms that visitors submit on the website appear here.'
            )
          }
          columns={columns}
        />
      )}
      {data && (
        <>
          <Paging
            page={data.page}
            pageSize={pageSize}
            total={data.total}
            items={data.total === 1 ? 'inquiry' : 'inquiries'}
            onPage={(next) => change({ page: next })}
          />
          {data.total > INBOX_PAGE_SIZES[0] && (
            <div className={`${styles.size} ${parts.dense}`}>
              <Choice
                label="Inquiries per page"
                value={String(pageSize)}
                options={INBOX_PAGE_SIZES.map((size) => [String(size), String(size)])}
                onChange={(value) => change({ pageSize: Number(value) })}
              />
            </div>
          )}
        </>
      )}
    </section>
  )
}

interface FiltersProps {
  readonly address: ListAddress
  readonly members: Assignees
  readonly onChange: (next: Partial<ListAddress>) => void
}

const ALL = ['', 'All'] as const

const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) => [
  ALL,
  ...values.map((value) => [value, names[value]] as const),
]

const Filters = ({ address, members, onChange }: FiltersProps) => {
  const { q, page: _page, pageSize: _pageSize, ...others } = address
  const count = Object.values(others).filter(Boolean).length
  // On small screens, the filters start collapsed, because they would fill the screen.
  const [open] = useState(() => count > 0 || matchMedia('(width >= 48em)').matches)
  const options = [
    ['state', 'Status', choices(INQUIRY_STATES, STATE_TEXT)],
    ['type', 'Type', choices(CONTACT_TYPES, TYPE_TEXT)],
    ['office', 'Office', choices(OFFICE_IDS, OFFICE_TEXT)],
    [
      'assignee',
      'Assigned to',
      [ALL, ['me', 'Me'], ['none', 'Unassigned'], ...members.map(({ id, name }) => [id, name] as const)],
    ],
    ['mail', 'Emails', [ALL, ['failed', 'Not delivered']]],
  ] as const satisfies readonly (readonly [name: keyof ListAddress, label: string, choices: readonly Option[]])[]
  return (
    <search className={`${styles.filters} ${parts.dense}`}>
      <SearchField label="Search inquiries" value={q} onSearch={(text) => onChange({ q: text })} />
      <details className={styles.more} open={open}>
        <summary>Filters{count > 0 && ` (${count})`}</summary>
        <div className={styles.choices}>
          {options.map(([name, label, choices]) => (
            <Choice
              key={name}
              label={label}
              value={address[name]}
              options={choices}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
          <Day label="From date" value={address.from} onChange={(from) => onChange({ from })} />
          <Day label="To date" value={address.to} onChange={(to) => onChange({ to })} />
        </div>
      </details>
    </search>
  )
}

type Option = readonly [value: string, text: string]

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const Choice = ({ label, options, value, onChange }: FieldProps & { options: readonly Option[] }) => {
  const id = useId()
  return (
    <Labeled id={id} label={label}>
      <Select id={id} options={options} value={value} onChoose={onChange} />
    </Labeled>
  )
}

const Day = ({ label, value, onChange }: FieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // A partly entered date has no value, so writing the value would clear the input while the user types.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <Labeled id={id} label={label}>
      <input
        ref={field}
        id={id}
        type="date"
        className={formStyles.input}
        defaultValue={value}
        min="2000-01-01"
        max="2999-12-31"
        onChange={({ target }) => target.validity.valid && onChange(target.value)}
      />
    </Labeled>
  )
}

/** Passes the list's query to the inquiry page, so that the page can link back to the same list. */
const InquiryLink = ({ id, fullName }: ListedInquiry) => {
  const { search } = useLocation()
  return (
    <Link to={`/manage/inquiries/${id}`} state={{ list: search }}>
      {fullName}
    </Link>
  )
}

const columns = [
  {
    key: 'received',
    header: 'Received',
    cell: ({ receivedAt }: ListedInquiry) => <span className={styles.time}>{dateText(receivedAt)}</span>,
  },
  {
    key: 'from',
    header: 'From',
    cell: (inquiry: ListedInquiry) => (
      <div>
        <strong>
          <InquiryLink {...inquiry} />
        </strong>
        <br />
        {inquiry.companyName}
      </div>
    ),
  },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject, type, failedMails }: ListedInquiry) => (
      <div>
        {subject === type ? TYPE_TEXT[type] : subject}
        {subject !== type && <span className={styles.quiet}> {TYPE_TEXT[type]}</span>}
        {failedMails > 0 && <strong className={styles.failed}>Email not delivered</strong>}
      </div>
    ),
  },
  { key: 'office', header: 'Office', cell: ({ office }: ListedInquiry) => OFFICE_TEXT[office] },
  { key: 'assignee', header: 'Assigned to', cell: ({ assignee }: ListedInquiry) => assigneeText(assignee) },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }: ListedInquiry) => (
      <span className={styles.state} data-state={state}>
        {STATE_TEXT[state]}
      </span>
    ),
  },
]
