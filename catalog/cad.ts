/** Sizes of the CAD files for one part number, in bytes. `cadPath` returns their paths. */
export interface CadFiles {
  /** The last revision that changed the solid, such as 'C', and its date, such as '2026-11-22'. */
  readonly revision: string
  readonly date: string
  /** Uncompressed size of the STEP AP214 file. The file is in inches. */
  readonly step: number
  /** Size of the STEP file when sent with `Content-Encoding: gzip`. */
  readonly stepSent: number
  /** Size of the 1:1 DXF file, which shows hole patterns and sections in inches. Absent if the part has neither. */
  readonly dxf?: number
  /** Size of the DXF file when compressed with gzip. */
  readonly dxfPacked?: number
  /**
   * Size of the GLB file, which contains the full-length part in meters, with y up. The file requires
   * `EXT_meshopt_compression` and `KHR_mesh_quantization`.
   */
  readonly glb: number
  readonly glbPacked: number
}

export const CAD_REVISION_RULE =
  'CAD files and engineering data have separate revision letters. A CAD letter changes with the shape of the part.'

export const CAD_KINDS = ['step', 'dxf', 'glb'] as const

export type CadKind = (typeof CAD_KINDS)[number]

/** Path on the content host, such as 'cad/bs-tr12a-10.step' or 'models/bs-tr12a-10.glb'. */
export const cadPath = (partNumber: string, kind: CadKind): string =>
  `${kind === 'glb' ? 'models' : 'cad'}/${partNumber.toLowerCase()}.${kind}`

/** File name for the download, such as 'BS-TR12A-10.step'. */
export const cadFileName = (partNumber: string, kind: CadKind): string => `${partNumber}.${kind}`

/** Base path of the ZIP files that the server creates (`server/cad`). */
export const CAD_ZIPS = '/cad'

/** URL of the ZIP file with the CAD files for all sizes of an item. `partNumber` is the primary part number. */
export const allSizesZip = (partNumber: string): string => `${CAD_ZIPS}/${partNumber.toLowerCase()}-all-sizes.zip`

/** Files that the server creates from the model of a part, for programs that can't read compressed GLB files. */
export const PLAIN_KINDS = ['glb', 'dxf'] as const
export type PlainKind = (typeof PLAIN_KINDS)[number]

/**
 * URL of a GLB file that uses no glTF extensions, or of a DXF file with all visible edges, including those of truss
 * lacing.
 */
export const plainCadUrl = (partNumber: string, kind: PlainKind): string =>
  `${CAD_ZIPS}/${partNumber.toLowerCase()}-plain.${kind}`

export const LIST_ZIP = 'list.zip'

/** URL of the ZIP file with the CAD files for these part numbers. Duplicates are removed. */
export const listZip = (partNumbers: readonly string[], kinds: readonly CadKind[]): string =>
  `${CAD_ZIPS}/${LIST_ZIP}?parts=${[...new Set(partNumbers)]}&formats=${kinds}`

/** Bytes that gzip and a ZIP entry add to the compressed data. The ZIP value excludes the file name. */
const GZIP_AROUND = 18
const ZIP_AROUND = 30 + 46
const ZIP_END = 22

/** Returns the size of the ZIP file with the CAD files for these parts, in bytes. An empty ZIP file is 22 bytes. */
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
