/** Commands that place a part: choose a place, and add the part. */
import * as edit from '#builder/edit.ts'
import type { Point } from '#builder/model.ts'
import { isJoint } from '#builder/snap.ts'
import type { Axis } from '#builder/turns.ts'
import { nearestToward } from './geometry.ts'
import { hardwareText } from './naming.ts'
import { type ChosenHole, patternsOf } from './patterns.ts'
import { type Placing, placingAt, placingOn, placingOnFloor, turnedPlacing } from './placement.ts'
import { addedTo, type Store } from './store.ts'
import type { Texts } from './texts.ts'

const MAX_RECENT = 6
/** Distance between a structure and a part that is placed on the floor next to it. */
const BESIDE_IN = 24
/** Number of faces under the pointer where a part is tried. */
const TRIED_FACES = 3

/** Returns the best placement on the selected or last part, or on the parts that are bolted to it. */
function placingNear(store: Store, partNumber: string): Placing | undefined {
  const host = store.selectedParts.at(-1) ?? store.structure.parts.at(-1)
  if (!host) return undefined
  const ids = new Set(store.connections.of(host.id).flatMap(({ a, b }) => [a, b]))
  const neighbors = store.structure.parts.filter(({ id }) => ids.has(id) && id !== host.id)
  // A plate or gusset joins several parts, and the best placement can be on any of the parts.
  if (isJoint(partNumber)) return placingOn(store.scene, partNumber, [host, ...neighbors])
  return placingOn(store.scene, partNumber, [host]) ?? placingOn(store.scene, partNumber, neighbors)
}

const sameHole = (a: ChosenHole | undefined, b: ChosenHole) =>
  a?.part === b.part && a.pattern === b.pattern && a.hole === b.hole

/** Shows a placement and describes it. */
function placingView(store: Store, texts: Texts) {
  function showPlacing(placing: Placing, before = '') {
    const { candidates, index, refusal } = placing
    const current = candidates[index]
    store.set({ placing })
    if (refusal) return store.refuse({ ...refusal, reason: `${before}${refusal.reason}` })
    if (!current) return store.say(before)
    const hardware = hardwareText(current.hardware)
    store.say(
      `${before}Placement ${index + 1} of ${candidates.length}: ${texts.candidateText(placing.partNumber, current)}.${hardware ? ` ${hardware}.` : ''}`,
    )
  }

  return showPlacing
}

/** Commands that choose the place. */
export function aimCommands(store: Store, texts: Texts) {
  const showPlacing = placingView(store, texts)
  function choosePlacement(index: number) {
    const { placing } = store.view
    if (placing?.target) showPlacing(placingAt(store.scene, placing.partNumber, placing.target, index))
  }

  /** The nearest hole when the pointer last aimed. */
  let nearest: ChosenHole | undefined

  return {
    aimPlacing(chosen: ChosenHole) {
      const { placing } = store.view
      if (!placing || placing.isLoading || (sameHole(placing.target, chosen) && !placing.onFloor)) return
      showPlacing(placingAt(store.scene, placing.partNumber, chosen))
    },
    /** Targets the first of these holes where the part fits, or the first hole if the part fits at none. */
    aimPlacingNear(holes: readonly ChosenHole[]) {
      const { placing } = store.view
      const [first] = holes
      if (!placing || placing.isLoading || !first) return
      const tried = holes.slice(0, TRIED_FACES)
      const isAimed = sameHole(nearest, first) && tried.some((hole) => sameHole(placing.target, hole))
      if (isAimed && !placing.onFloor) return
      nearest = first
      let best = placingAt(store.scene, placing.partNumber, first)
      for (const hole of tried.slice(1)) {
        if (!best.refusal) break
        const other = placingAt(store.scene, placing.partNumber, hole)
        if (!other.refusal) best = other
      }
      showPlacing(best)
    },
    /** Targets the best hole of a part, or of one of its hole patterns. */
    aimPlacingAtPart(id: string, pattern?: number) {
      const { placing } = store.view
      const host = store.partOf(id)
      if (!placing || !host) return
      // If the part fits nowhere, show why a hole is rejected.
      const hole = { part: id, pattern: pattern ?? 0, hole: 0 }
      showPlacing(
        placingOn(store.scene, placing.partNumber, [host], pattern) ?? placingAt(store.scene, placing.partNumber, hole),
      )
    },
    aimPlacingAtFloor(at: Point) {
      const { placing } = store.view
      if (!placing || placing.isLoading) return
      showPlacing(placingOnFloor(store.scene, placing.partNumber, at, placing.onFloor?.turn))
    },
    /** Places the part on the floor, to the right of the structure. */
    aimPlacingBeside() {
      const { placing } = store.view
      if (!placing || placing.isLoading) return
      const bounds = edit.boundsOf(store.structure.parts, store.shapes)
      const low = store.shapes(placing.partNumber)?.box[0] ?? [0, 0, 0]
      const onGrid = (value: number) => Math.ceil(value / edit.GRID_IN) * edit.GRID_IN
      const at: Point = bounds
        ? [onGrid(bounds[1][0] + BESIDE_IN - low[0]), onGrid(bounds[0][1] - low[1]), 0]
        : [0, 0, 0]
      showPlacing(placingOnFloor(store.scene, placing.partNumber, at, placing.onFloor?.turn))
    },
    choosePlacement,
    cyclePlacing(by: number) {
      const { placing } = store.view
      const count = placing?.candidates.length ?? 0
      if (placing && count > 0) choosePlacement((placing.index + by + count) % count)
    },
    /** Rotates a part on the floor, or selects the next placement with a different orientation on the same holes. */
    turnPlacing(axis: Axis) {
      const { placing } = store.view
      if (!placing) return
      if (placing.onFloor) return store.set({ placing: turnedPlacing(store.scene, placing, axis) })
      const { candidates, index } = placing
      const turn = String(candidates[index]?.turn)
      const next = candidates.findIndex((each, place) => place > index && String(each.turn) !== turn)
      choosePlacement(next < 0 ? 0 : next)
    },
    /** Moves the placement by one hole, or along the grid if it is on the floor. */
    stepPlacing([x, y, z]: Point) {
      const { placing } = store.view
      if (!placing) return
      const { onFloor, target } = placing
      if (onFloor) {
        const at: Point = [onFloor.at[0] + x * edit.GRID_IN, onFloor.at[1] + y * edit.GRID_IN, 0]
        return showPlacing(placingOnFloor(store.scene, placing.partNumber, at, onFloor.turn))
      }
      const host = target && store.partOf(target.part)
      const shape = host && store.shapes(host.partNumber)
      const holes = (host && shape && patternsOf(host, shape)[target.pattern]?.holes) ?? []
      const from = target && holes[target.hole]
      if (!target || !from) return
      const next = nearestToward(holes, from, [x, y, z])
      if (next !== undefined) showPlacing(placingAt(store.scene, placing.partNumber, { ...target, hole: next }))
    },
  }
}

