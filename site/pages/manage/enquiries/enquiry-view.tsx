import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { toast } from 'sonner'
import { ENQUIRY_STATES, NOTE_MAX_LENGTH } from '../../../../contract/enquiry-handling.ts'
import {
  assignees,
  type EnquiryChange,
  type EnquiryDetail,
  type EnquiryMail,
  type EnquiryPatch,
  enquiryDetail,
} from '../../../../contract/enquiry-inbox.ts'
import type { StaffMember } from '../../../../contract/staff.ts'
import { Button } from '../../../components/button/button.tsx'
import { openDraft } from '../../../components/form/draft.ts'
import formStyles from '../../../components/form/form.module.css'
import shell from '../manage.module.css'
import { callFailure, manageApi } from '../manage-api.ts'
import { dateText } from '../parts/date-text.ts'
import { ConfirmDialog } from '../parts/dialog.tsx'
import parts from '../parts/parts.module.css'
import { useLoaded } from '../parts/use-loaded.ts'
import styles from './enquiries.module.css'
import { assigneeText, counted, MAIL_KIND_TEXT, MAIL_STATE_TEXT, OFFICE_TEXT, STATE_TEXT } from './texts.ts'

interface EnquiryViewProps {
  readonly id: string
  readonly member: StaffMember
}

