import { useState } from 'react'
import { STAFF_AREA } from '#contract/staff-area.ts'
import { callFailure, staffApi } from '../api.ts'
import { toast } from '../components/toast.ts'

export const SignOut = () => {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      await staffApi.post('/api/auth/sign-out')
      // A full page load clears all session data from memory.
      window.location.assign(`${STAFF_AREA}/sign-in`)
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
