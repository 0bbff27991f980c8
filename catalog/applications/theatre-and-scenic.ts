import { application } from '../application.ts'

export const theatreAndScenic = application('theatre-and-scenic', {
  description: 'Scenery frames that tour, strike, and come back as something else.',
  pageHeaderDescription:
    'Frames for walls, wagons, turntables, and stairs that bolt together in the wings and serve the next production too.',
  bannerAlt: 'Two-story stage set of open truss with a stair and a balcony and warm light in the lower story',
  text: [
    '## Build the frame once, change the skin',
    '**Scenery goes to the dumpster because its frame fits only one show. A BoltSpan frame is stock: unscrew the skin, keep the structure, draw the next set on the same grid.**',
    'Walls, wagons, and balconies start from 6-inch truss or 3-inch tube. Plywood skins screw to extrusion, or bolt straight to the holes with insert nuts. Stair units rise 30, 45, or 60 inches to the top of the truss. Draw platforms at these heights, or at the sum of any two with a landing between the flights.',
    'For touring, a set splits wherever two trusses meet. Hinges fold a wall flat for the truck, hitch pins replace bolts where the crew has only four minutes, and no piece is longer than 10 feet.',
    '## Things that move on stage',
    'Casters with foot brakes go under wagons, slewing rings carry turntables, and lifting mounts carry a flown header. All of them bolt to the same holes as the walls.',
    '_Anything flown over people needs an independent secondary suspension and a plan signed by a qualified rigger._',
  ],
  pictures: {
    'two-story-set': `
      Two-story set with balcony
      Open two-story stage set of truss with a stair at one side, a railing above, and two plain wall panels`,
    'rolling-wagon': `
      Rolling wagon with folding walls
      Low rolling platform with one standing wall and two hinged side walls, half folded in`,
    turntable: `
      Turntable on a slewing ring
      Round stage floor with one quarter left open, on radial truss arms whose casters run on a circular track`,
    'grand-stair': `
      Grand stair, four units wide
      Wide stair of four side-by-side units that rises to a deck on truss legs`,
    'flown-header': `
      Portal with a flown header
      Portal of two upright trusses and a header truss that hangs from two chain hoists`,
  },
  usesProducts: ['truss', 'extrusion', 'plates', 'pipe-adapters', 'hinges', 'motion', 'rigging', 'access', 'hardware'],
})
