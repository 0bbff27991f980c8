/** The builder's state: the structure with its history, and what the panels and the 3D view show. */
import { type Connection, Connections } from '#builder/connections.ts'
import { type Problem, problemsOf } from '#builder/contacts.ts'
import * as edit from '#builder/edit.ts'
import {
  canceled,
  changed,
  committed,
  type History,
  historyOf,
  previewed,
  redone,
  type Steps,
  undone,
} from '#builder/history.ts'
import type { PlacedPart, Point, Structure } from '#builder/model.ts'
import { partsListOf, type StructureParts } from '#builder/parts-list.ts'
import type { Shapes } from '#builder/shapes.ts'
import type { Analysis } from '#builder/statics/analyze.ts'
import type { Units } from '#site/services/units.ts'
import type { BuilderPart } from '../builder-parts.ts'
import type { Stage } from '../stage/stage.ts'
import type { Placing } from './placement.ts'
import type { ShapeStore } from './shape-store.ts'
import { createStaticsRunner } from './statics-runner.ts'

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
  /** True until the Edit panel shows the form that asks for the mirror plane. */
  readonly isMirrorAsked: boolean
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

type Said = string | { readonly text: string; readonly tone: 'plain' | 'refused' }

/** Results are updated this long after the last change, so edits don't wait for them. */
const SETTLED_MS = 60

export interface BuilderSettings {
  /** ID under which the structure is saved on this device. */
  readonly projectId: string
  readonly structure: Structure
  /** Undo steps from before a reload. */
  readonly steps?: Steps | undefined
  readonly shapeStore: ShapeStore
  readonly catalog: ReadonlyMap<string, BuilderPart>
  /** Starts the analysis. Tests replace it. */
  readonly startStatics?: typeof createStaticsRunner
}

const firstView = (structure: Structure, results: Results): View => ({
  structure,
  isMoving: false,
  selection: new Set(),
  placing: undefined,
  recent: [],
  tool: 'select',
  picks: [],
  aimed: undefined,
  cut: undefined,
  areDimensionsShown: false,
  isMirrorAsked: false,
  areResultsColored: true,
  isDeformedShown: false,
  reportAddress: undefined,
  panel: { left: 'parts', right: structure.parts.length > 0 ? 'checks' : 'edit', latest: 'parts' },
  message: { text: '', tone: 'plain' },
  canUndo: false,
  canRedo: false,
  results,
  isAnalyzing: true,
})

const said = (message: Said): View['message'] =>
  typeof message === 'string' ? { text: message, tone: 'plain' } : message

/** A module of commands changes the state only with these methods, so every edit is one undo step. */
export class Store {
  readonly shapeStore: ShapeStore
  readonly shapes: Shapes
  readonly catalog: BuilderSettings['catalog']
  readonly connections: Connections
  stage: Stage | undefined
  units: Units = 'us'
  #view: View
  #history: History
  #settling: ReturnType<typeof setTimeout> | undefined
  readonly #statics: ReturnType<typeof createStaticsRunner>
  readonly #listeners = new Set<() => void>()
  /**
   * Also called during a drag. The panels are updated when the drag ends, because updating them takes longer than a
   * frame.
   */
  readonly #liveListeners = new Set<() => void>()

  constructor({ structure, steps, shapeStore, catalog, startStatics = createStaticsRunner }: BuilderSettings) {
    this.shapeStore = shapeStore
    this.shapes = shapeStore.shapes
    this.catalog = catalog
    this.connections = new Connections(structure, this.shapes)
    this.#history = historyOf(structure, steps)
    const { past, future } = this.#history
    this.#view = {
      ...firstView(structure, { ...this.#geometryOf(structure), analysis: undefined }),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    }
    this.#statics = startStatics(shapeStore, (analyzed, analysis) =>
      this.set({ results: { ...this.#view.results, analysis }, isAnalyzing: analyzed !== this.structure }),
    )
    this.#statics.analyze(structure)
  }

  #geometryOf(structure: Structure): Omit<Results, 'analysis'> {
    return {
      connections: this.connections.all,
      problems: problemsOf(structure, this.shapes, this.connections),
      list: partsListOf(structure, this.shapes, this.connections.all),
    }
  }

  get view(): View {
    return this.#view
  }

  /** The structure without any preview. */
  get structure(): Structure {
    return this.#history.start ?? this.#history.structure
  }

  get steps(): Steps {
    return this.#history
  }

  get scene() {
    return { structure: this.structure, shapes: this.shapes, connections: this.connections }
  }

  partOf(id: string): PlacedPart | undefined {
    return this.structure.parts.find((part) => part.id === id)
  }

  get selectedParts(): readonly PlacedPart[] {
    return this.structure.parts.filter(({ id }) => this.#view.selection.has(id))
  }

  subscribe(listener: () => void) {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  subscribeLive(listener: () => void) {
    this.#liveListeners.add(listener)
    return () => {
      this.#liveListeners.delete(listener)
    }
  }

  set(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of [...this.#liveListeners, ...this.#listeners]) listener()
  }

  say(message: Said): void {
    this.set({ message: said(message) })
  }

  refuse({ reason, fix }: edit.Refusal): void {
    this.say({ text: `${reason} ${fix}`, tone: 'refused' })
  }

  /** Updates the view to the current structure in the history. */
  #showCurrent(change: Partial<View> = {}): void {
    const { structure, past, future } = this.#history
    this.connections.update(structure)
    const ids = new Set(structure.parts.map(({ id }) => id))
    const selection = change.selection ?? this.#view.selection
    this.set({
      structure,
      isMoving: false,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      ...change,
      selection: new Set([...selection].filter((id) => ids.has(id))),
      isAnalyzing: true,
    })
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => {
      this.#statics.analyze(this.structure)
      this.set({ results: { ...this.#view.results, ...this.#geometryOf(this.structure) } })
    }, SETTLED_MS)
  }

  /** Applies an edit as one undo step, or shows why it is rejected. Returns true if it was applied. */
  commit(edited: edit.Edited, message: Said, change: Partial<View> = {}): boolean {
    if (edit.isRefusal(edited)) {
      this.refuse(edited)
      return false
    }
    this.#history = changed(this.#history, edited)
    this.#showCurrent({ ...change, message: said(message) })
    return true
  }

  /** Shows a structure until the gesture ends. Only the live listeners are called. */
  preview(edited: Structure): void {
    this.#history = previewed(this.#history, edited)
    this.#view = { ...this.#view, structure: edited, isMoving: true }
    for (const listener of this.#liveListeners) listener()
  }

  /** Ends a gesture as one undo step. */
  commitPreview(message: string): void {
    this.#history = committed(this.#history)
    this.#showCurrent({ message: said(message) })
  }

  cancelPreview(): void {
    this.#history = canceled(this.#history)
    this.#showCurrent()
  }

  undo() {
    if (this.#history.past.length === 0) return this.say('Nothing to undo.')
    this.#history = undone(this.#history)
    this.#showCurrent({ message: said('Undone.') })
  }

  redo() {
    if (this.#history.future.length === 0) return this.say('Nothing to redo.')
    this.#history = redone(this.#history)
    this.#showCurrent({ message: said('Redone.') })
  }

  dispose(): void {
    this.#statics.dispose()
    clearTimeout(this.#settling)
    this.#listeners.clear()
    this.#liveListeners.clear()
  }
}

/** Parts that an edit has added. */
export const addedTo = (before: Structure, edited: edit.Edited): ReadonlySet<string> =>
  new Set(edit.isRefusal(edited) ? [] : edited.parts.slice(before.parts.length).map(({ id }) => id))
