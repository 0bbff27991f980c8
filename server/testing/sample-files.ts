import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Returns a one-page PDF that contains `text`. */
export const pdfFile = (text: string): Buffer => pdfWithContent(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`)

/** Returns a PDF whose pages all have this content stream, in Latin-1. */
export function pdfWithContent(content: string, filter = '', pages = 1): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length}${filter} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
      `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** Returns a PDF of about 2 KB whose page has a gigabyte of spaces, compressed twice. */
export async function pdfBomb(): Promise<Buffer> {
  const block = Buffer.alloc(1024 ** 2, ' ')
  const blocks = Readable.from(Array.from({ length: 1024 }, () => block))
  const once = await buffer(blocks.pipe(createDeflate({ level: 9 })))
  return pdfWithContent(deflateSync(once, { level: 9 }).toString('latin1'), ' /Filter [/FlateDecode /FlateDecode]')
}

type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff'

/** Returns an image in one color. */
export const imageFile = (format: ImageFormat, width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#feed4d' } })
    .toFormat(format)
    .toBuffer()

export function glbFile(): Buffer {
  const json = '{"asset":{"version":"2.0"}} '
  const bytes = Buffer.alloc(20 + json.length)
  bytes.write('glTF')
  bytes.writeUInt32LE(2, 4)
  bytes.writeUInt32LE(bytes.length, 8)
  bytes.writeUInt32LE(json.length, 12)
  bytes.write('JSON', 16)
  bytes.write(json, 20)
  return bytes
}

export const stepFile = () =>
  Buffer.from("ISO-10303-21;\nHEADER;\nFILE_NAME('truss','',(''),(''),'','','');\nENDSEC;\nEND-ISO-10303-21;\n")

export const dxfFile = () =>
  Buffer.from('999\nBoltSpan\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n')

/** Returns an archive with one uncompressed file. */
export function zipFile(name = 'a.txt', content = 'Truss'): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(10, 4)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  const entry = Buffer.concat([header, Buffer.from(name + content)])
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  central.writeUInt32LE(content.length, 20)
  central.writeUInt32LE(content.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(entry.length, 16)
  return Buffer.concat([entry, central, Buffer.from(name), end])
}

/** Returns the beginning of a video, which is all that type detection reads. */
export function mp4File(brand = 'isom'): Buffer {
  const bytes = Buffer.alloc(64)
  bytes.writeUInt32BE(24, 0)
  bytes.write(`ftyp${brand}`, 4)
  bytes.write('isomavc1', 16)
  return bytes
}

export const webmFile = () =>
  Buffer.from(
    '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm',
    'latin1',
  )

/** Returns a 210-byte PNG whose header specifies a billion pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await imageFile('png', 30, 30))
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
