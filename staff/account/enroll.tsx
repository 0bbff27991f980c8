import type { ReactNode } from 'react'
import type { Enrollment } from '#contract/staff.ts'
import { Field } from '#site/components/form/field.tsx'
import { staffApi } from '../api.ts'
import { Form } from '../components/form.tsx'
import styles from '../shell/shell.module.css'
import { QrCode } from './qr-code.tsx'

interface EnrollProps {
  readonly enrollment: Enrollment
  readonly cancel: ReactNode
  readonly onDone: () => void
}

/** Shows the secret and asks for the first code. Sign-in doesn't require the app until the code is confirmed. */
export const Enroll = ({ enrollment, cancel, onDone }: EnrollProps) => (
  <>
    <ol className={styles.steps}>
      <li>
        Add an account in your authenticator app and scan this code. If the app is on this device,{' '}
        <a href={enrollment.uri}>open the app</a> instead.
        <QrCode text={enrollment.uri} label="QR code for your authenticator app" />
        Or enter this key:
        <code className={styles.key}>{enrollment.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </li>
      <li>Enter the code from the app.</li>
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
