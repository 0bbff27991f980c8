import { type StaffSession, TOPICS_MAX_LENGTH } from '#contract/training.ts'
import { Field, Labeled } from '#site/components/form/field.tsx'
import { Select } from '../components/form.tsx'
import { STATE_OPTIONS } from './texts.ts'
import styles from './training.module.css'

/** The fields of the session form. */
export const SessionFields = ({ session }: { session?: StaffSession }) => (
  <>
    <div className={styles.dates}>
      <Field name="startDate" label="First day" type="date" defaultValue={session?.startDate} />
      <Field name="endDate" label="Last day" type="date" defaultValue={session?.endDate} />
    </div>
    <Field
      name="location"
      label="Location"
      autoComplete="off"
      maxLength={120}
      hint="City and state or country, such as Nashville, TN."
      defaultValue={session?.location}
    />
    <Field
      name="capacity"
      label="Seats"
      inputMode="numeric"
      autoComplete="off"
      hint="Registrations beyond this number are added to the waiting list."
      defaultValue={session && String(session.capacity)}
    />
    <Field
      name="topics"
      label="Content"
      type="multiline"
      rows={2}
      required={false}
      maxLength={TOPICS_MAX_LENGTH}
      hint="What participants learn. The session’s card shows it."
      defaultValue={session?.topics}
    />
    <Field
      name="priceUsd"
      label="Price per person"
      inputMode="numeric"
      autoComplete="off"
      required={false}
      hint="In US dollars. If the session is free, leave it empty."
      defaultValue={session && session.priceUsd > 0 ? String(session.priceUsd) : undefined}
    />
    <Labeled id="session-state" label="Status">
      <Select id="session-state" name="state" options={STATE_OPTIONS} defaultValue={session?.state ?? 'draft'} />
    </Labeled>
    <Field
      name="notes"
      label="Notes"
      type="multiline"
      rows={3}
      required={false}
      hint="For staff only. Visitors don’t see them."
      defaultValue={session?.notes}
    />
  </>
)
