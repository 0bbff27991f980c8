import { draftKey } from '../../services/storage.ts'

/** Form values that this tab stores until the server accepts them. */
interface Draft {
  readonly values: Readonly<Record<string, string>>
  /** Idempotency key. If a form is sent twice, the server stores it only once. */
  readonly key: string
}

/** Returns undefined if the browser blocks storage. Drafts then last until the page is closed. */
const readDraft = (form: string): Draft | undefined => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? 'null') as Draft | null
    return draft && typeof draft.values === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const openDraft = (form: string) => {
  let key = readDraft(form)?.key ?? newKey()
  return {
    get key() {
      return key
    },
    values: () => readDraft(form)?.values,
    save(values: Draft['values']) {
      try {
        sessionStorage.setItem(draftKey(form), JSON.stringify({ values, key } satisfies Draft))
      } catch {
        // Storage is full or blocked. The form fields keep their values.
      }
    },
    clear() {
      key = newKey()
      try {
        sessionStorage.removeItem(draftKey(form))
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  }
}

type FormField = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormField =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== '',
  )

/** Reads the field values by name. For radio buttons, reads the selected value. */
export const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Fills empty fields only, because the visitor may have typed before hydration. */
export const fillFields = (form: HTMLFormElement, values: Draft['values']) => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.type === 'radio') (field as HTMLInputElement).checked ||= field.value === value
    else if (field.value === '') field.value = value
  }
}
