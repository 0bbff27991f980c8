import { useState } from 'react'
import { linkResponse } from '#contract/staff.ts'
import { STAFF_AREA } from '#contract/staff-area.ts'
import { callFailure, EntryError, staffApi } from '../api.ts'
import { Form } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import styles from '../shell/shell.module.css'

export const loader = settled(async () => {
  const token = window.location.hash.slice(1)
  // Remove the token from the browser history.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  if (!token) throw new EntryError('This link is incomplete. Copy the whole link.')
  const { data } = await staffApi.post('/api/auth/link', { token })
  return { token, owner: linkResponse.parse(data) }
})

/** The loader removes the token from the URL, so the loader can't run twice. */
export const shouldRevalidate = () => false

/** The page that a one-time link opens. The token follows the `#`, so browsers don't send it to the server. */
export const Component = () => {
  const { data, failure } = useLoaded<typeof loader>()
  const [linkError, setLinkError] = useState<string>()
  const [done, setDone] = useState(false)
  const error = failure?.message ?? linkError
  return (
    <div className={styles.signIn}>
      <h1 id="set-password">Set your password</h1>
      {error && <p role="alert">{error}</p>}
      {done && (
        <p role="status">
          Your password is set. <a href={STAFF_AREA}>Sign in</a>
        </p>
      )}
      {data && !done && !error && (
        <Form
          labelledBy="set-password"
          button={{ idle: 'Set password', busy: 'Setting password…' }}
          onSubmit={async ({ newPassword = '', repeated }) => {
            if (newPassword !== repeated) throw new EntryError('The passwords don’t match.')
            try {
              await staffApi.post('/api/auth/set-password', { token: data.token, newPassword })
              setDone(true)
            } catch (thrown) {
              const { code, message } = callFailure(thrown)
              if (code !== 'LINK_NOT_VALID') throw thrown
              setLinkError(message)
            }
          }}
        >
          <p>
            For {data.owner.name}, {data.owner.email}.
          </p>
          {/* Password managers read the username from this field. */}
          <input type="hidden" name="email" autoComplete="username" value={data.owner.email} readOnly />
          <NewPasswordFields />
        </Form>
      )}
    </div>
  )
}
