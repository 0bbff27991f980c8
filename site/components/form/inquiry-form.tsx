import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { company } from '#catalog/company.ts'
import { type ContactType, type FieldName, inquiryFields } from '#contract/inquiry-fields.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import { KEPT } from '../../services/kept-markup.ts'
import { Button } from '../button/button.tsx'
import { fillFields, openDraft, readFields } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import styles from './form.module.css'
import { type Errors, FormErrors } from './form-errors.ts'
import { useHydrated } from './hydrated.ts'

export interface InquiryFormProps {
  readonly contactType: ContactType
  readonly labelledBy: string
  readonly button: { readonly idle: string; readonly busy: string }
  readonly success: string
  /** Success message if the visitor is on the waiting list. */
  readonly waiting?: string
  /** Disables the submit button while form data is still loading. */
  readonly isWaiting?: boolean
  /**
   * Returns what the visitor sent, to show with the reference. The reference is empty if the inquiry was saved on this
   * device. `missing` are the names of files that the server doesn't have.
   */
  readonly onAccepted?: (
    reference: string,
    missing: readonly string[],
    values: Readonly<Record<string, string>>,
  ) => ReactNode
  /** Message to show if neither the server nor the error provides one. */
  readonly failure: string
  /** Builds the payload. Needed only if the payload isn't simply the form values. */
  readonly payload?: (values: Record<string, string>) => Record<string, unknown>
  /** Color of the message. Derived from the outcome by default. */
  readonly toneOf?: (message: string) => Tone
  /**
   * Returns the values that the visitor typed, without those that the form filled in. Only the typed values are saved
   * in the draft.
   */
  readonly typedOf?: (values: Record<string, string>) => Record<string, string>
  /** Called after the fields are restored from a draft, and after they are cleared. */
  readonly onFilled?: (form: HTMLFormElement) => void
  readonly onTyped?: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

type Tone = 'success' | 'error'
type Message = { readonly tone: Tone; readonly text: string }
type Receipt = { readonly reference: string; readonly content: ReactNode }

/**
 * A form that sends an inquiry. The browser validates required fields. The contract schema, bot check, and request code
 * load on the first submit. The fields are uncontrolled and are cleared only after a successful submit.
 */
export const InquiryForm = (props: InquiryFormProps) => {
  const { labelledBy, button, isWaiting, children } = props
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const receiptId = useId()
  const { busy, errors, attention, message, receipt, outcome, cleanEmails, ...handlers } = useSubmission(form, props)
  return (
    <FormErrors value={errors}>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby={labelledBy}
        aria-busy={busy}
        // The form is never submitted natively. If JavaScript fails, POST prevents the browser from putting the values
        // in the URL.
        method="post"
        {...handlers}
      >
        {!hydrated && (
          <p className={styles.unscripted} {...(import.meta.env.SSR ? { children: <UnscriptedNote /> } : KEPT)} />
        )}
        <p className={styles.note}>
          Fields marked <span className={styles.required}>*</span> are required.
        </p>
        <ErrorSummary errors={errors} attention={attention} />
        {children}
        <div className={styles.actions}>
          <Button
            type="submit"
            // Enter in a field also clicks the button, before the browser validates the form.
            onClick={cleanEmails}
            look="ink"
            disabled={busy || !hydrated || isWaiting}
            data-waiting={hydrated ? undefined : ''}
            data-busy={busy ? '' : undefined}
          >
            {busy ? button.busy : button.idle}
          </Button>
          <p
            ref={outcome}
            className={styles.message}
            tabIndex={-1}
            role="status"
            aria-describedby={receipt?.reference ? receiptId : undefined}
            data-tone={message?.tone}
          >
            {message?.text}
          </p>
        </div>
        {receipt?.reference && (
          <div className={styles.kept}>
            <p id={receiptId}>Your reference is {receipt.reference}.</p>
            {receipt.content}
          </div>
        )}
        {message?.tone === 'error' && (
          <p className={styles.kept}>
            Your entries are still here. If this fails again, call <a href={company.phoneUrl}>{company.phone}</a> or
            write to <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        )}
      </form>
    </FormErrors>
  )
}

const UnscriptedNote = () => (
  <>
    This form needs JavaScript, which is turned off in your browser. Write to{' '}
    <a href={`mailto:${company.email}`}>{company.email}</a> or call <a href={company.phoneUrl}>{company.phone}</a>{' '}
    instead. Include your name, company, state or country, phone number, and what you need.
  </>
)

/** Manages the draft, errors, and submission of the form. */
function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  {
    contactType,
    success,
    waiting = success,
    failure,
    payload,
    toneOf,
    onFilled,
    onTyped,
    onAccepted,
    typedOf = (values) => values,
  }: InquiryFormProps,
) {
  const [draft] = useState(() => (import.meta.env.SSR ? undefined : openDraft(contactType)))
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<Message>()
  const [receipt, setReceipt] = useState<Receipt>()
  /** Incremented to move focus to the error summary. */
  const [attention, setAttention] = useState(0)
  const checking = useRef(false)
  /** The contract schema, which loads with the first focus. */
  const rules = useRef<Awaited<ReturnType<typeof loadDraftErrors>>>(undefined)
  const { outcome, expectOutcome } = useOutcomeFocus(message)
  const latest = useRef({ onFilled, typedOf })
  latest.current = { onFilled, typedOf }
  /** Stops tracking an inquiry that was saved on this device. */
  const stopWatching = useRef<() => void>(undefined)

  useEffect(() => () => stopWatching.current?.(), [])

  useEffect(() => {
    if (!form.current) return
    const values = draft?.values()
    if (values) fillFields(form.current, values)
    latest.current.onFilled?.(form.current)
    // Keep values that the visitor typed before hydration.
    const typed = latest.current.typedOf(readFields(form.current))
    if (Object.values(typed).some(Boolean)) draft?.save(typed)
  }, [draft, form])

  const filledIn = (values: Record<string, string>) => ({ contactType, ...(payload ? payload(values) : values) })

  const showErrors = (found: Errors) => {
    setMessage(undefined)
    setErrors(found)
    setAttention((count) => count + 1)
  }

  const loadRules = async () => {
    rules.current ??= await loadDraftErrors()
  }

  /**
   * Replaces the browser's error bubble with a summary of all errors. The form is busy until the contract schema has
   * loaded, so that all wrong fields are marked together.
   */
  const handleInvalid = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = form.current
    if (checking.current || !element) return
    checking.current = true
    setTimeout(() => {
      checking.current = false
    })
    void loadSubmit().then((submit) => submit?.countSubmit(contactType, 'wrong-fields'))
    if (!rules.current) {
      setBusy(true)
      await loadRules()
      setBusy(false)
    }
    const found = rules.current?.draftErrors(filledIn(readFields(element)))
    showErrors(inOrder(element, { ...found, ...nativeErrors(element) }))
  }

  const handleInput = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (form.current) {
      onTyped?.(form.current)
      draft?.save(typedOf(readFields(form.current)))
    }
    const { name, validity } = target as unknown as HTMLInputElement
    if (errors[name] && validity.valid) setErrors(({ [name]: _fixed, ...rest }) => rest)
  }

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = form.current
    if (busy || !element || !draft) return
    setBusy(true)
    setErrors({})
    setMessage(undefined)
    setReceipt(undefined)
    stopWatching.current?.()
    stopWatching.current = undefined
    const values = readFields(element)
    draft.save(typedOf(values))
    expectOutcome(true)
    try {
      const submit = await loadSubmit()
      const inquiry = { idempotencyKey: draft.key, ...filledIn(values) }
      // If the code fails to load, show the same message as for a failed request.
      const result = submit
        ? await submit.submitInquiry(inquiry)
        : ({ kind: 'failed', message: 'Network Error' } as const)
      if (result.kind === 'wrong-fields') {
        expectOutcome(false)
        showErrors(result.fields)
        if (result.message) setMessage(messageOf('error', result.message, toneOf))
      } else {
        const isAccepted = result.kind === 'accepted'
        // If the device is online, treat a failed request as an error, unless the server could not store the form.
        if (result.kind === 'unreached' && (result.isRefused || !navigator.onLine)) {
          const outbox = await loadOutbox()
          const saved = { key: draft.key, contactType, values, payload: inquiry }
          const { isRefused } = result
          const say = (text?: string) =>
            setMessage(text ? { tone: isRefused && text !== success ? 'error' : 'success', text } : undefined)
          stopWatching.current = await outbox?.keepInquiry(saved, success, say, isRefused)
        }
        if (isAccepted || stopWatching.current) {
          draft.clear()
          element.reset()
          latest.current.onFilled?.(element)
          const { id, missingFiles = [] } = result.kind === 'accepted' ? result : {}
          const reference = id === undefined ? '' : inquiryReference(id)
          setReceipt({ reference, content: onAccepted?.(reference, missingFiles, values) })
        }
        if (isAccepted) setMessage(messageOf('success', result.isWaiting ? waiting : success, toneOf))
        else if (!stopWatching.current) setMessage(messageOf('error', result.message ?? failure, toneOf))
      }
    } catch (error) {
      setMessage(messageOf('error', failure, toneOf))
      reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    errors,
    attention,
    message,
    receipt,
    outcome,
    cleanEmails: () => form.current && rules.current?.cleanEmails(form.current),
    onFocus: loadRules,
    onInvalidCapture: handleInvalid,
    onInput: handleInput,
    onSubmit: handleSubmit,
  }
}

