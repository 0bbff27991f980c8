import { bolts, boltsInto, chord, frame, piece, tube } from '../fasteners.ts'
import { product } from '../product.ts'
import { truss3, truss6, truss12 } from '../truss-groups.ts'

export const hinges = product('hinges', {
  tile: 'BS-HG-180-12',
  description:
    'Hinges that fold a truss through 180 degrees, hinge halves, flat hinges, and the hitch pins that hold them, all on the 3-inch grid.',
  pageHeaderDescription:
    'Fold a truss for transport, pin tower sections together, or swing a gate. Closed, an assembly adds exactly one hole pitch to the run.',
  bannerAlt: 'Aluminum truss half folded at a hinge whose pins have ring handles',
  each: { material: 'aluminum', finish: 'Brushed' },
  productSections: [
    {
      title: '180 Assemblies',
      description:
        'Two halves and their pins. Pinned on both sides, the joint is straight and stiff. With the pins on one side removed, it folds flat through 180 degrees. The 6 and 12 in hinges are load rated when pinned on both sides. Pinned on one side, they are pin joints and are rated for lower loads. The 3 in hinge is not load rated.',
      items: {
        'BS-HG-180-12': {
          name: 'Hinge assembly 180, 12 in',
          description:
            'Bolts between two 12-inch end frames, corner blocks, or bases. Four hitch pins. The hinge is 3 in long when closed.',
          figures: `
            Size: 12 × 12 in | Length closed = 3 in | Travel = 180 deg | Pins: 4, 5/8 in
            Pattern: 12 in, 8 round and 4 corner slots`,
          hardware: [bolts(24, [0.25, frame]), piece(4, 'BS-HG-HP-063')],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-HG-H12', 'BS-HG-HP-063', 'BS-PL-SP12'],
          alt: 'Two shallow square aluminum frames joined by interleaved knuckles with pins along two opposite edges',
        },
        'BS-HG-180-06': {
          name: 'Hinge assembly 180, 6 in',
          description:
            'Folding joint for 6-inch truss, for table frames, headers that fold for transport, and LED wall legs.',
          figures: `
            Size: 6 × 6 in | Length closed = 3 in | Travel = 180 deg | Pins: 2, 5/8 in | Pattern: 6 in, 8 holes`,
          hardware: [bolts(16, [0.25, frame]), piece(2, 'BS-HG-HP-063')],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-HG-H06', 'BS-HG-HP-063', 'BS-PL-SP06'],
          alt: 'Two small square aluminum frames joined by knuckles with a pin at the top and the bottom',
        },
        'BS-HG-180-03': {
          name: 'Hinge assembly 180, 3 in',
          description:
            'Slides into two 3-inch tubes, bolts into insert nuts, and turns on one pin. For props, gates, and folding guards.',
          figures: 'Size: 3 × 3 in | Length between tubes = 3 in | Travel = 180 deg | Pins: 1, 5/8 in',
          hardware: [boltsInto('tubeInsert', 8, [tube]), piece(1, 'BS-HG-HP-063')],
          matesWith: [...truss3, 'BS-HG-H03', 'BS-HG-HP-063', 'BS-HW-IN-050'],
          alt: 'Two short square spigots joined by knuckles with one pin',
        },
      },
    },
    {
      title: 'Halves',
      description: 'One half of an assembly. Halves are non-handed: turn one around and it mates with the other.',
      items: {
        'BS-HG-H12': {
          name: 'Hinge half, 12 in',
          description: 'Leave a half on each end of a tower section, then pin the sections together on site.',
          figures: `
            Size: 12 × 12 in | Depth = 1.5 in | Knuckles: 8, 1/2 in | Pattern: 12 in, 8 round and 4 corner slots`,
          hardware: [bolts(12, [0.25, frame])],
          matesWith: [...truss12, 'BS-HG-180-12', 'BS-HG-HP-063', 'BS-TR-CB12'],
          alt: 'Shallow square aluminum frame with knuckles along its top and bottom edges',
        },
        'BS-HG-H06': {
          name: 'Hinge half, 6 in',
          description: 'For the 6-inch end frame.',
          figures: 'Size: 6 × 6 in | Depth = 1.5 in | Knuckles: 4, 1/2 in | Pattern: 6 in, 8 holes',
          hardware: [bolts(8, [0.25, frame])],
          matesWith: [...truss6, 'BS-HG-180-06', 'BS-HG-HP-063', 'BS-TR-CB06'],
          alt: 'Small shallow square aluminum frame with two knuckles at the top and two at the bottom',
        },
        'BS-HG-H03': {
          name: 'Hinge half, 3 in',
          description: 'For the 3-inch tube; insert nuts are factory-installed.',
          figures: 'Size: 3 × 3 in | Depth = 1.5 in | Spigot: 3 in long | Knuckles: 2, 1/2 in',
          hardware: [boltsInto('tubeInsert', 4, [tube])],
          matesWith: [...truss3, 'BS-HG-180-03', 'BS-HG-HP-063', 'BS-HW-IN-050'],
          alt: 'Short square aluminum spigot with two knuckles on its collar',
        },
      },
    },
    {
      title: 'Flat',
      description:
        'Leaf hinges for doors, hatches, and tabletops. Holes are 1 1/2 in from the pin on both leaves, so the grid continues across the joint, open or closed.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-HG-FL06': {
          name: 'Flat hinge, 6 in',
          description: 'Two holes in each leaf. The leaves turn on a fixed 1/2 in pin.',
          figures: 'Size open: 6 × 6 in | Leaf = 0.1875 in | Pin = 0.5 in | Holes: 2 per leaf | Hole pitch = 3 in',
          hardware: [bolts(4, [0.1875, chord])],
          matesWith: [...truss3, ...truss12, 'BS-EX3030-10', 'BS-EX3060-10'],
          alt: 'Open leaf hinge with two holes in each leaf and five knuckles',
        },
        'BS-HG-FL12': {
          name: 'Flat hinge, 12 in',
          description: 'Four holes in each leaf, for gates and ramps along a chord.',
          figures: 'Size open: 6 × 12 in | Leaf = 0.1875 in | Pin = 0.5 in | Holes: 4 per leaf | Hole pitch = 3 in',
          hardware: [bolts(8, [0.1875, chord])],
          matesWith: [...truss3, ...truss12, 'BS-EX3030-10', 'BS-EX3060-10'],
          alt: 'Long open leaf hinge with four holes in each leaf and seven knuckles',
        },
      },
    },
    {
      title: 'Hitch Pins',
      description: 'Pins for hinge assemblies. 5/8 in, long enough for four knuckles.',
      items: {
        'BS-HG-HP-063': {
          name: 'Hitch pin, 5/8 in',
          description: 'Bent handle, hairpin clip, and lanyard ring. Insert by hand. Never hammer.',
          figures: 'Diameter = 0.625 in | Usable length = 2.25 in | Handle: 2 in, bent | Clip: Hairpin, 1/8 in wire',
          material: 'steel',
          grade: '1045 steel',
          finish: 'Zinc plated',
          matesWith: ['BS-HG-180-12', 'BS-HG-180-06', 'BS-HG-180-03', 'BS-HG-H12', 'BS-HG-H06', 'BS-HG-H03'],
          alt: 'Steel pin with a bent handle and a hairpin clip through its end',
        },
        'BS-HG-QP-063': {
          name: 'Quick-release pin, 5/8 in',
          description:
            'Two balls lock the tip until the button in the ring handle is pressed. For joints that are opened at every show.',
          figures: 'Diameter = 0.625 in | Usable length = 2.25 in | Lock: 2 balls, push button',
          material: 'stainless',
          grade: '17-4 PH stainless steel',
          finish: 'Passivated',
          matesWith: ['BS-HG-180-12', 'BS-HG-180-06', 'BS-HG-180-03', 'BS-HG-H12', 'BS-HG-H06', 'BS-HG-H03'],
          alt: 'Stainless pin with a ring handle and a push button',
        },
      },
    },
  ],
  associatedApplications: [
    'theatre-and-scenic',
    'concert-and-touring',
    'video-and-led-wall-support',
    'aircraft-shoring',
  ],
  pictures: {
    'folding-truss': `
      A 12-inch truss half folded
      Two 12-inch trusses at an angle, held together by the hinge at their upper edge, with the pins at the lower edge pulled`,
    'closed-joint': `
      Closed: one pitch longer
      Close-up of a closed hinge between two truss ends with both pins in`,
    'joined-halves': `
      Two halves, the same part
      Two hinge halves facing each other a hand’s width apart, with a hitch pin lying between them`,
  },
})
