import { application } from '../application.ts'

export const concertAndTouring = application('concert-and-touring', {
  description: 'Stage roofs, delay towers, risers, and lighting totems that load out as fast as they load in.',
  pageHeaderDescription:
    'Stage roofs, delay towers, risers, and floor packages that fit the truck, the house truss, and tomorrow’s venue.',
  bannerAlt: 'Stage roof of truss on four towers above a stage, with soft beams of light below it',
  text: [
    '## Built for the load-out',
    '**BoltSpan 12-inch truss is compatible with traditional 12-inch plated box truss, so it connects to the rig the venue already has.**',
    'Towers, roof, and wings use the same lengths. Roller sleeves carry the roof up the towers, chain hoists sit inside the truss, and a corner block joins runs in up to six directions. On a small stage, one truss type does it all. On a large one, it fills the gaps.',
    'Risers and front-of-house platforms go up on 6-inch truss with 4 × 8 ft decks. Lighting totems have 24-inch ground bases and travel with their fixtures inside.',
    '## What the venue rigger will ask',
    'Truss weight per foot, allowable load for the span, and point loads at the motors. The first two are in the load table. The third comes from your rigging plot.',
    '_Outdoor roofs need an engineer’s drawing for the site, a wind operations plan, and a person with the authority to stop the show._',
  ],
  pictures: {
    'stage-roof': `
      Stage roof on four towers
      Flat truss roof on four towers with roller sleeves above a stage deck, with lights hanging below the roof`,
    'delay-tower': `
      Delay tower with a speaker array
      Tall truss tower on a wide ballasted base with a curved column of loudspeakers hanging from its arm`,
    'front-of-house': `
      Front-of-house platform
      Two-level platform with guardrails, a mixing console in front, and a taller camera riser behind`,
    'light-totems': `
      Row of lighting totems
      Five upright trusses on square black bases with a moving light on top of each and beams pointing up`,
  },
  usesProducts: [
    'truss',
    'plates',
    'pipe-adapters',
    'hinges',
    'motion',
    'rigging',
    'access',
    'hardware',
    'tools',
    'material-handling',
  ],
})
