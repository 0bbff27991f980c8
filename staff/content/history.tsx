import { useState } from 'react'
import type { AnyBody, ContentDetail } from '#contract/content/editing.ts'
import { attempt } from '../components/attempt.ts'
import { dateText } from '../components/date-text.ts'
import { ItemButton } from '../components/item-button.tsx'
import styles from './content.module.css'
import { loadRevision } from './content-api.ts'
import { Differences } from './differences.tsx'
import type { FormSchema, Json } from './form-schema.ts'
import { revisionStateText } from './texts.ts'

interface HistoryProps {
  readonly detail: ContentDetail
  /** @param from name of the revision: 'revision 3' */
  readonly onRestore: (body: AnyBody, from: string) => void
}

interface Compared {
  readonly revision: number
  readonly before: AnyBody
  readonly after: AnyBody
}

const nameOf = (revision: number) => (revision === 0 ? 'the built-in version' : `revision ${revision}`)

const titleOf = (revision: number) => (revision === 0 ? 'Built-in version' : `Revision ${revision}`)

/** All revisions with their changes. The user can restore any of them, including the built-in version. */
export const History = ({ detail, onRestore }: HistoryProps) => {
  const [compared, setCompared] = useState<Compared>()

  const compare = (revision: number) =>
    attempt(async () => {
      if (compared?.revision === revision) return setCompared(undefined)
      const [before, after] = await Promise.all([loadRevision(detail, revision - 1), loadRevision(detail, revision)])
      setCompared({ revision, before, after })
    })
  const restore = (revision: number) =>
    attempt(async () => onRestore(await loadRevision(detail, revision), nameOf(revision)))

  return (
    <ol className={styles.history}>
      {detail.revisions.map((each) => {
        const isOpen = compared?.revision === each.revision
        return (
          <li key={each.revision}>
            <p>
              <strong>{titleOf(each.revision)}</strong>, {revisionStateText(each)}
              <br />
              {each.author}, {dateText(each.createdAt)}
              {each.note && `: ${each.note}`}
            </p>
            <div className={styles.itemButtons}>
              <ItemButton
                label={isOpen ? 'Hide changes' : 'Show changes'}
                item={`in ${nameOf(each.revision)}`}
                aria-expanded={isOpen}
                onClick={() => compare(each.revision)}
              />
              <ItemButton label="Restore" item={nameOf(each.revision)} onClick={() => restore(each.revision)} />
            </div>
            {isOpen && (
              <Differences
                schema={detail.schema as FormSchema}
                before={{ name: titleOf(each.revision - 1), body: compared.before as Json }}
                after={{ name: titleOf(each.revision), body: compared.after as Json }}
              />
            )}
          </li>
        )
      })}
      <li>
        <p>
          <strong>Built-in version</strong>
          <br />
          From the release
        </p>
        {detail.revision > 0 && (
          <div className={styles.itemButtons}>
            <ItemButton label="Restore" item={nameOf(0)} onClick={() => restore(0)} />
          </div>
        )}
      </li>
    </ol>
  )
}
