/**
 * File types that may be uploaded. The server detects the type from the bytes; the browser checks the extension only,
 * so that a wrong file is rejected before it is sent.
 */
export interface FileKind {
  /** Media type that it is served as. */
  readonly type: string
  /** As staff read it. */
  readonly label: string
  /** Extensions, the most common one first. */
  readonly extensions: readonly string[]
  /** Whether browsers may show it inline; anything else is a download. */
  readonly inline: boolean
  /** Whether there are thumbnails of it. */
  readonly thumbnail: boolean
  /** Whether browsers need the picture in another format to show it. */
  readonly preview?: boolean
}

const picture = (type: string, label: string, ...extensions: string[]): FileKind => ({
  type,
  label,
  extensions,
  inline: true,
  thumbnail: true,
})

const film = (type: string, label: string, ...extensions: string[]): FileKind => ({
  type,
  label,
  extensions,
  inline: true,
  thumbnail: false,
})

const data = (type: string, label: string, ...extensions: string[]): FileKind => ({
  type,
  label,
  extensions,
  inline: false,
  thumbnail: false,
})

export const FILE_KINDS = {
  pdf: { ...film('application/pdf', 'PDF', 'pdf') },
  jpeg: picture('image/jpeg', 'JPEG', 'jpg', 'jpeg', 'jfif'),
  png: picture('image/png', 'PNG', 'png'),
  gif: picture('image/gif', 'GIF', 'gif'),
  webp: picture('image/webp', 'WebP', 'webp'),
  avif: picture('image/avif', 'AVIF', 'avif'),
  tiff: { ...picture('image/tiff', 'TIFF', 'tif', 'tiff'), preview: true },
  mp4: film('video/mp4', 'MP4', 'mp4', 'm4v'),
  webm: film('video/webm', 'WebM', 'webm'),
  glb: data('model/gltf-binary', 'GLB', 'glb'),
  step: data('model/step', 'STEP', 'step', 'stp'),
  dxf: data('image/vnd.dxf', 'DXF', 'dxf'),
  zip: data('application/zip', 'ZIP', 'zip'),
} as const satisfies Record<string, FileKind>

export type FileKindName = keyof typeof FILE_KINDS

export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as [FileKindName, ...FileKindName[]]

/** The kind of a file by its extension; undefined for one that is not accepted. */
export function kindOfName(name: string): FileKindName | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (extension === undefined) return undefined
  return FILE_KIND_NAMES.find((kind) => (FILE_KINDS[kind].extensions as readonly string[]).includes(extension))
}

/** 'PDF, JPEG, PNG, …, ZIP', for error messages. */
export const TAKEN_KINDS = FILE_KIND_NAMES.map((kind) => FILE_KINDS[kind].label).join(', ')

/** `accept` attribute of a file input. */
export const PICKER_ACCEPT = FILE_KIND_NAMES.flatMap((kind) =>
  FILE_KINDS[kind].extensions.map((extension) => `.${extension}`),
).join(',')

/** Longest name and folder that are taken, in characters. */
export const NAME_MAX_LENGTH = 200
export const FOLDER_MAX_LENGTH = 200
