/**
 * Drags the selection along the grid, or onto the hole under the pointer, as placing does. Drags the end of a part to
 * another size. A drag is one undo step.
 */
import { Connections } from '#builder/connections.ts'
import * as edit from '#builder/edit.ts'
import type { Point } from '#builder/model.ts'
import { resize } from '#builder/resize.ts'
import { difference, distance, isSameTurn } from '#builder/turns.ts'
import type { changeCommands } from './edit-commands.ts'
import type { ChosenHole } from './patterns.ts'
import { placingAt, type Scene } from './placement.ts'
import type { Store } from './store.ts'
import type { Texts } from './texts.ts'

/** Farthest that a hole pulls the selection away from the pointer. */
const SNAP_IN = 12

const onGrid = (value: number) => Math.round(value / edit.GRID_IN) * edit.GRID_IN

/** A hole in a part that stays, and the selected part under the pointer, which bolts to it. */
interface Snap {
  readonly part: string
  readonly hole: ChosenHole
}

export function dragCommands(
  store: Store,
  { selectedText, stepText }: Texts,
  { replace }: Pick<ReturnType<typeof changeCommands>, 'replace'>,
) {
  let moved: Point | undefined
  /** Part number of the size that a drag shows. */
  let sized: string | undefined
  /** The parts that stay. */
  let others: Scene | undefined

  /** Returns the step that aligns the holes, for the placement that is nearest to the pointer. */
  function snapped(by: Point, { part, hole }: Snap): Point | undefined {
    const own = store.partOf(part)
    if (!own) return undefined
    const { structure, shapes, view } = store
    if (!others) {
      const rest = { ...structure, parts: structure.parts.filter(({ id }) => !view.selection.has(id)) }
      others = { structure: rest, shapes, connections: new Connections(rest, shapes) }
    }
    const awayIn = (step: Point) => distance(step, by)
    return placingAt(others, own.partNumber, hole)
      .candidates.filter(({ turn }) => isSameTurn(turn, own.turn))
      .map(({ at }) => difference(at, own.at))
      .filter((step) => awayIn(step) <= SNAP_IN)
      .sort((a, b) => awayIn(a) - awayIn(b))[0]
  }

  function end() {
    moved = undefined
    sized = undefined
    others = undefined
  }

  function cancel() {
    if (store.view.isMoving) store.cancelPreview()
    end()
  }

  return {
    /** Shows the selection at the given offset until the gesture ends. Returns the step as text. */
    previewMove(by: Point, snap?: Snap): string {
      const step = (snap && snapped(by, snap)) ?? ([onGrid(by[0]), onGrid(by[1]), onGrid(by[2])] as const)
      const edited = String(step) === String(moved) ? undefined : edit.move(store.structure, store.view.selection, step)
      if (edited && !edit.isRefusal(edited)) {
        moved = step
        store.preview(edited)
      }
      return moved ? stepText(moved) : ''
    },
    /** Loads the solids of sizes that a drag can show. A size that can't be loaded is not shown. */
    async loadSizes(partNumbers: readonly string[]) {
      await store.shapeStore.load(partNumbers)
    },
    /** Shows the selection in another size until the gesture ends. */
    previewSize(partNumber: string) {
      if (partNumber === sized || !store.shapes(partNumber)) return
      const resized = resize(store.structure, store.shapes, store.view.selection, partNumber, store.connections.all)
      if (edit.isRefusal(resized)) return
      sized = partNumber
      store.preview(resized.structure)
    },
    async commitSize() {
      const chosen = sized
      cancel()
      if (chosen && store.selectedParts.some(({ partNumber }) => partNumber !== chosen)) await replace(chosen)
    },
    commitMove() {
      if (!store.view.isMoving) return
      store.commitPreview(moved ? `${selectedText()} moved ${stepText(moved)}.` : '')
      end()
    },
    cancelMove: cancel,
  }
}
