/**
 * The builder state outside of React: the structure with its history, the selection, and the placement in progress.
 * Panels and the 3D view subscribe to it.
 */
import { createContext, use, useRef, useSyncExternalStore } from 'react'
import { type Connection, Connections } from '#builder/connections.ts'
import { type Problem, problemsOf } from '#builder/contacts.ts'
import * as edit from '#builder/edit.ts'
import { canceled, changed, committed, type History, historyOf, previewed, redone, undone } from '#builder/history.ts'
import { encodeStructure } from '#builder/link.ts'
import type { Load, PlacedPart, Point, Structure, SupportKind } from '#builder/model.ts'
import { partsListOf, type StructureParts } from '#builder/parts-list.ts'
import { axisOf, partKind, seriesOf } from '#builder/shapes.ts'
import { type Candidate, isJoint } from '#builder/snap.ts'
import type { Analysis } from '#builder/statics/analyze.ts'
import { type Axis, placed, placedBox, unplaced } from '#builder/turns.ts'
import type { PartKind } from '#catalog/part-traits.ts'
import { lengthText } from '#site/services/length-text.ts'
import type { Units } from '#site/services/units.ts'
import type { BuilderPart } from '../builder-parts.ts'
import { addressOf } from '../opening.ts'
import type { Stage } from '../stage/stage.ts'
import { toField } from './measures.ts'
import { hardwareText } from './naming.ts'
import { type ChosenHole, patternsOf } from './patterns.ts'
import { type Placing, placingAt, placingOn, placingOnFloor, turnedPlacing, turnText } from './placement.ts'
import type { ShapeStore } from './shape-store.ts'
import { createStaticsRunner } from './statics-runner.ts'

export type { Placing } from './placement.ts'

export interface Results {
  readonly connections: readonly Connection[]
  readonly problems: readonly Problem[]
  readonly list: StructureParts
  readonly analysis: Analysis | undefined
}

export interface View {
  readonly structure: Structure
  /** True during a drag. Results are updated when the drag ends. */
  readonly isMoving: boolean
  readonly selection: ReadonlySet<string>
  readonly placing: Placing | undefined
  readonly recent: readonly string[]
  readonly tool: 'select' | 'box' | 'measure'
  readonly picks: readonly Point[]
  readonly aimed: Point | undefined
  readonly cut: { readonly axis: 0 | 1 | 2; readonly share: number } | undefined
  readonly areDimensionsShown: boolean
  readonly areResultsColored: boolean
  readonly isDeformedShown: boolean
  /** URL of the structure for the report, while the report is shown instead of the workspace. */
  readonly reportAddress: string | undefined
  readonly panel: { readonly left: string; readonly right: string; readonly latest: string }
  readonly message: { readonly text: string; readonly tone: 'plain' | 'refused' }
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly results: Results
  /** True while the results are out of date. */
  readonly isAnalyzing: boolean
}

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never
export type NewLoad = WithoutId<Load>
type Said = string | { readonly text: string; readonly tone: 'plain' | 'refused' }
export type Builder = ReturnType<typeof createBuilder>

const MAX_RECENT = 6
const SUGGESTED_FIRST: readonly PartKind[] = [
  'corner',
  'truss',
  'gusset',
  'plate',
  'base',
  'deck',
  'hinge',
  'extrusion',
]
const LEFT_PANELS = ['parts', 'outline']
/** Results are updated this long after the last change, so edits don't wait for them. */
const SETTLED_MS = 60

interface BuilderSettings {
  readonly structure: Structure
  readonly shapeStore: ShapeStore
  readonly catalog: ReadonlyMap<string, BuilderPart>
  /** Starts the analysis. Tests replace it. */
  readonly startStatics?: typeof createStaticsRunner
}