/**
 * Moves the focus to the first message after a submission. After the visitor presses Enter in a
 * field, the message can be far below the visible part of the page. Later messages, such as those
 * of an inquiry that was saved on this device, don't move the focus.
 */
function useOutcomeFocus(message: Message | undefined) {
  const outcome = useRef<HTMLParagraphElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!message || !isExpected.current) return
    isExpected.current = false
    outcome.current?.focus({ preventScroll: true })
    outcome.current?.scrollIntoView({ block: 'center' })
  }, [message])
  const expectOutcome = (expected: boolean) => {
    isExpected.current = expected
  }
  return { outcome, expectOutcome }
}

const messageOf = (tone: Tone, text: string, toneOf = (_text: string) => tone): Message => ({
  tone: toneOf(text),
  text,
})

/** Loads the validation code on the first interaction, because it imports the schema library. */
const loadDraftErrors = () => import('../../services/inquiries/draft-errors.ts').catch(() => undefined)

const loadOutbox = () => import('../../offline/outbox.ts').catch(() => undefined)

const loadSubmit = () => import('../../services/inquiries/submit.ts').catch(() => undefined)

/** Sorts errors in field order. */
const inOrder = (form: HTMLFormElement, errors: Errors): Errors => {
  const names = [...form.elements].map((element) => errorNameOf(element as HTMLInputElement))
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)))
}

/** Returns the field name that identifies an element's errors. */
const errorNameOf = ({ dataset, name }: HTMLInputElement | HTMLTextAreaElement) => dataset.errorName ?? name

const isField = (name: string): name is FieldName => name in inquiryFields

/** Replaces the browser's validation messages with our own. */
const nativeErrors = (form: HTMLFormElement): Errors => {
  const errors: Record<string, string> = {}
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || element.validity.valid)
      continue
    const name = errorNameOf(element)
    const { missing, invalid } = isField(name) ? inquiryFields[name] : { missing: '', invalid: '' }
    errors[name] ??= (element.validity.valueMissing ? missing : invalid) || element.validationMessage
  }
  return errors
}
