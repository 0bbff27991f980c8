import { useRef } from 'react'
import { training } from '#catalog/training.ts'
import { REQUEST_SUBJECTS } from '#contract/inquiry-fields.ts'
import { FEW_SEATS, sessionName } from '#contract/training-session.ts'
import { Choice, Choices } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { postalFields } from '../../components/form/field-definitions.ts'
import { InquiryForm } from '../../components/form/inquiry-form.tsx'

interface ShownSession {
  readonly dates: string
  readonly location: string
  /** Such as '3 days'. */
  readonly duration: string
  /** Such as 'Free'. */
  readonly price: string
  /** Can be empty. */
  readonly topics: string
  readonly seatsLeft: number
}

interface TrainingFormProps {
  readonly sessions: readonly ShownSession[]
}

/** '3 days. Free. 4 seats left.' */
const noteOf = ({ duration, price, seatsLeft }: ShownSession) => `${duration}. ${price}. ${seatsText(seatsLeft)}`

function seatsText(seatsLeft: number): string {
  if (seatsLeft === 0) return training.full
  if (seatsLeft > FEW_SEATS) return `More than ${FEW_SEATS} seats left.`
  return `${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left.`
}

export const TrainingForm = ({ sessions }: TrainingFormProps) => {
  const session = useRef<HTMLInputElement>(null)
  const announced = sessions.length > 0

  /** Copies the selected card's value into the hidden field after a click, a draft restore, or a reset. */
  const followCards = (form: HTMLFormElement) => {
    const chosen = form.querySelector<HTMLInputElement>('input[name="sessionCard"]:checked')
    if (session.current) session.current.value = chosen?.value ?? ''
  }

  return (
    <InquiryForm
      contactType="Training Registration"
      labelledBy="register"
      button={{ idle: 'SUBMIT', busy: 'SUBMITTING...' }}
      success={announced ? training.registered : training.inquired}
      waiting={training.waiting}
      failure="Failed to submit. Please try again."
      toneOf={(message) => (message.includes('success') ? 'success' : 'error')}
      payload={({ sessionCard, session, ...values }) => ({
        ...values,
        session: session || undefined,
        subject: session ? `${REQUEST_SUBJECTS['Training Registration']}: ${session}`.slice(0, 200) : training.inquiry,
      })}
      onFilled={followCards}
    >
      {announced && (
        <>
          <Choices
            legend="Session"
            name="session"
            columns={sessions.length % 2 === 0 ? 2 : 3}
            onChange={({ currentTarget: { form } }) => form && followCards(form)}
          >
            {sessions.map((each, index) => (
              <Choice
                key={sessionName(each)}
                id={index === 0 ? 'session' : `session-${index}`}
                name="sessionCard"
                errorName="session"
                value={sessionName(each)}
                title={each.dates}
                text={each.location}
                note={noteOf(each)}
                details={each.topics}
              />
            ))}
          </Choices>
          <input ref={session} type="hidden" name="session" defaultValue="" />
        </>
      )}
      {postalFields.map((definition) => (
        <Field key={definition.id} {...definition} />
      ))}
    </InquiryForm>
  )
}
