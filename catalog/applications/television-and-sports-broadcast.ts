import { application } from '../application.ts'

export const televisionAndSportsBroadcast = application('television-and-sports-broadcast', {
  description:
    'Camera towers, commentary positions, sideline carts, and studio grids that stay still while people move.',
  pageHeaderDescription:
    'Camera towers, commentary booths, sideline carts, and studio grids: stiff where the lens is long, quick to move.',
  bannerAlt: 'Truss camera tower with guardrails and a camera on top, against a dark sky',
  text: [
    '## Stiff enough for a long lens',
    '**A lens at full zoom turns a footstep into an earthquake. BoltSpan towers put the camera on its own mast, so the operator’s floor can move while the image stays still.**',
    'The camera sits on a mast of 12-inch truss with a Mitchell mount plate on top. The platform around it has its own legs and never touches the mast. Both use the same truss sections and ground bases.',
    'In the studio, the same truss is a grid. Pipe adapters hold a 1.9-inch pipe along the underside of a truss or square to its face, wherever there is a pair of holes, and lights clamp to it as usual.',
    '## Between games',
    'A sideline cart rolls on 6-inch casters, a commentary booth splits into frames that two people can carry, and a tower comes down in sections of 10 ft or less. One truck carries every position for a stadium.',
    '_Guy or ballast outdoor towers for the wind speed in the event’s safety plan. Above that speed, clear everyone off the towers._',
  ],
  pictures: {
    'camera-tower': `
      Camera tower with a separate mast
      Square truss tower with a ladder, guardrails at the top, and a camera on a mast through its middle`,
    'commentary-booth': `
      Commentary booth on a riser
      Raised open booth with a roof frame, a long desk with three stools, and a short stair`,
    'sideline-cart': `
      Sideline camera cart
      Rolling cart with four casters, a standing platform, and a camera on a short post`,
    'studio-grid': `
      Studio grid with lights
      Grid of truss under a dark ceiling with pipes below it and studio lights clamped to the pipes`,
  },
  usesProducts: [
    'truss',
    'extrusion',
    'plates',
    'pipe-adapters',
    'motion',
    'rigging',
    'access',
    'hardware',
    'film-tools',
  ],
})