export function createBuilder({
  structure: initial,
  shapeStore,
  catalog,
  startStatics = createStaticsRunner,
}: BuilderSettings) {
  const { shapes } = shapeStore
  let history: History = historyOf(initial)
  const connections = new Connections(initial, shapes)
  const listeners = new Set<() => void>()
  /**
   * Also called during a drag. The panels are updated when the drag ends, because updating them takes longer than a
   * frame.
   */
  const liveListeners = new Set<() => void>()
  let stage: Stage | undefined
  let units: Units = 'us'
  let settling: ReturnType<typeof setTimeout> | undefined
  let moved: Point | undefined
  /** Parts that were placed one after the other without closing the form. They are selected together. */
  let repeated: ReadonlySet<string> = new Set()
  let view: View = {
    structure: initial,
    isMoving: false,
    selection: new Set(),
    placing: undefined,
    recent: [],
    tool: 'select',
    picks: [],
    aimed: undefined,
    cut: undefined,
    areDimensionsShown: false,
    areResultsColored: true,
    isDeformedShown: false,
    reportAddress: undefined,
    panel: { left: 'parts', right: initial.parts.length > 0 ? 'checks' : 'edit', latest: 'parts' },
    message: { text: '', tone: 'plain' },
    canUndo: false,
    canRedo: false,
    results: { ...geometryOf(initial), analysis: undefined },
    isAnalyzing: true,
  }
  const statics = startStatics(shapeStore, (structure, analysis) =>
    set({ results: { ...view.results, analysis }, isAnalyzing: structure !== current() }),
  )
  statics.analyze(initial)

  function geometryOf(structure: Structure): Omit<Results, 'analysis'> {
    return {
      connections: connections.all,
      problems: problemsOf(structure, shapes, connections),
      list: partsListOf(structure, shapes, connections.all),
    }
  }

  function set(change: Partial<View>) {
    view = { ...view, ...change }
    for (const listener of [...liveListeners, ...listeners]) listener()
  }

  const said = (message: Said): View['message'] =>
    typeof message === 'string' ? { text: message, tone: 'plain' } : message
  const say = (message: Said) => set({ message: said(message) })
  const refuse = ({ reason, fix }: edit.Refusal) => say({ text: `${reason} ${fix}`, tone: 'refused' })

  /** Updates the view to the current structure in the history. */
  function showCurrent(change: Partial<View> = {}) {
    const { structure } = history
    connections.update(structure)
    const ids = new Set(structure.parts.map(({ id }) => id))
    const selection = change.selection ?? view.selection
    set({
      structure,
      isMoving: false,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      ...change,
      selection: new Set([...selection].filter((id) => ids.has(id))),
      isAnalyzing: true,
    })
    clearTimeout(settling)
    settling = setTimeout(() => {
      statics.analyze(current())
      set({ results: { ...view.results, ...geometryOf(current()) } })
    }, SETTLED_MS)
  }

  /** The structure without any preview. */
  const current = () => history.start ?? history.structure

  /** Applies an edit as one undo step, or shows why it is rejected. Returns true if it was applied. */
  function commit(edited: edit.Edited, message: Said, change: Partial<View> = {}): boolean {
    if (edit.isRefusal(edited)) {
      refuse(edited)
      return false
    }
    history = changed(history, edited)
    showCurrent({ ...change, message: said(message) })
    return true
  }

  /** Parts that an edit has added. */
  const addedTo = (before: Structure, edited: edit.Edited): ReadonlySet<string> =>
    new Set(edit.isRefusal(edited) ? [] : edited.parts.slice(before.parts.length).map(({ id }) => id))

  const scene = () => ({ structure: current(), shapes, connections })
  const partOf = (id: string) => current().parts.find((part) => part.id === id)
  const selectedParts = () => current().parts.filter(({ id }) => view.selection.has(id))
  const selectedText = () => {
    const parts = selectedParts()
    return parts.length === 1 && parts[0] ? labelOf(parts[0]) : `${parts.length} parts`
  }

  /** Location of a part for lists, in inches or millimeters: 'x 0, y 120, z 6'. */
  const placeText = ({ at }: Pick<PlacedPart, 'at'>) =>
    (['x', 'y', 'z'] as const)
      .map((axis, index) => `${axis} ${toField(at[index] ?? 0, 'length', units).replace('-', '−')}`)
      .join(', ')

  /** Describes a placement: '6 bolts, joins 2 parts, faces front, x 12, y 0, z 34'. */
  function candidateText(partNumber: string, candidate: Candidate): string {
    const { bolts, joined, turn } = candidate
    const joins = joined > 1 ? `joins ${joined} parts, ` : ''
    return `${bolts} ${bolts === 1 ? 'bolt' : 'bolts'}, ${joins}${turnText(partNumber, turn)}, ${placeText(candidate)}`
  }

  const lengthOf = (inches: number) => lengthText(Math.round(inches * 1000) / 1000, units)

  /** Returns a part's number and its position among identical parts: 'BS-TR12A-10 (2 of 4)'. */
  function labelOf(part: PlacedPart): string {
    const equal = current().parts.filter(({ partNumber }) => partNumber === part.partNumber)
    return equal.length > 1
      ? `${part.partNumber} (${equal.findIndex(({ id }) => id === part.id) + 1} of ${equal.length})`
      : part.partNumber
  }

  function centerOf(part: PlacedPart): Point | undefined {
    const shape = shapes(part.partNumber)
    if (!shape) return undefined
    const [min, max] = placedBox(part, shape.box)
    return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  }

  /** Start and end of a part along its axis, or along its longest side, in inches. */
  function extentOf(id: string): readonly [from: number, to: number] {
    const part = partOf(id)
    const axis = part && axisOf(part.partNumber)
    if (axis) return [axis[0][0], axis[1][0]]
    const box = part && shapes(part.partNumber)?.box
    return box ? [box[0][0], box[1][0]] : [0, 0]
  }

  /** A point on top of a placed part, at the given distance along its x axis, in the coordinates of the structure. */
  function topAt(part: PlacedPart, x: number): Point {
    const box = shapes(part.partNumber)?.box
    const [, , top] = part.turn[2]
    if (!box) return placed(part, [x, 0, 0])
    const middle = ([1, 2] as const).map((axis) => (box[0][axis] + box[1][axis]) / 2)
    const [, up, out] = part.turn[2]
    const y = Math.abs(up) > 0.9 ? (up > 0 ? box[1][1] : box[0][1]) : (middle[0] ?? 0)
    const z = Math.abs(out) > 0.9 ? (top > 0 ? box[1][2] : box[0][2]) : (middle[1] ?? 0)
    return placed(part, [x, y, z])
  }

  const stepText = (step: Point) =>
    (['x', 'y', 'z'] as const)
      .flatMap((axis, index) => (step[index] ? [`${lengthOf(step[index] ?? 0)} along ${axis}`] : []))
      .join(' and ')

  function showPlacing(placing: Placing, before = '') {
    const { candidates, index, refusal } = placing
    const current = candidates[index]
    set({ placing })
    if (refusal) return refuse({ ...refusal, reason: `${before}${refusal.reason}` })
    if (!current) return say(before)
    const hardware = hardwareText(current.hardware)
    say(
      `${before}Placement ${index + 1} of ${candidates.length}: ${candidateText(placing.partNumber, current)}.${hardware ? ` ${hardware}.` : ''}`,
    )
  }

  /** Returns the best placement on the selected or last part, or on the parts that are bolted to it. */
  function placingNear(partNumber: string): Placing | undefined {
    const host = selectedParts().at(-1) ?? current().parts.at(-1)
    if (!host) return undefined
    const ids = new Set(connections.of(host.id).flatMap(({ a, b }) => [a, b]))
    const neighbors = current().parts.filter(({ id }) => ids.has(id) && id !== host.id)
    // A plate or gusset joins several parts, and the best placement can be on any of the parts.
    if (isJoint(partNumber)) return placingOn(scene(), partNumber, [host, ...neighbors])
    return placingOn(scene(), partNumber, [host]) ?? placingOn(scene(), partNumber, neighbors)
  }

  const weightOf = (partNumber: string) => catalog.get(partNumber)?.weightLb ?? 0

  const sameHole = (a: ChosenHole | undefined, b: ChosenHole) =>
    a?.part === b.part && a.pattern === b.pattern && a.hole === b.hole

  function choosePlacement(index: number) {
    const { placing } = view
    if (placing?.target) showPlacing(placingAt(scene(), placing.partNumber, placing.target, index))
  }

  /** Ids of the selection and of all parts in the same groups. */
  function withGroups(ids: readonly string[]): string[] {
    const { parts } = current()
    const groups = new Set(parts.flatMap(({ id, group }) => (group && ids.includes(id) ? [group] : [])))
    return parts.filter(({ id, group }) => ids.includes(id) || (group && groups.has(group))).map(({ id }) => id)
  }

  const holePoint = ({ part, pattern, hole }: ChosenHole): Point | undefined => {
    const host = partOf(part)
    const shape = host && shapes(host.partNumber)
    return host && shape && patternsOf(host, shape)[pattern]?.holes[hole]
  }

  /** URL that contains the whole structure. */
  const link = async () =>
    new URL(addressOf({ kind: 'model', text: await encodeStructure(current()) }), location.href).href

  return {
    shapes,
    catalog,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    subscribeLive(listener: () => void) {
      liveListeners.add(listener)
      return () => {
        liveListeners.delete(listener)
      }
    },
    stage: () => stage,
    attachStage(next: Stage | undefined) {
      stage = next
    },
    units: () => units,
    setUnits(next: Units) {
      units = next
      set({})
    },
    say,
    labelOf,
    weightOf,
    /** Weight of the parts and their hardware. */
    totalWeightLb: ({ lines }: StructureParts) =>
      lines.reduce((sum, { partNumber, quantity }) => sum + quantity * weightOf(partNumber), 0),
    labelOfId(id: string) {
      const part = partOf(id)
      return part ? labelOf(part) : id
    },
    centerOf,
    extentOf,
    topAt,
    lengthText: lengthOf,
    placeText,
    candidateText,
    problemText(problem: Problem): string {
      const names = problem.parts.slice(0, 3).map((id) => {
        const part = partOf(id)
        return part ? labelOf(part) : id
      })
      const more = problem.parts.length > names.length ? ` and ${problem.parts.length - names.length} more` : ''
      if (problem.kind === 'intersects') return `${names.join(' and ')} intersect by ${lengthOf(problem.depthIn)}.`
      if (problem.kind === 'sinks') return `${names[0]} is ${lengthOf(problem.depthIn)} below the floor.`
      return `${names.join(', ')}${more} touch neither the floor nor a supported part.`
    },
    /** Parts that bolt to a given part. Members and joints come first, sorted by the number of aligned holes. */
    suggestionsFor(part: PlacedPart): string[] {
      const mates = shapes(part.partNumber)?.mates ?? []
      const order = (partNumber: string) => {
        const at = SUGGESTED_FIRST.indexOf(partKind(partNumber))
        return at < 0 ? SUGGESTED_FIRST.length : at
      }
      const own = seriesOf(part.partNumber)
      const joined = own ? [...catalog.keys()].filter((number) => seriesOf(number) === own).slice(-1) : []
      const byNumber = new Map(mates.map(({ partNumber, meet }) => [partNumber, meet.length]))
      const sorted = [...byNumber]
        .sort((a, b) => order(a[0]) - order(b[0]) || b[1] - a[1])
        .map(([partNumber]) => partNumber)
      return [...new Set([...joined, ...sorted])]
    },
    showPanel(id: string) {
      const side = LEFT_PANELS.includes(id) ? 'left' : 'right'
      set({ panel: { ...view.panel, [side]: id, latest: id } })
    },

    /** Shows the part search. A placement in progress is canceled, because its form replaces the search. */
    showPartSearch() {
      if (view.placing) this.cancelPlacing()
      this.showPanel('parts')
    },

    select(ids: readonly string[], how: 'replace' | 'toggle', scope: 'groups' | 'parts' = 'groups') {
      const all = scope === 'parts' ? ids : withGroups(ids)
      const selection = new Set(how === 'toggle' ? view.selection : [])
      for (const id of all) if (!(how === 'toggle' && selection.delete(id))) selection.add(id)
      const isEdit = selection.size > 0 && view.panel.right === 'take'
      set({ selection, ...(isEdit ? { panel: { ...view.panel, right: 'edit' } } : {}) })
      const parts = selectedParts()
      say(parts.length === 0 ? 'Nothing selected.' : `${selectedText()} selected.`)
    },
    selectAll() {
      set({ selection: new Set(current().parts.map(({ id }) => id)) })
      say(`${selectedText()} selected.`)
    },
    escape() {
      set({ selection: new Set(), tool: 'select', picks: [], aimed: undefined })
    },
    setTool(tool: View['tool']) {
      set({ tool, picks: [], aimed: undefined, placing: undefined })
      if (tool === 'measure') say('Select two holes to measure the distance between them.')
      if (tool === 'box') say('Drag a box around parts to select them.')
    },
    setCut: (cut: View['cut']) => set({ cut }),
    showDimensions: (areDimensionsShown: boolean) => set({ areDimensionsShown }),
    colorResults: (areResultsColored: boolean) => set({ areResultsColored }),
    showDeformed: (isDeformedShown: boolean) => set({ isDeformedShown }),
    aimMeasure(chosen: ChosenHole | undefined) {
      const aimed = chosen && holePoint(chosen)
      if (String(aimed) !== String(view.aimed)) set({ aimed })
    },
    pickMeasure(chosen: ChosenHole) {
      const at = holePoint(chosen)
      if (!at) return
      const picks = view.picks.length === 1 ? [...view.picks, at] : [at]
      set({ picks })
      const [from, to] = picks
      if (!from || !to) return say('Select the second hole.')
      const parts = (['x', 'y', 'z'] as const).map(
        (axis, index) => `${axis} ${lengthOf(Math.abs((to[index] ?? 0) - (from[index] ?? 0)))}`,
      )
      say(`Distance ${lengthOf(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]))}: ${parts.join(', ')}.`)
    },

    /**
     * Loads the holes of a part and shows its first possible placement.
     * @param before Start of the message.
     */
    async startPlacing(partNumber: string, before = '') {
      const { target } = view.placing ?? {}
      repeated = new Set()
      set({
        tool: 'select',
        placing: { partNumber, isLoading: !shapes(partNumber), candidates: [], index: 0 },
        panel: { ...view.panel, left: 'parts', latest: 'parts' },
      })
      const missing = await shapeStore.load([partNumber])
      if (view.placing?.partNumber !== partNumber) return
      if (missing.length > 0) {
        set({ placing: undefined })
        return say({ text: `We couldn’t load ${partNumber}. Try again.`, tone: 'refused' })
      }
      const recent = [partNumber, ...view.recent.filter((each) => each !== partNumber)].slice(0, MAX_RECENT)
      set({ recent })
      const placing = target ? placingAt(scene(), partNumber, target) : placingNear(partNumber)
      showPlacing(placing ?? placingOnFloor(scene(), partNumber, [0, 0, 0]), before)
    },
    aimPlacing(chosen: ChosenHole) {
      const { placing } = view
      if (!placing || placing.isLoading || (sameHole(placing.target, chosen) && !placing.onFloor)) return
      showPlacing(placingAt(scene(), placing.partNumber, chosen))
    },
    /** Targets the best hole of a part, or of one of its hole patterns. */
    aimPlacingAtPart(id: string, pattern?: number) {
      const { placing } = view
      const host = partOf(id)
      if (!placing || !host) return
      // If the part fits nowhere, show why a hole is rejected.
      const hole = { part: id, pattern: pattern ?? 0, hole: 0 }
      showPlacing(
        placingOn(scene(), placing.partNumber, [host], pattern) ?? placingAt(scene(), placing.partNumber, hole),
      )
    },
    aimPlacingAtFloor(at: Point) {
      const { placing } = view
      if (!placing || placing.isLoading) return
      showPlacing(placingOnFloor(scene(), placing.partNumber, at, placing.onFloor?.turn))
    },
    choosePlacement,
    cyclePlacing(by: number) {
      const { placing } = view
      const count = placing?.candidates.length ?? 0
      if (placing && count > 0) choosePlacement((placing.index + by + count) % count)
    },
    /** Rotates a part on the floor, or selects the next placement with a different orientation on the same holes. */
    turnPlacing(axis: Axis) {
      const { placing } = view
      if (!placing) return
      if (placing.onFloor) return set({ placing: turnedPlacing(scene(), placing, axis) })
      const { candidates, index } = placing
      const turn = String(candidates[index]?.turn)
      const next = candidates.findIndex((each, place) => place > index && String(each.turn) !== turn)
      choosePlacement(next < 0 ? 0 : next)
    },
    /** Moves the placement by one hole, or along the grid if it is on the floor. */
    stepPlacing([x, y, z]: Point) {
      const { placing } = view
      if (!placing) return
      const { onFloor, target } = placing
      if (onFloor) {
        const at: Point = [onFloor.at[0] + x * edit.GRID_IN, onFloor.at[1] + y * edit.GRID_IN, 0]
        return showPlacing(placingOnFloor(scene(), placing.partNumber, at, onFloor.turn))
      }
      const host = target && partOf(target.part)
      const shape = host && shapes(host.partNumber)
      const holes = (host && shape && patternsOf(host, shape)[target.pattern]?.holes) ?? []
      const from = target && holes[target.hole]
      if (!target || !from) return
      const next = nearestToward(holes, from, [x, y, z])
      if (next !== undefined) showPlacing(placingAt(scene(), placing.partNumber, { ...target, hole: next }))
    },
    /** Places the part, and then starts to place another one if `isRepeated`. */
    place(isRepeated = false) {
      const { placing } = view
      if (!placing || placing.isLoading) return
      const { partNumber, candidates, index, onFloor, refusal } = placing
      const place = onFloor ?? candidates[index]
      if (refusal) return refuse(refusal)
      if (!place) return
      const structure = current()
      const edited = edit.place(structure, shapes, [{ partNumber, turn: place.turn, at: place.at }])
      const selection = new Set([...repeated, ...addedTo(structure, edited)])
      const hardware = onFloor ? '' : hardwareText(candidates[index]?.hardware ?? [])
      const message = `${partNumber} placed.${hardware ? ` Hardware: ${hardware}.` : ''}`
      const isPlaced = commit(edited, message, { placing: undefined, selection })
      if (isPlaced && structure.parts.length === 0) stage?.fitAll()
      if (!isPlaced || !isRepeated) return
      void this.startPlacing(partNumber, `${message} `)
      repeated = selection
    },
    cancelPlacing: () => set({ placing: undefined, message: said('Canceled.') }),

    /** Shows the selection at the given offset until the gesture ends. */
    previewMove(step: Point) {
      if (String(step) === String(moved)) return
      const edited = edit.move(current(), view.selection, step)
      if (edit.isRefusal(edited)) return
      moved = step
      history = previewed(history, edited)
      view = { ...view, structure: edited, isMoving: true }
      for (const listener of liveListeners) listener()
    },
    /** Ends a drag as one undo step. */
    commitMove() {
      if (!view.isMoving) return
      history = committed(history)
      showCurrent({ message: said(moved ? `${selectedText()} moved ${stepText(moved)}.` : '') })
      moved = undefined
    },
    cancelMove() {
      moved = undefined
      history = canceled(history)
      showCurrent()
    },
    move(step: Point) {
      if (view.selection.size === 0) return
      commit(edit.move(current(), view.selection, step), `${selectedText()} moved ${stepText(step)}.`)
    },
    rotate(axis: Axis) {
      if (view.selection.size === 0) return
      commit(edit.rotate(current(), shapes, view.selection, axis), `${selectedText()} turned by 90°.`)
    },
    duplicate() {
      if (view.selection.size === 0) return
      const structure = current()
      const edited = edit.duplicate(structure, shapes, view.selection, [0, 4 * edit.GRID_IN, 0])
      commit(edited, `${selectedText()} duplicated. Move the copy with the arrow keys.`, {
        selection: addedTo(structure, edited),
      })
    },
    /** Adds a mirrored copy of the selection next to the original. */
    mirror(axis: Axis) {
      if (view.selection.size === 0) return
      const structure = current()
      const edited = edit.mirror(structure, shapes, view.selection, axis)
      commit(edited, `${selectedText()} mirrored.`, { selection: addedTo(structure, edited) })
    },
    /** Creates a row of copies. `total` includes the selection. */
    array(total: number, step: Point) {
      if (view.selection.size === 0 || total < 2) return
      const structure = current()
      const edited = edit.array(structure, shapes, view.selection, total - 1, step)
      const added = addedTo(structure, edited)
      commit(edited, `${added.size} ${added.size === 1 ? 'part' : 'parts'} added.`, {
        selection: new Set([...view.selection, ...added]),
      })
    },
    /** Replaces the selected part with a different size of the same item. */
    async replace(partNumber: string) {
      const [part] = selectedParts()
      if (!part) return
      const missing = await shapeStore.load([partNumber])
      if (missing.length > 0) return say({ text: `We couldn’t load ${partNumber}. Try again.`, tone: 'refused' })
      commit(edit.replace(current(), shapes, part.id, partNumber), `${part.partNumber} replaced by ${partNumber}.`)
    },
    toggleGroup() {
      const parts = selectedParts()
      if (parts.length === 0) return
      const isGrouped = parts.every(({ group }) => group)
      const names = new Set(current().parts.map(({ group }) => group))
      let number = 1
      while (names.has(`Group ${number}`)) number += 1
      const name = isGrouped ? undefined : `Group ${number}`
      commit(edit.group(current(), view.selection, name), name ? `${name} created.` : 'Group removed.')
    },
    setHidden(ids: readonly string[], isHidden: boolean) {
      const count = ids.length === 1 ? '1 part' : `${ids.length} parts`
      commit(edit.setHidden(current(), ids, isHidden), `${count} ${isHidden ? 'hidden' : 'shown'}.`)
    },
    toggleHidden() {
      const parts = selectedParts()
      this.setHidden(
        parts.map(({ id }) => id),
        !parts.every((part) => part.isHidden),
      )
    },
    remove() {
      if (view.selection.size === 0) return
      commit(edit.remove(current(), view.selection), `${selectedText()} deleted.`, { selection: new Set() })
    },
    setSupport(id: string, kind: SupportKind | undefined) {
      const part = partOf(id)
      if (!part) return
      const message = kind ? `Support set on ${labelOf(part)}.` : `Support removed from ${labelOf(part)}.`
      commit(withSupport(current(), part, kind), message)
    },
    /** Adds supports to all parts that touch the floor. */
    supportFloor(kind: 'floor' | 'anchored') {
      const standing = standingParts()
      if (standing.length === 0)
        return refuse({ reason: 'No part is on the floor.', fix: 'Move a part down to z = 0.' })
      const edited = standing.reduce<edit.Edited>(
        (structure, part) => (edit.isRefusal(structure) ? structure : withSupport(structure, part, kind)),
        current(),
      )
      commit(edited, `${standing.length} ${standing.length === 1 ? 'support' : 'supports'} set.`)
    },
    /**
     * Adds floor supports to a structure that comes from a gallery image, because such a structure initially contains
     * no supports. A flown structure gets none.
     */
    supportScene() {
      if (current().supports.length === 0 && standingParts().length > 0) this.supportFloor('floor')
    },
    /** Adds loads as one undo step. */
    addLoads(loads: readonly NewLoad[]) {
      const edited = loads.reduce<edit.Edited>(
        (structure, load) =>
          edit.isRefusal(structure)
            ? structure
            : edit.setLoad(structure, { ...load, id: edit.nextId(structure.loads, 'l') }),
        current(),
      )
      commit(edited, loads.length === 1 ? 'Load added.' : `${loads.length} loads added.`)
    },
    removeLoad(id: string) {
      commit(edit.removeLoad(current(), id), 'Load removed.')
    },
    /** Location of a load on a part, in the coordinates of the part's solid. */
    loadPointOf(id: string, x: number): Point {
      const part = partOf(id)
      return part ? unplaced(part, topAt(part, x)) : [x, 0, 0]
    },
    rename(name: string) {
      if (name !== current().name) commit(edit.rename(current(), name), `Renamed to ${name}.`)
    },
    undo() {
      if (history.past.length === 0) return say('Nothing to undo.')
      history = undone(history)
      showCurrent({ message: said('Undone.') })
    },
    redo() {
      if (history.future.length === 0) return say('Nothing to redo.')
      history = redone(history)
      showCurrent({ message: said('Redone.') })
    },
    link,
    async showReport(isShown: boolean) {
      set({ reportAddress: isShown ? await link() : undefined })
    },
    dispose() {
      statics.dispose()
      clearTimeout(settling)
      listeners.clear()
      liveListeners.clear()
    },
  }

  /** Parts that touch the floor. */
  function standingParts(): PlacedPart[] {
    return current().parts.filter((part) => {
      const shape = shapes(part.partNumber)
      return shape && Math.abs(placedBox(part, shape.box)[0][2]) < 0.1
    })
  }

  /** Sets a part's support, or removes it if the kind is undefined. */
  function withSupport(structure: Structure, part: PlacedPart, kind: SupportKind | undefined): edit.Edited {
    const before = structure.supports.find((each) => each.part === part.id)
    const id = before?.id ?? edit.nextId(structure.supports, 's')
    if (!kind) return edit.removeSupport(structure, id)
    return edit.setSupport(structure, { id, kind, part: part.id, at: supportPoint(part, kind) })
  }

  /** Center of a part's bottom, or of its top for a hoist, in the coordinates of the part. */
  function supportPoint(part: PlacedPart, kind: SupportKind | undefined): Point {
    const shape = shapes(part.partNumber)
    if (!shape) return [0, 0, 0]
    const [min, max] = placedBox(part, shape.box)
    return unplaced(part, [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, kind === 'hoist' ? max[2] : min[2]])
  }
}

