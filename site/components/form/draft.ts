import { draftKey } from '../../services/kept.ts'

/** What has been typed into a form, kept for this tab until it is accepted. */
interface Draft {
  readonly values: Readonly<Record<string, string>>
  /** Names the submission, so that a form sent twice arrives once. */
  readonly key: string
}

/** Also works where a browser forbids storage: then a draft lives as long as its page. */
const stored = (form: string): Draft | undefined => {
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
  let key = stored(form)?.key ?? newKey()
  return {
    get key() {
      return key
    },
    values: () => stored(form)?.values,
    save(values: Draft['values']) {
      try {
        sessionStorage.setItem(draftKey(form), JSON.stringify({ values, key } satisfies Draft))
      } catch {
        // Full or forbidden: the fields themselves still hold everything.
      }
    },
    clear() {
      key = newKey()
      try {
        sessionStorage.removeItem(draftKey(form))
      } catch {
        // Nothing was kept.
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

/** Every field's text by its name; of radio buttons the chosen one. */
export const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Fills the fields that nobody has filled yet: a visitor may have begun before the page's code was there. */
export const fillFields = (form: HTMLFormElement, values: Draft['values']) => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.type === 'radio') (field as HTMLInputElement).checked ||= field.value === value
    else if (field.value === '') field.value = value
  }
}
