import { useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { type AnyBody, type ContentDetail, NOTE_MAX } from '#contract/content/editing.ts'
import { Button } from '#site/components/button/button.tsx'
import { FieldError, Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { FormErrors } from '#site/components/form/form-errors.ts'
import { Alert } from '../components/alert.tsx'
import { attempt } from '../components/attempt.ts'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog } from '../components/dialog.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { timeZone } from '../components/local-time.ts'
import { Part } from '../components/part.tsx'
import { toast } from '../components/toast.ts'
import shell from '../shell/shell.module.css'
import { BodyField } from './body-field.tsx'
import styles from './content.module.css'
import { loadContent, unschedule } from './content-api.ts'
import { Differences } from './differences.tsx'
import type { FormSchema, Json } from './form-schema.ts'
import { useGivenEntry } from './given-entry.ts'
import { History } from './history.tsx'
import { EditedContent } from './image-entry.tsx'
import { Preview } from './preview.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { stateText } from './texts.ts'
import { usePublish } from './use-publish.ts'
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

interface EditorProps {
  readonly detail: ContentDetail
  readonly reload: () => Promise<void>
}

const Editor = ({ detail, reload }: EditorProps) => {
  const work = useWork(detail)
  const publish = usePublish(detail, work, reload)
  const body = work.work?.body ?? detail.body
  const isBehind = work.work !== undefined && work.work.base !== detail.revision
  const { errors, setNote, discard } = publish
  useGivenEntry(detail.schema as FormSchema, body as Json, (next) => work.change(next as AnyBody))

  useEffect(() => focusField(Object.keys(errors)[0]), [errors])

  return (
    <FormErrors value={errors}>
      <div className={shell.head}>
        <h1 id="content-title">{detail.label}</h1>
        <p>
          {detail.group}. {stateText(detail)}
        </p>
      </div>
      <Notes detail={detail} reload={reload} />
      {isBehind && <Conflict detail={detail} body={body} onKeep={work.rebase} onDiscard={() => attempt(discard)} />}
      <Part title="Edit">
        <div className={styles.fields}>
          <EditedContent value={detail}>
            <BodyField
              schema={detail.schema as FormSchema}
              name=""
              value={body as Json}
              onChange={(next) => work.change(next as AnyBody)}
            />
          </EditedContent>
        </div>
      </Part>
      <Part title="Publish">
        <PublishForm
          publish={publish}
          status={work.status}
          isBehind={isBehind}
          hasWork={work.work !== undefined}
          isScheduled={detail.scheduledFor !== null}
          hasPeriod={detail.hasPeriod}
        />
      </Part>
      {detail.pages.length > 0 && (
        <Part title="Preview">
          <Preview detail={detail} hasWork={work.work !== undefined} saveNow={work.saveNow} />
        </Part>
      )}
      <Part title="History">
        <History
          detail={detail}
          onRestore={(restored, from) => {
            work.change(restored)
            setNote(`Restored ${from}`)
            toast.success('The revision is in the form. Publish it to show it to visitors')
          }}
        />
      </Part>
    </FormErrors>
  )
}

interface PublishFormProps {
  readonly publish: ReturnType<typeof usePublish>
  readonly status: string
  /** True if there is a newer revision of the text. */
  readonly isBehind: boolean
  readonly hasWork: boolean
  readonly isScheduled: boolean
  /** True if the text has a start and an end, which are its schedule. */
  readonly hasPeriod: boolean
}

/** The note for the history, and the buttons for saving and publishing. */
const PublishForm = ({ publish, status, isBehind, hasWork, isScheduled, hasPeriod }: PublishFormProps) => {
  const { note, setNote, message, busy, send, discard } = publish
  const [dialog, setDialog] = useState<'schedule' | 'discard'>()
  const close = () => setDialog(undefined)
  const isBlocked = busy !== undefined || isBehind
  return (
    <>
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
      {hasPeriod && (
        <p>After you publish, visitors see this from its start to its end. You don’t need to do anything else.</p>
      )}
      <p role="status">{status}</p>
      {isBehind && <p>Choose a version above before you publish.</p>}
      <Alert text={message} />
      <div className={parts.buttons}>
        <Button look="ink" disabled={isBlocked} onClick={() => send('publish')}>
          {busy === 'publish' ? 'Publishing…' : hasPeriod ? 'Publish' : 'Publish now'}
        </Button>
        {!hasPeriod && (
          <Button disabled={isBlocked} onClick={() => setDialog('schedule')}>
            Schedule
          </Button>
        )}
        <Button disabled={isBlocked || !hasWork} onClick={() => send('save')}>
          {busy === 'save' ? 'Saving…' : 'Save draft'}
        </Button>
        <Button disabled={busy !== undefined || !hasWork} onClick={() => setDialog('discard')}>
          Discard changes
        </Button>
      </div>
      {isScheduled && <p>Publishing or scheduling replaces the scheduled revision.</p>}
      {dialog === 'schedule' && (
        <ScheduleDialog
          busy={busy === 'schedule'}
          onClose={close}
          onSchedule={async (publishAt) => {
            if (await send('schedule', publishAt)) close()
          }}
        />
      )}
      {dialog === 'discard' && (
        <ConfirmDialog
          title="Discard your changes?"
          confirm={{ idle: 'Discard', busy: 'Discarding…' }}
          onConfirm={async () => {
            await discard()
            close()
          }}
          onClose={close}
        >
          <p>The form then shows the latest revision. You can’t undo this.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Focuses the field with an error, or the list or text that contains the field: `text` for `text.3`. */
function focusField(name: string | undefined) {
  for (let path = name ?? ''; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const field = document.getElementById(path)
    if (field) return field.focus()
  }
}

/** Problems, changes to the built-in version, and the schedule. */
const Notes = ({ detail, reload }: EditorProps) => (
  <>
    {detail.problems.map((problem) => (
      <Alert key={problem} text={problem} />
    ))}
    {detail.builtInChanged && (
      <p className={styles.notice}>
        A release has changed the built-in version since the latest revision. Compare it in the history.
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
      <h2 id="conflict">This content has a newer revision</h2>
      <p>Nothing is lost. Compare both, copy what you need, and choose which one to continue with.</p>
      <Differences
        schema={detail.schema as FormSchema}
        before={{ name: latest, body: detail.body as Json }}
        after={{ name: 'Your version', body: body as Json }}
      />
      <div className={parts.buttons}>
        <Button look="ink" onClick={onKeep}>
          Continue with my version
        </Button>
        <Button onClick={onDiscard}>Use revision {detail.revision}</Button>
      </div>
    </section>
  )
}
