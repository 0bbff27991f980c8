import { ledger } from '../ledger.ts'

/**
 * Pictures and films that still show what stood there before a correction, with the hash of what they will be made from:
 * rendering takes hours. They are the first in the queue, hold up no test, and no page lists what they are built from.
 */
const waiting = ledger('waiting')

/** Whether a picture or film waits for the renderer with these inputs, or with any. */
export const isWaiting = (key: string, inputs = waiting.inputs(key)): boolean =>
  inputs !== undefined && waiting.inputs(key) === inputs

export const addWaiting = (key: string, inputs: string): void => waiting.note(key, inputs)

/** It has been made. */
export const removeWaiting = (key: string): void => {
  waiting.forget((each) => each !== key)
}
