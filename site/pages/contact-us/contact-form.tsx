import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SUBJECT_SUGGESTIONS } from '../../../contract/enquiry-fields.ts'
import { EnquiryForm } from '../../components/form/enquiry-form.tsx'
import { Field } from '../../components/form/field.tsx'
import { contactFields } from '../../components/form/field-definitions.ts'
import styles from './contact-us.module.css'

export const ContactForm = () => {
  const { note, addPart, noteMessage } = useAskedPart()
  return (
    <EnquiryForm
      contactType="Contact Form"
      labelledBy="write"
      button={{ idle: 'SEND', busy: 'SENDING...' }}
      success="Message sent successfully!"
      failure="Failed to send message"
      onFilled={addPart}
      onTyped={noteMessage}
    >
      <p className={styles.asked} role="status">
        {note}
      </p>
      {contactFields.person.map((definition) => (
        <Field key={definition.id} definition={definition} />
      ))}
      <Field definition={contactFields.subject} list="subjects">
        <datalist id="subjects">
          {SUBJECT_SUGGESTIONS.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
      </Field>
      <Field definition={contactFields.message} />
    </EnquiryForm>
  )
}

const QUOTE = SUBJECT_SUGGESTIONS[0]

/** What a part number can look like: nothing else is taken from an address into a message. */
const PART_NUMBER = /^BS-[A-Z0-9-]{2,24}$/

const messageOf = (form: HTMLFormElement) => form.elements.namedItem('message') as HTMLTextAreaElement

/**
 * The part whose 'Ask for a Quote' led here (`?part=`), added to the message once: whoever asks for several parts, one
 * after the other, finds them all there.
 */
function useAskedPart() {
  const part = useSearchParams()[0].get('part') ?? ''
  const [note, setNote] = useState('')
  const added = useRef(false)

  /** The note goes with what it speaks of. */
  const noteMessage = (form: HTMLFormElement) => {
    const isThere = added.current && messageOf(form).value.includes(part)
    setNote(isThere ? `${part} is in your message. Tell us how many you need.` : '')
  }

  const addPart = (form: HTMLFormElement) => {
    if (!added.current && PART_NUMBER.test(part)) {
      added.current = true
      const subject = form.elements.namedItem('subject') as HTMLInputElement
      const message = messageOf(form)
      if (subject.value === '') subject.value = QUOTE
      const asked = message.value.split('\n').some((line) => line.startsWith(`${part}, `))
      if (!asked) message.value = `${message.value.trimEnd()}\n${part}, quantity: `.trimStart()
    }
    noteMessage(form)
  }
  return { note, addPart, noteMessage }
}
