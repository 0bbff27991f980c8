import { application } from '../application.ts'

export const filmGripAndSpecialEffects = application('film-grip-and-special-effects', {
  description:
    'Crane bases, camera track, process rigs, and light frames, from parts that ride in the grip truck between jobs.',
  pageHeaderDescription:
    'Crane bases, camera carriages, rotating rigs, and overhead frames, built overnight from parts that fit in the truck.',
  bannerAlt: 'Camera crane with a long truss boom on a rotating base, against a black background',
  text: [
    '## A rig that keeps up with the script',
    '**When the shot changes at noon, a BoltSpan rig changes with it: same parts, different holes.**',
    'A special rig is used for a day and has to be right the first time. With a hole every 3 inches, there is a place to bolt the lamp, the plate, the ratchet strap, and the safety line, without clamps that slip and without drilling rented truss.',
    'Mitchell mount plates put a camera head on the end of 3-, 6-, or 12-inch truss. An underslung bracket hangs it below 12-inch truss. Slewing rings turn a boom, V-groove wheels carry a dolly on angle track, and pillow blocks support the axle of anything that tips, rolls, or swings.',
    '## Before anyone is in the shot',
    '_A rig that moves with people on it needs its own engineering calculations and a full-travel test with no one on it. Our load tables are for static loads._',
    'On the last day the rig goes back into its crates as straight sections, plates, and a bag of bolts, ready for the next film.',
  ],
  pictures: {
    'crane-base': `
      Crane base on a 24 in slewing ring
      Cross of 12-inch truss with leveling feet, a round slewing ring, a short mast, and a long boom with a camera`,
    'vehicle-rotisserie': `
      Car body on a roll axis
      Simplified car body held at both ends in a square truss ring between two towers, rolled to one side`,
    'overhead-frame': `
      Overhead diffusion frame, 12 × 20 ft
      Large white diffusion frame of 6-inch truss held level by two truss towers on black ground bases`,
    'camera-track': `
      Carriage on angle track with a Mitchell mount
      Low truss carriage with V-groove wheels on two steel tracks and a camera on its mount plate`,
  },
  usesProducts: [
    'truss',
    'extrusion',
    'plates',
    'pipe-adapters',
    'hinges',
    'motion',
    'rigging',
    'hardware',
    'tools',
    'film-tools',
  ],
})
