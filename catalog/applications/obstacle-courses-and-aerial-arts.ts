import { application } from '../application.ts'

export const obstacleCoursesAndAerialArts = application('obstacle-courses-and-aerial-arts', {
  description: 'Course lanes, climbing frames, and aerial rigs whose obstacles move by three inches or by thirty feet.',
  pageHeaderDescription:
    'Course lanes, climbing walls, and freestanding aerial rigs with padded members and anchor points at truss nodes.',
  bannerAlt: 'Obstacle course lane of truss portals with hanging rings and padded beams over mats',
  text: [
    '## Change the course, keep the frame',
    '**A course that never changes is soon learned. On a BoltSpan frame the holes are 3 inches apart, so tonight’s gap can be wider than last week’s.**',
    'Portals of 12-inch truss span lanes up to 20 ft wide. Hang anything that carries a person from lifting mounts bolted across both chords at a truss node. A single hole in a chord carries far less than the eye bolt in it, so check the chord rating first. Steps are 6-inch truss, pads wrap posts, and end cap pads cover beam ends.',
    'For aerial work, the rig is freestanding: four splayed legs, a square crown, and one rated point in the middle. Hinges pinned on one side set the angle of the legs. They are load rated as pin joints, so an engineer must check the stability of each rig. The rig rests on ground bases.',
    '## Check before every session',
    'Walk the rig: bolts present and marked, shackle pins moused, pads closed, bases flat on the floor.',
    '_A swinging person can load a point with several times their body weight. Choose points and members for that load, and have the rig signed off by an engineer who knows the act._',
  ],
  pictures: {
    'course-lane': `
      Course lane with four obstacles
      Row of four truss portals with hanging rings, a net, a bar, and padded steps over blue-gray mats`,
    'peg-ladder': `
      Peg ladder between two towers
      Two upright trusses with rows of evenly spaced pegs and a loose bar across two of the pegs`,
    'aerial-rig': `
      Freestanding aerial rig
      Four-legged rig of splayed trusses with an aerial hoop hung from its crown over a round mat`,
    'climbing-wall': `
      Leaning climbing wall
      Overhanging plywood wall with scattered holds on a triangular frame of truss`,
  },
  usesProducts: ['truss', 'plates', 'pipe-adapters', 'hinges', 'motion', 'rigging', 'access', 'hardware'],
})
