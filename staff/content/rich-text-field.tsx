import { lazy, Suspense, use } from 'react'
import formStyles from '#site/components/form/form.module.css'
import { FormErrors } from '#site/components/form/form-errors.ts'
import styles from './content.module.css'
import { type BodyFieldProps, useFieldNotes } from './field-notes.tsx'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

const HELP = 'Press Enter to start a new block. A block can be plain text, a heading, bold, or italic.'

/** Blocks of text in one field, each with its own style. */
export const RichTextField = ({ schema, name, value, onChange }: BodyFieldProps) => {
  const { title = name, description = HELP } = schema
  const blockErrors = Object.entries(use(FormErrors)).filter(([field]) => field.startsWith(`${name}.`))
  const { attributes, notes } = useFieldNotes(name, description)
  return (
    <div className={formStyles.field}>
      <p id={`${name}-label`} className={styles.richTextLabel}>
        {title}
      </p>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <RichTextEditor
          {...attributes}
          id={name}
          label={title}
          aria-labelledby={`${name}-label`}
          blocks={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      </Suspense>
      {notes}
      {blockErrors.map(([field, message]) => (
        <p key={field} className={formStyles.error}>
          Block {Number(field.slice(name.length + 1)) + 1}: {message}
        </p>
      ))}
    </div>
  )
}
