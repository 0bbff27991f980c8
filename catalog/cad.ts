/** File sizes of one part number, in bytes. Each file is at `cadPath`. */
export interface CadFiles {
  /** Revision in which the solid last changed, such as 'C', and its date, such as '2026-11-22'. */
  readonly revision: string
  readonly date: string
  /** Uncompressed size of the STEP AP214 file, which is in inches. */
  readonly step: number
  /** Size of the STEP file as transferred with `Content-Encoding: gzip`. */
  readonly stepSent: number
  /** Size of the 1:1 DXF file of hole patterns and sections, in inches. Absent if no face has any. */
  readonly dxf?: number
  /** Size of the DXF file inside a ZIP. */
  readonly dxfPacked?: number
  /**
   * Size of the GLB file of the full-length part: meters, y up, `EXT_meshopt_compression` and `KHR_mesh_quantization`.
   */
  readonly glb: number
  readonly glbPacked: number
}

export const CAD_KINDS = ['step', 'dxf', 'glb'] as const

export type CadKind = (typeof CAD_KINDS)[number]

/** Path on the content host: 'cad/bs-tr12a-10.step', 'models/bs-tr12a-10.glb'. */
export const cadPath = (partNumber: string, kind: CadKind): string =>
  `${kind === 'glb' ? 'models' : 'cad'}/${partNumber.toLowerCase()}.${kind}`

/** Name of the saved file: 'BS-TR12A-10.step'. */
export const cadFileName = (partNumber: string, kind: CadKind): string => `${partNumber}.${kind}`

/** The server builds ZIP files under this path (`server/cad`). */
export const CAD_ZIPS = '/cad'

/** URL of the ZIP with the files of all sizes of an item. `partNumber` is the lead number. */
export const allSizesZip = (partNumber: string): string => `${CAD_ZIPS}/${partNumber.toLowerCase()}-all-sizes.zip`

export const LIST_ZIP = 'list.zip'

/** URL of the ZIP with the files of these part numbers, without duplicates. */
export const listZip = (partNumbers: readonly string[], kinds: readonly CadKind[]): string =>
  `${CAD_ZIPS}/${LIST_ZIP}?parts=${[...new Set(partNumbers)]}&formats=${kinds}`

/** Bytes that gzip adds to the packed data, and bytes that a ZIP adds instead, without the file name. */
const GZIP_AROUND = 18
const ZIP_AROUND = 30 + 46
const ZIP_END = 22

/** Size of the ZIP with the files of these parts, in bytes. An empty ZIP has 22 bytes. */
export function zipBytes(partNumbers: Iterable<string>, kinds: readonly CadKind[], files: CadData): number {
  let bytes = ZIP_END
  for (const partNumber of new Set(partNumbers)) {
    const { stepSent, dxfPacked, glbPacked } = files[partNumber] ?? {}
    const packed = { step: stepSent, dxf: dxfPacked, glb: glbPacked }
    for (const kind of kinds) {
      const size = packed[kind]
      if (size) bytes += size - GZIP_AROUND + ZIP_AROUND + 2 * cadFileName(partNumber, kind).length
    }
  }
  return bytes
}

export type CadData = Readonly<Record<string, CadFiles | undefined>>
