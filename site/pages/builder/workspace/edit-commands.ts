/** Commands that change the structure. Each is one undo step. */
import * as edit from '#builder/edit.ts'
import type { Load, Point } from '#builder/model.ts'
import type { Ballast } from '#builder/statics/ballast.ts'
import { type Axis, unplaced } from '#builder/turns.ts'
import { topAt } from './geometry.ts'
import { addedTo, type Store } from './store.ts'
import type { Texts } from './texts.ts'

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never
export type NewLoad = WithoutId<Load>
/** Commands that move, copy, and replace the selection. */
export function copyCommands(store: Store, { selectedText, stepText }: Texts) {
  let moved: Point | undefined
  return {
    /** Shows the selection at the given offset until the gesture ends. */
    previewMove(step: Point) {
      if (String(step) === String(moved)) return
      const edited = edit.move(store.structure, store.view.selection, step)
      if (edit.isRefusal(edited)) return
      moved = step
      store.preview(edited)
    },
    /** Ends a drag as one undo step. */
    commitMove() {
      if (!store.view.isMoving) return
      store.commitPreview(moved ? `${selectedText()} moved ${stepText(moved)}.` : '')
      moved = undefined
    },
    cancelMove() {
      moved = undefined
      store.cancelPreview()
    },
    move(step: Point) {
      if (store.view.selection.size === 0) return
      store.commit(edit.move(store.structure, store.view.selection, step), `${selectedText()} moved ${stepText(step)}.`)
    },
    rotate(axis: Axis) {
      if (store.view.selection.size === 0) return
      store.commit(
        edit.rotate(store.structure, store.shapes, store.view.selection, axis),
        `${selectedText()} turned by 90°.`,
      )
    },
    duplicate() {
      if (store.view.selection.size === 0) return
      const structure = store.structure
      const edited = edit.duplicate(structure, store.shapes, store.view.selection, [0, 4 * edit.GRID_IN, 0])
      store.commit(edited, `${selectedText()} duplicated. Move the copy with the arrow keys.`, {
        selection: addedTo(structure, edited),
      })
    },
    /** Adds a mirrored copy of the selection next to the original. */
    mirror(axis: Axis) {
      if (store.view.selection.size === 0) return
      const structure = store.structure
      const edited = edit.mirror(structure, store.shapes, store.view.selection, axis)
      store.commit(edited, `${selectedText()} mirrored.`, { selection: addedTo(structure, edited) })
    },
    /** Creates a row of copies. `total` includes the selection. */
    array(total: number, step: Point) {
      if (store.view.selection.size === 0 || total < 2) return
      const structure = store.structure
      const edited = edit.array(structure, store.shapes, store.view.selection, total - 1, step)
      const added = addedTo(structure, edited)
      store.commit(edited, `${added.size} ${added.size === 1 ? 'part' : 'parts'} added.`, {
        selection: new Set([...store.view.selection, ...added]),
      })
    },
    /** Replaces each selected part with a different size of the same item. */
    async replace(partNumber: string) {
      const missing = await store.shapeStore.load([partNumber])
      if (missing.length > 0) return store.say({ text: `We couldn’t load ${partNumber}. Try again.`, tone: 'refused' })
      if (store.selectedParts.length === 0) return
      const connections = store.connections.all
      const isBetween = store.selectedParts.some((part) => {
        const { start, end } = edit.connectedEnds(part, connections)
        return start && end
      })
      const message = `${selectedText()} replaced by ${partNumber}.`
      const edited = store.selectedParts.reduce<edit.Edited>(
        (structure, { id }) =>
          edit.isRefusal(structure) ? structure : edit.replace(structure, store.shapes, id, partNumber, connections),
        store.structure,
      )
      store.commit(
        edited,
        isBetween
          ? `${message} Both ends were connected. The start is in the same place, and the other end moved.`
          : message,
      )
    },
  }
}

/** Commands that group, hide, delete, and rename. */
export function partCommands(store: Store, { selectedText }: Texts) {
  const setHidden = (ids: readonly string[], isHidden: boolean) => {
    const count = ids.length === 1 ? '1 part' : `${ids.length} parts`
    store.commit(edit.setHidden(store.structure, ids, isHidden), `${count} ${isHidden ? 'hidden' : 'shown'}.`)
  }
  return {
    setHidden,
    toggleGroup() {
      const parts = store.selectedParts
      if (parts.length === 0) return
      const isGrouped = parts.every(({ group }) => group)
      const names = new Set(store.structure.parts.map(({ group }) => group))
      let number = 1
      while (names.has(`Group ${number}`)) number += 1
      const name = isGrouped ? undefined : `Group ${number}`
      store.commit(
        edit.group(store.structure, store.view.selection, name),
        name ? `${name} created.` : 'Group removed.',
      )
    },
    toggleHidden() {
      const parts = store.selectedParts
      setHidden(
        parts.map(({ id }) => id),
        !parts.every((part) => part.isHidden),
      )
    },
    remove() {
      if (store.view.selection.size === 0) return
      store.commit(edit.remove(store.structure, store.view.selection), `${selectedText()} deleted.`, {
        selection: new Set(),
      })
    },
    rename(name: string) {
      if (name !== store.structure.name) store.commit(edit.rename(store.structure, name), `Renamed to ${name}.`)
    },
  }
}

/** Commands for loads. */
export function loadCommands(store: Store) {
  return {
    /** Adds loads as one undo step. */
    addLoads(loads: readonly NewLoad[]) {
      const edited = loads.reduce<edit.Edited>(
        (structure, load) =>
          edit.isRefusal(structure)
            ? structure
            : edit.setLoad(structure, { ...load, id: edit.nextId(structure.loads, 'l') }),
        store.structure,
      )
      store.commit(edited, loads.length === 1 ? 'Load added.' : `${loads.length} loads added.`)
    },
    /** Adds the ballast that the checks suggest as dead loads on the supports. */
    addBallast(ballast: readonly Ballast[]) {
      const loads = ballast.flatMap(({ part, at, lb }): NewLoad[] => {
        const on = store.partOf(part)
        return on
          ? [{ kind: 'point', case: 'dead', isBallast: true, part, at: unplaced(on, at), forceLb: [0, 0, -lb] }]
          : []
      })
      this.addLoads(loads)
    },
    removeLoad(id: string) {
      store.commit(edit.removeLoad(store.structure, id), 'Load removed.')
    },
    /** Location of a load on a part, in the coordinates of the part's solid. */
    loadPointOf(id: string, x: number): Point {
      const part = store.partOf(id)
      return part ? unplaced(part, topAt(part, x, store.shapes)) : [x, 0, 0]
    },
  }
}