/** One enquiry: what was sent, what became of its mails, and what is done about it. */
export const EnquiryView = ({ id, member }: EnquiryViewProps) => {
  const path = `/api/enquiries/${encodeURIComponent(id)}`
  const { state: cameFrom } = useLocation()
  const { data, failure, loading, reload } = useLoaded(id, async (signal) =>
    enquiryDetail.parse((await manageApi.get(path, { signal })).data),
  )
  /** The answer to what was done here last: newer than what was loaded. */
  const [changed, setChanged] = useState<EnquiryDetail>()
  const enquiry = changed && data && changed.version >= data.version ? changed : data

  const call = async (method: 'post' | 'patch', below: string, body?: object) => {
    setChanged(enquiryDetail.parse((await manageApi[method](path + below, body)).data))
  }
  const loadAgain = () => {
    setChanged(undefined)
    reload()
  }

  return (
    <section className={shell.view} aria-labelledby="enquiry">
      <p>
        <Link to={`/manage/enquiries${(cameFrom as { list?: string } | null)?.list ?? ''}`}>All enquiries</Link>
      </p>
      {!enquiry && (
        <h1 id="enquiry" className={styles.heading}>
          Enquiry
        </h1>
      )}
      {loading && !enquiry && <p role="status">Loading…</p>}
      {failure && (
        <div role="alert" className={parts.alert}>
          <p>{failure.message}</p>
          {failure.code !== 'UNKNOWN_ENQUIRY' && <Button onClick={loadAgain}>Try again</Button>}
        </div>
      )}
      {enquiry && (
        <>
          <div className={shell.head}>
            <div className={styles.names}>
              <h1 id="enquiry" className={styles.heading}>
                {enquiry.fullName}, {enquiry.companyName}
              </h1>
              <p>
                {enquiry.type}, {OFFICE_TEXT[enquiry.office]} office, received {dateText(enquiry.receivedAt)}
              </p>
            </div>
            <span className={styles.state} data-state={enquiry.state}>
              {STATE_TEXT[enquiry.state]}
            </span>
          </div>
          <div className={styles.columns}>
            <Sent {...enquiry} />
            <div className={styles.aside}>
              <Handling
                enquiry={enquiry}
                member={member}
                onChange={(patch) => call('patch', '', { version: enquiry.version, ...patch })}
                onConflict={loadAgain}
              />
              <History changes={enquiry.changes} receivedAt={enquiry.receivedAt} />
            </div>
            <div className={shell.view}>
              <Mails mails={enquiry.mails} onResend={(mailId) => call('post', `/mails/${mailId}/resend`)} />
              <Notes enquiry={enquiry} onAdd={(note) => call('post', '/notes', note)} />
            </div>
          </div>
        </>
      )}
    </section>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={shell.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Digits and a leading plus: without an extension, which telephones read as more digits. */
const phoneUrl = (phone: string) => `tel:${(phone.split(/[a-z]/i, 1)[0] ?? '').replaceAll(/[^\d+]/g, '')}`

const Sent = (enquiry: EnquiryDetail) => {
  const { email, phone, subject, message } = enquiry
  const address = encodeURIComponent(email.trim()).replace('%40', '@')
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      'E-mail',
      <a key="email" href={`mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
        {email}
      </a>,
    ],
    [
      'Phone',
      <a key="phone" href={phoneUrl(phone)}>
        {phone}
      </a>,
    ],
    ['Company', enquiry.companyName],
    ['Address', enquiry.address],
    ['State/Country', enquiry.stateCountry],
    ['Catalog', enquiry.catalogType],
    ['Session', enquiry.session],
    ['Reference', enquiry.id],
  ]
  return (
    <Part title={subject}>
      {message.trim() ? <p className={styles.text}>{message}</p> : <p className={styles.quiet}>No message.</p>}
      <dl className={styles.facts}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.text}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <Link to="/manage/enquiries/person" state={{ email }}>
          Export or delete the data of this person
        </Link>
      </p>
    </Part>
  )
}

interface MailsProps {
  readonly mails: readonly EnquiryMail[]
  readonly onResend: (id: string) => Promise<void>
}

const Mails = ({ mails, onResend }: MailsProps) => {
  const [asked, setAsked] = useState<EnquiryMail>()
  return (
    <Part title="Mails">
      <ol className={styles.timeline}>
        {mails.map((mail) => (
          <li key={mail.id} data-state={mail.state}>
            <p>
              <strong>
                {MAIL_KIND_TEXT[mail.kind]}
                {mail.resendOf && ', again'}: {MAIL_STATE_TEXT[mail.state]}
              </strong>
            </p>
            <p>
              {mail.recipient}, {fate(mail)}
            </p>
            {mail.lastError && mail.state !== 'sent' && (
              <p className={styles.text}>
                {mail.state === 'failed' ? 'Reason' : 'Last error'}: {mail.lastError}
              </p>
            )}
            <details>
              <summary>
                Read mail<span className="visually-hidden"> {MAIL_KIND_TEXT[mail.kind].toLowerCase()}</span>
              </summary>
              <p>
                <strong>{mail.subject}</strong>
              </p>
              <p className={styles.text}>{mail.text}</p>
            </details>
            {mail.canResend && (
              <div className={parts.buttons}>
                <Button onClick={() => setAsked(mail)}>
                  Send again<span className="visually-hidden"> {MAIL_KIND_TEXT[mail.kind].toLowerCase()}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <ConfirmDialog
          title="Send this mail again?"
          confirm={{ idle: 'Send again', busy: 'Sending…' }}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await onResend(asked.id)
            setAsked(undefined)
            toast.success(`The mail to ${asked.recipient} is sent again`)
          }}
        >
          <p>
            “{asked.subject}” goes to {asked.recipient} once more
            {asked.state === 'sent' && ', who has received it already'}.
          </p>
        </ConfirmDialog>
      )}
    </Part>
  )
}

function fate({ state, attempts, createdAt, nextAttemptAt, settledAt }: EnquiryMail) {
  const tried = counted(attempts, 'attempt', 'attempts')
  if (state === 'sent') return `sent ${dateText(settledAt ?? createdAt)}, ${tried}`
  if (state === 'failed') return `given up ${dateText(settledAt ?? createdAt)} after ${tried}`
  if (attempts === 0) return `stored ${dateText(createdAt)}, not tried yet`
  return `${tried}, next ${dateText(nextAttemptAt ?? createdAt)}`
}

interface NotesProps {
  readonly enquiry: EnquiryDetail
  readonly onAdd: (note: { readonly key: string; readonly text: string }) => Promise<void>
}

const Notes = ({ enquiry: { id, notes }, onAdd }: NotesProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft] = useState(() => openDraft(`note.${id}`))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const fieldId = useId()

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    if (busy) return
    setError(text.trim() ? undefined : 'Enter a note.')
    if (!text.trim()) {
      field.current?.focus()
      return
    }
    setBusy(true)
    draft.save({ text })
    try {
      await onAdd({ key: draft.key, text })
      draft.clear()
      if (field.current) field.current.value = ''
    } catch (failure) {
      const { message, fields } = callFailure(failure)
      setError(fields.text ?? message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Part title="Notes">
      {notes.length > 0 && (
        <ol className={styles.timeline}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.quiet}>
                {note.author}, {dateText(note.createdAt)}
              </p>
              <p className={styles.text}>{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form className={formStyles.form} onSubmit={add} noValidate>
        <div className={formStyles.field}>
          <label htmlFor={fieldId}>Add a note</label>
          <textarea
            ref={field}
            id={fieldId}
            rows={3}
            maxLength={NOTE_MAX_LENGTH}
            className={formStyles.input}
            defaultValue={draft.values()?.text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId}-error` : undefined}
            onInput={({ currentTarget }) => draft.save({ text: currentTarget.value })}
          />
          {error && (
            <p id={`${fieldId}-error`} className={formStyles.error} role="alert">
              {error}
            </p>
          )}
        </div>
        <div className={parts.buttons}>
          <Button type="submit" disabled={busy}>
            {busy ? 'Adding…' : 'Add note'}
          </Button>
        </div>
      </form>
    </Part>
  )
}

interface HandlingProps {
  readonly enquiry: EnquiryDetail
  readonly member: StaffMember
  readonly onChange: (patch: Omit<EnquiryPatch, 'version'>) => Promise<void>
  /** Somebody else was quicker. */
  readonly onConflict: () => void
}

const Handling = ({ enquiry, member, onChange, onConflict }: HandlingProps) => {
  const { state, assignee } = enquiry
  const { data: members } = useLoaded('assignees', async (signal) =>
    assignees.parse((await manageApi.get('/api/enquiries/assignees', { signal })).data),
  )
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const selectId = useId()

  const change = async (patch: Omit<EnquiryPatch, 'version'>) => {
    if (busy) return
    setBusy(true)
    setMessage(undefined)
    try {
      await onChange(patch)
    } catch (error) {
      const { code, message: said, fields } = callFailure(error)
      setMessage(fields.assigneeId ?? said)
      if (code === 'ENQUIRY_CHANGED') onConflict()
    } finally {
      setBusy(false)
    }
  }

  const mine = assignee?.id === member.id
  const listed = members?.some(({ id }) => id === assignee?.id)
  return (
    <Part title="Handling">
      {!mine && state !== 'done' && (
        <div className={parts.buttons}>
          <Button
            look="ink"
            aria-disabled={busy}
            onClick={() => change({ assigneeId: member.id, ...(state === 'new' && { state: 'in-progress' }) })}
          >
            Take it
          </Button>
        </div>
      )}
      <fieldset className={styles.states}>
        <legend>State</legend>
        {ENQUIRY_STATES.map((each) => (
          <Button
            key={each}
            aria-pressed={each === state}
            aria-disabled={busy}
            look={each === state ? 'ink' : 'outline'}
            onClick={() => each !== state && change({ state: each })}
          >
            {STATE_TEXT[each]}
          </Button>
        ))}
      </fieldset>
      <div className={formStyles.field}>
        <label htmlFor={selectId}>Assigned to</label>
        <select
          id={selectId}
          className={styles.input}
          value={assignee?.id ?? ''}
          onChange={({ target }) => change({ assigneeId: target.value || null })}
        >
          <option value="">Nobody</option>
          {assignee && !listed && <option value={assignee.id}>{assigneeText(assignee)}</option>}
          {members?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p role="alert" className={message && parts.alert}>
        {message}
      </p>
    </Part>
  )
}

const History = ({ changes, receivedAt }: { changes: readonly EnquiryChange[]; receivedAt: string }) => (
  <Part title="History">
    <ol className={styles.timeline}>
      <li>
        <p className={styles.quiet}>{dateText(receivedAt)}</p>
        <p>Received from the website</p>
      </li>
      {changes.map((change) => (
        <li key={change.id}>
          <p className={styles.quiet}>
            {change.member}, {dateText(change.at)}
          </p>
          <p>{told(change)}</p>
        </li>
      ))}
    </ol>
  </Part>
)

function told({ kind, before, after }: EnquiryChange) {
  if (kind === 'resend') return `Sent a mail again: ${MAIL_KIND_TEXT[after as EnquiryMail['kind']].toLowerCase()}`
  if (kind === 'assignee') return `Assigned to ${after ?? 'nobody'}, before ${before ?? 'nobody'}`
  const [from, to] = [before, after].map((state) => STATE_TEXT[state as EnquiryDetail['state']])
  return `${from} to ${to}`
}
