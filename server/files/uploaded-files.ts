import type { UploadedFile } from '../search/upload-entries.ts'
import type { Files } from './files.ts'
import { presentFile } from './presenter.ts'

/** Returns uploaded files in the format of the search index. */
export async function uploadedFiles(
  files: Pick<Files, 'all'>,
  contentOrigin: string,
): Promise<readonly UploadedFile[]> {
  return (await files.all()).map((file) => {
    const { id, name, type, size, sha256, url, thumbnail, preview } = presentFile(file, contentOrigin)
    const link = preview ?? url
    return { id, name, type, size, sha256, object: file.object, link, ...(thumbnail ? { thumbnail } : {}) }
  })
}
