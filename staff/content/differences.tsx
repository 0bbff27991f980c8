import { ComparedImage, useLibrary } from './compared-image.tsx'
import styles from './content.module.css'
import { type FieldText, type FormSchema, fieldTexts, type Json } from './form-schema.ts'
import { textDiff } from './text-diff.ts'

interface DifferencesProps {
  readonly schema: FormSchema
  readonly before: { readonly name: string; readonly body: Json }
  readonly after: { readonly name: string; readonly body: Json }
}

/** Shows both versions of each field that differs: the text with the differing words marked, or the images. */
export const Differences = ({ schema, before, after }: DifferencesProps) => {
  const fields = differentFields(fieldTexts(schema, before.body), fieldTexts(schema, after.body))
  const library = useLibrary(fields.some(({ isImage }) => isImage))
  if (fields.length === 0) return <p>Both are the same.</p>
  return (
    <ul className={styles.differences}>
      {fields.map(({ label, isImage, ...field }) => (
        <li key={label}>
          <h3>{label}</h3>
          <div className={styles.sides}>
            {([before, after] as const).map(({ name }, index) => (
              <div key={name}>
                <p className={styles.sideName}>{name}</p>
                <p className={styles.compared}>
                  {isImage ? (
                    <ComparedImage reference={index === 0 ? field.before : field.after} library={library} />
                  ) : (
                    <MarkedText {...field} mark={index === 0 ? 'removed' : 'added'} />
                  )}
                </p>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface Texts {
  readonly before: string
  readonly after: string
}

/** One version of a text. Words that are not in the other version are marked. */
const MarkedText = ({ before, after, mark }: Texts & { readonly mark: 'removed' | 'added' }) => {
  const Mark = mark === 'removed' ? 'del' : 'ins'
  return textDiff(before, after)
    .filter(({ kind }) => kind === 'same' || kind === mark)
    .map(({ kind, text }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      kind === 'same' ? text : <Mark key={index}>{text}</Mark>,
    )
}

function differentFields(before: readonly FieldText[], after: readonly FieldText[]) {
  const fields = new Map(before.map((field) => [field.label, { ...field, before: field.text, after: '' }]))
  for (const field of after)
    fields.set(field.label, { ...field, before: fields.get(field.label)?.before ?? '', after: field.text })
  return [...fields.values()].filter((field) => field.before !== field.after)
}
