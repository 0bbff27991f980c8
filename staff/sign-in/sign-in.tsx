import { useState } from 'react'
import styles from '../shell/shell.module.css'
import { CodeForm, PasswordForm } from './sign-in-forms.tsx'

/** At every address of the staff area that only members may open. */
export const Component = () => {
  const [step, setStep] = useState<'password' | 'code'>('password')
  // The server, which knows now who opens it, answers the same address with its page.
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
