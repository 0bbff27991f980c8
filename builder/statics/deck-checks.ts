/** Checks the live load on deck panels. The allowable load depends on the spacing of the members below. */

import type { Check } from '#engineering/checks/check.ts'
import { deckCheckOf } from '#engineering/systems/platform-layout.ts'
import { partKind } from '../shapes.ts'
import { type LoadContext, widestBayIn } from './load-paths.ts'

export function deckChecks(context: LoadContext): Check[] {
  const psf = new Map<string, number>()
  for (const load of context.structure.loads)
    if (load.kind === 'area' && load.psf > 0)
      for (const part of load.parts) psf.set(part, (psf.get(part) ?? 0) + load.psf)
  return [...psf].flatMap(([id, demand]): Check[] => {
    const part = context.parts.get(id)
    if (!part || partKind(part.partNumber) !== 'deck') return []
    const bayIn = widestBayIn(context, part)
    return bayIn === undefined ? [] : [deckCheckOf(id, demand, bayIn)]
  })
}
