import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { type AnyBody, type ContentDetail, NOTE_MAX } from '../../contract/content/editing.ts'
import { Button } from '../../site/components/button/button.tsx'
import { FieldError, Labeled } from '../../site/components/form/field.tsx'
import formStyles from '../../site/components/form/form.module.css'
import { type Errors, FormErrors } from '../../site/components/form/form-errors.ts'
import { callFailure, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import { attempt } from '../components/attempt.ts'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog } from '../components/dialog.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { toast } from '../components/toast.ts'
import shell from '../shell/shell.module.css'
import { BodyField } from './body-field.tsx'
import styles from './content.module.css'
import { addRevision, contentPath, loadContent, unschedule } from './content-api.ts'
import { Differences } from './differences.tsx'
import type { FormSchema, Json } from './form-schema.ts'
import { History } from './history.tsx'
import { Preview } from './preview.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { stateText, timeZone } from './texts.ts'
import { useWork } from './use-work.ts'

export const loader = settled(({ params: { kind = '', key = '' }, request: { signal } }: LoaderFunctionArgs) =>
  loadContent({ kind, key }, signal),
)

/** The key resets the page's input when different content opens. */
export const Component = () => {
  const { kind, key } = useParams()
  return <ContentPage key={`${kind}/${key}`} />
}

