/**
 * A file type that staff may upload. The server detects the type from the bytes. The browser checks only the extension,
 * to reject an unsupported file before uploading it.
 */
export interface FileKind {
  /** Media type in the response. */
  readonly type: string
  readonly label: string
  /** File name extensions, most common first. */
  readonly extensions: readonly string[]
  /** True if browsers display the file, false if they download it. */
  readonly inline: boolean
  readonly thumbnail: boolean
  /** True if browsers cannot display the image and need a converted copy. */
  readonly preview?: boolean
}

const image = (type: string, label: string, ...extensions: string[]): FileKind => ({
  type,
  label,
  extensions,
  inline: true,
  thumbnail: true,
})

const viewable = (type: string, label: string, ...extensions: string[]): FileKind => ({
  type,
  label,
  extensions,
  inline: true,
  thumbnail: false,
})

const download = (type: string, label: string, ...extensions: string[]): FileKind => ({
  type,
  label,
  extensions,
  inline: false,
  thumbnail: false,
})

export const FILE_KINDS = {
  pdf: viewable('application/pdf', 'PDF', 'pdf'),
  jpeg: image('image/jpeg', 'JPEG', 'jpg', 'jpeg', 'jfif'),
  png: image('image/png', 'PNG', 'png'),
  gif: image('image/gif', 'GIF', 'gif'),
  webp: image('image/webp', 'WebP', 'webp'),
  avif: image('image/avif', 'AVIF', 'avif'),
  tiff: { ...image('image/tiff', 'TIFF', 'tif', 'tiff'), preview: true },
  mp4: viewable('video/mp4', 'MP4', 'mp4', 'm4v'),
  webm: viewable('video/webm', 'WebM', 'webm'),
  glb: download('model/gltf-binary', 'GLB', 'glb'),
  step: download('model/step', 'STEP', 'step', 'stp'),
  dxf: download('image/vnd.dxf', 'DXF', 'dxf'),
  zip: download('application/zip', 'ZIP', 'zip'),
} as const satisfies Record<string, FileKind>

export type FileKindName = keyof typeof FILE_KINDS

export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as [FileKindName, ...FileKindName[]]

/** Returns the file type for a file name's extension, or undefined if the type is not accepted. */
export function kindOfName(name: string): FileKindName | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (extension === undefined) return undefined
  return FILE_KIND_NAMES.find((kind) => (FILE_KINDS[kind].extensions as readonly string[]).includes(extension))
}

export const HEIC_REFUSAL = 'This is a HEIC photo, which browsers don’t display. Save it as JPEG and upload the copy.'

/** Returns why a file of a common type that isn't accepted is refused, or undefined for other names. */
export const refusalOfName = (name: string): string | undefined => (/\.hei[cf]$/i.test(name) ? HEIC_REFUSAL : undefined)

/** Returns the labels of types: 'PDF, JPEG, PNG'. */
export const labelsOf = (kinds: readonly FileKindName[]) => kinds.map((kind) => FILE_KINDS[kind].label).join(', ')

/** Labels for the accepted types: 'PDF, JPEG, PNG, …, ZIP'. */
export const ACCEPTED_TYPES = labelsOf(FILE_KIND_NAMES)

/** The `accept` attribute of a file input. */
export const PICKER_ACCEPT = FILE_KIND_NAMES.flatMap((kind) =>
  FILE_KINDS[kind].extensions.map((extension) => `.${extension}`),
).join(',')

/** Maximum lengths, in characters. */
export const NAME_MAX_LENGTH = 200
export const FOLDER_MAX_LENGTH = 200
