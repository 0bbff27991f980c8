import { FILE_KINDS, type FileKind } from '#contract/file-kinds.ts'
import type { FileRevision, StoredFile } from '#contract/files.ts'
import type { FileRecord, RevisionRecord } from './repository.ts'

/** Returns the path of a file on the content host. The server uses only the ID. The name makes the URL readable. */
const contentPath = ({ id, name }: Pick<FileRecord, 'id' | 'name'>) => `files/${id}/${encodeURIComponent(name)}`

export function presentFile(file: FileRecord, contentOrigin: string, note?: string): StoredFile {
  const { type, thumbnail, preview }: FileKind = FILE_KINDS[file.kind]
  return {
    id: file.id,
    name: file.name,
    folder: file.folder,
    kind: file.kind,
    type,
    size: file.size,
    sha256: file.sha256,
    revision: file.revision,
    uploadedAt: file.uploadedAt.toISOString(),
    uploadedBy: file.uploadedBy,
    url: `${contentOrigin}/${contentPath(file)}`,
    ...(thumbnail ? { thumbnail: `${contentOrigin}/thumbnail/${contentPath(file)}` } : {}),
    ...(preview ? { preview: `${contentOrigin}/preview/${contentPath(file)}.webp` } : {}),
    ...(note ? { note } : {}),
  }
}

export const presentRevision = (each: RevisionRecord): FileRevision => ({
  revision: each.revision,
  size: each.size,
  sha256: each.sha256,
  uploadedAt: each.uploadedAt.toISOString(),
  uploadedBy: each.uploadedBy,
})
