import { readdir } from 'node:fs/promises'

/**
 * Names of all files below a folder; none if there is no such folder.
 * @throws if it is there and cannot be read: an index without its documents would look complete
 */
export const filesBelow = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
