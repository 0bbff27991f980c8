/** Short descriptions of products and applications, limited to 48 characters to fit in tight spaces. */
import type { ApplicationId } from './application-line.ts'
import type { ProductId } from './product-line.ts'

export const productBriefs: Readonly<Record<ProductId, string>> = {
  truss: '3-, 6-, and 12-in box truss, by the foot',
  extrusion: '1 1/2- and 3-inch slotted profiles',
  plates: 'Splices, gussets, bases, and spacers',
  'joist-hangers': 'Mount lumber or 3-inch truss on a chord',
  'pipe-adapters': 'Mount pipe and square tube on the grid',
  hinges: 'Hinges that fold truss, and their pins',
  motion: 'Casters, jacks, and slewing rings',
  rigging: 'Hoist and beam mounts, eyes, shackles',
  access: 'Stairs, ladders, guardrails, and decks',
  hardware: 'Grade 8 bolts, nut bars, pins, and rod',
  tools: 'Wrenches for bolted joints, in one case',
  'material-handling': 'Fork pockets, lifting lugs, and dollies',
  'film-tools': 'Mitchell plates for camera heads',
}

export const applicationBriefs: Readonly<Record<ApplicationId, string>> = {
  aerospace: 'Docks and stands that follow the airframe',
  'film-grip-and-special-effects': 'Crane bases, camera track, and light frames',
  'theatre-and-scenic': 'Scenery that tours, strikes, and comes back',
  'video-and-led-wall-support': 'Flat, plumb support for walls of any shape',
  'mezzanines-and-platforms': 'Raised floors, stairs, and guardrails',
  'industrial-rigging': 'Gantries and frames where no crane can reach',
  'tradeshow-and-corporate-activation': 'Booths, arches, and double decks',
  'television-and-sports-broadcast': 'Camera towers and studio grids',
  'obstacle-courses-and-aerial-arts': 'Course lanes, climbing frames, aerial rigs',
  'aircraft-shoring': 'Towers that hold an airframe still',
  'concert-and-touring': 'Stage roofs, delay towers, and risers',
  'training-simulators': 'Cockpit platforms and cabin trainers',
  'museums-and-exhibits': 'Plinths, gallery walls, and ceiling rings',
  'other-applications': 'Machine guards, workbenches, racks, masts',
}
