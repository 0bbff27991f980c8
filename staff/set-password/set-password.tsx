import { useState } from 'react'
import { linkResponse } from '../../contract/staff.ts'
import { STAFF_AREA } from '../../contract/staff-area.ts'
import { callFailure, EntryError, staffApi } from '../api.ts'
import { Form } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import styles from '../shell/shell.module.css'

export const loader = settled(async () => {
  const token = window.location.hash.slice(1)
  // Not to be found in the history by the next person at this computer.
  window.history.replaceState(window.history.state, '', window.location.pathname)
  if (!token) throw new EntryError('This link is not complete. Copy all of it.')
  const { data } = await staffApi.post('/api/auth/link', { token })
  return { token, owner: linkResponse.parse(data) }
})

/** The token is in the address only once. */
export const shouldRevalidate = () => false

/** Where a one-time link leads. Its token stands behind the `#`, which browsers send to no server. */
export const Component = () => {
  const { data, failure } = useLoaded<typeof loader>()
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState(false)
  const wrong = failure?.message ?? refusal
  return (
    <div className={styles.door}>
      <h1 id="set-password">Set your password</h1>
      {wrong && <p role="alert">{wrong}</p>}
      {done && (
        <p role="status">
          Your password is set. <a href={STAFF_AREA}>Sign in</a> with it now.
        </p>
      )}
      {data && !done && !wrong && (
        <Form
          labelledBy="set-password"
          button={{ idle: 'Set password', busy: 'Setting password…' }}
          onSubmit={async ({ newPassword = '', repeated }) => {
            if (newPassword !== repeated) throw new EntryError('The two passwords are not the same.')
            try {
              await staffApi.post('/api/auth/set-password', { token: data.token, newPassword })
              setDone(true)
            } catch (error) {
              const { code, message } = callFailure(error)
              if (code !== 'LINK_NOT_VALID') throw error
              setRefusal(message)
            }
          }}
        >
          <p>
            For {data.owner.name}, {data.owner.email}.
          </p>
          {/* For password managers. */}
          <input type="hidden" name="email" autoComplete="username" value={data.owner.email} readOnly />
          <NewPasswordFields />
        </Form>
      )}
    </div>
  )
}
