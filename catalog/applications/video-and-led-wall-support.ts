import { application } from '../application.ts'

export const videoAndLedWallSupport = application('video-and-led-wall-support', {
  description: 'Flat, plumb, adjustable support for walls of any shape.',
  pageHeaderDescription:
    'Ground support, flown headers, curves, and ceilings for LED panels, with rails that adjust to any panel pitch.',
  bannerAlt: 'Glowing LED wall on a ladder frame of truss with ballasted outriggers, seen at an angle from behind',
  text: [
    '## A wall is only as flat as what is behind it',
    '**LED panels show a seam when they are out of line by a few hundredths of an inch. To set up a BoltSpan frame, level the bases with shims, plumb the towers, then set the rails flat.**',
    'Towers of 12-inch truss have ground bases. Horizontal rails of extrusion run across them; the slots let a panel bracket slide to any panel pitch, metric or inch, while the truss keeps its 3-inch grid. Outriggers bolt to the tower wherever the sight lines allow.',
    'Curved walls are built from straight bays. There is a tower wherever two bays meet, and rails run straight from tower to tower.',
    '## Details to have ready',
    'Panel weight with cables, panel size, height of the top edge, and whether the wall is indoors. Send us these four details and we’ll return a frame design, floor reactions, and ballast.',
    '_Outdoors, wind governs. A freestanding wall needs a wind plan with a takedown wind speed, and ballast calculated for that speed._',
  ],
  pictures: {
    'ground-wall': `
      Ground-supported wall, 20 × 12 ft
      LED wall with a plain bright image, on a frame of truss towers with outriggers and ballast blocks`,
    'rear-frame': `
      The frame from behind
      Back of an LED wall: three truss towers, horizontal extrusion rails, and a grid of dark panels`,
    'curved-wall': `
      Curved wall in five bays
      LED wall bent into a shallow curve of five straight bays between truss towers`,
    'flown-columns': `
      Flown header with three columns
      Truss header hung from two chain hoists with three separate columns of LED panels below it`,
    'led-corner': `
      Corner with a ceiling
      Two LED walls that meet at a right angle under a ceiling of panels held by a truss grid`,
  },
  usesProducts: ['truss', 'extrusion', 'plates', 'hinges', 'motion', 'rigging', 'hardware', 'tools'],
})
