import { useEffect, useRef, useState } from 'react'
import { type CatalogType, REQUEST_SUBJECTS } from '#contract/inquiry-fields.ts'
import { Choice, Choices } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { postalFields } from '../../components/form/field-definitions.ts'
import { InquiryForm } from '../../components/form/inquiry-form.tsx'
import { useLocation } from '../../router/router.tsx'
import styles from './catalog-request.module.css'

const NOTICE_MS = 3000

interface RequestKind {
  readonly title: string
  readonly description: string
  readonly type: CatalogType
}

export const CatalogRequestForm = ({ kinds }: { kinds: readonly RequestKind[] }) => {
  const { notice, preselect, typedOf } = usePreselection(kinds)
  return (
    <InquiryForm
      contactType="Catalog Request"
      labelledBy="request"
      button={{ idle: 'SUBMIT', busy: 'SUBMITTING...' }}
      success="Catalog request submitted successfully!"
      failure="Failed to submit catalog request. Please try again."
      payload={({ catalogType, ...values }) => ({
        ...values,
        catalogType,
        subject: `${REQUEST_SUBJECTS['Catalog Request']}: ${kinds.find(({ type }) => type === catalogType)?.title}`,
      })}
      onFilled={preselect}
      typedOf={typedOf}
    >
      <div>
        <Choices legend="Catalog Type" name="catalogType">
          {kinds.map(({ title, description, type }, index) => (
            <Choice
              key={type}
              id={index === 0 ? 'catalogType' : `catalogType-${type}`}
              name="catalogType"
              value={type}
              title={title}
              text={description}
            />
          ))}
        </Choices>
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
      {postalFields.map((definition) => (
        <Field key={definition.id} {...definition} />
      ))}
    </InquiryForm>
  )
}

/**
 * Preselects the type from the catalog page. Only a type that the visitor chose is saved in the draft, so later visits
 * without a preselection start without a type, and a reload keeps the visitor's choice.
 */
function usePreselection(kinds: readonly RequestKind[]) {
  const { state, key } = useLocation()
  const [notice, setNotice] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDone = useRef(false)
  const preselected = useRef<CatalogType>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const preselect = (form: HTMLFormElement) => {
    const kind = kinds.find(({ type }) => type === (state as { catalogType?: unknown } | null)?.catalogType)
    const radios = [...form.querySelectorAll<HTMLInputElement>('input[name="catalogType"]')]
    const isReload = isUsed(key)
    // After a submission, the form clears the type.
    if (isDone.current || !kind || (isReload && radios.some(({ checked }) => checked))) return
    isDone.current = true
    preselected.current = kind.type
    for (const radio of radios) radio.checked = radio.value === kind.type
    setNotice(`${kind.title} has been pre-selected.`)
    timer.current = setTimeout(() => setNotice(''), NOTICE_MS)
  }
  const typedOf = ({ catalogType = '', ...values }: Record<string, string>) => {
    if (catalogType !== preselected.current) preselected.current = undefined
    return { ...values, ...(catalogType && !preselected.current && { catalogType }) }
  }
  return { notice, preselect, typedOf }
}

const PRESELECTED_KEY = 'boltspan.preselected'

/** Returns whether this visit already preselected a type, and marks it. */
function isUsed(visit: string) {
  try {
    if (sessionStorage.getItem(PRESELECTED_KEY) === visit) return true
    sessionStorage.setItem(PRESELECTED_KEY, visit)
  } catch {
    // Without storage, there is no draft to keep either.
  }
  return false
}