/** Returns the index of the nearest hole in the given direction, or undefined if there is none. */
function nearestToward(holes: readonly Point[], from: Point, direction: Point): number | undefined {
  let best: { readonly index: number; readonly cost: number } | undefined
  for (const [index, hole] of holes.entries()) {
    const away = ([0, 1, 2] as const).map((axis) => hole[axis] - from[axis])
    const along = away.reduce((sum, each, axis) => sum + each * (direction[axis] ?? 0), 0)
    if (along < 0.1) continue
    const cost = along + 3 * Math.sqrt(Math.max(0, away.reduce((sum, each) => sum + each * each, 0) - along * along))
    if (!best || cost < best.cost) best = { index, cost }
  }
  return best?.index
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

/** @throws if called outside of `BuilderContext`, which is a programming error */
export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('useBuilder must be used within BuilderContext.')
  return builder
}

/** Returns the selected portion of the builder's state. Rerenders only if one of its values changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  const builder = useBuilder()
  const last = useRef<{ readonly part: Part }>(undefined)
  return useSyncExternalStore(builder.subscribe, () => {
    const part = select(builder.view())
    if (last.current && isSame(last.current.part, part)) return last.current.part
    last.current = { part }
    return part
  })
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Object.getPrototypeOf(a) !== Object.prototype || Array.isArray(a)) return false
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => Object.is(value, (b as Record<string, unknown>)[key]))
  )
}
