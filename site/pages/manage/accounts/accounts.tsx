import { useState } from 'react'
import { toast } from 'sonner'
import {
  type Account,
  type AccountLink,
  accountLinkResponse,
  accountResponse,
  accountsResponse,
  type Role,
} from '../../../../contract/staff.ts'
import { Button } from '../../../components/button/button.tsx'
import formStyles from '../../../components/form/form.module.css'
import styles from '../manage.module.css'
import { callFailure, manageApi } from '../manage-api.ts'
import { dateText } from '../parts/date-text.ts'
import { ConfirmDialog, Dialog } from '../parts/dialog.tsx'
import { Form, Select, TextField } from '../parts/form.tsx'
import partStyles from '../parts/parts.module.css'
import { Table } from '../parts/table.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import type { ViewProps } from '../views.tsx'

const ROLE_OPTIONS = [
  ['editor', 'Editor: files, figures'],
  ['sales', 'Sales: enquiries, figures'],
  ['admin', 'Administrator: everything'],
] as const satisfies readonly (readonly [Role, string])[]

type Asked = { readonly what: 'add' } | { readonly what: 'remove' | 'renew'; readonly account: Account }

/** Who may enter the staff area, for administrators. */
export const Accounts = ({ member }: ViewProps) => {
  const { data, failure, loading, reload } = useLoaded('accounts', async (signal) =>
    accountsResponse.parse((await manageApi.get('/api/staff/accounts', { signal })).data),
  )
  const [asked, setAsked] = useState<Asked>()
  const [given, setGiven] = useState<AccountLink>()
  const close = () => setAsked(undefined)

  const change = async (account: Account, changes: Partial<Pick<Account, 'role' | 'disabled'>>) => {
    try {
      const answer = await manageApi.patch(`/api/staff/accounts/${account.id}`, changes)
      const { name, role, disabled } = accountResponse.parse(answer.data).account
      toast.success(disabled ? `${name} is signed out and cannot sign in` : `${name} can sign in as ${role}`)
    } catch (error) {
      toast.error(callFailure(error).message)
    }
    reload()
  }

  const show = (answer: unknown) => {
    close()
    setGiven(accountLinkResponse.parse(answer))
    reload()
  }

  return (
    <section className={styles.view} aria-labelledby="accounts">
      <div className={styles.head}>
        <h1 id="accounts">Accounts</h1>
        <Button look="ink" onClick={() => setAsked({ what: 'add' })}>
          Add account
        </Button>
      </div>
      {failure && (
        <p role="alert" className={partStyles.alert}>
          {failure.message}
        </p>
      )}
      <Table
        caption="Accounts"
        busy={loading}
        rows={data?.accounts ?? []}
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
                onChoose={(role) => change(account, { role })}
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
                <Button onClick={() => setAsked({ what: 'renew', account })}>
                  New link<span className="visually-hidden"> for {account.name}</span>
                </Button>
                <Button onClick={() => change(account, { disabled: !account.disabled })}>
                  {account.disabled ? 'Enable' : 'Disable'}
                  <span className="visually-hidden"> {account.name}</span>
                </Button>
                <Button onClick={() => setAsked({ what: 'remove', account })}>
                  Remove<span className="visually-hidden"> {account.name}</span>
                </Button>
              </div>
            ),
          },
        ]}
      />
      {asked?.what === 'add' && (
        <Dialog title="Add an account" onClose={close}>
          <p id="add-account">The new member sets the password by a link, which you pass on.</p>
          <Form
            labelledBy="add-account"
            button={{ idle: 'Add account', busy: 'Adding…' }}
            onSubmit={async (values) => show((await manageApi.post('/api/staff/accounts', values)).data)}
            more={<Button onClick={close}>Cancel</Button>}
          >
            <TextField name="name" label="Name" autoComplete="off" maxLength={120} />
            <TextField name="email" label="E-mail" type="email" autoComplete="off" maxLength={254} />
            <div className={formStyles.field}>
              <label htmlFor="new-role">Role</label>
              <Select id="new-role" name="role" options={ROLE_OPTIONS} />
            </div>
          </Form>
        </Dialog>
      )}
      {asked?.what === 'renew' && (
        <ConfirmDialog
          title={`New link for ${asked.account.name}?`}
          confirm={{ idle: 'Make link', busy: 'Making link…' }}
          onClose={close}
          onConfirm={async () => show((await manageApi.post(`/api/staff/accounts/${asked.account.id}/link`)).data)}
        >
          <p>It sets a new password. Links made before no longer hold; the password of now does until then.</p>
        </ConfirmDialog>
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={`Remove ${asked.account.name}?`}
          confirm={{ idle: 'Remove', busy: 'Removing…' }}
          onClose={close}
          onConfirm={async () => {
            await manageApi.delete(`/api/staff/accounts/${asked.account.id}`)
            close()
            toast.success(`The account of ${asked.account.name} is removed`)
            reload()
          }}
        >
          <p>
            {asked.account.email} can no longer sign in, and is signed out everywhere. What this person has uploaded or
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
      <div className={formStyles.field}>
        <label htmlFor="given-link">Link</label>
        <input
          id="given-link"
          className={formStyles.input}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </div>
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
