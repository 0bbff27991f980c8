/** Commands that support the structure. Each is one undo step. */
import * as edit from '#builder/edit.ts'
import type { PlacedPart, Structure, SupportKind } from '#builder/model.ts'
import type { Shapes } from '#builder/shapes.ts'
import { isStanding, supportPoint } from './geometry.ts'
import type { Store } from './store.ts'
import type { Texts } from './texts.ts'

/** Sets a part's support, or removes it if the kind is undefined. */
function withSupport(
  structure: Structure,
  part: PlacedPart,
  kind: SupportKind | undefined,
  shapes: Shapes,
): edit.Edited {
  const before = structure.supports.find((each) => each.part === part.id)
  const id = before?.id ?? edit.nextId(structure.supports, 's')
  if (!kind) return edit.removeSupport(structure, id)
  return edit.setSupport(structure, { id, kind, part: part.id, at: supportPoint(part, kind, shapes) })
}

export function supportCommands(store: Store, { labelOf, lengthText }: Texts) {
  const { shapes } = store
  const standingParts = () => store.structure.parts.filter((part) => isStanding(part, shapes))

  /** Adds supports to all parts that touch the floor. */
  function supportFloor(kind: 'floor' | 'anchored') {
    const standing = standingParts()
    if (standing.length === 0)
      return store.refuse({ reason: 'No part is on the floor.', fix: 'Move a part down to z = 0.' })
    const edited = standing.reduce<edit.Edited>(
      (structure, part) => (edit.isRefusal(structure) ? structure : withSupport(structure, part, kind, shapes)),
      store.structure,
    )
    store.commit(edited, `${standing.length} ${standing.length === 1 ? 'support' : 'supports'} set.`)
  }

  /**
   * Moves the structure up or down until its lowest point is on the floor, and supports the parts that stand there.
   * Parts that no longer stand on the floor lose their support. A structure on hoists gets no supports.
   */
  function standOnFloor() {
    const { structure } = store
    const lowIn = edit.boundsOf(structure.parts, shapes)?.[0][2]
    if (lowIn === undefined) return
    const moved = edit.move(
      structure,
      structure.parts.map(({ id }) => id),
      [0, 0, -lowIn],
    )
    if (edit.isRefusal(moved)) return store.refuse(moved)
    const hadSupport = new Set(structure.supports.map(({ id }) => id))
    const stood = new Set(standingParts().map(({ id }) => id))
    const kind = structure.supports.find((each) => each.kind !== 'hoist')?.kind ?? 'floor'
    const isFlown = structure.supports.some((each) => each.kind === 'hoist')
    const edited = moved.parts.reduce<edit.Edited>((each, part) => {
      if (edit.isRefusal(each)) return each
      const isSupported = each.supports.some((support) => support.part === part.id)
      if (isStanding(part, shapes)) return isSupported || isFlown ? each : withSupport(each, part, kind, shapes)
      return isSupported && stood.has(part.id) ? withSupport(each, part, undefined, shapes) : each
    }, moved)
    const added = edit.isRefusal(edited) ? 0 : edited.supports.filter(({ id }) => !hadSupport.has(id)).length
    const isMoved = Math.abs(lowIn) > 0.01
    if (!isMoved && added === 0)
      return store.refuse({
        reason: 'These parts don’t reach the floor.',
        fix: 'Move them down, or bolt them to a part with a support.',
      })
    const by = lengthText(Math.abs(lowIn))
    const supports = `${added} ${added === 1 ? 'support' : 'supports'} set.`
    store.commit(edited, isMoved ? `Structure ${lowIn < 0 ? 'raised' : 'lowered'} ${by} to the floor.` : supports)
  }

  return {
    supportFloor,
    standOnFloor,
    setSupport(id: string, kind: SupportKind | undefined) {
      const part = store.partOf(id)
      if (!part) return
      const message = kind ? `Support set on ${labelOf(part)}.` : `Support removed from ${labelOf(part)}.`
      store.commit(withSupport(store.structure, part, kind, shapes), message)
    },
    /**
     * Adds floor supports to a structure that comes from a gallery image, because such a structure initially contains
     * no supports. A flown structure gets none.
     */
    supportScene() {
      if (store.structure.supports.length === 0 && standingParts().length > 0) supportFloor('floor')
    },
  }
}
