import type { SessionEmail, StaffSession } from '#contract/training.ts'
import { Button } from '#site/components/button/button.tsx'
import { Field, Labeled } from '#site/components/form/field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Form, Select } from '../components/form.tsx'
import { toast } from '../components/toast.ts'
import { nameOf } from './texts.ts'
import { emailSession } from './training-api.ts'

const TO_OPTIONS = [
  ['everyone', 'Everyone'],
  ['registered', 'People with a seat'],
  ['waiting', 'People on the waiting list'],
] as const satisfies readonly (readonly [SessionEmail['to'], string])[]

interface EmailDialogProps {
  readonly session: StaffSession
  readonly onClose: () => void
}

/** Lets the member write an email to the people registered for a session. */
export const EmailDialog = ({ session, onClose }: EmailDialogProps) => (
  <Dialog title="Write email" onClose={onClose} dismissible={false}>
    <p id="email-session">Each person in {nameOf(session)} gets a separate email from the office of their region.</p>
    <Form
      labelledBy="email-session"
      draft={`training.email.${session.id}`}
      button={{ idle: 'Send', busy: 'Sending…' }}
      onSubmit={async (values) => {
        const recipients = await emailSession(session.id, values)
        toast.success(recipients === 1 ? 'We’re sending 1 email' : `We’re sending ${recipients} emails`)
        onClose()
      }}
      more={<Button onClick={onClose}>Cancel</Button>}
    >
      <Labeled id="email-to" label="To">
        <Select id="email-to" name="to" options={TO_OPTIONS} />
      </Labeled>
      <Field
        name="subject"
        label="Subject"
        autoComplete="off"
        maxLength={200}
        defaultValue={`Training ${nameOf(session)}`}
      />
      <Field name="text" label="Message" type="multiline" rows={8} hint="An empty line starts a new paragraph." />
    </Form>
  </Dialog>
)
