import { ACCEPTED_TYPES, FILE_KINDS, type FileKindName, kindOfName } from '../../contract/file-kinds.ts'
import type { StoredFile } from '../../contract/files.ts'
import { formatBytes } from '../../site/services/byte-size.ts'
import { callFailure } from '../api.ts'
import type { UploadRequest, uploadFile } from './files-api.ts'

/** As many connections as a browser opens to a server, less one for the list. */
const AT_A_TIME = 5

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'

export interface Upload {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly sentBytes: number
  readonly state: UploadState
  /** Name of the file that it replaces. */
  readonly replaces?: string
  /** What went wrong, or what came of it. */
  readonly message?: string
}

export interface NewUpload {
  readonly file: File
  readonly folder: string
  readonly replaces?: Pick<StoredFile, 'id' | 'name' | 'kind'>
}

/** What came of files that were chosen together. */
export interface Outcome {
  readonly chosen: number
  readonly done: number
  readonly failed: number
}

interface QueueDeps {
  readonly upload: typeof uploadFile
  /** Called when the last of the files that were chosen together has ended. */
  readonly onOutcome: (outcome: Outcome) => void
}

interface Entry {
  upload: Upload
  request: UploadRequest
  kind: FileKindName | undefined
  batch: number
  controller: AbortController
}

const hasEnded = ({ state }: Upload) => state === 'done' || state === 'failed' || state === 'cancelled'

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Files on their way to the server, five at a time; the others wait. */
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

  /** What is known to be wrong before a byte is sent. */
  function complaint({ request: { file }, kind }: Entry) {
    const claimed = kindOfName(file.name)
    if (claimed === undefined) return `Files of this type are not taken. These are: ${ACCEPTED_TYPES}.`
    if (kind !== undefined && claimed !== kind) {
      return `Only another ${FILE_KINDS[kind].label} file can take the place of this one.`
    }
    if (file.size === 0) return 'The file is empty.'
    return file.size > maxBytes
      ? `The file is larger than ${formatBytes(maxBytes, 'exact')}, which is the most that is taken.`
      : undefined
  }

  function startNext() {
    const sending = entries.filter((entry) => entry.upload.state === 'sending').length
    const waiting = entries.filter((entry) => entry.upload.state === 'waiting')
    for (const entry of waiting.slice(0, Math.max(0, AT_A_TIME - sending))) void send(entry)
  }

  async function send(entry: Entry) {
    const message = complaint(entry)
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
        message: revision > 1 ? `Replaced, now revision ${revision}` : 'Uploaded',
      })
    } catch (error) {
      if (!signal.aborted) end(entry, { state: 'failed', message: callFailure(error).message })
    }
  }

  function end(entry: Entry, changes: Partial<Upload>) {
    change(entry, changes)
    startNext()
    const together = entries.filter(({ batch }) => batch === entry.batch).map((each) => each.upload)
    if (!together.every(hasEnded)) return
    const count = (state: UploadState) => together.filter((each) => each.state === state).length
    onOutcome({ chosen: together.length, done: count('done'), failed: count('failed') })
  }

  const find = (key: number) => entries.find((entry) => entry.upload.key === key)

  return {
    /** Of what the server takes; known once it has answered. */
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
          request: { file, folder, replaces: replaces?.id },
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
      end(entry, { state: 'cancelled', message: 'Cancelled' })
    },

    /** By itself, whatever it was chosen with before. */
    retry(key: number) {
      const entry = find(key)
      if (!entry || (entry.upload.state !== 'failed' && entry.upload.state !== 'cancelled')) return
      lastBatch += 1
      entry.batch = lastBatch
      entry.controller = new AbortController()
      const { message: _, ...rest } = entry.upload
      entry.upload = { ...rest, state: 'waiting', sentBytes: 0 }
      publish()
      startNext()
    },

    /** Takes what has ended off the list. */
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
