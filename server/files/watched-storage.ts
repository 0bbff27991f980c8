import type { Storage } from './storage.ts'

export type StorageOperation = 'read' | 'write' | 'remove' | 'sweep'

/** Wraps the storage and calls `failed` after each operation that fails. */
export function watchedStorage(storage: Storage, failed: (operation: StorageOperation) => void): Storage {
  const watch = async <T>(operation: StorageOperation, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      failed(operation)
      throw error
    }
  }

  return {
    async draft(key) {
      const draft = await watch('write', storage.draft(key))
      return { ...draft, commit: () => watch('write', draft.commit()) }
    },

    async read(key, range) {
      const stream = await watch('read', storage.read(key, range))
      return stream.once('error', () => failed('read'))
    },

    async withLocalCopy(key, use) {
      let isReached = false
      try {
        return await storage.withLocalCopy(key, (file) => {
          isReached = true
          return use(file)
        })
      } catch (error) {
        // Don't count errors that `use` throws, because they are not storage errors.
        if (!isReached) failed('read')
        throw error
      }
    },

    remove: (key) => watch('remove', storage.remove(key)),
    clearIncoming: () => storage.clearIncoming(),
    sweep: (isKnown, options) => watch('sweep', storage.sweep(isKnown, options)),
  }
}
