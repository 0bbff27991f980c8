import { applicationHead } from '../application-line.ts'
import type { Application } from '../types.ts'

export const obstacleCoursesAndAerialArts: Application = {
  ...applicationHead['obstacle-courses-and-aerial-arts'],
  thumbnail: 'applications/obstacle-courses-and-aerial-arts/course-lane',
  description: 'Course lanes, climbing frames and aerial rigs whose obstacles move by three inches or by thirty feet.',
  pageHeaderTitle: 'Obstacle Courses & Aerial Arts',
  pageHeaderDescription:
    'Course lanes, climbing walls and free-standing aerial rigs with padded members and anchor points where you need them.',
  banner: 'banners/obstacle-courses-and-aerial-arts',
  bannerAlt: 'Obstacle course lane of truss portals with hanging rings and padded beams over mats',
  text: [
    { type: 'header', description: 'Change the course, keep the frame', styles: [] },
    {
      type: 'paragraph',
      description:
        'A course that never changes is soon learned. On a BoltSpan frame every obstacle hangs from holes 3 inches apart, so tonight’s gap can be wider than last week’s.',
      styles: ['bold'],
    },
    {
      type: 'paragraph',
      description:
        'Portals of 12 inch truss span a lane at up to 20 ft. Rings, bars, nets and ropes hang from swivel hoist rings and pad eyes; beams and steps are 6 inch truss in foam. Pads wrap every post that a body can meet, and end caps cover every beam that sticks out.',
      styles: [],
    },
    {
      type: 'paragraph',
      description:
        'For aerial work the rig stands free: four splayed legs, a square crown and one rated point in the middle. Hinges set the angle of the legs, plates lock it. It stands in a gym on leveling feet and on grass on ground bases.',
      styles: [],
    },
    { type: 'header', description: 'Check before every session', styles: ['underline'] },
    {
      type: 'paragraph',
      description:
        'Walk the rig: bolts present and marked, hoist rings free to swivel, shackle pins moused, pads closed, feet down.',
      styles: [],
    },
    {
      type: 'paragraph',
      description:
        'A swinging person can load a point with several times their weight. Choose points and members for that load, and have the rig signed off by an engineer who knows the act.',
      styles: ['italic'],
    },
  ],
  pictures: [
    {
      url: 'applications/obstacle-courses-and-aerial-arts/course-lane',
      title: 'Course lane with four obstacles',
      alt: 'Row of four truss portals with hanging rings, a net, a bar and padded steps over blue-gray mats',
    },
    {
      url: 'applications/obstacle-courses-and-aerial-arts/peg-ladder',
      title: 'Peg ladder between two towers',
      alt: 'Two upright trusses with rows of short pegs at equal steps and a loose bar across two of them',
    },
    {
      url: 'applications/obstacle-courses-and-aerial-arts/aerial-rig',
      title: 'Free-standing aerial rig',
      alt: 'Four-legged rig of splayed trusses with an aerial hoop hung from its crown over a round mat',
    },
    {
      url: 'applications/obstacle-courses-and-aerial-arts/climbing-wall',
      title: 'Leaning climbing wall',
      alt: 'Overhanging plywood wall with scattered holds on a triangular frame of truss',
    },
  ],
  usesProducts: ['truss', 'plates', 'pipe-adapters', 'hinges', 'motion', 'rigging', 'access', 'hardware'],
}
