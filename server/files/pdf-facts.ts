/**
 * Prints what a PDF contains that readers don't need, as a JSON list of `PdfFact`. The argument is the file. Runs in a
 * limited process.
 */
import { readFileSync } from 'node:fs'
import { constants, inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'

export type PdfFact = 'password' | 'scripts' | 'programs' | 'files'

/** Names in the dictionaries of a PDF (ISO 32000-2, tables 201, 207, 221, and 44). */
const NAMES = [
  ['scripts', /\/S\s*\/JavaScript\b/],
  ['programs', /\/S\s*\/Launch\b/],
  ['files', /\/Type\s*\/EmbeddedFile\b|\/EmbeddedFiles\b/],
] as const satisfies readonly (readonly [PdfFact, RegExp])[]

/** The text is read in windows that overlap by more than the length of a name, because a PDF can be large. */
const WINDOW_BYTES = 1024 ** 2
const OVERLAP_BYTES = 64
const MAX_STREAM_BYTES = 64 * 1024 ** 2

/** Decodes the escapes in names, such as '#61' for 'a' (ISO 32000-2, section 7.3.5). */
const withoutEscapes = (text: string) =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function scan(bytes: Buffer, found: Set<PdfFact>) {
  for (let at = 0; at < bytes.length; at += WINDOW_BYTES) {
    const text = withoutEscapes(bytes.toString('latin1', at, at + WINDOW_BYTES + OVERLAP_BYTES))
    for (const [fact, name] of NAMES) if (name.test(text)) found.add(fact)
  }
}

/** Scans the compressed streams that contain dictionaries (ISO 32000-2, section 7.5.7). */
function scanObjectStreams(bytes: Buffer, found: Set<PdfFact>) {
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = bytes.indexOf('stream', at)
    const end = bytes.indexOf('endstream', start)
    if (start < 0 || end < 0) return
    const from = start + 'stream'.length + (bytes[start + 'stream'.length] === 13 ? 2 : 1)
    try {
      const options = { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH }
      scan(inflateSync(bytes.subarray(from, end), options), found)
    } catch {
      // The stream is encrypted or damaged. pdf.js reads an encrypted one.
    }
  }
}

/** Adds what pdf.js finds. It also reads encrypted PDFs that open without a password. */
async function addRead(bytes: Buffer, found: Set<PdfFact>) {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length))
    if ((await pdf.getAttachments()) !== null) found.add('files')
    if ((await pdf.getJSActions()) !== null) found.add('scripts')
  } catch (error) {
    if ((error as Error).name === 'PasswordException') found.add('password')
  }
}

const [file = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const found = new Set<PdfFact>()
scan(bytes, found)
scanObjectStreams(bytes, found)
await addRead(bytes, found)
process.stdout.write(JSON.stringify([...found]))
