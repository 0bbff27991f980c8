import type { SignInReason } from '../api.ts'
import { Dialog } from '../components/dialog.tsx'
import { useMember } from '../member.ts'
import { SignInSteps } from './sign-in-forms.tsx'

interface SignInAgainProps {
  readonly reason: SignInReason
  readonly onDone: () => void
  readonly onClose: () => void
}

const MESSAGES: Readonly<Record<SignInReason, { readonly title: string; readonly why: string }>> = {
  ended: { title: 'Your session has ended', why: '' },
  'too-old': { title: 'Sign in again', why: 'This change requires a sign-in within the last 10 minutes. ' },
}

/**
 * A sign-in dialog over the current page, so that the page keeps the user's input. Because of that input, only the same
 * member can sign in.
 */
export const SignInAgain = ({ reason, onDone, onClose }: SignInAgainProps) => {
  const { email } = useMember()
  const { title, why } = MESSAGES[reason]
  return (
    <Dialog title={title} onClose={onClose}>
      <p id="sign-in-again">{why}Sign in, and then try again. Your entries on this page are kept.</p>
      <SignInSteps labelledBy="sign-in-again" email={email} onDone={onDone} />
    </Dialog>
  )
}
