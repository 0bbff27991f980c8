import { application } from '../application.ts'

export const aircraftShoring = application('aircraft-shoring', {
  description: 'Shoring towers, cradles and transport frames that hold an airframe still while it is repaired.',
  pageHeaderDescription:
    'Towers, cradles and transport frames that hold an airframe in its jig position, with a screw jack at every point.',
  bannerAlt: 'Row of shoring towers with padded saddles under the wing of an aircraft, in the dark',
  text: [
    '## Hold it where it was built',
    '**Before a spar or a skin comes off, the airframe has to be held in the shape it was assembled in. BoltSpan shoring is bolted up under the aircraft, jacked to contact and locked.**',
    'A tower of steel 12 inch truss reaches to within a foot of the skin. A screw jack closes the rest, and a saddle with a padded edge spreads the load over the frame or rib that the repair manual names. Towers are tied to each other at any hole, so the whole set stands as one.',
    'Contours are the only custom part. They are cut from plywood or plate, drilled on the 3-inch grid, and bolted to the top of a standard tower. The next tail number needs new contours and the same towers.',
    '## Records that stay with the job',
    'Each layout leaves with a plan of part numbers by position, a jack height sheet and the reactions that were assumed. When the same damage comes in again, the plan is already drawn.',
    '_Support points and limits are those of the aircraft’s structural repair manual. Shoring carries the loads that the manual names; it does not replace the manual._',
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
      Three-legged truss stand with a screw jack on top that holds up the tail cone of an aircraft`,
    'transport-frame': `
      Transport frame for a wing panel
      Long rolling frame on casters with a wing panel held upright between padded posts`,
  },
  usesProducts: ['truss', 'plates', 'hinges', 'motion', 'access', 'hardware', 'material-handling'],
})