const ContentPage = () => {
  const { data, failure, reload } = useLoaded<typeof loader>()
  return (
    <section className={shell.view} aria-labelledby="content-title">
      <p>
        <Link to="/manage/content">All content</Link>
      </p>
      {!data && <h1 id="content-title">Edit content</h1>}
      <Alert text={failure?.message} />
      {data && <Editor detail={data} reload={reload} />}
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

interface EditorProps {
  readonly detail: ContentDetail
  readonly reload: () => Promise<void>
}

type Action = 'save' | 'publish' | 'schedule'

const DONE: Readonly<Record<Action, string>> = {
  save: 'Draft saved as a revision',
  publish: 'Published',
  schedule: 'Scheduled',
}

const Editor = ({ detail, reload }: EditorProps) => {
  const schema = detail.schema as FormSchema
  const { work, status, saveNow, change, rebase, pause, clear } = useWork(detail)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState<Action>()
  const [dialog, setDialog] = useState<'schedule' | 'discard'>()
  const body = work?.body ?? detail.body
  const isBehind = work !== undefined && work.base !== detail.revision

  /** @throws nothing. Errors are shown next to their fields or above the buttons */
  async function send(action: Action, publishAt?: string) {
    setBusy(action)
    setErrors({})
    setMessage(undefined)
    await pause()
    try {
      await addRevision(detail, {
        action,
        base: work?.base ?? detail.revision,
        body,
        note,
        ...(publishAt && { publishAt }),
      })
      clear()
      setNote('')
      setDialog(undefined)
      toast.success(`${DONE[action]}: ${detail.label}`)
      await reload()
    } catch (error) {
      const failure = callFailure(error)
      setErrors(failure.fields)
      setMessage(failure.message)
      if (!failure.fields.publishAt) setDialog(undefined)
      // The page then compares the text with the newer revision.
      if (failure.code === 'CONTENT_CHANGED') {
        if (!work) change(body)
        await reload()
      }
    } finally {
      setBusy(undefined)
    }
  }

  useEffect(() => focusField(Object.keys(errors)[0]), [errors])

  const discard = async () => {
    await pause()
    await staffApi.delete(`${contentPath(detail)}/draft`)
    clear()
    setDialog(undefined)
    setErrors({})
    setMessage(undefined)
    await reload()
  }

  return (
    <FormErrors value={errors}>
      <div className={shell.head}>
        <h1 id="content-title">{detail.label}</h1>
        <p>
          {detail.group}. {stateText(detail)}
        </p>
      </div>
      <Notes detail={detail} reload={reload} />
      {isBehind && work && (
        <Conflict detail={detail} body={work.body} onKeep={rebase} onDiscard={() => attempt(discard)} />
      )}
      <Part title="Edit">
        <div className={styles.fields}>
          <BodyField schema={schema} name="" value={body as Json} onChange={(next) => change(next as AnyBody)} />
        </div>
      </Part>
      <Part title="Publish">
        <Labeled id="note" label="Note for the history (optional)">
          <input
            id="note"
            className={formStyles.input}
            value={note}
            maxLength={NOTE_MAX}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
          <FieldError name="note" />
        </Labeled>
        <p role="status">{status}</p>
        {isBehind && <p>Choose a text above before you publish.</p>}
        <Alert text={message} />
        <div className={parts.buttons}>
          <Button look="ink" disabled={busy !== undefined || isBehind} onClick={() => send('publish')}>
            {busy === 'publish' ? 'Publishing…' : 'Publish now'}
          </Button>
          <Button disabled={busy !== undefined || isBehind} onClick={() => setDialog('schedule')}>
            Schedule
          </Button>
          <Button disabled={busy !== undefined || isBehind || !work} onClick={() => send('save')}>
            {busy === 'save' ? 'Saving…' : 'Save draft'}
          </Button>
          <Button disabled={busy !== undefined || !work} onClick={() => setDialog('discard')}>
            Discard changes
          </Button>
        </div>
        {detail.scheduledFor && <p>Publishing or scheduling replaces the scheduled revision.</p>}
      </Part>
      {detail.pages.length > 0 && (
        <Part title="Preview">
          <Preview detail={detail} hasWork={work !== undefined} saveNow={saveNow} />
        </Part>
      )}
      <Part title="History">
        <History
          detail={detail}
          onRestore={(restored, from) => {
            change(restored)
            setNote(`Restored ${from}`)
            toast.success('The text is in the form. Publish it to show it to visitors')
          }}
        />
      </Part>
      {dialog === 'schedule' && (
        <ScheduleDialog
          busy={busy === 'schedule'}
          onClose={() => setDialog(undefined)}
          onSchedule={(publishAt) => send('schedule', publishAt)}
        />
      )}
      {dialog === 'discard' && (
        <ConfirmDialog
          title="Discard your changes?"
          confirm={{ idle: 'Discard', busy: 'Discarding…' }}
          onConfirm={discard}
          onClose={() => setDialog(undefined)}
        >
          <p>The form then shows the latest revision. You can’t undo this.</p>
        </ConfirmDialog>
      )}
    </FormErrors>
  )
}

/** Focuses the field of an error, or the list or text that contains it: `text` for `text.3`. */
function focusField(name: string | undefined) {
  for (let path = name ?? ''; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const field = document.getElementById(path)
    if (field) return field.focus()
  }
}

/** Problems, changes of the built-in text, and the schedule. */
const Notes = ({ detail, reload }: EditorProps) => (
  <>
    {detail.problems.map((problem) => (
      <Alert key={problem} text={problem} />
    ))}
    {detail.builtInChanged && (
      <p className={styles.notice}>
        A release has changed the built-in text since the latest revision. Compare it in the history.
      </p>
    )}
    {detail.scheduledFor && (
      <div className={styles.notice}>
        <p>
          The next revision is scheduled for {dateText(detail.scheduledFor)} ({timeZone()}).
        </p>
        <Button
          onClick={() =>
            attempt(async () => {
              await unschedule(detail, detail.revision)
              await reload()
            })
          }
        >
          Cancel schedule
        </Button>
      </div>
    )}
  </>
)

interface ConflictProps {
  readonly detail: ContentDetail
  readonly body: AnyBody
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Compares the editor's text with a newer revision. */
const Conflict = ({ detail, body, onKeep, onDiscard }: ConflictProps) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const latest = `Revision ${detail.revision} by ${detail.changedBy}`
  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict">This text has a newer revision</h2>
      <p>Nothing is lost. Compare the two texts, copy what you need, and choose which text to continue with.</p>
      <Differences
        schema={detail.schema as FormSchema}
        before={{ name: latest, body: detail.body as Json }}
        after={{ name: 'Your text', body: body as Json }}
      />
      <div className={parts.buttons}>
        <Button look="ink" onClick={onKeep}>
          Continue with my text
        </Button>
        <Button onClick={onDiscard}>Use revision {detail.revision}</Button>
      </div>
    </section>
  )
}
