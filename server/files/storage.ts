import type { Readable, Writable } from 'node:stream'
import type { IsKnown, SweepOptions } from './sweep.ts'

/** Bytes `start` to `end` of an object, inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Runs `use` with the path of a local file. The file may be deleted afterward. */
export type LocalCopy = <T>(use: (file: string) => Promise<T>) => Promise<T>

/** An incomplete upload. The object cannot be read before `commit`. `discard` deletes the upload completely. */
export interface Draft {
  readonly stream: Writable
  /** Runs a function with a local copy of the draft. Call this after the stream has finished. */
  readonly withLocalCopy: LocalCopy
  /**
   * Stores the draft as a durable object.
   * @returns its key
   * @throws PublicError if storage cannot be reached. The draft must then be discarded
   */
  commit(): Promise<string>
  discard(): Promise<void>
}

/** Stores uploaded files as objects. An object is immutable, and its key is random. */
export interface Storage {
  /** @param key key of the object when an export is imported. Random by default */
  draft(key?: string): Promise<Draft>
  /**
   * Reads an object or a range of its bytes.
   * @throws an error with the code ENOENT if the object does not exist, or PublicError if storage cannot be reached,
   * even in the middle of the stream
   */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Runs `use` with the path of a local file that contains the object's bytes. */
  withLocalCopy<T>(key: string, use: (file: string) => Promise<T>): Promise<T>
  /** Removes an object. Does nothing if the object does not exist. */
  remove(key: string): Promise<void>
  /** Removes temporary files that a crash left on this machine. Call it before creating the first draft. */
  clearIncoming(): Promise<void>
  /**
   * Removes abandoned multipart uploads, and quarantines and removes objects without a row (`sweepObjects`).
   * @throws Error if the database lists none of the objects
   */
  sweep(isKnown: IsKnown, options: SweepOptions): Promise<void>
}
