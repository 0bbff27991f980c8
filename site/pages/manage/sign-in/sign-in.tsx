import { useState } from 'react'
import styles from '../manage.module.css'
import { CodeForm, PasswordForm } from './sign-in-forms.tsx'

/** The door of the staff area: at every address that asks for somebody who is signed in. */
export const SignIn = () => {
  const [step, setStep] = useState<'password' | 'code'>('password')
  // Loaded anew at the same address: the server now knows who asks.
  const enter = () => window.location.reload()
  return (
    <div className={styles.door}>
      <h1 id="sign-in">Sign in</h1>
      {step === 'password' ? (
        <PasswordForm labelledBy="sign-in" onDone={(next) => (next === 'code' ? setStep('code') : enter())} />
      ) : (
        <CodeForm labelledBy="sign-in" onDone={enter} onExpired={() => setStep('password')} />
      )}
    </div>
  )
}
