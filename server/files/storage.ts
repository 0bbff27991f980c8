import type { Readable, Writable } from 'node:stream'

/** Minimum age of an object without a row before it is removed, because its row may not be committed yet. */
export const ORPHAN_AGE_MS = 3_600_000

/** Bytes `start` to `end` of an object, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Runs `use` with the path of a local file, which may be deleted afterwards. */
export type LocalCopy = <T>(use: (file: string) => Promise<T>) => Promise<T>

/** An incomplete upload. It cannot be read before `commit`, and `discard` removes it completely. */
export interface Draft {
  readonly stream: Writable
  /** For libraries that read files. Call it after the stream has finished. */
  readonly withLocalCopy: LocalCopy
  /**
   * Stores the draft as a durable object.
   * @returns its key
   * @throws PublicError if the storage cannot be reached; the draft must then be discarded
   */
  commit(): Promise<string>
  discard(): Promise<void>
}

/** Storage of uploaded files. An object is immutable, and its key is random. */
export interface Storage {
  draft(): Promise<Draft>
  /**
   * @throws an error with the code ENOENT if the object does not exist; PublicError if the storage cannot be reached,
   * even in the middle of the stream
   */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** For libraries that read files. */
  withLocalCopy<T>(key: string, use: (file: string) => Promise<T>): Promise<T>
  /** Also succeeds if the object does not exist. */
  remove(key: string): Promise<void>
  /** Removes temporary files that a crash left on this machine. Call it before the first draft. */
  clearIncoming(): Promise<void>
  /** Removes objects older than an hour that `isKnown` does not return, and abandoned multipart uploads. */
  sweep(isKnown: (keys: readonly string[]) => Promise<ReadonlySet<string>>, options: SweepOptions): Promise<void>
}

export interface SweepOptions {
  readonly now: Date
  /** Ends the sweep early. The next sweep continues. */
  readonly signal: AbortSignal
}
