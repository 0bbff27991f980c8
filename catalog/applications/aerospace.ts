import { application } from '../application.ts'

export const aerospace = application('aerospace', {
  description: 'Maintenance docks and stands that follow the airframe.',
  pageHeaderDescription:
    'Docks, stands, and towers for nose, wing, engine, and tail, bolted from stock parts and rebuilt when the fleet changes.',
  bannerAlt: 'Two-level dock of aluminum truss around the nose of an airliner, against a dark background',
  text: [
    '## A dock for the aircraft you have today',
    '**A BoltSpan dock is designed around the airframe, bolted together on the hangar floor, and taken apart when the aircraft type leaves the fleet.**',
    'Truss has a hole every 3 inches, so a floor can follow a fuselage in 3-inch steps and a guardrail can end where the skin begins. When the next type has a lower wing, the same legs get shorter and the same floor gets a new edge. Nothing is cut.',
    'Most parts of a dock are stock: truss, deck panels, stairs, guardrails, and casters. That is how a stand that would take months to fabricate can be delivered up to 90% faster. Usually only one edge is airframe-specific, and we cut it from a plate blank.',
    '## What a wing dock is made of',
    'Four legs of 12-inch truss on swivel casters with foot brakes. Set the brakes once the dock is in place. A floor of 4 × 8 ft deck panels on 3-inch truss joists. Stair units with handrails at one end, 42-inch guardrails on three sides, and foam pads on every edge that faces the aircraft.',
    '_Clearances to the aircraft come from your maintenance manual, not from our drawings. Send us the stations and waterlines, and we’ll return a layout with a parts list._',
  ],
  pictures: {
    'nose-dock': `
      Nose dock, two levels
      U-shaped dock of aluminum truss with two decks and yellow toe boards around the nose of an airliner`,
    'wing-stand': `
      Rolling stand at the leading edge
      Rolling work platform with a stair, guardrails, and a padded edge close to the leading edge of a wing`,
    'tail-tower': `
      Tail tower with a cantilevered floor
      Tall tower of 12-inch truss with three platforms, the top one reaching out to the vertical tail of an aircraft`,
    'engine-stand': `
      Pair of engine stands
      Two low platforms with stairs and yellow edge guards on either side of a round engine nacelle`,
    'crown-bridge': `
      Bridge over the crown of the fuselage
      Truss bridge with guardrails that spans the top of a fuselage between two towers`,
  },
  usesProducts: ['truss', 'extrusion', 'plates', 'joist-hangers', 'hinges', 'motion', 'access', 'hardware'],
})
