import styles from './content.module.css'
import { type FieldText, type FormSchema, fieldTexts, type Json } from './form-schema.ts'
import { type DiffPart, textDiff } from './text-diff.ts'

interface DifferencesProps {
  readonly schema: FormSchema
  readonly before: { readonly name: string; readonly body: Json }
  readonly after: { readonly name: string; readonly body: Json }
}

/** Shows both texts of each field that differs, with the different words marked. */
export const Differences = ({ schema, before, after }: DifferencesProps) => {
  const fields = differentFields(fieldTexts(schema, before.body), fieldTexts(schema, after.body))
  if (fields.length === 0) return <p>Both are the same.</p>
  return (
    <ul className={styles.differences}>
      {fields.map(({ label, parts }) => (
        <li key={label}>
          <h3>{label}</h3>
          <div className={styles.sides}>
            <Side name={before.name} parts={parts} mark="removed" />
            <Side name={after.name} parts={parts} mark="added" />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Side = ({ name, parts, mark }: { name: string; parts: readonly DiffPart[]; mark: 'removed' | 'added' }) => {
  const Mark = mark === 'removed' ? 'del' : 'ins'
  return (
    <div>
      <p className={styles.sideName}>{name}</p>
      <p className={styles.compared}>
        {parts
          .filter(({ kind }) => kind === 'same' || kind === mark)
          .map(({ kind, text }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
            kind === 'same' ? text : <Mark key={index}>{text}</Mark>,
          )}
      </p>
    </div>
  )
}

function differentFields(before: readonly FieldText[], after: readonly FieldText[]) {
  const texts = new Map(before.map(({ label, text }) => [label, { before: text, after: '' }]))
  for (const { label, text } of after) texts.set(label, { before: texts.get(label)?.before ?? '', after: text })
  return [...texts]
    .filter(([, each]) => each.before !== each.after)
    .map(([label, each]) => ({ label, parts: textDiff(each.before, each.after) }))
}
