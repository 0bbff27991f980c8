import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { StaffSession } from '#contract/training.ts'
import { Button } from '#site/components/button/button.tsx'
import { Alert } from '../components/alert.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Form } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import shell from '../shell/shell.module.css'
import { SessionFields } from './session-fields.tsx'
import { datesOf, statusOf } from './texts.ts'
import { addSession, loadSessions } from './training-api.ts'

export const loader = settled(({ request: { signal } }: LoaderFunctionArgs) => loadSessions(signal))

/** Lists all training sessions. */
export const Component = () => {
  const { data, failure, loading } = useLoaded<typeof loader>()
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  const close = () => setAdding(false)
  return (
    <section className={shell.view} aria-labelledby="training">
      <div className={shell.head}>
        <h1 id="training">Training sessions</h1>
        <Button look="ink" onClick={() => setAdding(true)}>
          Add session
        </Button>
      </div>
      <Alert text={failure?.message} />
      {data && (
        <Table
          caption="Training sessions"
          busy={loading}
          rows={data}
          rowKey={({ id }) => id}
          empty="No sessions yet. The training page says “Coming Soon” until you announce one."
          columns={columns}
        />
      )}
      {adding && (
        <Dialog title="Add a session" onClose={close}>
          <p id="add-session">Save it as a draft first, or announce it now.</p>
          <Form
            labelledBy="add-session"
            draft="training.new"
            button={{ idle: 'Add session', busy: 'Adding…' }}
            onSubmit={async (values) => {
              const { session } = await addSession(values)
              toast.success(`Session added: ${datesOf(session)}`)
              void navigate(`/manage/training/${session.id}`)
            }}
            more={<Button onClick={close}>Cancel</Button>}
          >
            <SessionFields />
          </Form>
        </Dialog>
      )}
    </section>
  )
}

const columns = [
  {
    key: 'dates',
    header: 'Dates',
    cell: (session: StaffSession) => (
      <strong>
        <Link to={`/manage/training/${session.id}`}>{datesOf(session)}</Link>
      </strong>
    ),
  },
  { key: 'location', header: 'Location', cell: ({ location }: StaffSession) => location },
  { key: 'status', header: 'Status', cell: statusOf },
  {
    key: 'registered',
    header: 'Registered',
    cell: ({ registered, capacity }: StaffSession) => `${registered} of ${capacity}`,
  },
  { key: 'waiting', header: 'Waiting list', cell: ({ waiting }: StaffSession) => waiting },
]
