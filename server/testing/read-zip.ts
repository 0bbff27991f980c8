import { crc32, inflateRawSync } from 'node:zlib'

/**
 * Reads the members of a zip by name. Starts at the central directory, as other programs do, and checks each local
 * header and checksum.
 */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const members = new Map<string, Buffer>()
  let entry = zip.readUInt32LE(end + 16)
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    if (zip.toString('latin1', entry, entry + 4) !== 'PK\x01\x02') throw new Error('missing directory entry')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at)) as [
      number,
      number,
      number,
    ]
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    // Both headers contain the same version, flags, method, time, date, checksum, sizes, and name length.
    if (!zip.subarray(entry + 6, entry + 30).equals(zip.subarray(local + 4, local + 28))) {
      throw new Error(`${name}: headers differ`)
    }
    const bytes = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(entry + 20)))
    if (crc32(bytes) !== zip.readUInt32LE(entry + 16) || bytes.length !== zip.readUInt32LE(entry + 24)) {
      throw new Error(`${name}: wrong checksum or size`)
    }
    members.set(name, bytes)
    entry += 46 + nameLength + extraLength + commentLength
  }
  if (entry !== end) throw new Error('wrong directory length')
  return members
}
