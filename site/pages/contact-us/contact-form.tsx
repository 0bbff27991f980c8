import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { SUBJECT_SUGGESTIONS } from '#contract/inquiry-fields.ts'
import { PART_NUMBER } from '#contract/part-number-format.ts'
import { Field } from '../../components/form/field.tsx'
import { contactFields } from '../../components/form/field-definitions.ts'
import { InquiryForm } from '../../components/form/inquiry-form.tsx'
import { retryOffline } from '../../router/connection.ts'
import { useLocation } from '../../router/router.tsx'
import { quoteCount } from '../../services/quote-list/count.ts'
import { watchStorage } from '../../services/storage.ts'
import type { AttachedListProps, ListToSend } from './attached-list.tsx'
import type { AttachedStructureProps } from './attached-structure.tsx'
import styles from './contact-us.module.css'

export const ContactForm = () => {
  const { note, ...quoteRequest } = useQuoteRequest()
  const { hasList, AttachedList, isWaiting } = useAttachedList()
  const list = useRef<ListToSend>(undefined)
  const { structure, AttachedStructure } = useAttachedStructure()
  const sentStructure = useRef<string>(undefined)
  return (
    <InquiryForm
      contactType="Contact Form"
      labelledBy="write"
      button={{ idle: 'SEND', busy: 'SENDING...' }}
      success="Message sent successfully!"
      failure="Failed to send message"
      isWaiting={isWaiting || (structure !== null && !AttachedStructure)}
      {...quoteRequest}
      payload={(values) => ({ ...withList(values, list.current), structure: sentStructure.current })}
      onAccepted={() => list.current?.sent()}
    >
      <p className={styles.requested} role="status">
        {note}
      </p>
      {hasList && (
        <div className={styles.attached}>
          {AttachedList && <AttachedList onChoose={(chosen) => (list.current = chosen)} />}
        </div>
      )}
      {structure && AttachedStructure && (
        <AttachedStructure id={structure} onChoose={(chosen) => (sentStructure.current = chosen)} />
      )}
      {contactFields.person.map((definition) => (
        <Field key={definition.id} {...definition} />
      ))}
      <Field {...contactFields.subject} list="subjects">
        <datalist id="subjects">
          {SUBJECT_SUGGESTIONS.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
      </Field>
      <Field {...contactFields.message} />
    </InquiryForm>
  )
}

/** Adds the list to the form's values, and the list's calculations to the message. */
const withList = (values: Record<string, string>, list: ListToSend | undefined) => {
  if (!list) return values
  const message = [values.message, list.calculations()].filter(Boolean).join('\n\n')
  return { ...values, message, quoteLines: list.lines() }
}

/**
 * Loads the code that attaches the quote list, if there is a list. If the visitor requested the list (`?list`), the
 * form waits for this code.
 */
function useAttachedList() {
  const isRequested = new URLSearchParams(useLocation().search).has('list')
  const [AttachedList, setAttached] = useState<ComponentType<AttachedListProps>>()
  const hasList = useSyncExternalStore(watchStorage, quoteCount, () => '') !== ''
  useEffect(() => {
    if (!hasList) return
    void retryOffline(() => import('./attached-list.tsx')).then((module) => setAttached(() => module.AttachedList))
  }, [hasList])
  return { hasList, AttachedList, isWaiting: isRequested && hasList && !AttachedList }
}

/** Loads the code that attaches the structure from the builder (`?structure=`). */
function useAttachedStructure() {
  const structure = new URLSearchParams(useLocation().search).get('structure')
  const [AttachedStructure, setAttached] = useState<ComponentType<AttachedStructureProps>>()
  useEffect(() => {
    if (structure === null) return
    void retryOffline(() => import('./attached-structure.tsx')).then((module) =>
      setAttached(() => module.AttachedStructure),
    )
  }, [structure])
  return { structure, AttachedStructure }
}

const QUOTE = SUBJECT_SUGGESTIONS[0]

const fieldsOf = (form: HTMLFormElement) => ({
  subject: form.elements.namedItem('subject') as HTMLInputElement,
  message: form.elements.namedItem('message') as HTMLTextAreaElement,
})

const withoutLine = (text: string, line: string) =>
  text
    .split('\n')
    .filter((each) => each.trim() !== line.trim())
    .join('\n')

/**
 * Fills in the subject for a quote request (`?part=`, `?list`) and adds the part to the message, once. This text is not
 * saved in the draft until the visitor changes it, so it doesn't appear when the form is opened from another page.
 */
function useQuoteRequest() {
  const parameters = new URLSearchParams(useLocation().search)
  // Only valid part numbers are copied from the URL into the message.
  const [part = ''] = PART_NUMBER.exec(parameters.get('part') ?? '') ?? []
  const request = `${part}, quantity: `
  const [note, setNote] = useState('')
  const isFilled = useRef(false)
  const isOwnSubject = useRef(false)

  /**
   * After the visitor edits the subject or message, updates the note about the part and the flag for the prefilled
   * subject.
   */
  const onTyped = (form: HTMLFormElement) => {
    const { subject, message } = fieldsOf(form)
    if (subject.value !== QUOTE) isOwnSubject.current = false
    const isThere = part !== '' && isFilled.current && message.value.includes(part)
    setNote(isThere ? `${part} is in your message. Tell us how many you need.` : '')
  }

  const onFilled = (form: HTMLFormElement) => {
    const { subject, message } = fieldsOf(form)
    if (!isFilled.current && (part || parameters.has('list'))) {
      isFilled.current = true
      if (subject.value === '') {
        subject.value = QUOTE
        isOwnSubject.current = true
      }
      const isListed = message.value.split('\n').some((line) => line.startsWith(`${part}, `))
      if (part && !isListed) message.value = `${message.value.trimEnd()}\n${request}`.trimStart()
    }
    onTyped(form)
  }

  const typedOf = ({ subject = '', message = '', ...values }: Record<string, string>) => ({
    ...values,
    subject: isOwnSubject.current ? '' : subject,
    message: part === '' ? message : withoutLine(message, request).trimStart(),
  })
  return { note, onFilled, onTyped, typedOf }
}
