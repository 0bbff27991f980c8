import { useState } from 'react'
import { type SignInResponse, signInResponse } from '../../contract/staff.ts'
import { Button } from '../../site/components/button/button.tsx'
import { Field } from '../../site/components/form/field.tsx'
import { callFailure, staffApi } from '../api.ts'
import { Form } from '../components/form.tsx'

interface PasswordFormProps {
  readonly labelledBy: string
  /** Of the only member who may sign in here. */
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
      label="E-mail"
      type="email"
      autoComplete="username"
      defaultValue={email}
      readOnly={email !== undefined}
    />
    <Field name="password" label="Password" type="password" autoComplete="current-password" />
    <p>Forgotten your password? An administrator can give you a link that sets a new one.</p>
  </Form>
)

interface CodeFormProps {
  readonly labelledBy: string
  readonly onDone: () => void
  /** Too much time has passed, or too many codes were wrong: it begins again with the password. */
  readonly onExpired: () => void
}

const CodeForm = ({ labelledBy, onDone, onExpired }: CodeFormProps) => {
  const [expired, setExpired] = useState<string>()
  if (expired) {
    return (
      <>
        <p role="alert">{expired}</p>
        <Button look="ink" onClick={onExpired}>
          Start again
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
        hint="The six digits that your authenticator app shows now, or one of your backup codes."
        maxLength={32}
        autoFocus
      />
    </Form>
  )
}

interface SignInStepsProps extends Omit<PasswordFormProps, 'onDone'> {
  readonly onDone: () => void
}

/** The password, and after it a code where the member has an app. */
export const SignInSteps = ({ onDone, ...props }: SignInStepsProps) => {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return step === 'password' ? (
    <PasswordForm {...props} onDone={(next) => (next === 'code' ? setStep('code') : onDone())} />
  ) : (
    <CodeForm labelledBy={props.labelledBy} onDone={onDone} onExpired={() => setStep('password')} />
  )
}
