import type { Readable, Writable } from 'node:stream'

/** Age from which an object without a row is removed: until then its row may be about to be written. */
export const ORPHAN_AGE_MS = 3_600_000

/** Bytes `start` to `end` of an object, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Runs `use` with the path of a file on this machine, which may be gone afterwards. */
export type LocalCopy = <T>(use: (file: string) => Promise<T>) => Promise<T>

/** An incomplete upload: unreadable before `commit`, and `discard` leaves nothing. */
export interface Draft {
  readonly stream: Writable
  /** After the stream has finished, for libraries that read files. */
  readonly withLocalCopy: LocalCopy
  /**
   * Makes it an object that survives a power failure. @returns its key
   * @throws PublicError if the storage cannot be reached; the draft must be discarded then
   */
  commit(): Promise<string>
  discard(): Promise<void>
}

/** Storage of uploaded files. An object is immutable; its key is random. */
export interface Storage {
  draft(): Promise<Draft>
  /**
   * @throws an error with the code ENOENT if there is no such object; PublicError if the storage cannot be reached,
   * also in the middle of the stream
   */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** For libraries that read files. */
  withLocalCopy<T>(key: string, use: (file: string) => Promise<T>): Promise<T>
  /** Succeeds if there is no such object. */
  remove(key: string): Promise<void>
  /** Removes temporary files that a sudden end has left on this machine. Call before the first draft. */
  clearIncoming(): Promise<void>
  /** Removes objects older than an hour that `isKnown` does not return, and abandoned parts of uploads. */
  sweep(isKnown: (keys: readonly string[]) => Promise<ReadonlySet<string>>, options: SweepOptions): Promise<void>
}

export interface SweepOptions {
  readonly now: Date
  /** Ends it early: another sweep does the rest. */
  readonly signal: AbortSignal
}
