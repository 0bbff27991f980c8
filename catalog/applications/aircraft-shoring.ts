import { application } from '../application.ts'

export const aircraftShoring = application('aircraft-shoring', {
  description: 'Shoring towers, cradles, and transport frames that hold an airframe still while it is repaired.',
  pageHeaderDescription:
    'Towers, cradles, and transport frames that hold an airframe in its jig position, with a screw jack at every point.',
  bannerAlt: 'Row of shoring towers with padded saddles under the wing of an aircraft, against a dark background',
  text: [
    '## Hold the shape it was built in',
    '**Before a spar or skin comes off, the airframe must be held in the shape in which it was assembled. BoltSpan shoring is bolted up under the aircraft, jacked to contact, and locked.**',
    'A tower of 12-inch steel truss reaches to within a foot of the skin. A screw jack closes the gap, and a saddle with a padded edge spreads the load over the frame or rib that the repair manual specifies. Towers tie to each other at any hole, so the whole set acts as one.',
    'The saddles are the only custom parts. They are cut from plywood or plate, drilled on the 3-inch grid, and bolted to the top of a standard tower. The next tail number needs new saddles and the same towers.',
    '## Records that stay with the job',
    'Each layout ships with a plan of part numbers by position, a jack height sheet, and the assumed reactions. When the same damage comes in again, the plan is already drawn.',
    '_Take support points and limits from the aircraft’s structural repair manual. Shoring carries the loads given in the manual. It does not replace the manual._',
  ],
  pictures: {
    'wing-shore': `
      Wing on three shoring towers
      Three steel truss towers with jacks and padded saddles in a row under a tapering wing`,
    'fuselage-cradle': `
      Cradle under a fuselage section
      Open fuselage barrel resting on two curved plywood saddles on a low truss frame`,
    'tail-tripod': `
      Tripod stand under the tail
      Three-legged truss stand with a screw jack on top that supports the tail cone of an aircraft`,
    'transport-frame': `
      Transport frame for a wing panel
      Long rolling frame on casters with a wing panel held upright between padded posts`,
  },
  usesProducts: ['truss', 'plates', 'hinges', 'motion', 'access', 'hardware', 'material-handling'],
})