/** Commands that start, finish, and cancel a placement. */
export function placeCommands(store: Store, texts: Texts) {
  const showPlacing = placingView(store, texts)
  /** Parts that were placed one after the other without closing the form. They are selected together. */
  let repeated: ReadonlySet<string> = new Set()

  /**
   * Loads the holes of a part and shows its first possible placement.
   * @param before Start of the message.
   */
  async function startPlacing(partNumber: string, before = '') {
    const { target } = store.view.placing ?? {}
    repeated = new Set()
    store.set({
      tool: 'select',
      placing: { partNumber, isLoading: !store.shapes(partNumber), candidates: [], index: 0 },
      panel: { ...store.view.panel, left: 'parts', latest: 'parts' },
    })
    const missing = await store.shapeStore.load([partNumber])
    if (store.view.placing?.partNumber !== partNumber) return
    if (missing.length > 0) {
      store.set({ placing: undefined })
      return store.say({ text: `We couldn’t load ${partNumber}. Try again.`, tone: 'refused' })
    }
    const recent = [partNumber, ...store.view.recent.filter((each) => each !== partNumber)].slice(0, MAX_RECENT)
    store.set({ recent })
    const placing = target ? placingAt(store.scene, partNumber, target) : placingNear(store, partNumber)
    showPlacing(placing ?? placingOnFloor(store.scene, partNumber, [0, 0, 0]), before)
  }

  /** Places the part, and then starts to place another one if `isRepeated`. */
  function place(isRepeated = false) {
    const { placing } = store.view
    if (!placing || placing.isLoading) return
    const { partNumber, candidates, index, onFloor, refusal } = placing
    const place = onFloor ?? candidates[index]
    if (refusal) return store.refuse(refusal)
    if (!place) return
    const structure = store.structure
    const edited = edit.place(structure, store.shapes, [{ partNumber, turn: place.turn, at: place.at }])
    const selection = new Set([...repeated, ...addedTo(structure, edited)])
    const hardware = onFloor ? '' : hardwareText(candidates[index]?.hardware ?? [])
    const message = `${partNumber} placed.${hardware ? ` Hardware: ${hardware}.` : ''}`
    const isPlaced = store.commit(edited, message, { placing: undefined, selection })
    if (isPlaced && structure.parts.length === 0) store.stage?.fitAll()
    if (!isPlaced || !isRepeated) return
    void startPlacing(partNumber, `${message} `)
    repeated = selection
  }

  const cancelPlacing = () => store.set({ placing: undefined, message: { text: 'Canceled.', tone: 'plain' } })

  return { startPlacing, place, cancelPlacing }
}
