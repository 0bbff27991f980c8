import type { FieldSet } from '../../components/calculator/use-flat-fields.tsx'

export type ColumnNumber = 'height' | 'load' | 'eccentricity' | 'force' | 'at' | 'width'
export type ColumnChoice = 'section' | 'ends' | 'base'

/** What the column calculator is given; `sections` come with the page. */
export const columnFields = (
  sections: readonly (readonly [string, string])[],
): FieldSet<ColumnNumber, ColumnChoice> => ({
  numbers: {
    height: { label: 'Height', quantity: 'ft', least: 0.5, most: 100 },
    load: { label: 'Load', quantity: 'lb', least: 0, most: 100_000 },
    eccentricity: { label: 'Load off the middle by', quantity: 'in', least: 0, most: 120 },
    force: { label: 'Force from the side', quantity: 'force', least: 0, most: 20_000 },
    at: { label: 'At a height of', quantity: 'ft', least: 0, most: 100 },
    width: { label: 'Width on the floor', quantity: 'in', least: 3, most: 480 },
  },
  choices: {
    section: { label: 'Section', options: sections },
    ends: {
      label: 'Held',
      options: [
        ['free', 'Base fixed, top free: a tower'],
        ['held', 'Both ends held'],
      ],
    },
    base: {
      label: 'Base',
      options: [
        ['standing', 'Standing free'],
        ['anchored', 'Base plate, anchored'],
        ['other', 'Another one, fixed'],
      ],
    },
  },
  // A tower of 12 ft on a ground base, with outriggers of 4 ft, and a light breeze.
  defaults: {
    section: 'BS-TR12A',
    ends: 'free',
    base: 'standing',
    height: '12',
    load: '400',
    eccentricity: '3',
    force: '30',
    at: '12',
    width: '96',
  },
})
