import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'

/** Maximum time to wait for a response from clamd. Scanning a large archive takes a minute. */
const SILENCE_MS = 180_000

/** The virus name that clamd reports if a limit prevented it from scanning the whole file. */
const LIMIT_EXCEEDED = 'Heuristics.Limits.Exceeded'

/**
 * Scans a local file.
 * @throws PublicError if the scanner found a virus or did not scan the whole file
 */
export type ScanFile = (file: string) => Promise<void>

/**
 * Scans files with ClamAV's daemon. The daemon receives the bytes over its socket and needs no access to our files (the
 * INSTREAM command, see clamd(8)). It reports content beyond its limits as clean unless `AlertExceedsMax` is set
 * (clamd.conf(5)).
 */
export function clamd(address: NonNullable<Config['clamd']>): ScanFile {
  return async (file) => {
    const answer = await instream(address, createReadStream(file)).catch((error: unknown) => {
      throw publicError('NOT_SCANNED').because(error)
    })
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (found !== undefined && !found.startsWith(LIMIT_EXCEEDED)) throw publicError('VIRUS_FOUND', found)
    if (answer !== 'stream: OK') throw publicError('NOT_SCANNED').because(new Error(`clamd: ${answer}`))
  }
}

/**
 * Sends the bytes to clamd and returns its response, such as `stream: OK`. If a file exceeds clamd's size limit, clamd
 * responds before it has received all bytes.
 */
async function instream(address: NonNullable<Config['clamd']>, bytes: AsyncIterable<Buffer>): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd did not respond in time')))
  const answered = new AbortController()
  pipeline(frames(bytes), socket, { end: false, signal: answered.signal }).catch((error: Error) =>
    socket.destroy(error),
  )
  try {
    return (await text(socket)).replace(/\0$/, '').trim()
  } finally {
    answered.abort()
  }
}

/** Yields each chunk preceded by its length, as four bytes in big-endian order. A length of zero ends the stream. */
async function* frames(bytes: AsyncIterable<Buffer>) {
  yield 'zINSTREAM\0'
  for await (const chunk of bytes) {
    yield length(chunk.length)
    yield chunk
  }
  yield length(0)
}

function length(bytes: number) {
  const field = Buffer.alloc(4)
  field.writeUInt32BE(bytes)
  return field
}
