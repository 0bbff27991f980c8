import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { toast } from 'sonner'
import { type PersonSummary, personSummary } from '../../../../contract/enquiry-inbox.ts'
import { Button } from '../../../components/button/button.tsx'
import shell from '../manage.module.css'
import { callFailure, manageApi } from '../manage-api.ts'
import { ConfirmDialog } from '../parts/dialog.tsx'
import { Form, TextField } from '../parts/form.tsx'
import parts from '../parts/parts.module.css'
import { saveFile } from '../parts/save-file.ts'
import styles from './enquiries.module.css'
import { counted } from './texts.ts'

/** What is stored of one person: to hand out or to delete when that person asks. */
export const PersonView = () => {
  const { state } = useLocation()
  const given = (state as { email?: string } | null)?.email ?? ''
  const [found, setFound] = useState<PersonSummary>()
  const [deleting, setDeleting] = useState(false)
  const [message, setMessage] = useState<string>()

  const look = async ({ email = '' }: Readonly<Record<string, string>>) => {
    setMessage(undefined)
    setFound(undefined)
    setFound(personSummary.parse((await manageApi.post('/api/enquiries/person', { email })).data))
  }

  const save = async ({ email }: PersonSummary) => {
    setMessage(undefined)
    try {
      const { data } = await manageApi.post('/api/enquiries/person/export', { email })
      // Its name says nothing of whose data it is.
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'personal-data.json')
    } catch (error) {
      setMessage(callFailure(error).message)
    }
  }

  return (
    <section className={shell.view} aria-labelledby="person">
      <p>
        <Link to="/manage/enquiries">All enquiries</Link>
      </p>
      <div className={shell.head}>
        <h1 id="person">Data of one person</h1>
      </div>
      <p className={styles.wide}>
        Whoever has written to us may ask for a copy of what we store, or that we delete it. Make sure first that the
        request comes from the person whose address it is.
      </p>
      <Form labelledBy="person" button={{ idle: 'Look up', busy: 'Looking up…' }} onSubmit={look}>
        <TextField
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
            <p>{found.enquiries === 0 ? 'Nothing is stored under this address.' : `${amounts(found)} are stored.`}</p>
          </div>
        )}
      </div>
      {found && found.enquiries > 0 && (
        <div className={parts.buttons}>
          <Button look="ink" onClick={() => save(found)}>
            Export as JSON
          </Button>
          <Button onClick={() => setDeleting(true)}>Delete…</Button>
        </div>
      )}
      {message && (
        <p role="alert" className={parts.alert}>
          {message}
        </p>
      )}
      {found && deleting && (
        <ConfirmDialog
          title={`Delete everything of ${found.email}?`}
          confirm={{ idle: `Delete ${counted(found.enquiries, 'enquiry', 'enquiries')}`, busy: 'Deleting…' }}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await manageApi.post('/api/enquiries/person/delete', { email: found.email, enquiries: found.enquiries })
            setDeleting(false)
            setFound({ ...found, enquiries: 0, mails: 0, notes: 0 })
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

const amounts = ({ enquiries, mails, notes }: PersonSummary) =>
  `${counted(enquiries, 'enquiry', 'enquiries')}, ${counted(mails, 'mail', 'mails')} and ${counted(notes, 'note', 'notes')}`
