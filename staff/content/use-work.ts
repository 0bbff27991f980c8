import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { type AnyBody, type ContentDetail, draftWrite, savedDraft } from '#contract/content/editing.ts'
import { readText, writeText } from '#site/services/storage.ts'
import { staffApi } from '../api.ts'
import { dateText } from '../components/date-text.ts'
import { useMember } from '../member.ts'
import { contentPath } from './content-api.ts'

/** Text that the editor has changed but not saved as a revision. */
export interface Work {
  /** The revision that the editor started from. */
  readonly base: number
  readonly body: AnyBody
}

const AUTOSAVE_MS = 1500
const RETRY_MS = 10_000

const localCopy = draftWrite.extend({ savedAt: z.string() })

/** Reads the copy that this browser stores. Undefined if there is none or it is unreadable. */
function readLocal(key: string) {
  const text = readText(key)
  if (!text) return undefined
  try {
    return localCopy.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Saves the editor's changes in this browser immediately and on the server after a pause, so that they survive a reload
 * and an expired session.
 */
export function useWork(detail: ContentDetail) {
  const member = useMember()
  const storageKey = `boltspan.staff.content.${member.id}.${detail.kind}/${detail.key}`
  const [work, setWork] = useState<Work | undefined>(() => {
    const local = readLocal(storageKey)
    const { draft } = detail
    return local && local.savedAt > (draft?.savedAt ?? '') ? local : (draft ?? undefined)
  })
  const [status, setStatus] = useState(detail.draft ? `Draft saved ${dateText(detail.draft.savedAt)}.` : '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(work)
  latest.current = work

  async function put() {
    clearTimeout(timer.current)
    const current = latest.current
    if (!current) return
    try {
      const { data } = await staffApi.put(`${contentPath(detail)}/draft`, { base: current.base, body: current.body })
      setStatus(`Draft saved ${dateText(savedDraft.parse(data).savedAt)}.`)
    } catch {
      // The next attempt can succeed after the user signs in again or reconnects.
      setStatus('Your changes are stored in this browser but not on the server yet.')
      timer.current = setTimeout(saveNow, RETRY_MS)
    }
  }

  /** Saves the changes on the server. Resolves when the attempt has finished. */
  function saveNow(): Promise<void> {
    saving.current = saving.current.then(put)
    return saving.current
  }

  function keep(next: Work) {
    latest.current = next
    setWork(next)
    setStatus('Saving…')
    writeText(storageKey, JSON.stringify({ ...next, savedAt: new Date().toISOString() }))
    clearTimeout(timer.current)
    timer.current = setTimeout(saveNow, AUTOSAVE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    work,
    status,
    saveNow,
    change: (body: AnyBody) => keep({ base: work?.base ?? detail.revision, body }),
    /** Continues with the same text, based on the latest revision. */
    rebase: () => work && keep({ ...work, base: detail.revision }),
    /** Waits for the save in progress, if any. Later saves start only after another change. */
    async pause() {
      clearTimeout(timer.current)
      await saving.current
      clearTimeout(timer.current)
    },
    /** Clears the stored changes after they are saved as a revision or discarded. */
    clear() {
      latest.current = undefined
      writeText(storageKey, '')
      setWork(undefined)
      setStatus('')
    },
  }
}
