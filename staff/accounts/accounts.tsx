import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher } from 'react-router'
import {
  type Account,
  type AccountLink,
  accountLinkResponse,
  accountResponse,
  accountsResponse,
  type Role,
} from '#contract/staff.ts'
import { Button } from '#site/components/button/button.tsx'
import { Field, Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { callFailure, staffApi } from '../api.ts'
import { Alert } from '../components/alert.tsx'
import partStyles from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog, Dialog } from '../components/dialog.tsx'
import { Form, Select } from '../components/form.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { settled, useLoaded } from '../components/loaded.ts'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { useMember } from '../member.ts'
import styles from '../shell/shell.module.css'

const ROLE_OPTIONS = [
  ['editor', 'Editor: content, files, analytics'],
  ['sales', 'Sales: inquiries, analytics'],
  ['admin', 'Administrator: everything'],
] as const satisfies readonly (readonly [Role, string])[]

interface Change extends Partial<Pick<Account, 'role' | 'disabled'>> {
  readonly id: string
}

export const loader = settled(
  async ({ request: { signal } }: LoaderFunctionArgs) =>
    accountsResponse.parse((await staffApi.get('/api/staff/accounts', { signal })).data).accounts,
)

/** Applies a `Change` to an account and shows the result as a toast. */
export async function action({ request }: ActionFunctionArgs) {
  const { id, ...changes } = (await request.json()) as Change
  try {
    const response = await staffApi.patch(`/api/staff/accounts/${id}`, changes)
    const { name, role, disabled } = accountResponse.parse(response.data).account
    toast.success(disabled ? `${name} is signed out and can no longer sign in` : `${name} can sign in as ${role}`)
  } catch (error) {
    toast.error(callFailure(error).message)
  }
  return null
}

type Open = { readonly dialog: 'add' } | { readonly dialog: 'remove' | 'renew'; readonly account: Account }

/** Lists the staff accounts. Only administrators can open this page. */
export const Component = () => {
  const member = useMember()
  const { data: accounts, failure, loading, reload } = useLoaded<typeof loader>()
  const { submit } = useFetcher()
  const [open, setOpen] = useState<Open>()
  const [newLink, setNewLink] = useState<AccountLink>()
  const close = () => setOpen(undefined)

  const change = (changes: Change) => submit(JSON.stringify(changes), { method: 'post', encType: 'application/json' })

  const show = (response: unknown) => {
    close()
    setNewLink(accountLinkResponse.parse(response))
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
                  aria-label={`Role for ${account.name}`}
                  value={account.role}
                  options={ROLE_OPTIONS}
                  onChoose={(role) => change({ id: account.id, role })}
                />
              ),
            },
            { key: 'state', header: 'Sign-in', cell: signInText },
            {
              key: 'seen',
              header: 'Last seen',
              cell: ({ lastSeenAt }) => (lastSeenAt ? dateText(lastSeenAt) : 'Never'),
            },
            {
              key: 'actions',
              header: 'Actions',
              cell: (account) => (
                <div className={partStyles.buttons}>
                  <ItemButton
                    label="New link"
                    item={`for ${account.name}`}
                    onClick={() => setOpen({ dialog: 'renew', account })}
                  />
                  {/* Omit the actions that would let administrators lock themselves out. */}
                  {account.id !== member.id && (
                    <>
                      <ItemButton
                        label={account.disabled ? 'Enable' : 'Disable'}
                        item={account.name}
                        onClick={() => change({ id: account.id, disabled: !account.disabled })}
                      />
                      <ItemButton
                        label="Remove"
                        item={account.name}
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
          <p id="add-account">You’ll get a link for the new member to set a password.</p>
          <Form
            labelledBy="add-account"
            button={{ idle: 'Add account', busy: 'Adding…' }}
            onSubmit={async (values) => show((await staffApi.post('/api/staff/accounts', values)).data)}
            more={<Button onClick={close}>Cancel</Button>}
          >
            <Field name="name" label="Name" autoComplete="off" maxLength={120} />
            <Field name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
            <Labeled id="new-role" label="Role">
              <Select id="new-role" name="role" options={ROLE_OPTIONS} />
            </Labeled>
          </Form>
        </Dialog>
      )}
      {open?.dialog === 'renew' && (
        <ConfirmDialog
          title={`Create a new link for ${open.account.name}?`}
          confirm={{ idle: 'Create link', busy: 'Creating link…' }}
          onClose={close}
          onConfirm={async () => show((await staffApi.post(`/api/staff/accounts/${open.account.id}/link`)).data)}
        >
          <p>
            The link sets a new password. Earlier links stop working. The current password works until the new one is
            set.
          </p>
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
            toast.success(`${open.account.name}’s account removed`)
            void reload()
          }}
        >
          <p>
            {open.account.email} will be signed out everywhere and can no longer sign in. We’ll keep this person’s
            uploads and notes.
          </p>
        </ConfirmDialog>
      )}
      {newLink && <NewLink {...newLink} onClose={() => setNewLink(undefined)} />}
    </section>
  )
}

const signInText = ({ disabled, hasPassword, twoFactor }: Account) => {
  if (disabled) return 'Disabled'
  if (!hasPassword) return 'No password yet'
  return twoFactor ? 'Password and app' : 'Password'
}

const NewLink = ({ account, link, expiresAt, onClose }: AccountLink & { onClose: () => void }) => {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog title={`Link for ${account.name}`} onClose={onClose}>
      <p>
        Send this link only to {account.email}. It sets the password once and expires on {dateText(expiresAt)}. We won’t
        show it again.
      </p>
      <Labeled id="new-link" label="Link">
        <input
          id="new-link"
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
              () => toast.error('Your browser blocked copying. Select the link and copy it manually.'),
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
