import { application } from '../application.ts'

export const otherApplications = application('other-applications', {
  description: 'Machine guards, workbenches, racks, masts: if it can be drawn on a 3-inch grid, it can be built.',
  pageHeaderDescription:
    'Benches, guards, racks, carts, and masts: what customers build when the first project is done and the parts are on the shelf.',
  bannerAlt: 'Machine guard of truss and extrusion around a yellow robot arm on a light floor',
  text: [
    '## What are you building?',
    '**The best uses of BoltSpan were not our ideas. They came from people who had parts left over and a problem on Friday afternoon.**',
    'A workbench leveled to match a lathe. A fence around a robot. A rack for propellers, a mast for an antenna, a bed for a telescope mirror. Each one is truss or extrusion, a few plates, and a box of bolts.',
    'Extrusion does the light work: panels, doors, and shelves in its slots. Truss does the heavy work. Both use the 3-inch grid, so a frame can start with one and finish with the other.',
    '## How to start',
    'Round your dimensions to the nearest 3 inches, sketch the members as lines, and put a plate at every corner. Send us the sketch with the loads and we’ll reply with a parts list, or download the models and draw it yourself.',
    '_If your project needs something other than our parts, we’ll tell you._',
  ],
  pictures: {
    'robot-guard': `
      Guard around a robot
      Square enclosure of posts and clear panels with a hinged door around a yellow robot arm`,
    workbench: `
      Workbench on leveling feet
      Heavy workbench with a wooden top, a vise, and a shelf on a frame of 3-inch truss and extrusion`,
    'stock-rack': `
      Rolling rack for truss and plates
      Rolling rack on four casters with truss sections and plates on its arms`,
    'antenna-mast': `
      Antenna mast with a tapered top
      Slim truss mast that tapers toward its top, with a dish antenna and guy lines, next to an equipment shelter`,
  },
  usesProducts: [
    'truss',
    'extrusion',
    'plates',
    'hinges',
    'motion',
    'rigging',
    'access',
    'hardware',
    'tools',
    'material-handling',
  ],
})
