import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher } from 'react-router'
import {
  type Account,
  type AccountLink,
  accountLinkResponse,
  accountResponse,
  accountsResponse,
  type Role,
} from '../../contract/staff.ts'
import { Button } from '../../site/components/button/button.tsx'
import { Field, Labeled } from '../../site/components/form/field.tsx'
import formStyles from '../../site/components/form/form.module.css'
import { callFailure, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import { ButtonOf } from '../components/button-of.tsx'
import partStyles from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog, Dialog } from '../components/dialog.tsx'
import { Form, Select } from '../components/form.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { useMember } from '../member.ts'
import styles from '../shell/shell.module.css'

const ROLE_OPTIONS = [
  ['editor', 'Editor: files, figures'],
  ['sales', 'Sales: inquiries, figures'],
  ['admin', 'Administrator: everything'],
] as const satisfies readonly (readonly [Role, string])[]

interface Change extends Partial<Pick<Account, 'role' | 'disabled'>> {
  readonly id: string
}

export const loader = settled(
  async ({ request: { signal } }: LoaderFunctionArgs) =>
    accountsResponse.parse((await staffApi.get('/api/staff/accounts', { signal })).data).accounts,
)

/** Changes one account, as `Change` says; what came of it is said at the foot of the window. */
export async function action({ request }: ActionFunctionArgs) {
  const { id, ...changes } = (await request.json()) as Change
  try {
    const answer = await staffApi.patch(`/api/staff/accounts/${id}`, changes)
    const { name, role, disabled } = accountResponse.parse(answer.data).account
    toast.success(disabled ? `${name} is signed out and cannot sign in` : `${name} can sign in as ${role}`)
  } catch (error) {
    toast.error(callFailure(error).message)
  }
  return null
}

type Open = { readonly dialog: 'add' } | { readonly dialog: 'remove' | 'renew'; readonly account: Account }

/** Who may enter the staff area, for administrators. */
export const Component = () => {
  const member = useMember()
  const { data: accounts, failure, loading, reload } = useLoaded<typeof loader>()
  const { submit } = useFetcher()
  const [open, setOpen] = useState<Open>()
  const [given, setGiven] = useState<AccountLink>()
  const close = () => setOpen(undefined)

  const change = (changes: Change) => submit(JSON.stringify(changes), { method: 'post', encType: 'application/json' })

  const show = (answer: unknown) => {
    close()
    setGiven(accountLinkResponse.parse(answer))
    void reload()
  }

  return (
    <section className={styles.view} aria-labelledby="accounts">
      <div className={styles.head}>
        <h1 id="accounts">Accounts</h1>
        <Button look="ink" onClick={() => setOpen({ dialog: 'add' })}>
          Add account
        </Button>
      </div>
      <Alert text={failure?.message} />
      {accounts && (
        <Table
          caption="Accounts"
          busy={loading}
          rows={accounts}
          rowKey={({ id }) => id}
          empty="No accounts."
          columns={[
            {
              key: 'name',
              header: 'Name',
              cell: ({ id, name, email }) => (
                <>
                  <strong>{name}</strong>
                  {id === member.id && ' (you)'}
                  <br />
                  {email}
                </>
              ),
            },
            {
              key: 'role',
              header: 'Role',
              cell: (account) => (
                <Select
                  aria-label={`Role of ${account.name}`}
                  value={account.role}
                  options={ROLE_OPTIONS}
                  onChoose={(role) => change({ id: account.id, role })}
                />
              ),
            },
            { key: 'state', header: 'State', cell: stateOf },
            {
              key: 'seen',
              header: 'Last seen',
              cell: ({ lastSeenAt }) => (lastSeenAt ? dateText(lastSeenAt) : 'Not signed in'),
            },
            {
              key: 'actions',
              header: 'Actions',
              cell: (account) => (
                <div className={partStyles.buttons}>
                  <ButtonOf
                    label="New link"
                    of={`for ${account.name}`}
                    onClick={() => setOpen({ dialog: 'renew', account })}
                  />
                  {/* Nobody shuts out themselves. */}
                  {account.id !== member.id && (
                    <>
                      <ButtonOf
                        label={account.disabled ? 'Enable' : 'Disable'}
                        of={account.name}
                        onClick={() => change({ id: account.id, disabled: !account.disabled })}
                      />
                      <ButtonOf
                        label="Remove"
                        of={account.name}
                        onClick={() => setOpen({ dialog: 'remove', account })}
                      />
                    </>
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
      {open?.dialog === 'add' && (
        <Dialog title="Add an account" onClose={close}>
          <p id="add-account">The new member sets the password by a link, which you pass on.</p>
          <Form
            labelledBy="add-account"
            button={{ idle: 'Add account', busy: 'Adding…' }}
            onSubmit={async (values) => show((await staffApi.post('/api/staff/accounts', values)).data)}
            more={<Button onClick={close}>Cancel</Button>}
          >
            <Field name="name" label="Name" autoComplete="off" maxLength={120} />
            <Field name="email" label="E-mail" type="email" autoComplete="off" maxLength={254} />
            <Labeled id="new-role" label="Role">
              <Select id="new-role" name="role" options={ROLE_OPTIONS} />
            </Labeled>
          </Form>
        </Dialog>
      )}
      {open?.dialog === 'renew' && (
        <ConfirmDialog
          title={`New link for ${open.account.name}?`}
          confirm={{ idle: 'Make link', busy: 'Making link…' }}
          onClose={close}
          onConfirm={async () => show((await staffApi.post(`/api/staff/accounts/${open.account.id}/link`)).data)}
        >
          <p>It sets a new password. Links made before no longer hold; the password of now does until then.</p>
        </ConfirmDialog>
      )}
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          title={`Remove ${open.account.name}?`}
          confirm={{ idle: 'Remove', busy: 'Removing…' }}
          onClose={close}
          onConfirm={async () => {
            await staffApi.delete(`/api/staff/accounts/${open.account.id}`)
            close()
            toast.success(`The account of ${open.account.name} is removed`)
            void reload()
          }}
        >
          <p>
            {open.account.email} can no longer sign in, and is signed out everywhere. What this person has uploaded or
            written stays.
          </p>
        </ConfirmDialog>
      )}
      {given && <GivenLink {...given} onClose={() => setGiven(undefined)} />}
    </section>
  )
}

const stateOf = ({ disabled, hasPassword, twoFactor }: Account) => {
  if (disabled) return 'Disabled'
  if (!hasPassword) return 'No password yet'
  return twoFactor ? 'Password and app' : 'Password'
}

const GivenLink = ({ account, link, expiresAt, onClose }: AccountLink & { onClose: () => void }) => {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog title={`Link for ${account.name}`} onClose={onClose}>
      <p>
        Pass it on to {account.email} and nobody else. It sets the password once, until {dateText(expiresAt)}, and is
        shown only now.
      </p>
      <Labeled id="given-link" label="Link">
        <input
          id="given-link"
          className={formStyles.input}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </Labeled>
      <div className={partStyles.buttons}>
        <Button
          look="ink"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => toast.error('The browser does not let this page copy. Select the link and copy it yourself.'),
            )
          }
        >
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  )
}
