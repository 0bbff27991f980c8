/** Undo and redo for changes to a structure, stored as patches. A gesture, such as a drag, is one step. */
import type { Load, PlacedPart, Structure, Support } from './model.ts'

interface Change<Item> {
  readonly id: string
  /** The item and its position in the list. Absent before the item is added and after it is removed. */
  readonly before?: readonly [index: number, item: Item]
  readonly after?: readonly [index: number, item: Item]
}

export interface Patch {
  readonly parts: readonly Change<PlacedPart>[]
  readonly supports: readonly Change<Support>[]
  readonly loads: readonly Change<Load>[]
  readonly names: readonly [before: string, after: string]
  readonly revisions: readonly [before: string, after: string]
}

type Identified = { readonly id: string }

function changesBetween<Item extends Identified>(before: readonly Item[], after: readonly Item[]): Change<Item>[] {
  if (before === after) return []
  const old = new Map(before.map((item, index) => [item.id, [index, item] as const]))
  const changes: Change<Item>[] = []
  for (const [index, item] of after.entries()) {
    const known = old.get(item.id)
    old.delete(item.id)
    if (known?.[1] !== item) changes.push({ id: item.id, after: [index, item], ...(known ? { before: known } : {}) })
  }
  for (const [id, known] of old) changes.push({ id, before: known })
  return changes
}

/** Returns the difference between two versions of a structure. Unchanged items must be the same objects. */
const patchBetween = (before: Structure, after: Structure): Patch => ({
  parts: changesBetween(before.parts, after.parts),
  supports: changesBetween(before.supports, after.supports),
  loads: changesBetween(before.loads, after.loads),
  names: [before.name, after.name],
  revisions: [before.revision, after.revision],
})

type Side = 'before' | 'after'

function applied<Item extends Identified>(
  items: readonly Item[],
  changes: readonly Change<Item>[],
  to: Side,
): readonly Item[] {
  if (changes.length === 0) return items
  const changed = new Set(changes.map(({ id }) => id))
  const kept = items.filter(({ id }) => !changed.has(id))
  const added = changes.flatMap((change) => (change[to] ? [change[to]] : [])).sort((a, b) => a[0] - b[0])
  // Items in ascending order of final position, so that all earlier positions are filled before an item is inserted.
  const result: Item[] = []
  let next = 0
  for (const [index, item] of added) {
    while (result.length < index && next < kept.length) result.push(kept[next++] as Item)
    result.push(item)
  }
  return [...result, ...kept.slice(next)]
}

/** Applies a patch forward ('after') or backward ('before'). */
const patched = (structure: Structure, patch: Patch, to: Side): Structure => ({
  ...structure,
  name: patch.names[to === 'before' ? 0 : 1],
  revision: patch.revisions[to === 'before' ? 0 : 1],
  parts: applied(structure.parts, patch.parts, to),
  supports: applied(structure.supports, patch.supports, to),
  loads: applied(structure.loads, patch.loads, to),
})

/** Maximum number of undo steps. */
export const MAX_STEPS = 500

/** The steps that can be undone, the latest last, and those that can be redone, the next first. */
export interface Steps {
  readonly past: readonly Patch[]
  readonly future: readonly Patch[]
}

export interface History extends Steps {
  /** The structure to show. During a gesture, this is a preview. */
  readonly structure: Structure
  /** The structure before the current gesture. */
  readonly start?: Structure
}

const NO_STEPS: Steps = { past: [], future: [] }

export const historyOf = (structure: Structure, { past, future } = NO_STEPS): History => ({ structure, past, future })

const isEmpty = ({ parts, supports, loads, names, revisions }: Patch) =>
  parts.length + supports.length + loads.length === 0 && names[0] === names[1] && revisions[0] === revisions[1]

/** Records a change as one step. Discards any undone steps. */
export function changed(history: History, structure: Structure): History {
  const patch = patchBetween(history.start ?? history.structure, structure)
  if (isEmpty(patch)) return { structure, past: history.past, future: history.future }
  return { structure, past: [...history.past.slice(-MAX_STEPS + 1), patch], future: [] }
}

/** Shows a structure without recording it. A gesture starts with its first preview. */
export const previewed = (history: History, structure: Structure): History => ({
  ...history,
  structure,
  start: history.start ?? history.structure,
})

/** Ends a gesture and records its last preview as one step. */
export const committed = (history: History): History => (history.start ? changed(history, history.structure) : history)

/** Ends a gesture and discards its changes. */
export const canceled = ({ structure, past, future, start }: History): History => ({
  structure: start ?? structure,
  past,
  future,
})

/** Undoes the last step. During a gesture, cancels only the gesture. */
export function undone(history: History): History {
  if (history.start) return canceled(history)
  const patch = history.past.at(-1)
  if (!patch) return history
  return {
    structure: patched(history.structure, patch, 'before'),
    past: history.past.slice(0, -1),
    future: [patch, ...history.future],
  }
}

/** Redoes the most recently undone step. */
export function redone(history: History): History {
  const [patch] = history.future
  if (history.start || !patch) return history
  return {
    structure: patched(history.structure, patch, 'after'),
    past: [...history.past, patch],
    future: history.future.slice(1),
  }
}
