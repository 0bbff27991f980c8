import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { CONTACT_TYPES } from '../../../../contract/enquiry-fields.ts'
import { ENQUIRY_STATES, INBOX_PAGE_SIZES, OFFICE_IDS } from '../../../../contract/enquiry-handling.ts'
import { assignees, inboxPage, type ListedEnquiry } from '../../../../contract/enquiry-inbox.ts'
import { Button, ButtonLink } from '../../../components/button/button.tsx'
import formStyles from '../../../components/form/form.module.css'
import shell from '../manage.module.css'
import { manageApi } from '../manage-api.ts'
import { dateText } from '../parts/date-text.ts'
import { ExportCsv } from '../parts/export-csv.tsx'
import { Paging } from '../parts/paging.tsx'
import parts from '../parts/parts.module.css'
import { SearchField } from '../parts/search-field.tsx'
import { Table } from '../parts/table.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import styles from './enquiries.module.css'
import { callFilter, type ListAddress, readAddress, writeAddress } from './filter.ts'
import { assigneeText, OFFICE_TEXT, STATE_TEXT, TYPE_TEXT } from './texts.ts'

/** The list; what it shows stands in the address, so that it can be kept, sent on and gone back to. */
export const EnquiryList = () => {
  const [search, setSearch] = useSearchParams()
  const address = readAddress(search)
  const filter = callFilter(address)
  const { page, pageSize } = address
  const query = new URLSearchParams({ ...filter, page: String(page), pageSize: String(pageSize) }).toString()
  const { data, failure, loading, reload } = useLoaded(query, async (signal) =>
    inboxPage.parse((await manageApi.get(`/api/enquiries?${query}`, { signal })).data),
  )
  const filtered = Object.keys(filter).length > 0

  /** Another filter begins at its first page. What is typed is one step back, not one a word. */
  const change = (next: Partial<ListAddress>) =>
    setSearch(writeAddress({ ...address, page: 1, ...next }), {
      replace: next.q !== undefined,
      preventScrollReset: next.page === undefined,
    })
  const clear = () => setSearch(writeAddress({ ...readAddress(new URLSearchParams()), pageSize }))

  return (
    <section className={shell.view} aria-labelledby="enquiries">
      <div className={shell.head}>
        <h1 id="enquiries">Enquiries</h1>
        <div className={parts.buttons}>
          <ButtonLink to="/manage/enquiries/person" prefetch="none">
            Personal data
          </ButtonLink>
          <ExportCsv href={`/api/enquiries/export.csv?${new URLSearchParams(filter)}`} />
        </div>
      </div>
      <Filters address={address} onChange={change} />
      {failure && (
        <div role="alert" className={parts.alert}>
          <p>{failure.message}</p>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {(data || loading) && (
        <Table
          caption="Enquiries"
          busy={loading}
          rows={data?.enquiries ?? []}
          rowKey={({ id }) => id}
          empty={
            filtered ? (
              <>
                <p>No enquiry matches these filters.</p>
                <Button onClick={clear}>Clear filters</Button>
              </>
            ) : (
              'No enquiries yet. What visitors send with the forms of the website appears here.'
            )
          }
          columns={columns}
        />
      )}
      {loading && !data && <p role="status">Loading…</p>}
      {data && (
        <>
          <Paging
            page={data.page}
            pageSize={pageSize}
            total={data.total}
            what={data.total === 1 ? 'enquiry' : 'enquiries'}
            onPage={(next) => change({ page: next })}
          />
          {data.total > INBOX_PAGE_SIZES[0] && (
            <div className={styles.size}>
              <Choice
                label="Enquiries per page"
                value={String(pageSize)}
                onChange={(value) => change({ pageSize: Number(value) })}
              >
                {INBOX_PAGE_SIZES.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </Choice>
            </div>
          )}
        </>
      )}
    </section>
  )
}

interface FiltersProps {
  readonly address: ListAddress
  readonly onChange: (next: Partial<ListAddress>) => void
}

const Filters = ({ address, onChange }: FiltersProps) => {
  const { data: members } = useLoaded('assignees', async (signal) =>
    assignees.parse((await manageApi.get('/api/enquiries/assignees', { signal })).data),
  )
  const { q, page: _page, pageSize: _pageSize, ...others } = address
  const count = Object.values(others).filter(Boolean).length
  // On a small screen they would fill it.
  const [open] = useState(() => count > 0 || matchMedia('(min-width: 768px)').matches)
  return (
    <search className={styles.filters}>
      <SearchField label="Search enquiries" value={q} onSearch={(text) => onChange({ q: text })} />
      <details className={styles.more} open={open}>
        <summary>Filters{count > 0 && ` (${count})`}</summary>
        <div className={styles.choices}>
          <Choice label="State" value={address.state} onChange={(state) => onChange({ state })}>
            <option value="">All</option>
            {ENQUIRY_STATES.map((state) => (
              <option key={state} value={state}>
                {STATE_TEXT[state]}
              </option>
            ))}
          </Choice>
          <Choice label="Type" value={address.type} onChange={(type) => onChange({ type })}>
            <option value="">All</option>
            {CONTACT_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_TEXT[type]}
              </option>
            ))}
          </Choice>
          <Choice label="Office" value={address.office} onChange={(office) => onChange({ office })}>
            <option value="">All</option>
            {OFFICE_IDS.map((office) => (
              <option key={office} value={office}>
                {OFFICE_TEXT[office]}
              </option>
            ))}
          </Choice>
          <Choice label="Assigned to" value={address.assignee} onChange={(assignee) => onChange({ assignee })}>
            <option value="">All</option>
            <option value="me">Me</option>
            <option value="none">Nobody</option>
            {members?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice label="Mails" value={address.mail} onChange={(mail) => onChange({ mail })}>
            <option value="">All</option>
            <option value="failed">Not delivered</option>
          </Choice>
          <Day label="Received from" value={address.from} onChange={(from) => onChange({ from })} />
          <Day label="Received to" value={address.to} onChange={(to) => onChange({ to })} />
        </div>
      </details>
    </search>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, onChange, children }: FieldProps & { children: ReactNode }) => {
  const id = useId()
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  )
}

