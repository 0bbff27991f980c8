import { useState } from 'react'
import { type SignInResponse, signInResponse } from '#contract/staff.ts'
import { Button } from '#site/components/button/button.tsx'
import { Field } from '#site/components/form/field.tsx'
import { callFailure, staffApi } from '../api.ts'
import { Form } from '../components/form.tsx'

interface PasswordFormProps {
  readonly labelledBy: string
  /** If set, only this member may sign in. */
  readonly email?: string
  readonly onDone: (next: SignInResponse['next']) => void
}

const PasswordForm = ({ labelledBy, email, onDone }: PasswordFormProps) => (
  <Form
    labelledBy={labelledBy}
    button={{ idle: 'Sign in', busy: 'Signing in…' }}
    onSubmit={async (values) => {
      const { data } = await staffApi.post('/api/auth/sign-in', values)
      onDone(signInResponse.parse(data).next)
    }}
  >
    <Field
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      defaultValue={email}
      readOnly={email !== undefined}
    />
    <Field name="password" label="Password" type="password" autoComplete="current-password" />
    <p>Forgot your password? Ask an administrator for a link to set a new one.</p>
  </Form>
)

interface CodeFormProps {
  readonly labelledBy: string
  readonly onDone: () => void
  /** Called after a timeout or too many incorrect codes. The sign-in then starts over with the password. */
  readonly onExpired: () => void
}

const CodeForm = ({ labelledBy, onDone, onExpired }: CodeFormProps) => {
  const [expired, setExpired] = useState<string>()
  if (expired) {
    return (
      <>
        <p role="alert">{expired}</p>
        <Button look="ink" onClick={onExpired}>
          Start over
        </Button>
      </>
    )
  }
  return (
    <Form
      labelledBy={labelledBy}
      button={{ idle: 'Sign in', busy: 'Signing in…' }}
      onSubmit={async (values) => {
        try {
          await staffApi.post('/api/auth/sign-in/code', values)
        } catch (error) {
          const failure = callFailure(error)
          if (failure.code !== 'SIGN_IN_EXPIRED') throw error
          setExpired(failure.message)
          return
        }
        onDone()
      }}
    >
      <Field
        name="code"
        label="Code"
        autoComplete="one-time-code"
        hint="Enter the 6-digit code from your authenticator app or one of your backup codes."
        maxLength={32}
        autoFocus
      />
    </Form>
  )
}

interface SignInStepsProps extends Omit<PasswordFormProps, 'onDone'> {
  readonly onDone: () => void
}

/** The password form, followed by the code form if the member has an authenticator app. */
export const SignInSteps = ({ onDone, ...props }: SignInStepsProps) => {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return step === 'password' ? (
    <PasswordForm {...props} onDone={(next) => (next === 'code' ? setStep('code') : onDone())} />
  ) : (
    <CodeForm labelledBy={props.labelledBy} onDone={onDone} onExpired={() => setStep('password')} />
  )
}
