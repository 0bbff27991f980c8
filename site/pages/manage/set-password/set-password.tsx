import { useEffect, useState } from 'react'
import { linkResponse, PASSWORD_LENGTH } from '../../../../contract/staff.ts'
import styles from '../manage.module.css'
import { callFailure, EntryError, manageApi } from '../manage-api.ts'
import { Form, TextField } from '../parts/form.tsx'
import { useLoaded } from '../parts/use-loaded.ts'

/** Where a one-time link leads. Its token stands behind the `#`, which browsers send to no server. */
export const SetPassword = () => {
  const [token] = useState(() => window.location.hash.slice(1))
  const [done, setDone] = useState(false)
  const owner = useLoaded(token, async (signal) =>
    linkResponse.parse((await manageApi.post('/api/auth/link', { token }, { signal })).data),
  )

  // Not to be found in the history by whoever uses this computer next.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])

  return (
    <div className={styles.door}>
      <h1 id="set-password">Set your password</h1>
      {done ? (
        <p role="status">
          Your password is set. <a href="/manage">Sign in</a> with it now.
        </p>
      ) : owner.failure ? (
        <p role="alert">{token ? owner.failure.message : 'This link is not complete. Copy all of it.'}</p>
      ) : !owner.data ? (
        <p role="status">Loading…</p>
      ) : (
        <Form
          labelledBy="set-password"
          button={{ idle: 'Set password', busy: 'Setting password…' }}
          onSubmit={async ({ newPassword = '', repeated }) => {
            if (newPassword !== repeated) throw new EntryError('The two passwords are not the same.')
            try {
              await manageApi.post('/api/auth/set-password', { token, newPassword })
            } catch (error) {
              if (callFailure(error).code === 'LINK_NOT_VALID') owner.reload()
              throw error
            }
            setDone(true)
          }}
        >
          <p>
            For {owner.data.name}, {owner.data.email}.
          </p>
          {/* For password managers. */}
          <input type="hidden" name="email" autoComplete="username" value={owner.data.email} readOnly />
          <NewPasswordFields />
        </Form>
      )}
    </div>
  )
}

export const NewPasswordFields = () => (
  <>
    <TextField
      name="newPassword"
      label="New password"
      type="password"
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.least}
      maxLength={PASSWORD_LENGTH.most}
      hint={`${PASSWORD_LENGTH.least} characters or more: a few words that belong together only to you.`}
    />
    <TextField name="repeated" label="New password, again" type="password" autoComplete="new-password" />
  </>
)
