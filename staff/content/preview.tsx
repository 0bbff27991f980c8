import { useState } from 'react'
import type { ContentDetail } from '#contract/content/editing.ts'
import { failure } from '#contract/failure.ts'
import { Button } from '#site/components/button/button.tsx'
import { Labeled } from '#site/components/form/field.tsx'
import { Alert } from '../components/alert.tsx'
import { Select } from '../components/form.tsx'
import styles from './content.module.css'
import { contentPath } from './content-api.ts'

interface PreviewProps {
  readonly detail: ContentDetail
  /** True if the form has changes. Otherwise, the preview shows the latest revision. */
  readonly hasWork: boolean
  readonly saveNow: () => Promise<void>
}

interface Shown {
  readonly url: string
  /** Reloads the frames when the preview is updated. */
  readonly count: number
}

const UNREACHABLE = 'We can’t load the preview. Check your connection and try again.'

/** The actual page with the text from the form, at phone and desktop widths. */
export const Preview = ({ detail, hasWork, saveNow }: PreviewProps) => {
  const [page, setPage] = useState(detail.pages[0] ?? '')
  const [shown, setShown] = useState<Shown>()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  const show = async () => {
    setBusy(true)
    setMessage(undefined)
    if (hasWork) await saveNow()
    const query = new URLSearchParams({ page, revision: hasWork ? 'draft' : String(detail.revision) })
    const url = `${contentPath(detail)}/preview?${query}`
    // Frames can't report errors, so request the page first.
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) setShown((last) => ({ url, count: (last?.count ?? 0) + 1 }))
    else setMessage(failure.safeParse(await answer?.json().catch(() => undefined)).data?.message ?? UNREACHABLE)
    setBusy(false)
  }

  return (
    <>
      {detail.pages.length > 1 && (
        <Labeled id="preview-page" label="Page">
          <Select
            id="preview-page"
            value={page}
            options={detail.pages.map((path) => [path, path] as const)}
            onChoose={setPage}
          />
        </Labeled>
      )}
      <div>
        <Button disabled={busy} onClick={show}>
          {busy ? 'Loading preview…' : shown ? 'Update preview' : 'Show preview'}
        </Button>
      </div>
      <Alert text={message} />
      {shown && (
        <div className={styles.frames}>
          <figure>
            <figcaption>360 px</figcaption>
            <div className={styles.phone}>
              <iframe key={shown.count} src={shown.url} title="Preview at 360 px" />
            </div>
          </figure>
          <figure>
            <figcaption>1440 px, at half size</figcaption>
            <div className={styles.desktop}>
              <iframe key={shown.count} src={shown.url} title="Preview at 1440 px" />
            </div>
          </figure>
        </div>
      )}
    </>
  )
}
