import { open } from 'node:fs/promises'
import type { FileKindName } from '#contract/file-kinds.ts'
import { avifPatches } from './avif.ts'
import { jpegPieces, pngPieces, webpPieces } from './chunked.ts'
import { imageSource, type Piece, patched, type Source } from './source.ts'
import { tiffPatches } from './tiff.ts'

type FindPieces = (source: Source, orientation: number) => Promise<Piece[]>

const FORMATS: Partial<Record<FileKindName, FindPieces>> = {
  jpeg: jpegPieces,
  png: pngPieces,
  webp: webpPieces,
  avif: async (source) => patched(source.size, await avifPatches(source)),
  tiff: async (source) => patched(source.size, await tiffPatches(source)),
}

/**
 * Passes a copy of an image without metadata, such as the location of the camera, to `use`. The pixels, the
 * color profile, and the orientation are unchanged, and nothing is decoded.
 * @returns false if the image contains no metadata, or if its format is not supported (GIF). `use` is then not called
 * @throws PublicError if the image's structure is damaged
 */
export async function withoutMetadata(
  file: string,
  { kind, orientation }: { readonly kind: FileKindName; readonly orientation: number },
  use: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<boolean> {
  const find = FORMATS[kind]
  if (!find) return false
  await using handle = await open(file)
  const { size } = await handle.stat()
  const source = imageSource(handle, size)
  const pieces = (await find(source, orientation)).filter((piece) => !isEmpty(piece))
  const [first] = pieces
  if (pieces.length === 1 && first && 'to' in first && first.to - first.from === size) return false
  await use(source.copy(pieces))
  return true
}

const isEmpty = (piece: Piece) =>
  Buffer.isBuffer(piece) ? piece.length === 0 : 'zeros' in piece ? piece.zeros === 0 : piece.from === piece.to
