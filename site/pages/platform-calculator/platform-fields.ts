import { loadClasses } from '../../../engineering/platform.ts'
import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type PlatformNumber = 'length' | 'width' | 'height'
export type PlatformChoice = 'section' | 'load' | 'stair'

/** What the platform calculator is given; `sections` come with the page. */
export const platformFields = (
  sections: readonly (readonly [string, string])[],
): FieldSet<PlatformNumber, PlatformChoice> => ({
  numbers: {
    length: { label: 'Length', quantity: 'ft', least: 4, most: 80 },
    width: { label: 'Width', quantity: 'ft', least: 4, most: 40 },
    height: { label: 'Height of the deck', quantity: 'in', least: 12, most: 150 },
  },
  choices: {
    section: { label: 'Beams and legs', options: sections },
    load: {
      label: 'Live load',
      options: Object.entries(loadClasses).map(([psf, use]) => [
        psf,
        `${psf} lb/ft² (${(Number(psf) * 0.0478802589803).toFixed(1)} kPa): ${use}`,
      ]),
    },
    stair: {
      label: 'Stair',
      options: [
        ['yes', 'One, 36 in wide'],
        ['no', 'None'],
      ],
    },
  },
  defaults: { section: 'BS-TR12A', load: '60', stair: 'yes', length: '16', width: '8', height: '62' },
})
