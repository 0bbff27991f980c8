/** Commands that change what is selected and shown, but not the structure. */
import { encodeStructure } from '#builder/link.ts'
import type { PlacedPart, Point } from '#builder/model.ts'
import { axisOf } from '#builder/shapes.ts'
import { addressOf } from '../opening.ts'
import { type ChosenHole, patternsOf } from './patterns.ts'
import type { Store, View } from './store.ts'
import type { Texts } from './texts.ts'

const LEFT_PANELS = ['parts', 'outline']

/**
 * Ids of the selection and of all parts in the same groups. A base, foot, or caster under a structure doesn't select its
 * group, because it has its own kind of support and its own loads.
 */
function withGroups(store: Store, ids: readonly string[]): string[] {
  const { parts, supports } = store.structure
  const supported = new Set(supports.map(({ part }) => part))
  const isBase = ({ id, partNumber }: PlacedPart) => supported.has(id) && !axisOf(partNumber)
  const groups = new Set(
    parts.flatMap((part) => (part.group && ids.includes(part.id) && !isBase(part) ? [part.group] : [])),
  )
  return parts.filter(({ id, group }) => ids.includes(id) || (group && groups.has(group))).map(({ id }) => id)
}

const holePoint = (store: Store, { part, pattern, hole }: ChosenHole): Point | undefined => {
  const host = store.partOf(part)
  const shape = host && store.shapes(host.partNumber)
  return host && shape && patternsOf(host, shape)[pattern]?.holes[hole]
}

/** URL that contains the whole structure. */
const linkTo = async (store: Store) =>
  new URL(addressOf({ kind: 'model', text: await encodeStructure(store.structure) }), location.href).href

export function viewCommands(store: Store, texts: Texts) {
  return {
    showPanel(id: string) {
      const side = LEFT_PANELS.includes(id) ? 'left' : 'right'
      store.set({ panel: { ...store.view.panel, [side]: id, latest: id } })
    },
    select(ids: readonly string[], how: 'replace' | 'toggle', scope: 'groups' | 'parts' = 'groups') {
      const all = scope === 'parts' ? ids : withGroups(store, ids)
      const selection = new Set(how === 'toggle' ? store.view.selection : [])
      for (const id of all) if (!(how === 'toggle' && selection.delete(id))) selection.add(id)
      const isEdit = selection.size > 0 && store.view.panel.right === 'take'
      store.set({ selection, ...(isEdit ? { panel: { ...store.view.panel, right: 'edit' } } : {}) })
      const parts = store.selectedParts
      store.say(parts.length === 0 ? 'Nothing selected.' : `${texts.selectedText()} selected.`)
    },
    selectAll() {
      store.set({ selection: new Set(store.structure.parts.map(({ id }) => id)) })
      store.say(`${texts.selectedText()} selected.`)
    },
    escape() {
      store.set({ selection: new Set(), tool: 'select', picks: [], aimed: undefined })
    },
    setTool(tool: View['tool']) {
      store.set({ tool, picks: [], aimed: undefined, placing: undefined })
      if (tool === 'measure') store.say('Select two holes to measure the distance between them.')
      if (tool === 'box') store.say('Drag a box around parts to select them.')
    },
    /** Shows the form that asks for the mirror plane. The form calls this with false when it has the focus. */
    askMirror(isMirrorAsked: boolean) {
      const panel = isMirrorAsked ? { panel: { ...store.view.panel, right: 'edit', latest: 'edit' } } : {}
      store.set({ isMirrorAsked, ...panel })
    },
    setCut: (cut: View['cut']) => store.set({ cut }),
    showDimensions: (areDimensionsShown: boolean) => store.set({ areDimensionsShown }),
    colorResults: (areResultsColored: boolean) => store.set({ areResultsColored }),
    showDeformed: (isDeformedShown: boolean) => store.set({ isDeformedShown }),
    aimMeasure(chosen: ChosenHole | undefined) {
      const aimed = chosen && holePoint(store, chosen)
      if (String(aimed) !== String(store.view.aimed)) store.set({ aimed })
    },
    pickMeasure(chosen: ChosenHole) {
      const at = holePoint(store, chosen)
      if (!at) return
      const picks = store.view.picks.length === 1 ? [...store.view.picks, at] : [at]
      store.set({ picks })
      const [from, to] = picks
      if (!from || !to) return store.say('Select the second hole.')
      const parts = (['x', 'y', 'z'] as const).map(
        (axis, index) => `${axis} ${texts.lengthText(Math.abs((to[index] ?? 0) - (from[index] ?? 0)))}`,
      )
      store.say(
        `Distance ${texts.lengthText(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]))}: ${parts.join(', ')}.`,
      )
    },
    link: () => linkTo(store),
    async showReport(isShown: boolean) {
      store.set({ reportAddress: isShown ? await linkTo(store) : undefined })
    },
  }
}
