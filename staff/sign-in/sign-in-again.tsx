import type { SignInReason } from '../api.ts'
import { Dialog } from '../components/dialog.tsx'
import { useMember } from '../member.ts'
import { SignInSteps } from './sign-in-forms.tsx'

interface SignInAgainProps {
  readonly reason: SignInReason
  readonly onDone: () => void
  readonly onClose: () => void
}

const TEXTS: Readonly<Record<SignInReason, { readonly title: string; readonly why: string }>> = {
  ended: { title: 'Your session has ended', why: '' },
  'too-old': { title: 'Please sign in again', why: 'This change needs a sign-in from the last ten minutes. ' },
}

/**
 * Over a page whose session has ended, or is too old for a change: what has been typed there stays, and so it is for
 * the same member only.
 */
export const SignInAgain = ({ reason, onDone, onClose }: SignInAgainProps) => {
  const { email } = useMember()
  const { title, why } = TEXTS[reason]
  return (
    <Dialog title={title} onClose={onClose}>
      <p id="sign-in-again">{why}Sign in again, then repeat what you were doing. Nothing on the page is lost.</p>
      <SignInSteps labelledBy="sign-in-again" email={email} onDone={onDone} />
    </Dialog>
  )
}
