/** The calculators, in the order of their page. */
import { pageHeads } from './page-heads.ts'

export interface Calculator {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly description: string
  /** What one gives, and what one gets. */
  readonly given: string
  readonly answer: string
  /** Words that it is looked for by, beside those of its title. */
  readonly keys: string
}

export const calculators: readonly Calculator[] = [
  {
    id: 'beam',
    title: pageHeads.beamCalculator.heading,
    url: pageHeads.beamCalculator.path,
    description: 'Truss or extrusion as a single span, a cantilever or two spans, with any loads.',
    given: 'Section, supports, span, point loads, uniform loads, lengths',
    answer: 'Utilization by check, reactions, diagrams, what may be added, list of parts',
    keys: 'span calculator point load udl bending moment diagram shear diagram deflection calculator',
  },
  {
    id: 'column',
    title: pageHeads.columnCalculator.heading,
    url: pageHeads.columnCalculator.path,
    description: 'A column held at both ends, or a free-standing tower.',
    given: 'Section, height, base, eccentricity, lateral force, wind',
    answer: 'Utilization, reactions, sway, overturning, ballast',
    keys: 'tower calculator ballast calculator overturning wind load mast post',
  },
  {
    id: 'led-wall',
    title: pageHeads.ledWallCalculator.heading,
    url: pageHeads.ledWallCalculator.path,
    description: 'What an LED wall hangs from: a flown header, or towers with outriggers.',
    given: 'Panel size and weight, columns, rows, flown or ground',
    answer: 'Header, picks or towers, reactions, ballast, list of parts',
    keys: 'video wall calculator led screen ground support flown wall',
  },
  {
    id: 'platform',
    title: pageHeads.platformCalculator.heading,
    url: pageHeads.platformCalculator.path,
    description: 'A deck of 4 ft panels on joists, beams and legs of truss.',
    given: 'Length, width, height, load class, stair',
    answer: 'Legs, beams, joists, decks, guardrails by OSHA 1910, list of parts and weight',
    keys: 'mezzanine calculator stage deck calculator riser guardrail',
  },
]
