/** CAD files and models of a part number. */

/** Sizes in bytes of what there is of one part number; each kind is a file at `cadPath`. */
export interface CadFiles {
  /** Revision and day of the issue in which the solid was last another one: 'C', '2026-11-22'. */
  readonly revision: string
  readonly date: string
  /** STEP AP214 in inches, as a visitor saves it. */
  readonly step: number
  /** The same as it is sent: with `Content-Encoding: gzip`. */
  readonly stepSent: number
  /** DXF of hole patterns and sections, 1:1 in inches, where a face shows any. */
  readonly dxf?: number
  /** With gzip, as it is in a zip. */
  readonly dxfPacked?: number
  /** GLB of the whole length for a viewer: meters, y up, `EXT_meshopt_compression` and `KHR_mesh_quantization`. */
  readonly glb: number
  readonly glbPacked: number
}

/** In the order in which they are listed. */
export const CAD_KINDS = ['step', 'dxf', 'glb'] as const

export type CadKind = (typeof CAD_KINDS)[number]

/** Path below the content host: 'cad/bs-tr12a-10.step', 'models/bs-tr12a-10.glb'. */
export const cadPath = (partNumber: string, kind: CadKind): string =>
  `${kind === 'glb' ? 'models' : 'cad'}/${partNumber.toLowerCase()}.${kind}`

/** The name that a file is saved under: 'BS-TR12A-10.step'. */
export const cadFileName = (partNumber: string, kind: CadKind): string => `${partNumber}.${kind}`

/** Below this path the server puts files together into zips (`server/cad`). */
export const CAD_ZIPS = '/cad'

/** Address of the zip with all files of all sizes of a part; `partNumber` is that of its card. */
export const allSizesZip = (partNumber: string): string => `${CAD_ZIPS}/${partNumber.toLowerCase()}-all-sizes.zip`

export const LIST_ZIP = 'list.zip'

/** Address of the zip with the files of some part numbers, each once. */
export const listZip = (partNumbers: readonly string[], kinds: readonly CadKind[]): string =>
  `${CAD_ZIPS}/${LIST_ZIP}?parts=${[...new Set(partNumbers)]}&formats=${kinds}`

/** The bytes that gzip has around what it packs, and that a zip has around it instead, without the name of the file. */
const GZIP_AROUND = 18
const ZIP_AROUND = 30 + 46
const ZIP_END = 22

/** Bytes of the zip with the files of some parts; 22, an empty zip, if none has one. */
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
