import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { SUBJECT_SUGGESTIONS } from '#contract/inquiry-fields.ts'
import { PART_NUMBER } from '#contract/part-number-format.ts'
import { Field } from '../../components/form/field.tsx'
import { contactFields } from '../../components/form/field-definitions.ts'
import { InquiryForm } from '../../components/form/inquiry-form.tsx'
import { useLocation } from '../../router/router.tsx'
import { quoteCount } from '../../services/quote-list/count.ts'
import { watchStorage } from '../../services/storage.ts'
import { useLoaded } from '../../services/use-loaded.ts'
import type { ListToSend } from './attached-list.tsx'
import styles from './contact-us.module.css'
import type { FilesToSend } from './files-field.tsx'

export const ContactForm = () => {
  const parameters = new URLSearchParams(useLocation().search)
  const { note, ...quoteRequest } = useQuoteRequest(parameters)
  const hasList = useSyncExternalStore(watchStorage, quoteCount, () => '') !== ''
  const AttachedList = useLoaded(hasList, loadList)
  const list = useRef<ListToSend>(undefined)
  const structure = parameters.get('structure')
  const AttachedStructure = useLoaded(structure !== null, loadStructure)
  const sentStructure = useRef<string>(undefined)
  const FilesField = useLoaded(true, loadFiles)
  const sentFiles = useRef<HTMLInputElement>(null)
  const files = useRef<FilesToSend>(undefined)
  const setFiles = useCallback((ready: FilesToSend | undefined) => {
    files.current = ready
  }, [])
  const [isUploading, setUploading] = useState(false)
  const delivery = useRef<HTMLDetailsElement>(null)
  const openDelivery = (subject: string) => {
    if (subject === QUOTE && delivery.current) delivery.current.open = true
  }
  return (
    <InquiryForm
      contactType="Contact Form"
      labelledBy="write"
      button={{ idle: 'SEND', busy: 'SENDING...' }}
      success="Message sent successfully!"
      failure="Failed to send message"
      // The form waits for what the visitor asked to send: the quote list (`?list`), a structure (`?structure=`), or files.
      isWaiting={
        (hasList && parameters.has('list') && !AttachedList) ||
        (structure !== null && !AttachedStructure) ||
        isUploading
      }
      {...quoteRequest}
      onFilled={(form) => {
        quoteRequest.onFilled(form)
        const { subject, neededBy, shipTo } = fieldsOf(form)
        openDelivery(neededBy.value || shipTo.value ? QUOTE : subject.value)
      }}
      payload={({ files: kept = '', ...values }) => ({
        ...withList(values, list.current),
        structure: sentStructure.current,
        files: JSON.parse(kept || '[]') as unknown,
      })}
      onAccepted={(reference, missing, values) => (
        <>
          {list.current?.sent(reference)}
          {files.current?.sent(values, missing)}
        </>
      )}
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
      <Field {...contactFields.subject} list="subjects" onType={openDelivery}>
        <datalist id="subjects">
          {SUBJECT_SUGGESTIONS.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
      </Field>
      <Field {...contactFields.message} />
      <div className={styles.files}>
        {/* The field's code writes JSON to this input, so that the draft includes it. */}
        <input ref={sentFiles} type="hidden" name="files" />
        {FilesField && <FilesField field={sentFiles} onBusy={setUploading} onReady={setFiles} />}
      </div>
      <details ref={delivery}>
        <summary className="fold">Delivery</summary>
        <div className={styles.delivery}>
          {contactFields.delivery.map((definition) => (
            <Field key={definition.id} {...definition} />
          ))}
        </div>
      </details>
    </InquiryForm>
  )
}

/** Adds the list to the form's values, and the list's calculations to the message. */
const withList = (values: Record<string, string>, list: ListToSend | undefined) => {
  if (!list) return values
  const message = [values.message, list.calculations()].filter(Boolean).join('\n\n')
  return { ...values, message, quoteLines: list.lines() }
}

const loadList = async () => (await import('./attached-list.tsx')).AttachedList

const loadFiles = async () => (await import('./files-field.tsx')).FilesField

const loadStructure = async () => (await import('./attached-structure.tsx')).AttachedStructure

const QUOTE = SUBJECT_SUGGESTIONS[0]

type Fields = Readonly<Record<'subject' | 'message' | 'neededBy' | 'shipTo', HTMLInputElement | HTMLTextAreaElement>>

const fieldsOf = (form: HTMLFormElement) => form.elements as unknown as Fields

const withoutLine = (text: string, line: string) =>
  text
    .split('\n')
    .filter((each) => each.trim() !== line.trim())
    .join('\n')

/**
 * Fills in the subject for a quote request (`?part=`, `?list`) and adds the part to the message, once. This text is not
 * saved in the draft until the visitor changes it, so it doesn't appear when the form is opened from another page.
 */
function useQuoteRequest(parameters: URLSearchParams) {
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
