import { application } from '../application.ts'

export const tradeshowAndCorporateActivation = application('tradeshow-and-corporate-activation', {
  description: 'Booths, arches, and double decks that pack flat, go up fast, and look different at every show.',
  pageHeaderDescription:
    'Island booths, arches, counters, and double decks that are rearranged for each hall instead of rebuilt.',
  bannerAlt: 'Open island booth of bright truss with a square header and plain banners on a light floor',
  text: [
    '## One crate list, a different booth every time',
    '**This spring’s 20 × 20 ft island becomes this fall’s 10 × 30 ft inline, built from the same BoltSpan parts.**',
    'Exhibit budgets go to drayage, labor, and scrap. Parts that pack as straight lengths ship in less space. A crew with two wrenches and a plan puts up a corner tower in minutes, and what comes down on Sunday is stock again on Monday.',
    'Brushed truss needs no further finish. Where a brand wants color, banners and panels slide into the extrusion slots or bolt on with hand knobs, and end caps cover every visible cut end.',
    '## Going up a level',
    'A double deck uses the same floor, stairs, and guardrails as our mezzanines. Twelve-inch columns leave the ground floor open, and the meeting room upstairs can be as wide as the deck.',
    '_Most halls require stamped drawings for anything that has a second level or is over 12 ft high. Order the drawings with the parts. They take longer than the parts do._',
  ],
  pictures: {
    'island-booth': `
      Island booth, 20 × 20 ft
      Open booth with four truss towers, a square header truss above, and plain banners on two sides`,
    'product-arch': `
      Arch over a product
      Tall truss arch with corner blocks over a covered car shape on a low round stage`,
    counter: `
      Counter and sign tower
      Counter with a wooden top on 3-inch truss legs next to a slim tower with a blank sign`,
    'double-deck': `
      Double deck with meeting room
      Two-level booth of truss with a stair, guardrails, and a table with chairs on the upper deck`,
  },
  usesProducts: [
    'truss',
    'extrusion',
    'plates',
    'pipe-adapters',
    'hinges',
    'motion',
    'access',
    'hardware',
    'material-handling',
  ],
})
