import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { useMember } from '../member.ts'
import { CodeForm, PasswordForm } from './sign-in-forms.tsx'

interface SignInAgainProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Over a page whose session has ended: what has been typed there stays, and so it is for the same member only. */
export const SignInAgain = ({ onDone, onClose }: SignInAgainProps) => {
  const { email } = useMember()
  const [step, setStep] = useState<'password' | 'code'>('password')
  return (
    <Dialog title="Your session has ended" onClose={onClose}>
      <p id="sign-in-again">Sign in again, then repeat what you were doing. Nothing on the page is lost.</p>
      {step === 'password' ? (
        <PasswordForm
          labelledBy="sign-in-again"
          email={email}
          onDone={(next) => (next === 'code' ? setStep('code') : onDone())}
        />
      ) : (
        <CodeForm labelledBy="sign-in-again" onDone={onDone} onExpired={() => setStep('password')} />
      )}
    </Dialog>
  )
}
