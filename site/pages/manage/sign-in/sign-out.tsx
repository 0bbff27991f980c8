import { useState } from 'react'
import { toast } from 'sonner'
import { callFailure, manageApi } from '../manage-api.ts'

export const SignOut = () => {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      await manageApi.post('/api/auth/sign-out')
      // Loaded anew, so that nothing of the session stays in the window.
      window.location.assign('/manage/sign-in')
    } catch (error) {
      toast.error(callFailure(error).message)
      setBusy(false)
    }
  }
  return (
    <button type="button" onClick={signOut} disabled={busy}>
      Sign out
    </button>
  )
}
