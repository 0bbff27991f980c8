import { applicationHead } from '../application-line.ts'
import type { Application } from '../types.ts'

export const museumsAndExhibits: Application = {
  ...applicationHead['museums-and-exhibits'],
  thumbnail: 'applications/museums-and-exhibits/plinth-and-banner',
  description: 'Plinths, gallery walls, object cradles and ceiling rings that are rehung with every exhibition.',
  pageHeaderTitle: 'Museums & Exhibits',
  pageHeaderDescription:
    'Plinths, gallery walls, cradles for large objects and rings to hang them from, ready for the next exhibition.',
  banner: 'banners/museums-and-exhibits',
  bannerAlt: 'Space capsule on a low truss cradle, lit from above',
  text: [
    { type: 'header', description: 'Support that steps back', styles: [] },
    {
      type: 'paragraph',
      description:
        'Visitors come for the object. A BoltSpan cradle carries it from below in clean, straight lines and touches it only where the conservator allows.',
      styles: ['bold'],
    },
    {
      type: 'paragraph',
      description:
        'Cradles and plinths are built from 3 and 6 inch truss with saddles cut to the object and lined with foam. The frame is bolted around the object where it stands, so nothing has to be lifted over it. If it must move, casters go on and come off again.',
      styles: [],
    },
    {
      type: 'paragraph',
      description:
        'Gallery walls are frames of 3 inch truss with panels on both sides. They stand on leveling feet without an anchor in a historic floor, and every exhibition is a new plan of the same walls.',
      styles: [],
    },
    { type: 'header', description: 'From the ceiling', styles: ['underline'] },
    {
      type: 'paragraph',
      description:
        'A ring of 12 inch truss gathers the few strong points of an old ceiling and gives many small ones below. Swivel hoist rings and pad eyes follow the lines of the object, not those of the building.',
      styles: [],
    },
    {
      type: 'paragraph',
      description:
        'Loads hung over visitors are reviewed by an engineer, inspected on a schedule, and have a second suspension.',
      styles: ['italic'],
    },
  ],
  pictures: [
    {
      url: 'applications/museums-and-exhibits/plinth-and-banner',
      title: 'Plinth and banner frame',
      alt: 'Low plinth with a vase on its top in front of a tall truss frame that holds a plain banner',
    },
    {
      url: 'applications/museums-and-exhibits/suspended-glider',
      title: 'Glider below a ceiling ring',
      alt: 'Simplified glider hung on thin lines below an octagonal ring of truss',
    },
    {
      url: 'applications/museums-and-exhibits/capsule-cradle',
      title: 'Capsule on a cradle',
      alt: 'Cone-shaped space capsule resting on padded saddles of a low square truss cradle',
    },
    {
      url: 'applications/museums-and-exhibits/gallery-walls',
      title: 'Free-standing gallery walls',
      alt: 'Three white gallery walls with framed pictures, one of them open to show its frame of 3 inch truss',
    },
  ],
  usesProducts: ['truss', 'extrusion', 'plates', 'hinges', 'motion', 'rigging', 'access', 'hardware'],
}
