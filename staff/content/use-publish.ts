import { useState } from 'react'
import type { ContentDetail } from '#contract/content/editing.ts'
import type { Errors } from '#site/components/form/form-errors.ts'
import { callFailure, staffApi } from '../api.ts'
import { toast } from '../components/toast.ts'
import { addRevision, contentPath } from './content-api.ts'
import type { useWork } from './use-work.ts'

export type Action = 'save' | 'publish' | 'schedule'

const DONE: Readonly<Record<Action, string>> = {
  save: 'Draft saved as a revision',
  publish: 'Published',
  schedule: 'Scheduled',
}

/** Saves, publishes, schedules, and discards the editor's changes. */
export function usePublish(
  detail: ContentDetail,
  { work, change, saveNow, pause, clear }: ReturnType<typeof useWork>,
  reload: () => Promise<void>,
) {
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState<Action>()

  async function finish() {
    clear()
    setNote('')
    setErrors({})
    setMessage(undefined)
    await reload()
  }

  return {
    note,
    setNote,
    errors,
    message,
    busy,

    /** Shows errors instead of throwing them. Returns false if the publishing time needs to be corrected. */
    async send(action: Action, publishAt?: string): Promise<boolean> {
      const { base, body } = work ?? { base: detail.revision, body: detail.body }
      setBusy(action)
      setErrors({})
      setMessage(undefined)
      await pause()
      try {
        await addRevision(detail, { action, base, body, note, ...(publishAt && { publishAt }) })
        toast.success(`${DONE[action]}: ${detail.label}`)
        await finish()
        return true
      } catch (error) {
        const failure = callFailure(error)
        setErrors(failure.fields)
        // Keep the text on the server too. The page compares it with the newer revision.
        if (work) void saveNow()
        if (failure.code === 'CONTENT_CHANGED') {
          if (!work) change(body)
          await reload()
        } else setMessage(failure.message)
        return failure.fields.publishAt === undefined
      } finally {
        setBusy(undefined)
      }
    },

    /** @throws the error from the request */
    async discard() {
      await pause()
      await staffApi.delete(`${contentPath(detail)}/draft`)
      await finish()
    },
  }
}
