import { useState } from 'react'
import { Link } from 'react-router'
import { isAllowed } from '#contract/staff.ts'
import type { Registration, RegistrationWrite, SessionDetail } from '#contract/training.ts'
import { attempt } from '../components/attempt.ts'
import parts from '../components/components.module.css'
import { dateText } from '../components/date-text.ts'
import { ConfirmDialog } from '../components/dialog.tsx'
import { ItemButton } from '../components/item-button.tsx'
import { Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { useMember } from '../member.ts'
import { REGISTRATION_TEXT } from './texts.ts'
import { setRegistration } from './training-api.ts'

interface RegistrationsProps {
  readonly detail: SessionDetail
  readonly reload: () => Promise<void>
}

/** The people registered for a session, in order of registration. */
export const Registrations = ({ detail: { session, registrations }, reload }: RegistrationsProps) => {
  const [canceling, setCanceling] = useState<Registration>()
  const isFull = session.registered >= session.capacity

  const change = async ({ id, state: from }: Registration, state: RegistrationWrite['state']) => {
    try {
      await setRegistration(session.id, id, { from, state })
    } finally {
      await reload()
    }
  }

  return (
    <>
      <Table
        caption="Registrations"
        rows={registrations}
        rowKey={({ id }) => id}
        empty="No registrations yet."
        columns={[
          { key: 'name', header: 'Name', cell: (each) => <NameCell {...each} /> },
          {
            key: 'contact',
            header: 'Contact',
            cell: ({ email, phone }) => (
              <div>
                <a href={`mailto:${email}`}>{email}</a>
                <br />
                {phone}
              </div>
            ),
          },
          { key: 'received', header: 'Received', cell: ({ registeredAt }) => dateText(registeredAt) },
          { key: 'state', header: 'Status', cell: ({ state }) => REGISTRATION_TEXT[state] },
          {
            key: 'actions',
            header: 'Actions',
            cell: (each) => (
              <div className={parts.buttons}>
                {(each.state === 'waiting' || each.state === 'repeated') && (
                  <ItemButton
                    label="Give seat"
                    item={`to ${each.fullName}`}
                    disabled={isFull}
                    onClick={() =>
                      attempt(async () => {
                        await change(each, 'registered')
                        toast.success(`${each.fullName} has a seat. We’re sending an email`)
                      })
                    }
                  />
                )}
                {(each.state === 'canceled' || each.state === 'repeated') && (
                  <ItemButton
                    label="Put on waiting list"
                    item={each.fullName}
                    onClick={() => attempt(() => change(each, 'waiting'))}
                  />
                )}
                {each.state !== 'canceled' && (
                  <ItemButton label="Cancel" item={each.fullName} onClick={() => setCanceling(each)} />
                )}
              </div>
            ),
          },
        ]}
      />
      {canceling && (
        <ConfirmDialog
          title={`Cancel the registration for ${canceling.fullName}?`}
          confirm={{ idle: 'Cancel registration', busy: 'Canceling…' }}
          onClose={() => setCanceling(undefined)}
          onConfirm={async () => {
            await change(canceling, 'canceled')
            setCanceling(undefined)
          }}
        >
          <p>
            {canceling.state === 'registered'
              ? 'This opens up a seat. You can give it to the next person on the waiting list.'
              : canceling.state === 'waiting'
                ? 'This removes the person from the waiting list.'
                : 'This registration has no seat.'}{' '}
            We won’t email them.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Links to the inquiry if the member may read inquiries. */
const NameCell = ({ inquiryId, fullName, companyName }: Registration) => {
  const { role } = useMember()
  return (
    <div>
      <strong>
        {isAllowed(role, 'inquiries') ? <Link to={`/manage/inquiries/${inquiryId}`}>{fullName}</Link> : fullName}
      </strong>
      <br />
      {companyName}
    </div>
  )
}
