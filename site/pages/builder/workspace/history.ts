import type { Structure } from '../../../../builder/model.ts'

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 200

/** The states of a structure. Each state shares unchanged parts with the one before. */
export function createHistory(initial: Structure) {
  let past: readonly Structure[] = []
  let future: readonly Structure[] = []
  let current = initial
  return {
    current: () => current,
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    push(next: Structure) {
      past = [...past, current].slice(-MAX_STEPS)
      future = []
      current = next
    },
    undo() {
      const before = past.at(-1)
      if (!before) return false
      past = past.slice(0, -1)
      future = [current, ...future]
      current = before
      return true
    },
    redo() {
      const [next] = future
      if (!next) return false
      future = future.slice(1)
      past = [...past, current]
      current = next
      return true
    },
  }
}
