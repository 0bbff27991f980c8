import { formatBytes } from '#contract/byte-size.ts'
import { ACCEPTED_TYPES, FILE_KINDS, type FileKindName, kindOfName, refusalOfName } from '#contract/file-kinds.ts'
import { FILE_EXISTS, type StoredFile } from '#contract/files.ts'
import { callFailure } from '../api.ts'
import type { UploadRequest, uploadFile } from './files-api.ts'

/** Browsers open six connections per server. One stays free for the file list. */
const MAX_CONCURRENT = 5

/** `asking`: a file with the same name exists, and the user decides what happens. */
export type UploadState = 'waiting' | 'asking' | 'sending' | 'done' | 'failed' | 'canceled'

export interface Upload {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly sentBytes: number
  readonly state: UploadState
  /** Name of the file that this upload replaces. */
  readonly replaces?: string
  /** An error message, or the result of the upload. */
  readonly message?: string
}

export interface NewUpload {
  readonly file: File
  readonly folder: string
  readonly replaces?: Pick<StoredFile, 'id' | 'name' | 'kind'>
}

/** The outcome of a batch of files that were chosen together. */
export interface Outcome {
  readonly chosen: number
  readonly done: number
  readonly failed: number
}

interface QueueDeps {
  readonly upload: typeof uploadFile
  /** Called after the last file of the batch. */
  readonly onOutcome: (outcome: Outcome) => void
}

interface Entry {
  upload: Upload
  request: UploadRequest
  kind: FileKindName | undefined
  batch: number
  controller: AbortController
}

/** Returns the name with the next number before its extension: 'a.pdf' becomes 'a (2).pdf', then 'a (3).pdf'. */
export function nextName(name: string) {
  const [, base = name, number = '1', extension = ''] = /^(.*?)(?: \((\d{1,4})\))?(\.[^.]*)?$/s.exec(name) ?? []
  return `${base} (${Number(number) + 1})${extension}`
}

const hasEnded = ({ state }: Upload) => state === 'done' || state === 'failed' || state === 'canceled'

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Uploads up to `MAX_CONCURRENT` files at a time. */
export function createUploadQueue({ upload, onOutcome }: QueueDeps) {
  let entries: readonly Entry[] = []
  let snapshot: readonly Upload[] = []
  let lastKey = 0
  let lastBatch = 0
  let maxBytes = Number.POSITIVE_INFINITY
  const listeners = new Set<() => void>()

  function publish() {
    snapshot = entries.map((entry) => entry.upload)
    for (const listener of listeners) listener()
  }

  function change(entry: Entry, changes: Partial<Upload>) {
    entry.upload = { ...entry.upload, ...changes }
    publish()
  }

  /** Returns an error message if the server would reject the file. */
  function rejectionMessage({ request: { file }, kind }: Entry) {
    const nameKind = kindOfName(file.name)
    if (nameKind === undefined)
      return refusalOfName(file.name) ?? `This file type isn’t supported. Supported types: ${ACCEPTED_TYPES}.`
    if (kind !== undefined && nameKind !== kind) {
      return `Choose a ${FILE_KINDS[kind].label} file. A replacement must have the same type.`
    }
    if (file.size === 0) return 'The file is empty.'
    return file.size > maxBytes ? `The file exceeds the limit of ${formatBytes(maxBytes, 'exact')}.` : undefined
  }

  function startNext() {
    const sending = entries.filter((entry) => entry.upload.state === 'sending').length
    const waiting = entries.filter((entry) => entry.upload.state === 'waiting')
    for (const entry of waiting.slice(0, Math.max(0, MAX_CONCURRENT - sending))) void send(entry)
  }

  async function send(entry: Entry) {
    const message = rejectionMessage(entry)
    if (message !== undefined) return end(entry, { state: 'failed', message })
    change(entry, { state: 'sending' })
    const { signal } = entry.controller
    try {
      const { revision } = await upload(entry.request, signal, (sentBytes) => {
        if (!signal.aborted) change(entry, { sentBytes })
      })
      if (signal.aborted) return
      end(entry, {
        state: 'done',
        sentBytes: entry.upload.size,
        message: revision > 1 ? `Replaced. This is now revision ${revision}.` : 'Uploaded',
      })
    } catch (error) {
      if (signal.aborted) return
      const { code, message } = callFailure(error)
      if (code !== FILE_EXISTS) return end(entry, { state: 'failed', message })
      change(entry, { state: 'asking', message })
      startNext()
    }
  }

  function end(entry: Entry, changes: Partial<Upload>) {
    change(entry, changes)
    startNext()
    const batchUploads = entries.filter(({ batch }) => batch === entry.batch).map((each) => each.upload)
    if (!batchUploads.every(hasEnded)) return
    const count = (state: UploadState) => batchUploads.filter((each) => each.state === state).length
    onOutcome({ chosen: batchUploads.length, done: count('done'), failed: count('failed') })
  }

  function restart(entry: Entry) {
    const { message: _, ...rest } = entry.upload
    entry.upload = { ...rest, name: entry.request.file.name, state: 'waiting', sentBytes: 0 }
    publish()
    startNext()
  }

  const find = (key: number) => entries.find((entry) => entry.upload.key === key)

  return {
    /** Sets the maximum file size, which the server sends with the file list. */
    limit(bytes: number) {
      maxBytes = bytes
    },

    add(uploads: readonly NewUpload[]) {
      lastBatch += 1
      const batch = lastBatch
      const added = uploads.map(({ file, folder, replaces }): Entry => {
        lastKey += 1
        return {
          upload: {
            key: lastKey,
            name: file.name,
            size: file.size,
            sentBytes: 0,
            state: 'waiting',
            ...(replaces && { replaces: replaces.name }),
          },
          request: { file, folder, replaces: replaces?.id, existing: 'keep' },
          kind: replaces?.kind,
          batch,
          controller: new AbortController(),
        }
      })
      entries = [...added, ...entries]
      publish()
      startNext()
    },

    cancel(key: number) {
      const entry = find(key)
      if (!entry || hasEnded(entry.upload)) return
      entry.controller.abort()
      end(entry, { state: 'canceled', message: 'Canceled' })
    },

    /** Retries one file. Its outcome is reported separately from the outcome of the original batch. */
    retry(key: number) {
      const entry = find(key)
      if (!entry || (entry.upload.state !== 'failed' && entry.upload.state !== 'canceled')) return
      lastBatch += 1
      entry.batch = lastBatch
      entry.controller = new AbortController()
      restart(entry)
    },

    /** Continues an upload after the user's decision: to replace the file with the same name, or to keep both. */
    decide(key: number, decision: 'replace' | 'rename') {
      const entry = find(key)
      if (entry?.upload.state !== 'asking') return
      const { file } = entry.request
      entry.request =
        decision === 'replace'
          ? { ...entry.request, existing: 'replace' }
          : { ...entry.request, file: new File([file], nextName(file.name), { type: file.type }) }
      restart(entry)
    },

    clear() {
      entries = entries.filter((entry) => !hasEnded(entry.upload))
      publish()
    },

    uploads: () => snapshot,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
