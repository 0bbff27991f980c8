import { HTTP_TIMEOUT_MS, isWebPage } from '#contract/http.ts'

/** Chunks are merged into blobs of this size, so a large file does not fill the page's memory. */
const PIECE_BYTES = 8 * 1024 * 1024

const PDF_START = '%PDF-'
const NOT_PDF = ", but the response isn't a PDF. If your network asks you to sign in, do that first and try again."

export interface Progress {
  readonly receivedBytes: number
  /** Undefined if the server does not report the size. */
  readonly totalBytes: number | undefined
}

interface FetchOptions {
  readonly onProgress: (progress: Progress) => void
  /** Aborts the download, which then throws the signal's reason. */
  readonly signal?: AbortSignal
  /** Maximum time without data, before or during the transfer. */
  readonly timeoutMs?: number
}

/**
 * Downloads a PDF and reports its progress. The timeout limits pauses rather than the whole download, because 100 MB
 * can take a long time on a slow connection.
 * @throws Error 'Failed to fetch file: …' with the HTTP status and its text, or with the cause of the failure
 */
export async function fetchFile(
  url: string,
  { onProgress, signal, timeoutMs = HTTP_TIMEOUT_MS }: FetchOptions,
): Promise<Blob> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimeout = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), timeoutMs)
  }
  let arrived: Progress = { receivedBytes: 0, totalBytes: undefined }
  try {
    restartTimeout()
    const response = await fetch(url, { signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]) })
    const status = `${response.status} ${response.statusText}`.trim()
    if (!response.ok || !response.body) throw new FetchFileError(status)
    if (isWebPage(response.headers.get('content-type'))) throw new FetchFileError(status + NOT_PDF)
    const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'))
    const pieces: Blob[] = []
    let parts: Uint8Array<ArrayBuffer>[] = []
    let waitingBytes = 0
    let start = ''
    const note = (bytes: number) => {
      restartTimeout()
      arrived = { receivedBytes: arrived.receivedBytes + bytes, totalBytes: length || undefined }
      onProgress(arrived)
    }
    note(0)
    for await (const part of chunksOf(response.body)) {
      start += String.fromCharCode(...part.subarray(0, PDF_START.length - start.length))
      if (!PDF_START.startsWith(start)) throw new FetchFileError(status + NOT_PDF)
      parts.push(part)
      waitingBytes += part.length
      if (waitingBytes >= PIECE_BYTES) {
        pieces.push(new Blob(parts))
        parts = []
        waitingBytes = 0
      }
      note(part.length)
    }
    if (arrived.receivedBytes < length) throw new FetchFileError(cutOff(arrived))
    if (start !== PDF_START) throw new FetchFileError(status + NOT_PDF)
    return new Blob([...pieces, ...parts], { type: response.headers.get('content-type') ?? '' })
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof FetchFileError) throw error
    // Use the HTTP library's messages, as all other calls do. The native messages differ by browser.
    if (silence.signal.aborted) throw new FetchFileError(`timeout of ${timeoutMs}ms exceeded`, error)
    throw new FetchFileError(arrived.receivedBytes > 0 ? cutOff(arrived) : 'Network Error', error)
  } finally {
    clearTimeout(timer)
    // Stops the transfer of a rejected response.
    silence.abort()
  }
}

class FetchFileError extends Error {
  override name = 'FetchFileError'

  constructor(detail: string, cause?: unknown) {
    super(`Failed to fetch file: ${detail}`, { cause })
  }
}

const cutOff = ({ receivedBytes, totalBytes }: Progress) =>
  `the connection was interrupted after ${inMegabytes(receivedBytes, totalBytes)}`

/** Use a reader loop, because not every browser supports async iteration over streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

const MEGABYTE = 1024 * 1024

/** Formats progress as '42 of 100 MB' (base 1024), or '42 MB' if the total is unknown. */
export const inMegabytes = (bytes: number, totalBytes: number | undefined) => {
  const format = (value: number) => {
    const megabytes = value / MEGABYTE
    return megabytes > 0 && megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes).toString()
  }
  return totalBytes === undefined ? `${format(bytes)} MB` : `${format(bytes)} of ${format(totalBytes)} MB`
}
