import { type ComponentProps, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import {
  backupCodesResponse,
  type Enrolment,
  enrolmentResponse,
  meResponse,
  type StaffSession,
  sessionsResponse,
} from '../../contract/staff.ts'
import { STAFF_AREA } from '../../contract/staff-area.ts'
import { Button } from '../../site/components/button/button.tsx'
import { Field } from '../../site/components/form/field.tsx'
import { EntryError, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import { attempt } from '../components/attempt.ts'
import { ButtonOf } from '../components/button-of.tsx'
import partStyles from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { Form } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { useMember } from '../member.ts'
import styles from '../shell/shell.module.css'
import { Enrol } from './enrol.tsx'

export const loader = settled(async ({ request: { signal } }: LoaderFunctionArgs) => {
  const [me, sessions] = await Promise.all([
    staffApi.get('/api/auth/me', { signal }),
    staffApi.get('/api/auth/sessions', { signal }),
  ])
  return { me: meResponse.parse(me.data), sessions: sessionsResponse.parse(sessions.data).sessions }
})

/** One's own password, second factor and sessions. */
export const Component = () => {
  const { name, email, role } = useMember()
  const { data, failure, loading, reload } = useLoaded<typeof loader>()
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h1>Your account</h1>
        <p>
          {name}, {email}, {role}
        </p>
      </div>
      <Alert text={failure?.message} />
      <Password />
      {data && <SecondFactor isOn={data.me.twoFactor} isRequired={data.me.appRequired} onChange={reload} />}
      {data && <Sessions sessions={data.sessions} loading={loading} onChange={reload} />}
    </div>
  )
}

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
          await staffApi.post('/api/auth/change-password', { currentPassword, newPassword })
          setTurn(turn + 1)
          toast.success('Password changed; all your other sessions have ended')
        }}
      >
        <Field name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
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

interface PasswordForm extends Pick<ComponentProps<typeof Form>, 'button' | 'onSubmit'> {
  readonly note?: string
}

interface SecondFactorProps {
  readonly isOn: boolean
  /** By the member's role. */
  readonly isRequired: boolean
  readonly onChange: () => Promise<void>
}

const SecondFactor = ({ isOn, isRequired, onChange }: SecondFactorProps) => {
  const [step, setStep] = useState<Step>(REST)
  /** Steps that begin with the password. */
  const passwordForms: Partial<Record<Step['name'], PasswordForm>> = {
    begin: {
      button: { idle: 'Continue', busy: 'One moment…' },
      onSubmit: async (values) => {
        const { data: answer } = await staffApi.post('/api/auth/two-factor/enable', values)
        setStep({ name: 'confirm', enrolment: enrolmentResponse.parse(answer) })
      },
    },
    end: {
      button: { idle: 'Remove app', busy: 'Removing…' },
      onSubmit: async (values) => {
        await staffApi.post('/api/auth/two-factor/disable', values)
        toast.success('Your password alone signs you in again')
        await onChange()
        setStep(REST)
      },
    },
    renew: {
      button: { idle: 'Make new codes', busy: 'Making codes…' },
      note: 'The codes that you have now no longer hold then.',
      onSubmit: async (values) => {
        const { data: answer } = await staffApi.post('/api/auth/two-factor/backup-codes', values)
        setStep({ name: 'codes', codes: backupCodesResponse.parse(answer).backupCodes })
      },
    },
  }
  const cancel = <Button onClick={() => setStep(REST)}>Cancel</Button>
  const form = passwordForms[step.name]
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">Authenticator app</h2>
      {step.name === 'rest' && (
        <>
          {isRequired && !isOn && (
            <p className={partStyles.alert}>
              Your role requires an authenticator app. Set one up here; then the other pages open.
            </p>
          )}
          <p>
            {isOn
              ? 'On: after your password, you enter a code of your app.'
              : 'Off: anyone who knows your password can sign in. With an app on your phone that shows codes, it is not enough.'}
          </p>
          <div className={partStyles.buttons}>
            {isOn ? (
              <>
                <Button onClick={() => setStep({ name: 'renew' })}>New backup codes</Button>
                {!isRequired && <Button onClick={() => setStep({ name: 'end' })}>Remove app</Button>}
              </>
            ) : (
              <Button look="ink" onClick={() => setStep({ name: 'begin' })}>
                Set up an app
              </Button>
            )}
          </div>
        </>
      )}
      {step.name === 'confirm' && (
        <Enrol
          enrolment={step.enrolment}
          cancel={cancel}
          onDone={() => {
            toast.success('From now on you enter a code when you sign in')
            setStep({ name: 'codes', codes: step.enrolment.backupCodes })
            void onChange()
          }}
        />
      )}
      {form && (
        <Form key={step.name} labelledBy="second-factor" button={form.button} more={cancel} onSubmit={form.onSubmit}>
          {form.note && <p>{form.note}</p>}
          <Field name="password" label="Your password" type="password" autoComplete="current-password" autoFocus />
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

interface SessionsProps {
  readonly sessions: readonly StaffSession[]
  readonly loading: boolean
  readonly onChange: () => Promise<void>
}

const Sessions = ({ sessions, loading, onChange }: SessionsProps) => {
  const end = async (id: string) => {
    await attempt(async () => {
      await staffApi.delete(`/api/auth/sessions/${id}`)
      toast.success('Session ended')
    })
    await onChange()
  }
  const endAll = () =>
    attempt(async () => {
      await staffApi.post('/api/auth/sign-out-everywhere')
      window.location.assign(`${STAFF_AREA}/sign-in`)
    })
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <Table
        caption="Sessions"
        busy={loading}
        rows={sessions}
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
                <ButtonOf label="End" of={`the session in ${browserText(browser)}`} onClick={() => end(id)} />
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
