import { application } from '../application.ts'

export const museumsAndExhibits = application('museums-and-exhibits', {
  description: 'Plinths, gallery walls, object cradles, and ceiling rings that are rehung with every exhibition.',
  pageHeaderDescription:
    'Plinths, gallery walls, cradles for large objects, and rings to hang them from, ready for the next exhibition.',
  bannerAlt: 'Space capsule on a low truss cradle, lit from above',
  text: [
    '## Support that steps back',
    '**Visitors come for the object. A BoltSpan cradle carries it from below in clean, straight lines and touches it only where the conservator allows.**',
    'Cradles and plinths are built from 3- and 6-inch truss with saddles cut to the object and lined with foam. The frame is bolted around the object where it stands, so nothing has to be lifted over it. Its corner blocks take leveling feet, or casters if the frame has to move.',
    'Gallery walls are frames of 3-inch truss with panels on both sides. Cross feet made from the same truss hold them up with no anchors in a historic floor, and every exhibition is a new layout of the same walls.',
    '## From the ceiling',
    'A ring of 12-inch truss hangs from the few rated points in an old ceiling and gives you many lighter points below. Lifting mounts carry the ring. Arrange the points to suit the object, and keep each load within the part and chord ratings.',
    '_Have an engineer review any load hung over visitors. Inspect the rigging on a schedule, and add a secondary suspension._',
  ],
  pictures: {
    'plinth-and-banner': `
      Plinth and banner frame
      Low plinth with a vase on top, in front of a tall truss frame that holds a plain banner`,
    'suspended-glider': `
      Glider below a ceiling ring
      Simplified glider hung from thin lines below a square ring of truss`,
    'capsule-cradle': `
      Capsule on a cradle
      Cone-shaped space capsule resting on padded saddles of a low square truss cradle`,
    'gallery-walls': `
      Freestanding gallery walls
      Three white gallery walls with framed pictures, one of them left open to show its 3-inch truss frame`,
  },
  usesProducts: ['truss', 'extrusion', 'plates', 'motion', 'rigging', 'access', 'hardware'],
})
