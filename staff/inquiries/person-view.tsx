import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type PersonSummary, personSummary } from '#contract/inquiry-inbox.ts'
import { Button } from '#site/components/button/button.tsx'
import { Field } from '#site/components/form/field.tsx'
import { saveFile } from '#site/services/save-file.ts'
import { callFailure, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { ConfirmDialog } from '../components/dialog.tsx'
import { Form } from '../components/form.tsx'
import { toast } from '../components/toast.ts'
import shell from '../shell/shell.module.css'
import styles from './inquiries.module.css'
import { counted } from './texts.ts'

/** Exports or deletes the stored data about a person at that person's request. */
export const Component = () => {
  const { state } = useLocation()
  const initialEmail = (state as { email?: string } | null)?.email ?? ''
  const [found, setFound] = useState<PersonSummary>()
  const [deleting, setDeleting] = useState(false)
  const [message, setMessage] = useState<string>()

  const lookUp = async ({ email = '' }: Readonly<Record<string, string>>) => {
    setMessage(undefined)
    setFound(undefined)
    setFound(personSummary.parse((await staffApi.post('/api/inquiries/person', { email })).data))
  }

  const save = async ({ email }: PersonSummary) => {
    setMessage(undefined)
    try {
      const { data } = await staffApi.post('/api/inquiries/person/export', { email })
      // The file name must not identify the person.
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'personal-data.json')
    } catch (error) {
      setMessage(callFailure(error).message)
    }
  }

  return (
    <section className={shell.view} aria-labelledby="person">
      <p>
        <Link to="/manage/inquiries">All inquiries</Link>
      </p>
      <div className={shell.head}>
        <h1 id="person">Personal data</h1>
      </div>
      <p className={styles.wide}>
        People who contacted us can request a copy of their data or ask us to delete it. First verify that the request
        comes from the owner of the email address.
      </p>
      <Form labelledBy="person" button={{ idle: 'Look up', busy: 'Looking up…' }} onSubmit={lookUp}>
        <Field
          name="email"
          label="Email address"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={initialEmail}
        />
      </Form>
      <div role="status">
        {found && (
          <div className={parts.empty}>
            <p>
              <strong>{found.email}</strong>
            </p>
            <p>
              {found.inquiries === 0
                ? 'No data is stored for this address.'
                : `Stored: ${amounts(found)}. The export lists attached files. Download them from each inquiry.`}
            </p>
          </div>
        )}
      </div>
      {found && found.inquiries > 0 && (
        <div className={parts.buttons}>
          <Button look="ink" onClick={() => save(found)}>
            Export as JSON
          </Button>
          <Button onClick={() => setDeleting(true)}>Delete…</Button>
        </div>
      )}
      <Alert text={message} />
      {found && deleting && (
        <ConfirmDialog
          title={`Delete all data for ${found.email}?`}
          confirm={{ idle: `Delete ${counted(found.inquiries, 'inquiry', 'inquiries')}`, busy: 'Deleting…' }}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await staffApi.post('/api/inquiries/person/delete', { email: found.email, inquiries: found.inquiries })
            setDeleting(false)
            setFound({ ...found, inquiries: 0, mails: 0, notes: 0 })
            toast.success(`All data for ${found.email} deleted`)
          }}
        >
          <p>
            This permanently deletes {amounts(found)}, including unsent emails and attached files. It doesn’t delete
            backups or emails in office inboxes. Delete them separately.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const amounts = ({ inquiries, mails, notes }: PersonSummary) =>
  `${counted(inquiries, 'inquiry', 'inquiries')}, ${counted(mails, 'email', 'emails')}, and ${counted(notes, 'note', 'notes')}`
