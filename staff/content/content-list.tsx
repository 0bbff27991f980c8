import { Link, type LoaderFunctionArgs } from 'react-router'
import type { ListedContent } from '#contract/content/editing.ts'
import { Labeled } from '#site/components/form/field.tsx'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { Select } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Paging } from '../components/paging.tsx'
import { usePendingSearch } from '../components/pending-search.ts'
import { SearchField } from '../components/search-field.tsx'
import { Table } from '../components/table.tsx'
import shell from '../shell/shell.module.css'
import styles from './content.module.css'
import { editorPath, loadContentList } from './content-api.ts'
import { stateText } from './texts.ts'

const PAGE_SIZE = 50

export const loader = settled(({ request: { signal } }: LoaderFunctionArgs) => loadContentList(signal))

/** Lists all text that staff can edit. */
export const Component = () => {
  const [search, setSearch] = usePendingSearch()
  const { data, failure, loading } = useLoaded<typeof loader>()
  const query = search.get('q') ?? ''
  const group = search.get('group') ?? ''
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const groups = [...new Set(data?.map((each) => each.group))]
  const words = query.toLowerCase().split(/\s+/)
  const rows = (data ?? []).filter(
    (each) =>
      (group === '' || each.group === group) &&
      words.every((word) => `${each.group} ${each.label} ${each.key}`.toLowerCase().includes(word)),
  )
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Number(search.get('page')) || 1))
  return (
    <section className={shell.view} aria-labelledby="content">
      <div className={shell.head}>
        <h1 id="content">Content</h1>
      </div>
      <div className={styles.filters}>
        <SearchField label="Search by name" value={query} onSearch={(text) => change('q', text)} />
        <div className={parts.dense}>
          <Labeled id="group" label="Group">
            <Select
              id="group"
              value={group}
              options={[['', 'All groups'], ...groups.map((each) => [each, each] as const)]}
              onChoose={(value) => change('group', value)}
            />
          </Labeled>
        </div>
      </div>
      <Alert text={failure?.message} />
      {data && (
        <Table
          caption="Content"
          busy={loading}
          rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={({ kind, key }) => `${kind}/${key}`}
          empty="No text matches."
          columns={[
            { key: 'label', header: 'Name', cell: (row) => <NameCell row={row} /> },
            { key: 'group', header: 'Group', cell: ({ group: name }) => name },
            { key: 'state', header: 'Status', cell: stateText },
            {
              key: 'changed',
              header: 'Last change',
              cell: ({ changedAt, changedBy }) => (changedAt ? `${dateText(changedAt)}, ${changedBy}` : 'Never'),
            },
          ]}
        />
      )}
      {data && (
        <Paging
          page={page}
          pageSize={PAGE_SIZE}
          total={rows.length}
          items={rows.length === 1 ? 'text' : 'texts'}
          onPage={(next) => change('page', String(next))}
        />
      )}
    </section>
  )
}

const NameCell = ({ row }: { row: ListedContent }) => (
  <>
    <Link to={editorPath(row)} className={styles.name}>
      {row.label}
    </Link>
    {row.problems.map((problem) => (
      <p key={problem} className={styles.problem}>
        {problem}
      </p>
    ))}
  </>
)
