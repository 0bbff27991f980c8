import { type ComponentProps, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import {
  backupCodesResponse,
  type Enrollment,
  enrollmentResponse,
  meResponse,
  type StaffSession,
  sessionsResponse,
} from '#contract/staff.ts'
import { STAFF_AREA } from '#contract/staff-area.ts'
import { Button } from '#site/components/button/button.tsx'
import { Field } from '#site/components/form/field.tsx'
import { EntryError, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import { attempt } from '../components/attempt.ts'
import partStyles from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { Form } from '../components/form.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { useMember } from '../member.ts'
import styles from '../shell/shell.module.css'
import { Enroll } from './enroll.tsx'

export const loader = settled(async ({ request: { signal } }: LoaderFunctionArgs) => {
  const [me, sessions] = await Promise.all([
    staffApi.get('/api/auth/me', { signal }),
    staffApi.get('/api/auth/sessions', { signal }),
  ])
  return { me: meResponse.parse(me.data), sessions: sessionsResponse.parse(sessions.data).sessions }
})

/** Shows the signed-in member's password, authenticator app, and sessions. */
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
  const [formKey, setFormKey] = useState(0)
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">Password</h2>
      <Form
        key={formKey}
        labelledBy="password"
        button={{ idle: 'Change password', busy: 'Changing…' }}
        onSubmit={async ({ currentPassword, newPassword, repeated }) => {
          if (newPassword !== repeated) throw new EntryError('The new passwords don’t match.')
          await staffApi.post('/api/auth/change-password', { currentPassword, newPassword })
          setFormKey(formKey + 1)
          toast.success('Password changed. You are signed out on all other devices.')
        }}
      >
        <Field name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
        <NewPasswordFields />
      </Form>
    </section>
  )
}

type Step =
  | { readonly name: 'overview' | 'setUp' | 'remove' | 'renewCodes' }
  | { readonly name: 'confirm'; readonly enrollment: Enrollment }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

const OVERVIEW: Step = { name: 'overview' }

interface PasswordForm extends Pick<ComponentProps<typeof Form>, 'button' | 'onSubmit'> {
  readonly note?: string
}

interface SecondFactorProps {
  readonly isOn: boolean
  /** True if the member's role requires an authenticator app. */
  readonly isRequired: boolean
  readonly onChange: () => Promise<void>
}

const SecondFactor = ({ isOn, isRequired, onChange }: SecondFactorProps) => {
  const [step, setStep] = useState<Step>(OVERVIEW)
  /** The forms that require the password. */
  const passwordForms: Partial<Record<Step['name'], PasswordForm>> = {
    setUp: {
      button: { idle: 'Continue', busy: 'Checking…' },
      onSubmit: async (values) => {
        const { data } = await staffApi.post('/api/auth/two-factor/enable', values)
        setStep({ name: 'confirm', enrollment: enrollmentResponse.parse(data) })
      },
    },
    remove: {
      button: { idle: 'Remove app', busy: 'Removing…' },
      onSubmit: async (values) => {
        await staffApi.post('/api/auth/two-factor/disable', values)
        toast.success('App removed. You now sign in with only your password.')
        await onChange()
        setStep(OVERVIEW)
      },
    },
    renewCodes: {
      button: { idle: 'Create new codes', busy: 'Creating codes…' },
      note: 'Your current codes will stop working.',
      onSubmit: async (values) => {
        const { data } = await staffApi.post('/api/auth/two-factor/backup-codes', values)
        setStep({ name: 'codes', codes: backupCodesResponse.parse(data).backupCodes })
      },
    },
  }
  const cancel = <Button onClick={() => setStep(OVERVIEW)}>Cancel</Button>
  const form = passwordForms[step.name]
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">Authenticator app</h2>
      {step.name === 'overview' && (
        <>
          {isRequired && !isOn && (
            <p className={partStyles.alert}>
              Your role requires an authenticator app. Set one up to open the other pages.
            </p>
          )}
          <p>
            {isOn
              ? 'On. After your password, you enter a code from your app.'
              : 'Off. Anyone who knows your password can sign in. Set up an authenticator app on your phone to also require a code.'}
          </p>
          <div className={partStyles.buttons}>
            {isOn ? (
              <>
                <Button onClick={() => setStep({ name: 'renewCodes' })}>Create backup codes</Button>
                {!isRequired && <Button onClick={() => setStep({ name: 'remove' })}>Remove app</Button>}
              </>
            ) : (
              <Button look="ink" onClick={() => setStep({ name: 'setUp' })}>
                Set up an app
              </Button>
            )}
          </div>
        </>
      )}
      {step.name === 'confirm' && (
        <Enroll
          enrollment={step.enrollment}
          cancel={cancel}
          onDone={() => {
            toast.success('Authenticator app turned on')
            setStep({ name: 'codes', codes: step.enrollment.backupCodes })
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
            These are your backup codes. Use each code once to sign in without your phone. Write them down now; we won’t
            show them again.
          </p>
          <ul className={`${styles.codes} data`}>
            {step.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={partStyles.buttons}>
            <Button look="ink" onClick={() => setStep(OVERVIEW)}>
              I wrote them down
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
      <h2 id="sessions">Signed-in devices</h2>
      <Table
        caption="Sessions"
        busy={loading}
        rows={sessions}
        rowKey={({ id }) => id}
        empty="No sessions."
        columns={[
          { key: 'browser', header: 'Browser', cell: ({ browser }) => browserText(browser) },
          { key: 'address', header: 'IP address', cell: ({ address }) => address ?? 'Unknown' },
          { key: 'since', header: 'Signed in', cell: ({ signedInAt }) => dateText(signedInAt) },
          {
            key: 'end',
            header: 'Actions',
            cell: ({ id, current, browser }) =>
              current ? (
                'This session'
              ) : (
                <ItemButton label="End" item={`the session in ${browserText(browser)}`} onClick={() => end(id)} />
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

/** Formats a browser's name: 'Firefox on Windows'. Omits the operating system if it is unknown. */
const browserText = (userAgent: string | null) => {
  const nameFrom = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [nameFrom(BROWSERS) ?? 'Unknown browser', nameFrom(SYSTEMS)].filter(Boolean).join(' on ')
}
