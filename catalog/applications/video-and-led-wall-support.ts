import { application } from '../application.ts'

export const videoAndLedWallSupport = application('video-and-led-wall-support', {
  description: 'Flat, plumb, adjustable support for walls of any shape.',
  pageHeaderDescription:
    'Ground support, flown headers, curves and ceilings for LED panels, with adjustment at every joint that the eye can see.',
  bannerAlt: 'Glowing LED wall on a ladder frame of truss with ballasted outriggers, seen at an angle from behind',
  text: [
    '## A wall is only as flat as what is behind it',
    '**LED panels show a seam at a few hundredths of an inch. A BoltSpan frame is set level at the feet, plumb at the towers and flat at the rails, in that order, each with its own adjustment.**',
    'Towers of 12 inch truss stand on leveling feet that move 6 inches. Horizontal rails of extrusion run across them; the slots let a panel bracket slide to any panel pitch, metric or inch, while the truss keeps its 3 inches. Outriggers bolt to the tower wherever the sight lines allow.',
    'Curves are made with hinges. Each bay of the frame is straight, and the hinge between two bays opens to the angle of the drawing and is held there by the rails, so an inside curve becomes an outside curve without new parts.',
    '## Numbers to have at hand',
    'Panel weight with cables, panel size, height of the top edge, and whether the wall stands indoors. With these four we can send a frame, its reactions at the floor and its ballast.',
    '_Outdoors, wind decides. A free-standing wall needs a wind plan with a speed at which it is taken down, and ballast calculated for that speed._',
  ],
  pictures: {
    'ground-wall': `
      Ground-supported wall, 20 × 12 ft
      LED wall with a plain bright picture on a frame of truss towers with outriggers and ballast blocks`,
    'rear-frame': `
      The frame from behind
      Back of an LED wall: three truss towers, horizontal extrusion rails and a grid of dark panels`,
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
