import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { CodeForm, PasswordForm } from './sign-in-forms.tsx'

/** Over a view whose session has ended: what has been typed there stays. */
export const SignInAgain = ({ onDone }: { onDone: () => void }) => {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return (
    <Dialog title="Your session has ended" onClose={onDone}>
      <p id="sign-in-again">Sign in again, then repeat what you were doing. Nothing on the page is lost.</p>
      {step === 'password' ? (
        <PasswordForm labelledBy="sign-in-again" onDone={(next) => (next === 'code' ? setStep('code') : onDone())} />
      ) : (
        <CodeForm labelledBy="sign-in-again" onDone={onDone} onExpired={() => setStep('password')} />
      )}
    </Dialog>
  )
}
