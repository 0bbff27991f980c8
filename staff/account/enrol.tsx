import type { ReactNode } from 'react'
import type { Enrolment } from '../../contract/staff.ts'
import { Field } from '../../site/components/form/field.tsx'
import { staffApi } from '../api.ts'
import { Form } from '../components/form.tsx'
import styles from '../shell/shell.module.css'
import { QrCode } from './qr-code.tsx'

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
        Add an account in your authenticator app: let it read this code. On this phone,{' '}
        <a href={enrolment.uri}>open the app</a> instead.
        <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
        Or type the key:
        <code className={styles.key}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </li>
      <li>Enter the code that the app shows.</li>
    </ol>
    <Form
      labelledBy="second-factor"
      button={{ idle: 'Confirm', busy: 'Confirming…' }}
      more={cancel}
      onSubmit={async (values) => {
        await staffApi.post('/api/auth/two-factor/confirm', values)
        onDone()
      }}
    >
      <Field name="code" label="Code" autoComplete="one-time-code" inputMode="numeric" maxLength={12} autoFocus />
    </Form>
  </>
)
