/**
 * The builder outside of React: the state (`store.ts`) with the texts about it and the commands that change it. Panels
 * and the 3D view subscribe to it.
 */
import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { PlacedPart } from '#builder/model.ts'
import type { StructureParts } from '#builder/parts-list.ts'
import type { Units } from '#site/services/units.ts'
import type { Stage } from '../stage/stage.ts'
import { dragCommands } from './drag-commands.ts'
import { changeCommands, copyCommands, loadCommands, partCommands } from './edit-commands.ts'
import { centerOf, extentOf, movingEnd, topAt } from './geometry.ts'
import { aimCommands, placeCommands } from './placing-commands.ts'
import { type BuilderSettings, Store, type View } from './store.ts'
import { suggestionsFor } from './suggestions.ts'
import { supportCommands } from './support-commands.ts'
import { createTexts } from './texts.ts'
import { viewCommands } from './view-commands.ts'

export type Builder = ReturnType<typeof createBuilder>

export function createBuilder(settings: BuilderSettings) {
  const store = new Store(settings)
  const texts = createTexts(store)
  const placing = placeCommands(store, texts)
  const views = viewCommands(store, texts)
  const changes = changeCommands(store, texts)
  const { shapes, catalog } = store
  const weightOf = (partNumber: string) => catalog.get(partNumber)?.weightLb ?? 0
  return {
    projectId: settings.projectId,
    shapes,
    catalog,
    view: () => store.view,
    subscribe: (listener: () => void) => store.subscribe(listener),
    subscribeLive: (listener: () => void) => store.subscribeLive(listener),
    stage: () => store.stage,
    attachStage(next: Stage | undefined) {
      store.stage = next
    },
    units: () => store.units,
    setUnits(next: Units) {
      store.units = next
      store.set({})
    },
    say: store.say.bind(store),
    steps: () => store.steps,
    undo: () => store.undo(),
    redo: () => store.redo(),
    dispose: () => store.dispose(),
    weightOf,
    /** Weight of the parts and their hardware. */
    totalWeightLb: ({ lines }: StructureParts) =>
      lines.reduce((sum, { partNumber, quantity }) => sum + quantity * weightOf(partNumber), 0),
    centerOf: (part: PlacedPart) => centerOf(part, shapes),
    extentOf: (id: string) => extentOf(store.partOf(id), shapes),
    topAt: (part: PlacedPart, x: number) => topAt(part, x, shapes),
    movingEnd: (part: PlacedPart) => movingEnd(part, store.scene),
    suggestionsFor: (part: PlacedPart) => suggestionsFor(part, shapes, catalog),
    ...texts,
    ...views,
    ...placing,
    ...aimCommands(store, texts),
    ...dragCommands(store, texts, changes),
    ...changes,
    ...copyCommands(store, texts),
    ...partCommands(store, texts),
    ...supportCommands(store, texts),
    ...loadCommands(store),
    /** Shows the part search. A placement in progress is canceled, because its form replaces the search. */
    showPartSearch() {
      if (store.view.placing) placing.cancelPlacing()
      views.showPanel('parts')
    },
  }
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
  const selected = () => {
    const part = select(builder.view())
    if (last.current && isSame(last.current.part, part)) return last.current.part
    last.current = { part }
    return part
  }
  return useSyncExternalStore(builder.subscribe, selected, selected)
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
