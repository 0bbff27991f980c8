import type { ReactNode } from 'react'
import type { Enrolment } from '../../../../contract/staff.ts'
import styles from '../manage.module.css'
import { manageApi } from '../manage-api.ts'
import { Form, TextField } from '../parts/form.tsx'

interface EnrolProps {
  readonly enrolment: Enrolment
  readonly cancel: ReactNode
  readonly onDone: () => void
}

/** Hands the secret to the app, and asks for a first code: only then is the app needed to sign in. */
export const Enrol = ({ enrolment, cancel, onDone }: EnrolProps) => (
  <>
    <ol className={styles.steps}>
      <li>
        Open your authenticator app and add an account: on this phone by <a href={enrolment.uri}>this link</a>, or by
        typing the key.
        <p className={styles.key}>
          <code>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </li>
      <li>Enter the code that the app shows.</li>
    </ol>
    <Form
      labelledBy="second-factor"
      button={{ idle: 'Confirm', busy: 'Confirming…' }}
      more={cancel}
      onSubmit={async (values) => {
        await manageApi.post('/api/auth/two-factor/confirm', values)
        onDone()
      }}
    >
      <TextField name="code" label="Code" autoComplete="one-time-code" inputMode="numeric" maxLength={12} autoFocus />
    </Form>
  </>
)
