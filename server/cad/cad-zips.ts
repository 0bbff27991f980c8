import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { CAD_KINDS, type CadKind, cadFileName, cadPath } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { partRange } from '#catalog/part-range.ts'
import { publicError } from '../errors.ts'
import type { StoredBytes } from '../http/ranges.ts'
import { type Deflated, deflatedBuffer, deflatedFile, type Member, zipOf } from './zip.ts'

export interface CadZip extends StoredBytes {
  /** File name for the saved zip. */
  readonly name: string
}

const pack = promisify(gzip)

export function createCadZips({ folder }: { readonly folder: string }) {
  const cache = new Map<string, Promise<Deflated>>()

  /**
   * Returns the deflate stream of a CAD file. STEP files are already compressed with gzip, so only the position of
   * their data is cached. DXF and GLB files are compressed once and cached. The cache takes about 5 MB for the whole
   * catalog.
   */
  async function deflated(partNumber: string, kind: CadKind) {
    const path = join(folder, cadPath(partNumber, kind))
    const file = kind === 'step' ? `${path}.gz` : path
    const { size, mtimeMs } = await stat(file)
    const key = `${file} ${size} ${mtimeMs}`
    const cached = cache.get(key)
    if (cached) return cached
    const created = kind === 'step' ? deflatedFile(file) : readFile(file).then(pack).then(deflatedBuffer)
    cache.set(key, created)
    created.catch(() => cache.delete(key))
    return created
  }

  async function zip(name: string, partNumbers: Iterable<string>, kinds: readonly CadKind[]): Promise<CadZip> {
    const members: Member[] = []
    for (const partNumber of partNumbers) {
      const files = cadFiles[partNumber]
      for (const kind of CAD_KINDS) {
        if (!files?.[kind] || !kinds.includes(kind)) continue
        members.push({ name: cadFileName(partNumber, kind), date: files.date, ...(await deflated(partNumber, kind)) })
      }
    }
    if (members.length === 0) throw publicError('NO_CAD_FILE')
    const { size, open } = zipOf(members)
    return { name, size, etag: etagOf(members), open: async (range) => open(range) }
  }

  return {
    /**
     * Creates a zip of all CAD files for every size of a part.
     * @param partNumber part number of any size of the part, case-insensitive
     * @throws PublicError if the catalog has no such part
     */
    ofAllSizes(partNumber: string) {
      const sold = soldParts.get(partNumber.toUpperCase())
      if (!sold) throw publicError('UNKNOWN_PART', partNumber)
      const sizes = sold.item.sizes?.map((size) => size.partNumber) ?? [sold.partNumber]
      return zip(`${partRange(sold.item)}.zip`, sizes, CAD_KINDS)
    },

    /**
     * Creates a zip of the given parts' CAD files, without duplicates.
     * @throws PublicError if one of the parts is not in the catalog, or if no part has a file in the given formats
     */
    ofParts(partNumbers: readonly string[], kinds: readonly CadKind[]) {
      const requested = new Set(partNumbers.map((each) => each.toUpperCase()))
      for (const each of requested) if (!soldParts.has(each)) throw publicError('UNKNOWN_PART', each)
      return zip(`boltspan-cad-${requested.size}-${requested.size === 1 ? 'part' : 'parts'}.zip`, requested, kinds)
    },
  }
}

export type CadZips = ReturnType<typeof createCadZips>

/** Returns the ETag, which is a hash of the members. Identical members produce identical bytes. */
function etagOf(members: readonly Member[]) {
  const hash = createHash('sha256')
  for (const { name, date, crc32, bytes } of members) hash.update(`${name} ${date} ${crc32} ${bytes.length}\n`)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
