import { deckHeightsIn, loadClasses } from '../../../engineering/platform.ts'
import { lateralClasses } from '../../../engineering/platform-bracing.ts'
import { KPA_PER_PSF } from '../../../engineering/units.ts'
import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type PlatformNumber = 'length' | 'width' | 'height' | 'friction'
export type PlatformChoice = 'section' | 'load' | 'stair' | 'lateral'

const width = { label: 'Width', quantity: 'ft', min: 4, max: 40, note: 'A multiple of 4 ft' } as const

/** Fields of the platform calculator. `sections` comes from the loader. */
export const platformFields = (
  sections: readonly (readonly [string, string])[],
): FieldSet<PlatformNumber, PlatformChoice> => ({
  numbers: {
    length: { label: 'Length', quantity: 'ft', min: 4, max: 80, note: 'A multiple of 4 ft' },
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
  // By definition, the width is the shorter side.
  narrow: (_, { length = width.max }) => ({ width: { ...width, max: Math.min(width.max, length) } }),
  choices: {
    section: { label: 'Beams and legs', options: sections },
    load: {
      label: 'Live load',
      options: Object.entries(loadClasses).map(([psf, use]) => [
        psf,
        `${psf} lb/ft² (${(Number(psf) * KPA_PER_PSF).toFixed(1)} kPa): ${use}`,
      ]),
    },
    lateral: {
      label: 'Lateral load',
      options: Object.entries(lateralClasses).map(([part, use]) => [part, `${part}% of the live load: ${use}`]),
    },
    stair: {
      label: 'Stair',
      options: [
        ['yes', 'One, 36 in wide'],
        ['no', 'None'],
      ],
    },
  },
  defaults: {
    section: 'BS-TR12A',
    load: '60',
    stair: 'yes',
    lateral: '5',
    friction: '0.3',
    length: '16',
    width: '8',
    height: '62',
  },
})
