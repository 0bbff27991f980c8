import { guardRules, loadClassOptions } from '#engineering/systems/platform-answer.ts'
import { lateralClasses } from '#engineering/systems/platform-bracing.ts'
import type { Edge } from '#engineering/systems/platform-edges.ts'
import { deckHeightsIn } from '#engineering/systems/platform-inputs.ts'
import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type PlatformNumber = 'length' | 'width' | 'height' | 'friction'
export type PlatformChoice = 'section' | 'beams' | 'load' | 'use' | 'stair' | 'lateral' | Edge

const note = 'Deck panels are 4 ft (1.22 m) wide'
const width = { label: 'Width', quantity: 'ft', min: 4, max: 80, note } as const

/** Maximum length of the shorter side, in ft. */
const LONGEST_SHORT_FT = 40

const railOptions = [
  ['required', 'Guardrail if required'],
  ['rail', 'Guardrail'],
  ['gate', 'Guardrail with a gate'],
  ['open', 'Open'],
] as const

const edgeNames: Readonly<Record<Edge, string>> = {
  front: 'Front edge',
  back: 'Back edge',
  left: 'Left edge',
  right: 'Right edge',
}

/** Fields of the platform calculator. `sections` comes from the loader. */
export const platformFields = (
  sections: readonly (readonly [string, string])[],
): FieldSet<PlatformNumber, PlatformChoice> => ({
  numbers: {
    length: { label: 'Length', quantity: 'ft', min: 4, max: 80, note },
    width,
    height: {
      label: 'Deck height',
      quantity: 'in',
      min: deckHeightsIn[0],
      max: deckHeightsIn[1],
      note: 'Above the floor',
    },
    friction: { label: 'Coefficient of friction', quantity: 'ratio', min: 0.05, max: 0.8, note: 'Feet on floor' },
  },
  narrow: (_, { length = 0 }) => ({ width: length > LONGEST_SHORT_FT ? { ...width, max: LONGEST_SHORT_FT } : width }),
  choices: {
    section: { label: 'Beams and legs', options: sections },
    load: { label: 'Live load', options: loadClassOptions },
    lateral: {
      label: 'Lateral load',
      options: Object.entries(lateralClasses).map(([part, use]) => [part, `${part}% of the live load: ${use}`]),
    },
    beams: {
      label: 'Beams',
      options: [
        ['long', 'Along the long side'],
        ['short', 'Along the short side'],
        ['fewest', 'In the direction with the fewest pieces'],
      ],
    },
    use: {
      label: 'Use',
      options: Object.entries(guardRules).map(([key, { use, clause }]) => [key, `${use} (${clause})`]),
    },
    stair: {
      label: 'Stair, 36 in (0.91 m) wide',
      options: [
        // Supports links that were created when only the front edge could have a stair.
        ['yes', edgeNames.front],
        ['back', edgeNames.back],
        ['left', edgeNames.left],
        ['right', edgeNames.right],
        ['no', 'None'],
      ],
    },
    front: { label: edgeNames.front, options: railOptions },
    back: { label: edgeNames.back, options: railOptions },
    left: { label: edgeNames.left, options: railOptions },
    right: { label: edgeNames.right, options: railOptions },
  },
  defaults: {
    section: 'BS-TR12A',
    beams: 'long',
    load: '60',
    use: 'public',
    stair: 'yes',
    front: 'required',
    back: 'required',
    left: 'required',
    right: 'required',
    lateral: '5',
    friction: '0.3',
    length: '16',
    width: '8',
    height: '62',
  },
  // The sizes of deck panels.
  metricDefaults: { length: '4.88', width: '2.44', height: '1500' },
})
