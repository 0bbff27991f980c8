/** Commands that change the structure. Each is one undo step. */
import * as edit from '#builder/edit.ts'
import { isLinkProblem } from '#builder/link.ts'
import type { Load, Point } from '#builder/model.ts'
import { projectFileText, readProjectFile } from '#builder/project-file.ts'
import { resize } from '#builder/resize.ts'
import type { Ballast } from '#builder/statics/ballast.ts'
import { type Axis, unplaced } from '#builder/turns.ts'
import { sizesOf } from '../builder-parts.ts'
import { topAt } from './geometry.ts'
import { addedTo, type Store } from './store.ts'
import type { Texts } from './texts.ts'

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never
export type NewLoad = WithoutId<Load>

/** A selection that is closer to the floor than this is on it. */
const ON_FLOOR_IN = 0.01

/** Commands that move, rotate, and replace the selection. */
export function changeCommands(store: Store, { selectedText, stepText, labelsOf, lengthText }: Texts) {
  return {
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
    /** Moves the selection down or up until its lowest point is on the floor. */
    dropToFloor() {
      const lowIn = edit.boundsOf(store.selectedParts, store.shapes)?.[0][2]
      if (lowIn === undefined) return
      if (Math.abs(lowIn) < ON_FLOOR_IN) return store.say(`${selectedText()}: already on the floor.`)
      store.commit(
        edit.move(store.structure, store.view.selection, [0, 0, -lowIn]),
        `${selectedText()} ${lowIn < 0 ? 'raised' : 'lowered'} ${lengthText(Math.abs(lowIn))} to the floor.`,
      )
    },
    /** Replaces the selected parts with the next size of the same item. `by` is 1 for longer, and -1 for shorter. */
    resizeBy(by: 1 | -1) {
      const [first, ...others] = store.selectedParts
      if (!first) return
      const isSame = others.every(({ partNumber }) => partNumber === first.partNumber)
      const sizes = isSame ? sizesOf(store.catalog, first.partNumber) : []
      const next = sizes[sizes.findIndex(({ partNumber }) => partNumber === first.partNumber) + by]
      if (next) return void this.replace(next.partNumber)
      store.refuse(
        sizes.length > 1
          ? { reason: `This is the ${by > 0 ? 'last' : 'first'} size.`, fix: 'Choose another part.' }
          : { reason: 'The selection has no other size.', fix: 'Select a part with several sizes.' },
      )
    },
    /** Replaces each selected part with a different size. The parts that are bolted to its end follow. */
    async replace(partNumber: string) {
      const missing = await store.shapeStore.load([partNumber])
      if (missing.length > 0) return store.say({ text: `We couldn’t load ${partNumber}. Try again.`, tone: 'refused' })
      if (store.selectedParts.length === 0) return
      const message = `${selectedText()} replaced by ${partNumber}.`
      const { structure, shapes, connections, view } = store
      const resized = resize(structure, shapes, view.selection, partNumber, connections.all)
      if (edit.isRefusal(resized)) return store.refuse(resized)
      const { moved, left } = resized
      const count = moved.length === 1 ? '1 part' : `${moved.length} parts`
      const rest = [
        ...(moved.length > 0 ? [`Moved with it: ${count} bolted to its end.`] : []),
        ...(left.length > 0 ? [`No longer at its end: ${labelsOf(left)}.`] : []),
      ]
      store.commit(resized.structure, [message, ...rest].join(' '))
    },
  }
}

/** Commands that copy the selection. */
export function copyCommands(store: Store, { selectedText, lengthText }: Texts) {
  async function pasteParts(copied: edit.Copied) {
    const missing = await store.shapeStore.load(copied.parts.map(({ partNumber }) => partNumber))
    if (missing.length > 0)
      return store.say({ text: `We couldn’t load ${missing.join(', ')}. Try again.`, tone: 'refused' })
    const structure = store.structure
    const edited = edit.paste(structure, store.shapes, copied)
    const selection = addedTo(structure, edited)
    const isPasted = store.commit(edited, '', { placing: undefined, selection })
    if (isPasted) store.say(`${selectedText()} pasted. Move the copy with the arrow keys.`)
    if (isPasted && structure.parts.length === 0) store.stage?.fitAll()
  }

  return {
    duplicate() {
      if (store.view.selection.size === 0) return
      const structure = store.structure
      const edited = edit.array(structure, store.shapes, store.view.selection, 1, [0, edit.COPY_STEP_IN, 0])
      store.commit(edited, `${selectedText()} duplicated. Move the copy with the arrow keys.`, {
        selection: addedTo(structure, edited),
      })
    },
    /** Returns the selection as text for the clipboard, or undefined if nothing is selected. */
    copy(): string | undefined {
      const { structure, view } = store
      if (view.selection.size === 0) return undefined
      store.say(`${selectedText()} copied.`)
      return projectFileText({ ...structure, ...edit.copied(structure, view.selection) })
    },
    /** Adds copied parts, also from another tab. Returns false if the text is anything else. */
    paste(text: string): boolean {
      const copied = readProjectFile(text)
      if (isLinkProblem(copied)) return false
      void pasteParts(copied)
      return true
    },
    /**
     * Adds a mirrored copy of the selection.
     * @param at location of the mirror plane along the axis, in
     */
    mirror(axis: Axis, at: number) {
      if (store.view.selection.size === 0) return
      const structure = store.structure
      const edited = edit.mirror(structure, store.shapes, store.view.selection, axis, at)
      store.commit(edited, `${selectedText()} mirrored at ${axis} = ${lengthText(at)}.`, {
        selection: addedTo(structure, edited),
      })
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
