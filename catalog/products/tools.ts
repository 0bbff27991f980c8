import { product } from '../product.ts'
import { NOT_IN_KIT } from '../tool-kit.ts'

export const tools = product('tools', {
  tile: 'BS-TK-KIT1',
  description:
    'Tool Kit 1 SAE: the wrenches, sockets, hex keys, and drift pins for the bolted joints in BoltSpan structures, in one case.',
  pageHeaderDescription: `Three wrench sizes, four hex keys, a torque wrench, and two drift pins. ${NOT_IN_KIT}`,
  bannerAlt: 'Open tool case with wrenches, a ratchet, and sockets in a foam tray on a dark floor',
  productSections: [
    {
      title: 'Tool Kit 1 SAE',
      description:
        'The kit, and each tool sold separately. Wrenches and sockets fit 1/2-13 bolts and nuts (3/4 in), 3/8-16 (9/16 in), and 5/8-11 (15/16 in). Hex keys fit set screws and flat-head socket screws.',
      each: { material: 'steel', finish: 'Chrome plated' },
      items: {
        'BS-TK-KIT1': {
          name: 'Tool Kit 1 SAE',
          description:
            'Two 3/4 in combination wrenches, one 9/16 and one 15/16 in, a 1/2 in drive ratchet with three sockets, a torque wrench, four hex keys, and two drift pins in a steel case with foam cutouts that show missing tools.',
          figures: `
            Tools: 15 | Case: 24 × 13 × 4 in | Wrench sizes: 9/16, 3/4, 15/16 in | Hex keys: 3/16, 7/32, 5/16, 3/8 in
            Drive = 0.5 in`,
          finish: 'Powder coated, black',
          matesWith: ['BS-HW8-050-125', 'BS-HW8-038-150', 'BS-HW-NB-4'],
          alt: 'Open black steel case with wrenches, a ratchet, sockets, and drift pins in a foam tray',
          links: [{ title: 'TOOL KIT PDF', url: 'documents/tool-kit.pdf' }],
        },
        'BS-TK-CW34': {
          name: 'Combination wrench',
          description:
            'Open end at 15° and 12-point box end. The kit has two 3/4 in wrenches, one to hold the bolt head and one to turn the nut.',
          figures: 'Across flats = 0.5625–0.9375 in | Length, 3/4 in = 10 in | Box end: 12 points',
          grade: 'Chrome vanadium steel',
          matesWith: ['BS-HW8-050-125', 'BS-HW8-038-150', 'BS-HW8-063-175', 'BS-HW8-050-N'],
          sizes: { 'BS-TK-CW916': '9/16 in', 'BS-TK-CW34': '3/4 in', 'BS-TK-CW1516': '15/16 in' },
          alt: 'Chrome combination wrench with an open end and a box end',
        },
        'BS-TK-RT12': {
          name: 'Ratchet, 1/2 in drive',
          description: '72-tooth ratchet. Its 5° swing arc fits between two lacing tubes.',
          figures: 'Drive = 0.5 in | Length = 10 in | Swing = 5 deg',
          grade: 'Chrome vanadium steel',
          matesWith: ['BS-TK-SK34'],
          alt: 'Chrome ratchet with a round head, a square drive, and a knurled handle',
        },
        'BS-TK-SK34': {
          name: 'Deep socket, 1/2 in drive',
          description: 'Six-point deep socket that clears 1 1/2 in of thread beyond the nut.',
          figures: 'Across flats = 0.5625–0.9375 in | Length = 3 in | Drive = 0.5 in',
          grade: 'Chrome vanadium steel',
          matesWith: ['BS-TK-RT12', 'BS-TK-TW12', 'BS-HW8-050-125', 'BS-HW8-038-150', 'BS-HW8-063-175'],
          sizes: { 'BS-TK-SK916': '9/16 in', 'BS-TK-SK34': '3/4 in', 'BS-TK-SK1516': '15/16 in' },
          alt: 'Chrome deep socket with a hexagonal opening',
        },
        'BS-TK-TW12': {
          name: 'Torque wrench, 1/2 in drive',
          description:
            'Click-type wrench with a locking collar. Its range covers slot nuts and the 3/8, 1/2, and 5/8 in sets, dry or lubricated.',
          figures: 'Range = 25–250 ft·lb | Length = 22.5 in | Drive = 0.5 in',
          grade: 'Chrome vanadium steel',
          matesWith: ['BS-TK-SK34', 'BS-HW8-050-125', 'BS-HW8-038-150'],
          alt: 'Long chrome torque wrench with a knurled grip and a locking collar at its end',
        },
        'BS-TK-HK316': {
          name: 'Hex key',
          description:
            'Long-arm key for socket head screws: 3/16 in for 3/8 in set screws, 7/32 and 5/16 in for 3/8 and 1/2 in flat-head screws, and 3/8 in for the hoist ring bolt.',
          figures: 'Across flats = 0.1875–0.375 in | Long arm, 3/16 in = 4.5 in',
          grade: 'Chrome vanadium steel',
          finish: 'Black oxide',
          matesWith: ['BS-AC-SF-TE', 'BS-PA-90-4', 'BS-EX-PLG3030', 'BS-EX-FRC', 'BS-PL-BS12', 'BS-RG-HR050'],
          sizes: {
            'BS-TK-HK316': '3/16 in',
            'BS-TK-HK732': '7/32 in',
            'BS-TK-HK516': '5/16 in',
            'BS-TK-HK38': '3/8 in',
          },
          alt: 'Black L-shaped hex key with one long arm and one short arm',
        },
        'BS-TK-DP050': {
          name: 'Drift pin, 1/2 in',
          description:
            'Tapered pin that pulls two rows of 9/16 in holes into line. Set one at each end of a joint, then install the bolts.',
          figures: 'Length = 8 in | Diameter = 0.53125 in | Point = 0.1875 in',
          grade: 'Chrome vanadium steel',
          finish: 'Black oxide',
          matesWith: ['BS-TR12A-10', 'BS-TR06A-10', 'BS-TR03A-10', 'BS-PL-SP12'],
          alt: 'Black steel drift pin that tapers to a blunt point, with a striking head',
        },
      },
    },
  ],
  associatedApplications: [
    'industrial-rigging',
    'concert-and-touring',
    'film-grip-and-special-effects',
    'video-and-led-wall-support',
    'mezzanines-and-platforms',
    'other-applications',
  ],
  pictures: {
    torque: `
      The last bolts in a corner
      Torque wrench with a deep socket on a bolt in a yellow gusset plate and a drift pin in the next hole`,
    'whole-kit': `
      Wrenches, sockets, and drift pins in the kit
      Torque wrench, ratchet, two sockets, three wrenches, and two drift pins laid out side by side`,
  },
})
