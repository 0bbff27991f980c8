import { useState } from 'react'
import { toast } from 'sonner'
import {
  backupCodesResponse,
  type Enrolment,
  enrolmentResponse,
  meResponse,
  sessionsResponse,
} from '../../../../contract/staff.ts'
import { Button } from '../../../components/button/button.tsx'
import styles from '../manage.module.css'
import { callFailure, EntryError, manageApi } from '../manage-api.ts'
import { dateText } from '../parts/date-text.ts'
import { Form, TextField } from '../parts/form.tsx'
import partStyles from '../parts/parts.module.css'
import { Table } from '../parts/table.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { NewPasswordFields } from '../set-password/set-password.tsx'
import type { ViewProps } from '../views.tsx'
import { Enrol } from './enrol.tsx'

/** One's own password, second factor and sessions. */
export const OwnAccount = ({ member }: ViewProps) => (
  <div className={styles.view}>
    <div className={styles.head}>
      <h1>Your account</h1>
      <p>
        {member.name}, {member.email}, {member.role}
      </p>
    </div>
    <Password />
    <SecondFactor />
    <Sessions />
  </div>
)

const Password = () => {
  const [turn, setTurn] = useState(0)
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">Password</h2>
      <Form
        key={turn}
        labelledBy="password"
        button={{ idle: 'Change password', busy: 'Changing…' }}
        onSubmit={async ({ currentPassword, newPassword, repeated }) => {
          if (newPassword !== repeated) throw new EntryError('The two new passwords are not the same.')
          await manageApi.post('/api/auth/change-password', { currentPassword, newPassword })
          setTurn(turn + 1)
          toast.success('Password changed; all your other sessions have ended')
        }}
      >
        <TextField name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
        <NewPasswordFields />
      </Form>
    </section>
  )
}

type Step =
  | { readonly name: 'rest' | 'begin' | 'end' | 'renew' }
  | { readonly name: 'confirm'; readonly enrolment: Enrolment }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

const REST: Step = { name: 'rest' }

const SecondFactor = () => {
  const { data, failure, reload } = useLoaded('me', async (signal) =>
    meResponse.parse((await manageApi.get('/api/auth/me', { signal })).data),
  )
  const [step, setStep] = useState<Step>(REST)
  const cancel = <Button onClick={() => setStep(REST)}>Cancel</Button>
  const passwordField = (
    <TextField name="password" label="Your password" type="password" autoComplete="current-password" autoFocus />
  )
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">Authenticator app</h2>
      {failure && <p role="alert">{failure.message}</p>}
      {step.name === 'rest' && data && (
        <>
          <p>
            {data.twoFactor
              ? 'On: after your password, a code of your app is asked for.'
              : 'Off: whoever knows your password can sign in. With an app on your phone that shows codes, it is not enough.'}
          </p>
          <div className={partStyles.buttons}>
            {data.twoFactor ? (
              <>
                <Button onClick={() => setStep({ name: 'renew' })}>New backup codes</Button>
                <Button onClick={() => setStep({ name: 'end' })}>Remove app</Button>
              </>
            ) : (
              <Button look="ink" onClick={() => setStep({ name: 'begin' })}>
                Set up an app
              </Button>
            )}
          </div>
        </>
      )}
      {step.name === 'begin' && (
        <Form
          labelledBy="second-factor"
          button={{ idle: 'Continue', busy: 'One moment…' }}
          more={cancel}
          onSubmit={async (values) => {
            const { data: answer } = await manageApi.post('/api/auth/two-factor/enable', values)
            setStep({ name: 'confirm', enrolment: enrolmentResponse.parse(answer) })
          }}
        >
          {passwordField}
        </Form>
      )}
      {step.name === 'confirm' && (
        <Enrol
          enrolment={step.enrolment}
          cancel={cancel}
          onDone={() => {
            toast.success('From now on a code is asked for when you sign in')
            setStep({ name: 'codes', codes: step.enrolment.backupCodes })
            reload()
          }}
        />
      )}
      {step.name === 'end' && (
        <Form
          labelledBy="second-factor"
          button={{ idle: 'Remove app', busy: 'Removing…' }}
          more={cancel}
          onSubmit={async (values) => {
            await manageApi.post('/api/auth/two-factor/disable', values)
            toast.success('Your password alone signs you in again')
            setStep(REST)
            reload()
          }}
        >
          {passwordField}
        </Form>
      )}
      {step.name === 'renew' && (
        <Form
          labelledBy="second-factor"
          button={{ idle: 'Make new codes', busy: 'Making codes…' }}
          more={cancel}
          onSubmit={async (values) => {
            const { data: answer } = await manageApi.post('/api/auth/two-factor/backup-codes', values)
            setStep({ name: 'codes', codes: backupCodesResponse.parse(answer).backupCodes })
          }}
        >
          <p>The codes that you have now no longer hold then.</p>
          {passwordField}
        </Form>
      )}
      {step.name === 'codes' && (
        <>
          <p role="status">
            Your backup codes: each signs you in once, when your phone is not at hand. Write them down; they are shown
            only now.
          </p>
          <ul className={`${styles.codes} data`}>
            {step.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={partStyles.buttons}>
            <Button look="ink" onClick={() => setStep(REST)}>
              I have written them down
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const Sessions = () => {
  const { data, failure, loading, reload } = useLoaded('sessions', async (signal) =>
    sessionsResponse.parse((await manageApi.get('/api/auth/sessions', { signal })).data),
  )
  const end = async (id: string) => {
    try {
      await manageApi.delete(`/api/auth/sessions/${id}`)
      toast.success('Session ended')
    } catch (error) {
      toast.error(callFailure(error).message)
    }
    reload()
  }
  const endAll = async () => {
    try {
      await manageApi.post('/api/auth/sign-out-everywhere')
      window.location.assign('/manage/sign-in')
    } catch (error) {
      toast.error(callFailure(error).message)
    }
  }
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {failure && <p role="alert">{failure.message}</p>}
      <Table
        caption="Sessions"
        busy={loading}
        rows={data?.sessions ?? []}
        rowKey={({ id }) => id}
        empty="No sessions."
        columns={[
          { key: 'browser', header: 'Browser', cell: ({ browser }) => browserText(browser) },
          { key: 'address', header: 'Address', cell: ({ address }) => address ?? 'Unknown' },
          { key: 'since', header: 'Since', cell: ({ signedInAt }) => dateText(signedInAt) },
          {
            key: 'end',
            header: 'Actions',
            cell: ({ id, current, browser }) =>
              current ? (
                'This one'
              ) : (
                <Button onClick={() => end(id)}>
                  End<span className="visually-hidden"> the session in {browserText(browser)}</span>
                </Button>
              ),
          },
        ]}
      />
      <div className={partStyles.buttons}>
        <Button onClick={endAll}>Sign out everywhere</Button>
      </div>
    </section>
  )
}

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** 'Firefox on Windows', as far as the browser tells. */
const browserText = (userAgent: string | null) => {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [named(BROWSERS) ?? 'Unknown browser', named(SYSTEMS)].filter(Boolean).join(' on ')
}
