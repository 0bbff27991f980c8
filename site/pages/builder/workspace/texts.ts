/** Texts about the structure: names of parts, locations, placements, and problems. */
import type { Problem } from '#builder/contacts.ts'
import type { PlacedPart, Point } from '#builder/model.ts'
import type { Candidate } from '#builder/snap.ts'
import { hasFixings } from '#engineering/systems/parts-list.ts'
import { fieldText } from '#site/services/quantity-field.ts'
import { lengthText } from '#site/services/quantity-texts.ts'
import { boltsText } from './naming.ts'
import { turnText } from './placement.ts'
import type { Store } from './store.ts'

export type Texts = ReturnType<typeof createTexts>

export function createTexts(store: Store) {
  const lengthOf = (inches: number) => lengthText(Math.round(inches * 1000) / 1000, store.units)

  /** Returns a part's number and its position among identical parts: 'BS-TR12A-10 (2 of 4)'. */
  function labelOf(part: PlacedPart): string {
    const equal = store.structure.parts.filter(({ partNumber }) => partNumber === part.partNumber)
    return equal.length > 1
      ? `${part.partNumber} (${equal.findIndex(({ id }) => id === part.id) + 1} of ${equal.length})`
      : part.partNumber
  }

  const labelOfId = (id: string) => {
    const part = store.partOf(id)
    return part ? labelOf(part) : id
  }

  const selectedText = () => {
    const parts = store.selectedParts
    return parts.length === 1 && parts[0] ? labelOf(parts[0]) : `${parts.length} parts`
  }

  /** Location of a part for lists, in inches or millimeters: 'x 0, y 120, z 6'. */
  const placeText = ({ at }: Pick<PlacedPart, 'at'>) =>
    (['x', 'y', 'z'] as const)
      .map((axis, index) => `${axis} ${fieldText(at[index] ?? 0, 'in', store.units).replace('-', '−')}`)
      .join(', ')

  /** Describes a placement: '6 bolts, joins 2 parts, faces front, x 12, y 0, z 34'. */
  function candidateText(partNumber: string, candidate: Candidate): string {
    const { bolts, joined, turn } = candidate
    const joins = joined > 1 ? `joins ${joined} parts, ` : ''
    return `${boltsText(bolts, hasFixings(partNumber))}, ${joins}${turnText(partNumber, turn)}, ${placeText(candidate)}`
  }

  const stepText = (step: Point) =>
    (['x', 'y', 'z'] as const)
      .flatMap((axis, index) => (step[index] ? [`${lengthOf(step[index] ?? 0)} along ${axis}`] : []))
      .join(' and ')

  /** Names up to three parts: 'BS-TR12A-10, BS-TR-CB12 and 2 more'. */
  function labelsOf(ids: readonly string[]): string {
    const names = ids.slice(0, 3).map(labelOfId).join(', ')
    return ids.length > 3 ? `${names} and ${ids.length - 3} more` : names
  }

  function problemText(problem: Problem): string {
    const names = problem.parts.map(labelOfId)
    if (problem.kind === 'intersects') return `${names.join(' and ')} intersect by ${lengthOf(problem.depthIn)}.`
    if (problem.kind === 'hangs') return `${names[0]} is bolted at one end only, so it braces nothing.`
    if (problem.kind === 'sinks') return `${names[0]} is ${lengthOf(problem.depthIn)} below the floor.`
    return `${labelsOf(problem.parts)} touch neither the floor nor a supported part.`
  }

  return {
    labelOf,
    labelOfId,
    labelsOf,
    selectedText,
    placeText,
    candidateText,
    lengthText: lengthOf,
    stepText,
    problemText,
  }
}
