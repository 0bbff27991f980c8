import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { emailKey } from '#contract/email-address.ts'
import { isActive, type SessionDetail, type StaffSession } from '#contract/training.ts'
import { Button } from '#site/components/button/button.tsx'
import { openDraft } from '#site/components/form/draft.ts'
import { callFailure } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { ConfirmDialog } from '../components/dialog.tsx'
import { ExportCsv } from '../components/export-csv.tsx'
import { Form } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Part } from '../components/part.tsx'
import { toast } from '../components/toast.ts'
import shell from '../shell/shell.module.css'
import { EmailDialog } from './email-dialog.tsx'
import { Registrations } from './registrations.tsx'
import { SessionFields } from './session-fields.tsx'
import { datesOf, nameOf, REGISTRATION_TEXT, STATE_OPTIONS, statusOf } from './texts.ts'
import styles from './training.module.css'
import { changeSession, loadSession, sessionPath } from './training-api.ts'

export const loader = settled(({ params: { id }, request: { signal } }: LoaderFunctionArgs) => loadSession(id, signal))

/** The key resets the page's input when a different session opens. */
export const Component = () => {
  const { id } = useParams()
  return <SessionView key={id} />
}

const SessionView = () => {
  const { data, failure, reload } = useLoaded<typeof loader>()
  return (
    <section className={shell.view} aria-labelledby="session-title">
      <p>
        <Link to="/manage/training">All training sessions</Link>
      </p>
      {!data && <h1 id="session-title">Training session</h1>}
      <Alert text={failure?.message} />
      {data && <Session detail={data} reload={reload} />}
    </section>
  )
}

type Values = Readonly<Record<string, string>>

interface SessionProps {
  readonly detail: SessionDetail
  readonly reload: () => Promise<void>
}

const Session = ({ detail, reload }: SessionProps) => {
  const { session, registrations } = detail
  const [emailing, setEmailing] = useState(false)
  return (
    <>
      <div className={shell.head}>
        <h1 id="session-title">{nameOf(session)}</h1>
        <p>{statusOf(session)}</p>
      </div>
      <Part title="Registrations">
        <p>
          {session.registered} of {session.capacity} seats taken, {session.waiting} on the waiting list
        </p>
        <Registrations detail={detail} reload={reload} />
        <div className={parts.buttons}>
          <Button disabled={!registrations.some(isActive)} onClick={() => setEmailing(true)}>
            Write email
          </Button>
          <ExportCsv href={`${sessionPath(session.id)}/registrations.csv`} />
        </div>
      </Part>
      <Part title="Session">
        <SessionForm detail={detail} reload={reload} />
      </Part>
      {emailing && <EmailDialog session={session} onClose={() => setEmailing(false)} />}
    </>
  )
}

const SessionForm = ({ detail: { session, registrations }, reload }: SessionProps) => {
  /** The form's initial values. They don't change with the session, so the member's entries are preserved. */
  const [initial] = useState(session)
  const draft = `training.${session.id}`
  /** The version that the entries are based on. The draft includes it. */
  const [version, setVersion] = useState(() => Number(openDraft(draft).values()?.version ?? session.version))
  const [conflict, setConflict] = useState<Values>()
  /** The entries of a session to be canceled, until the member has seen whom it concerns. */
  const [canceling, setCanceling] = useState<Values>()
  const active = registrations.filter(isActive)
  /** A person who has registered twice gets one email. */
  const people = new Set(active.map(({ email }) => emailKey(email))).size

  async function save(values: Values) {
    const cancels = values.state === 'canceled' && session.state !== 'canceled' && !session.isPast
    if (cancels && active.length > 0) {
      setCanceling(values)
      return false
    }
    await store(values)
    return true
  }
  async function store(values: Values) {
    try {
      const saved = await changeSession(session.id, values)
      setVersion(saved.session.version)
      setConflict(undefined)
      toast.success(`Session saved: ${datesOf(saved.session)}`)
      await reload()
    } catch (error) {
      const { code } = callFailure(error)
      if (code === 'SESSION_CHANGED') setConflict(values)
      if (code === 'SESSION_CHANGED' || code === 'SESSION_PEOPLE_CHANGED') await reload()
      throw error
    }
  }
  const settle = () => {
    setVersion(session.version)
    setConflict(undefined)
  }

  return (
    <>
      {canceling && (
        <ConfirmDialog
          title="Cancel this session?"
          confirm={{ idle: 'Cancel session', busy: 'Canceling…' }}
          onClose={() => setCanceling(undefined)}
          onConfirm={async () => {
            await store({ ...canceling, canceledPeople: String(active.length) })
            openDraft(draft).clear()
            setCanceling(undefined)
          }}
        >
          <p>
            {people === 1 ? 'This person gets' : `These ${people} people get`} an email that the session is canceled. We
            add a note to each inquiry.
          </p>
          <ul>
            {active.map(({ id, fullName, companyName, state }) => (
              <li key={id}>
                {fullName}, {companyName} ({REGISTRATION_TEXT[state].toLowerCase()})
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {conflict && <Conflict session={session} values={conflict} onKeep={settle} />}
      <Form labelledBy="session-title" draft={draft} button={{ idle: 'Save session', busy: 'Saving…' }} onSubmit={save}>
        <input type="hidden" name="version" value={version} />
        <SessionFields session={initial} />
      </Form>
    </>
  )
}

const LABELS = {
  startDate: 'First day',
  endDate: 'Last day',
  location: 'Location',
  capacity: 'Seats',
  topics: 'Content',
  priceUsd: 'Price per person',
  state: 'Status',
  notes: 'Notes',
} as const satisfies Partial<Record<keyof StaffSession, string>>

const stateText = (value: string) => STATE_OPTIONS.find(([state]) => state === value)?.[1] ?? value

interface ConflictProps {
  readonly session: StaffSession
  readonly values: Values
  readonly onKeep: () => void
}

/** Compares the member's entries with the version of the session that another member saved. */
const Conflict = ({ session, values, onKeep }: ConflictProps) => {
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[]
  const different = names.filter((name) => String(session[name]) !== (values[name] ?? '').trim())
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h3 id="conflict">Another member changed this session</h3>
      <p>Your entries are in the form. Compare them with the current session, then save again.</p>
      <dl>
        {different.map((name) => (
          <div key={name}>
            <dt>{LABELS[name]}</dt>
            <dd>Current: {stateText(String(session[name])) || 'none'}</dd>
            <dd>Your entry: {stateText(values[name] ?? '') || 'none'}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={onKeep}>Continue with my entries</Button>
      </div>
    </section>
  )
}
