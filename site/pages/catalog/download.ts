/** Parts are handed to the browser in pieces of this size, so that a large file does not fill the page's memory. */
const PIECE_BYTES = 8 * 1024 * 1024

export interface Progress {
  readonly receivedBytes: number
  /** Unknown where the server does not say. */
  readonly totalBytes: number | undefined
}

/**
 * Loads a file and tells how far it is.
 * @throws Error 'Failed to fetch file: …' with the status and its text, or with what went wrong on the way
 */
export async function fetchFile(
  url: string,
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await fetch(url, { signal: signal ?? null }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new Error(`Failed to fetch file: ${error instanceof Error ? error.message : 'no connection'}`, {
      cause: error,
    })
  })
  if (!response.ok || !response.body) {
    throw new Error(`Failed to fetch file: ${response.status} ${response.statusText}`.trim())
  }
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'))
  const totalBytes = length > 0 ? length : undefined
  const type = response.headers.get('content-type') ?? ''

  const pieces: Blob[] = []
  let parts: Uint8Array<ArrayBuffer>[] = []
  let waitingBytes = 0
  let receivedBytes = 0
  const cutOff = (cause?: unknown) =>
    new Error(`Failed to fetch file: the connection was cut after ${inMegabytes(receivedBytes, totalBytes)}`, { cause })
  onProgress({ receivedBytes, totalBytes })
  try {
    for await (const part of chunksOf(response.body)) {
      parts.push(part)
      receivedBytes += part.length
      waitingBytes += part.length
      if (waitingBytes >= PIECE_BYTES) {
        pieces.push(new Blob(parts))
        parts = []
        waitingBytes = 0
      }
      onProgress({ receivedBytes, totalBytes })
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw cutOff(error)
  }
  if (totalBytes !== undefined && receivedBytes < totalBytes) throw cutOff()
  return new Blob([...pieces, ...parts], { type })
}

/** Not every browser can iterate over a stream by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

const MEGABYTE = 1024 * 1024

/** '42 of 100 MB', base 1024 as everywhere; '42 MB' where the whole is unknown. */
export const inMegabytes = (bytes: number, totalBytes: number | undefined) => {
  const format = (value: number) => {
    const megabytes = value / MEGABYTE
    return megabytes > 0 && megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes).toString()
  }
  return totalBytes === undefined ? `${format(bytes)} MB` : `${format(bytes)} of ${format(totalBytes)} MB`
}

/** Hands a file to the browser to be saved under a name. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
