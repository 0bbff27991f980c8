import { ledger } from '../ledger.ts'

/**
 * Images and films that are outdated because a scene was corrected, with the hash of their new inputs. Rendering takes
 * hours, so outdated images stay published in the meantime. They are first in the queue, don't fail tests, and have no
 * parts list on pages.
 */
const waiting = ledger('waiting')

/**
 * Returns true if an image or film is waiting to be rendered. If `inputs` is given, the waiting image or film must have
 * the same inputs.
 */
export const isWaiting = (key: string, inputs = waiting.inputs(key)): boolean =>
  inputs !== undefined && waiting.inputs(key) === inputs

export const addWaiting = (key: string, inputs: string): void => waiting.note(key, inputs)

export const removeWaiting = (key: string): void => {
  waiting.forget((each) => each !== key)
}
