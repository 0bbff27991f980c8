import { application } from '../application.ts'

export const mezzaninesAndPlatforms = application('mezzanines-and-platforms', {
  description: 'Raised floors, stairs, and guardrails from one kit.',
  pageHeaderDescription:
    'Mezzanines, crossovers, and equipment platforms with stairs and guardrails, bolted together and easy to move or extend.',
  bannerAlt: 'Mezzanine of aluminum truss with a stair and guardrails on a light floor',
  text: [
    '## A floor that can move out with you',
    '**A welded mezzanine belongs to the building. A BoltSpan mezzanine belongs to you: it is bolted, so it can be extended, lowered, or moved to the next building.**',
    'Beams of 12-inch truss rest on columns of the same truss. Joist hangers carry 2 × 8 lumber or 3-inch truss between them, as close together as the live load requires, and deck panels complete the floor. Stairs and landings bolt to the holes in the truss. Guardrails and toe boards bolt to the deck panels, and gates clamp to guardrail posts.',
    'Columns can be anywhere on the 3-inch grid, so they clear the machine, the drain, and the forklift aisle. If a column is in the way a year later, you can move it.',
    '## Designing a bay',
    'Start with the live load, choose the joist spacing, and read the beam span from the load table for 12-inch truss. Bays 8 ft wide and a multiple of 4 ft long use full deck panels and need no cutting.',
    '_Permanent floors need a building permit in most places. We supply the calculation package for the layout you order. The local building official has the final say on egress and fire protection._',
  ],
  pictures: {
    mezzanine: `
      Mezzanine, 16 × 24 ft
      Raised deck on truss columns with two flights of stairs, a landing, and guardrails, with a person for scale`,
    'tank-platform': `
      Working platform around a tank
      Square platform with a ladder and guardrails around a vertical cylindrical tank`,
    crossover: `
      Crossover above a conveyor
      Small bridge with guardrails and a stair on each side that crosses over a roller conveyor`,
    'joist-detail': `
      Joists in their hangers
      Close-up of joist hangers bolted to the side of a 12-inch truss with joists seated in them`,
    'stair-tower': `
      Stair tower with landing
      Two flights of stairs that turn at a landing on truss legs and lead to a raised floor with guardrails`,
  },
  usesProducts: ['truss', 'plates', 'joist-hangers', 'access', 'motion', 'hardware', 'tools'],
})
