import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLocation,
  useParams,
} from 'react-router'
import { formatBytes } from '#contract/byte-size.ts'
import { csvFile } from '#contract/csv.ts'
import { type FieldName, fieldNames, inquiryFields } from '#contract/inquiry-fields.ts'
import { INQUIRY_STATES, NOTE_MAX_LENGTH, REPLY_MAX_LENGTH } from '#contract/inquiry-handling.ts'
import {
  type InquiryChange,
  type InquiryDetail,
  type InquiryMail,
  type InquiryPatch,
  inquiryDetail,
} from '#contract/inquiry-inbox.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import { phoneUrl } from '#contract/phone-number.ts'
import { structureUrl } from '#contract/structures.ts'
import { calendarDate } from '#contract/training-session.ts'
import { formatNumber, KG_PER_POUND } from '#engineering/units.ts'
import { Button } from '#site/components/button/button.tsx'
import { openDraft } from '#site/components/form/draft.ts'
import { Field, Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { FormErrors } from '#site/components/form/form-errors.ts'
import { saveFile } from '#site/services/save-file.ts'
import { staffApi } from '../api.ts'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog } from '../components/dialog.tsx'
import { Select } from '../components/form.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { LinkedText } from '../components/linked-text.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Part } from '../components/part.tsx'
import { type Column, Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { useMember } from '../member.ts'
import shell from '../shell/shell.module.css'
import { type Assignees, loadAssignees } from './assignees.ts'
import styles from './inquiries.module.css'
import { assigneeText, counted, MAIL_KIND_TEXT, MAIL_STATE_TEXT, OFFICE_TEXT, STATE_TEXT } from './texts.ts'

const pathOf = (id = '') => `/api/inquiries/${encodeURIComponent(id)}`

export const loader = settled(async ({ params: { id }, request: { signal } }: LoaderFunctionArgs) => {
  const [inquiry, members] = await Promise.all([staffApi.get(pathOf(id), { signal }), loadAssignees(signal)])
  return { inquiry: inquiryDetail.parse(inquiry.data), members }
})

/** The written texts and their API paths. */
const TEXTS = { note: 'notes', reply: 'replies' } as const
type TextKind = keyof typeof TEXTS

type Write =
  | { readonly patch: InquiryPatch }
  | { readonly kind: TextKind; readonly text: { readonly key: string; readonly text: string } }

/** Changes the state or assignee of the inquiry, adds a note, or sends a reply. */
export const action = settled(async ({ params: { id }, request }: ActionFunctionArgs) => {
  const write = (await request.json()) as Write
  if ('text' in write) await staffApi.post(`${pathOf(id)}/${TEXTS[write.kind]}`, write.text)
  else await staffApi.patch(pathOf(id), write.patch)
  return write
})

/** Submits changes and returns their progress and failures. */
function useWrite() {
  const { state, data, submit } = useFetcher<typeof action>()
  const busy = state !== 'idle'
  return {
    busy,
    written: data?.data,
    failure: busy ? undefined : data?.failure,
    write: (write: Write) => submit(JSON.stringify(write), { method: 'post', encType: 'application/json' }),
  }
}

/** The key resets the page's input when a different inquiry opens. */
export const Component = () => {
  const { id } = useParams()
  return <InquiryView key={id} />
}

const InquiryView = () => {
  const { state: cameFrom } = useLocation()
  const { data, failure, reload } = useLoaded<typeof loader>()
  const inquiry = data?.inquiry

  return (
    <section className={shell.view} aria-labelledby="inquiry">
      <p>
        <Link to={`/manage/inquiries${(cameFrom as { list?: string } | null)?.list ?? ''}`}>All inquiries</Link>
      </p>
      {!inquiry && (
        <h1 id="inquiry" className={styles.heading}>
          Inquiry
        </h1>
      )}
      {failure && (
        <div role="alert" className={parts.alert}>
          <p>{failure.message}</p>
          {failure.code !== 'UNKNOWN_INQUIRY' && <Button onClick={reload}>Try again</Button>}
        </div>
      )}
      {inquiry && (
        <>
          <div className={shell.head}>
            <div className={styles.names}>
              <h1 id="inquiry" className={styles.heading}>
                {inquiry.fullName}, {inquiry.companyName}
              </h1>
              <p>
                {inquiry.type}, {OFFICE_TEXT[inquiry.office]} office, received {dateText(inquiry.receivedAt)}
              </p>
            </div>
            <span className={styles.state} data-state={inquiry.state}>
              {STATE_TEXT[inquiry.state]}
            </span>
          </div>
          <div className={styles.columns}>
            <Sent {...inquiry} />
            <div className={styles.aside}>
              <Handling inquiry={inquiry} members={data.members} />
              <History changes={inquiry.changes} receivedAt={inquiry.receivedAt} />
            </div>
            <div className={shell.view}>
              {inquiry.structure && (
                <Part title="Structure">
                  <a href={structureUrl(inquiry.structure)}>Open in the builder</a>
                </Part>
              )}
              {inquiry.files.length > 0 && <Files {...inquiry} />}
              {inquiry.lines.length > 0 && <Lines {...inquiry} />}
              <Reply {...inquiry} />
              <Mails {...inquiry} onResend={reload} />
              <Notes {...inquiry} />
            </div>
          </div>
        </>
      )}
    </section>
  )
}

/** Fields that the page shows outside the field list. */
const SHOWN_ELSEWHERE: ReadonlySet<FieldName> = new Set(['fullName', 'subject', 'message'])

function sentValue(name: FieldName, inquiry: InquiryDetail): ReactNode {
  const { email, phone, subject } = inquiry
  if (name === 'phone') return <a href={phoneUrl(phone)}>{phone}</a>
  const { [name]: value } = inquiry
  if (value && inquiryFields[name].kind === 'date') return calendarDate(value)
  if (name !== 'email') return value
  const address = encodeURIComponent(email.trim()).replace('%40', '@')
  return <a href={`mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>{email}</a>
}

const Sent = (inquiry: InquiryDetail) => {
  const { email, subject, message } = inquiry
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    ...fieldNames
      .filter((name) => !SHOWN_ELSEWHERE.has(name))
      .map((name) => [inquiryFields[name].label, sentValue(name, inquiry)] as const),
    ['Reference', inquiryReference(inquiry.id)],
  ]
  return (
    <Part title={subject}>
      {message.trim() ? (
        <p className={styles.text}>
          <LinkedText text={message} />
        </p>
      ) : (
        <p className={styles.quiet}>No message.</p>
      )}
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
        <Link to="/manage/inquiries/person" state={{ email }}>
          Export or delete this person’s data
        </Link>
      </p>
    </Part>
  )
}

const Files = ({ id, files }: Pick<InquiryDetail, 'id' | 'files'>) => (
  <Part title="Files">
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          {file.isReceived ? (
            <>
              <a href={`${pathOf(id)}/files/${file.id}`} download>
                {file.name}
              </a>{' '}
              ({formatBytes(file.size, 'brief')})
            </>
          ) : (
            `${file.name}: not received. Ask the visitor to send it by email.`
          )}
        </li>
      ))}
    </ul>
    <p className={styles.quiet}>Visitors sent these files. Open them only with up-to-date software.</p>
  </Part>
)

type Line = InquiryDetail['lines'][number]

const LINE_COLUMNS: readonly (Column<Line> & { readonly text: (line: Line) => string })[] = [
  { key: 'quantity', header: 'Quantity', align: 'end' as const, text: ({ quantity }: Line) => String(quantity) },
  { key: 'partNumber', header: 'Part number', text: ({ partNumber }: Line) => partNumber },
  { key: 'name', header: 'Part', text: ({ name }: Line) => name },
  {
    key: 'weight',
    header: 'Weight, lb',
    align: 'end' as const,
    text: ({ quantity, weightLb }: Line) => (weightLb === null ? '' : formatNumber(quantity * weightLb, 1)),
  },
  { key: 'note', header: 'Note', text: ({ note }: Line) => note ?? '' },
].map((column) => ({ ...column, cell: column.text }))

/** Lists longer than this start collapsed, so emails and notes stay visible. */
const MAX_EXPANDED_LINES = 30

const Lines = ({ id, lines }: Pick<InquiryDetail, 'id' | 'lines'>) => {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const pounds = lines.reduce((sum, { quantity, weightLb }) => sum + quantity * (weightLb ?? 0), 0)
  const download = () => {
    const rows = lines.map((line) => LINE_COLUMNS.map(({ text }) => text(line)))
    const text = csvFile([LINE_COLUMNS.map(({ header }) => header), ...rows])
    saveFile(new Blob([text], { type: 'text/csv' }), `parts-list-${id}.csv`)
  }
  return (
    <Part title="Parts list">
      <details className={styles.lines} open={lines.length <= MAX_EXPANDED_LINES}>
        <summary>
          {counted(lines.length, 'line', 'lines')}, {counted(pieces, 'piece', 'pieces')}, {formatNumber(pounds)} lb (
          {formatNumber(pounds * KG_PER_POUND)} kg)
        </summary>
        <Table
          caption="Parts list"
          columns={LINE_COLUMNS}
          rows={lines}
          rowKey={(line) => JSON.stringify(line)}
          empty=""
        />
      </details>
      <div className={parts.buttons}>
        <Button onClick={download}>Save as CSV</Button>
      </div>
    </Part>
  )
}

interface MailsProps extends Pick<InquiryDetail, 'id' | 'mails'> {
  readonly onResend: () => Promise<void>
}

const Mails = ({ id, mails, onResend }: MailsProps) => {
  const [chosen, setChosen] = useState<InquiryMail>()
  return (
    <Part title="Emails">
      <ol className={styles.timeline}>
        {mails.map((mail) => (
          <li key={mail.id} data-state={mail.state}>
            <p>
              <strong>
                {MAIL_KIND_TEXT[mail.kind]}
                {mail.resendOf && ' (resent)'}: {MAIL_STATE_TEXT[mail.state]}
              </strong>
            </p>
            <p>
              {mail.recipient}, {deliveryText(mail)}
            </p>
            {mail.lastError && mail.state !== 'sent' && (
              <p className={styles.text}>
                {mail.state === 'failed' ? 'Reason' : 'Last error'}: {mail.lastError}
              </p>
            )}
            <details>
              <summary>
                Read email<span className="visually-hidden"> {MAIL_KIND_TEXT[mail.kind].toLowerCase()}</span>
              </summary>
              <p>
                <strong>{mail.subject}</strong>
              </p>
              <p className={styles.text}>
                <LinkedText text={mail.text} />
              </p>
            </details>
            {mail.canResend && (
              <div className={parts.buttons}>
                <ItemButton
                  label="Send again"
                  item={MAIL_KIND_TEXT[mail.kind].toLowerCase()}
                  onClick={() => setChosen(mail)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {chosen && (
        <ConfirmDialog
          title="Send this email again?"
          confirm={{ idle: 'Send again', busy: 'Sending…' }}
          onClose={() => setChosen(undefined)}
          onConfirm={async () => {
            await staffApi.post(`${pathOf(id)}/mails/${chosen.id}/resend`)
            await onResend()
            setChosen(undefined)
            toast.success(`Resending the email to ${chosen.recipient}`)
          }}
        >
          <p>
            We’ll send “{chosen.subject}” to {chosen.recipient} again.
            {chosen.state === 'sent' && ' They already received it.'}
          </p>
        </ConfirmDialog>
      )}
    </Part>
  )
}

function deliveryText({ state, attempts, createdAt, nextAttemptAt, settledAt }: InquiryMail) {
  const attemptCount = counted(attempts, 'attempt', 'attempts')
  if (state === 'sent') return `sent ${dateText(settledAt ?? createdAt)}, ${attemptCount}`
  if (state === 'failed') return `failed ${dateText(settledAt ?? createdAt)} after ${attemptCount}`
  if (attempts === 0) return `created ${dateText(createdAt)}, not sent yet`
  return `${attemptCount}, next attempt ${dateText(nextAttemptAt ?? createdAt)}`
}

const Notes = ({ id, notes }: Pick<InquiryDetail, 'id' | 'notes'>) => (
  <Part title="Notes">
    {notes.length > 0 && (
      <ol className={styles.timeline}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.quiet}>
              {note.author}, {dateText(note.createdAt)}
            </p>
            <p className={styles.text}>
              <LinkedText text={note.text} />
            </p>
          </li>
        ))}
      </ol>
    )}
    <TextForm
      id={id}
      kind="note"
      label="Add a note"
      button={{ idle: 'Add note', busy: 'Adding…' }}
      missing="Enter a note."
      maxLength={NOTE_MAX_LENGTH}
    />
  </Part>
)

const Reply = ({ id, email }: Pick<InquiryDetail, 'id' | 'email'>) => (
  <Part title="Reply">
    <TextForm
      id={id}
      kind="reply"
      label={`Email to ${email}`}
      hint="An empty line starts a new paragraph. Your name, the office, and the reference are added."
      button={{ idle: 'Send reply', busy: 'Sending…' }}
      missing="Enter a reply."
      maxLength={REPLY_MAX_LENGTH}
    />
  </Part>
)

interface TextFormProps {
  readonly id: string
  readonly kind: TextKind
  readonly label: string
  readonly hint?: string
  readonly button: { readonly idle: string; readonly busy: string }
  readonly missing: string
  readonly maxLength: number
}

/** A form for a note or a reply. The tab keeps the text until the server accepts it. */
const TextForm = ({ id, kind, label, hint, button, missing: missingText, maxLength }: TextFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => openDraft(`${kind}.${id}`))
  const [draftText] = useState(() => draft.values()?.text)
  const [missing, setMissing] = useState(false)
  const { busy, written, failure, write } = useWrite()
  const error = missing ? missingText : (failure?.fields.text ?? failure?.message)

  useEffect(() => {
    if (!written) return
    draft.clear()
    if (form.current) textField(form.current).value = ''
  }, [written, draft])

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = textField(event.currentTarget)
    const text = field.value
    setMissing(!text.trim())
    if (!text.trim()) field.focus()
    else if (!busy) void write({ kind, text: { key: draft.key, text } })
  }

  return (
    <form ref={form} className={formStyles.form} onSubmit={add} noValidate>
      <FormErrors value={error ? { text: error } : {}}>
        <Field
          name="text"
          label={label}
          {...(hint && { hint })}
          type="multiline"
          rows={3}
          maxLength={maxLength}
          defaultValue={draftText}
          onType={(text) => draft.save({ text })}
        />
      </FormErrors>
      <div className={parts.buttons}>
        <Button type="submit" disabled={busy}>
          {busy ? button.busy : button.idle}
        </Button>
      </div>
    </form>
  )
}

const textField = (form: HTMLFormElement) => form.elements.namedItem('text') as HTMLTextAreaElement

interface HandlingProps {
  readonly inquiry: InquiryDetail
  readonly members: Assignees
}

const Handling = ({ inquiry: { version, state, assignee }, members }: HandlingProps) => {
  const member = useMember()
  const { busy, failure, write } = useWrite()
  const message = failure?.fields.assigneeId ?? failure?.message
  const selectId = useId()

  const change = (patch: Omit<InquiryPatch, 'version'>) => {
    if (!busy) void write({ patch: { version, ...patch } })
  }

  const isMine = assignee?.id === member.id
  const isListed = members.some(({ id }) => id === assignee?.id)
  return (
    <Part title="Status and assignment">
      {!isMine && state !== 'done' && (
        <div className={parts.buttons}>
          <Button
            look="ink"
            aria-disabled={busy}
            onClick={() => change({ assigneeId: member.id, ...(state === 'new' && { state: 'in-progress' }) })}
          >
            Assign to me
          </Button>
        </div>
      )}
      <fieldset className={styles.states}>
        <legend>Status</legend>
        {INQUIRY_STATES.map((each) => (
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
      <Labeled id={selectId} label="Assigned to">
        <Select
          id={selectId}
          value={assignee?.id ?? ''}
          options={[
            ['', 'Unassigned'],
            ...(assignee && !isListed ? [[assignee.id, assigneeText(assignee)] as const] : []),
            ...members.map(({ id, name }) => [id, name] as const),
          ]}
          onChoose={(id) => change({ assigneeId: id || null })}
        />
      </Labeled>
      <p role="alert" className={message && parts.alert}>
        {message}
      </p>
    </Part>
  )
}

const History = ({ changes, receivedAt }: { changes: readonly InquiryChange[]; receivedAt: string }) => (
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
          <p>{changeText(change)}</p>
        </li>
      ))}
    </ol>
  </Part>
)

function changeText({ kind, before, after }: InquiryChange) {
  if (kind === 'reply') return 'Replied by email'
  if (kind === 'resend') return `Resent an email: ${MAIL_KIND_TEXT[after as InquiryMail['kind']].toLowerCase()}`
  if (kind === 'assignee' && before && after) return `Reassigned from ${before} to ${after}`
  if (kind === 'assignee') return after ? `Assigned to ${after}` : `Unassigned from ${before}`
  const [from, to] = [before, after].map((state) => STATE_TEXT[state as InquiryDetail['state']])
  return `Status changed from ${from} to ${to}`
}
