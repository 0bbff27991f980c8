import {
  FILES_PATH,
  type FileRevision,
  type FilesSummary,
  filesSummary,
  type ListRequest,
  listResponse,
  revisionsResponse,
  type StoredFile,
  storedFile,
  TOTAL_HEADER,
} from '#contract/files.ts'
import { saveFile } from '#site/services/save-file.ts'
import { staffApi } from '../api.ts'

/** Uploads have no time limit, because a large file may take an hour. The server aborts stalled uploads. */
const NO_TIMEOUT = 0

export interface FileList extends FilesSummary {
  readonly files: readonly StoredFile[]
  /** Total number of files on all pages. */
  readonly total: number
}

/** Loads one page of files, the folders, and the size limit. */
export async function listFiles(params: ListRequest, signal: AbortSignal): Promise<FileList> {
  const [list, summary] = await Promise.all([
    staffApi.get(`${FILES_PATH}/list`, { params, signal }),
    staffApi.get(`${FILES_PATH}/summary`, { signal }),
  ])
  return {
    files: listResponse.parse(list.data),
    total: Number(list.headers[TOTAL_HEADER]),
    ...filesSummary.parse(summary.data),
  }
}

export interface UploadRequest {
  readonly file: File
  readonly folder: string
  readonly replaces?: string | undefined
  /** Whether to replace a file with the same folder and name. */
  readonly existing: 'replace' | 'keep'
}

/** @param onProgress receives the number of bytes sent so far */
export async function uploadFile(
  { file, folder, replaces, existing }: UploadRequest,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
): Promise<StoredFile> {
  const form = new FormData()
  form.set('folder', folder)
  form.set('existing', existing)
  if (replaces !== undefined) form.set('replaces', replaces)
  form.set('file', file)
  const response = await staffApi.post(`${FILES_PATH}/upload`, form, {
    signal,
    timeout: NO_TIMEOUT,
    onUploadProgress: ({ loaded }) => onProgress(Math.min(loaded, file.size)),
  })
  return storedFile.parse(response.data)
}

export async function deleteFile(id: string): Promise<void> {
  await staffApi.delete(`${FILES_PATH}/${id}`)
}

export async function fileRevisions(id: string): Promise<readonly FileRevision[]> {
  return revisionsResponse.parse((await staffApi.get(`${FILES_PATH}/${id}/revisions`)).data).revisions
}

/** Downloads a file and saves it under its original name. */
export async function downloadFile({ id, name }: Pick<StoredFile, 'id' | 'name'>, revision?: number): Promise<void> {
  const response = await staffApi.get<Blob>(`${FILES_PATH}/${id}`, {
    params: { revision },
    responseType: 'blob',
    timeout: NO_TIMEOUT,
  })
  saveFile(response.data, name)
}
