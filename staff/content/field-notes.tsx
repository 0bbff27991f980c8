import { type ReactNode, use } from 'react'
import { FieldError } from '#site/components/form/field.tsx'
import formStyles from '#site/components/form/form.module.css'
import { FormErrors } from '#site/components/form/form-errors.ts'
import type { FormSchema, Json } from './form-schema.ts'

export interface BodyFieldProps {
  readonly schema: FormSchema
  /** Path of the field in the body. The path is also the field's id: 'awards.2.title'. */
  readonly name: string
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}

/** Path of a field or entry inside another field or entry. */
export const pathTo = (name: string, part: string | number) => (name ? `${name}.${part}` : String(part))

/** The note and error for a field, with the ids that describe its input. */
export function useFieldNotes(name: string, help: string | undefined, extra?: ReactNode) {
  const error = use(FormErrors)[name]
  return {
    attributes: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
    },
    notes: (
      <>
        {help && (
          <p id={`${name}-help`} className={formStyles.note}>
            {help}
          </p>
        )}
        {extra}
        <FieldError name={name} />
      </>
    ),
  }
}
