import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/components/button/button.tsx'
import { FieldError, Labeled } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import parts from '../components/components.module.css'
import { Dialog } from '../components/dialog.tsx'
import { clockChange, readLocalTime, timeZone, utcText } from '../components/local-time.ts'

interface ScheduleDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  /** @param publishAt ISO 8601 in UTC */
  readonly onSchedule: (publishAt: string) => void
}

/** Asks when to publish a revision, in the user's time zone. */
export const ScheduleDialog = ({ busy, onClose, onSchedule }: ScheduleDialogProps) => {
  const [local, setLocal] = useState('')
  const time = readLocalTime(local)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (time) onSchedule(time.toISOString())
  }
  return (
    <Dialog title="Schedule" onClose={onClose} dismissible={!busy}>
      <form className={formStyles.form} onSubmit={submit}>
        <Labeled id="publishAt" label={`Date and time (${timeZone()})`}>
          <input
            id="publishAt"
            type="datetime-local"
            required
            className={formStyles.input}
            value={local}
            aria-describedby="publishAt-utc publishAt-error"
            onChange={({ target }) => setLocal(target.value)}
          />
          <p id="publishAt-utc" className={formStyles.note}>
            {time ? `${clockChange(local) ?? ''} ${utcText(time)}` : 'Enter the time in your time zone.'}
          </p>
          <FieldError name="publishAt" />
        </Labeled>
        <div className={parts.buttons}>
          <Button type="submit" look="ink" disabled={busy}>
            {busy ? 'Scheduling…' : 'Schedule'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