const Day = ({ label, value, onChange }: FieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The browser's own while somebody is in it: half a date has no value, and would be cleared under the hands.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="date"
        className={styles.input}
        defaultValue={value}
        min="2000-01-01"
        max="2999-12-31"
        onChange={({ target }) => target.validity.valid && onChange(target.value)}
      />
    </div>
  )
}

/** Remembers the list that it was opened from, for the way back. */
const EnquiryLink = ({ id, fullName }: ListedEnquiry) => {
  const { search } = useLocation()
  return (
    <Link to={`/manage/enquiries/${id}`} state={{ list: search }}>
      {fullName}
    </Link>
  )
}

const columns = [
  {
    key: 'received',
    header: 'Received',
    cell: ({ receivedAt }: ListedEnquiry) => <span className={styles.time}>{dateText(receivedAt)}</span>,
  },
  {
    key: 'from',
    header: 'From',
    cell: (enquiry: ListedEnquiry) => (
      <div>
        <strong>
          <EnquiryLink {...enquiry} />
        </strong>
        <br />
        {enquiry.companyName}
      </div>
    ),
  },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject, type, failedMails }: ListedEnquiry) => (
      <div>
        {subject === type ? TYPE_TEXT[type] : subject}
        {subject !== type && <span className={styles.quiet}> {TYPE_TEXT[type]}</span>}
        {failedMails > 0 && <strong className={styles.failed}>Mail not delivered</strong>}
      </div>
    ),
  },
  { key: 'office', header: 'Office', cell: ({ office }: ListedEnquiry) => OFFICE_TEXT[office] },
  { key: 'assignee', header: 'Assigned to', cell: ({ assignee }: ListedEnquiry) => assigneeText(assignee) },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }: ListedEnquiry) => (
      <span className={styles.state} data-state={state}>
        {STATE_TEXT[state]}
      </span>
    ),
  },
]
