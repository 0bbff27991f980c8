import { boxTrusses, nodeSpacingIn } from '#engineering/members/truss-models.ts'
import { application } from '../application.ts'

export const industrialRigging = application('industrial-rigging', {
  description: 'Gantries, lifting frames, spreaders, and beam mounts for moving machinery where a crane can’t reach.',
  pageHeaderDescription:
    'Gantries, spreaders, and lifting frames that go through a door in pieces and stand over the machine an hour later.',
  bannerAlt: 'Rolling gantry of truss with a chain hoist and an electric motor on its hook, on a light floor',
  text: [
    '## Lift where the crane cannot go',
    '**A BoltSpan gantry passes through a 36-inch door in separate truss sections and is bolted together over the load.**',
    'The beam is 12-inch truss: aluminum if two people have to carry it, steel if it stays in place. The legs come in 1-foot increments. Casters roll the gantry into place. Set their brakes before the hook moves.',
    `Lifting mounts put a shackle on the centerline of a truss. Beam mounts hang a truss under an existing I-beam without welding. Pick points go at the nodes of the truss, every ${nodeSpacingIn(boxTrusses[12])} inches along 12-inch truss, so you can draw them before the truck leaves.`,
    '## Know the weight, then choose the span',
    'Load tables give center, third, quarter, and fifth point loads for spans in 1-foot increments, with the self-weight of the truss already deducted. A hoist, its chain, and its hook count as load.',
    '_Tables are for static loads. Lifting adds shock: apply the factor that your lifting plan requires, and have the plan checked by a qualified person._',
  ],
  pictures: {
    gantry: `
      Rolling gantry, 16 ft span
      Gantry of 12-inch truss on four casters with a chain hoist and an electric motor on the hook`,
    'lifting-frame': `
      Four-leg lifting frame
      Square frame on four truss legs with screw jacks that stands over a block-shaped machine`,
    'beam-hang': `
      Truss under an I-beam
      Truss hung below a steel I-beam by two clamping mounts, with a shackle under it`,
    spreader: `
      Spreader with four picks
      Horizontal truss lifted at two points from above with four slings running down to a long steel pipe`,
  },
  usesProducts: ['truss', 'plates', 'hinges', 'motion', 'rigging', 'hardware', 'tools', 'material-handling'],
})
