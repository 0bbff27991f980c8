import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type PersonSummary, personSummary } from '../../contract/inquiry-inbox.ts'
import { Button } from '../../site/components/button/button.tsx'
import { Field } from '../../site/components/form/field.tsx'
import { saveFile } from '../../site/services/save-file.ts'
import { callFailure, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import parts from '../components/components.module.css'
import { ConfirmDialog } from '../components/dialog.tsx'
import { Form } from '../components/form.tsx'
import { toast } from '../components/toast.ts'
import shell from '../shell/shell.module.css'
import styles from './inquiries.module.css'
import { counted } from './texts.ts'

/** What is stored of one person: to hand out or to delete when that person asks. */
export const Component = () => {
  const { state } = useLocation()
  const given = (state as { email?: string } | null)?.email ?? ''
  const [found, setFound] = useState<PersonSummary>()
  const [deleting, setDeleting] = useState(false)
  const [message, setMessage] = useState<string>()

  const look = async ({ email = '' }: Readonly<Record<string, string>>) => {
    setMessage(undefined)
    setFound(undefined)
    setFound(personSummary.parse((await staffApi.post('/api/inquiries/person', { email })).data))
  }

  const save = async ({ email }: PersonSummary) => {
    setMessage(undefined)
    try {
      const { data } = await staffApi.post('/api/inquiries/person/export', { email })
      // Its name says nothing of whose data it is.
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
        <h1 id="person">Data of one person</h1>
      </div>
      <p className={styles.wide}>
        A person who has written to us may ask for a copy of what we store, or that we delete it. Make sure first that
        the request comes from the person whose address it is.
      </p>
      <Form labelledBy="person" button={{ idle: 'Look up', busy: 'Looking up…' }} onSubmit={look}>
        <Field
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={given}
        />
      </Form>
      <div role="status">
        {found && (
          <div className={parts.empty}>
            <p>
              <strong>{found.email}</strong>
            </p>
            <p>{found.inquiries === 0 ? 'Nothing is stored under this address.' : `${amounts(found)} are stored.`}</p>
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
          title={`Delete everything of ${found.email}?`}
          confirm={{ idle: `Delete ${counted(found.inquiries, 'inquiry', 'inquiries')}`, busy: 'Deleting…' }}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await staffApi.post('/api/inquiries/person/delete', { email: found.email, inquiries: found.inquiries })
            setDeleting(false)
            setFound({ ...found, inquiries: 0, mails: 0, notes: 0 })
            toast.success(`Everything of ${found.email} is deleted`)
          }}
        >
          <p>
            {amounts(found)} are deleted for good, those that still wait to be sent too. Mails that the offices have
            received, and backups, have to be seen to apart.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const amounts = ({ inquiries, mails, notes }: PersonSummary) =>
  `${counted(inquiries, 'inquiry', 'inquiries')}, ${counted(mails, 'mail', 'mails')} and ${counted(notes, 'note', 'notes')}`
