import { bolts, boltsInto, chord, frame, piece, tube } from '../fasteners.ts'
import { product } from '../product.ts'
import { truss3, truss6, truss12 } from '../truss-groups.ts'

/** Bolts that pass through a spacer between two layers, for each spacer thickness. */
const spacerBolts = (count: number, ...between: readonly [number, number]) =>
  [
    [0.125, '1/8 in thick'],
    [0.25, '1/4 in thick'],
    [0.5, '1/2 in thick'],
  ].map(([thick, use]) => bolts(count, [thick as number, ...between], { use: use as string }))

export const plates = product('plates', {
  tile: 'BS-PL-G90-12',
  description:
    'Washer, splice, bent, gusset, base, and spacer plates and weld blanks that join truss, tube, and extrusion on the 3-inch grid.',
  pageHeaderDescription:
    'Plates for splices, braces, bases, spacers, and corners. Every hole is 9/16 in and lines up with a truss hole.',
  bannerAlt: 'Close-up of a yellow gusset plate bolted across the corner of two aluminum trusses',
  productSections: [
    {
      title: 'Washer Plates',
      description:
        'Spread the bolt force over the chord leg. Two inches wide, like the leg of the 12-inch truss chord.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-PL-W1': {
          name: 'Washer plate, 1-hole',
          description: 'Goes under a bolt head or nut on a slot, a thin wall, or lumber.',
          figures: 'Size: 2 × 2 in | Thickness = 0.25 in | Holes: 1',
          hardware: [bolts(1, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10'],
          alt: 'Small square steel plate with one hole in the middle',
        },
        'BS-PL-W2': {
          name: 'Washer plate, 2-hole',
          description: 'Spans two adjacent bolts so that it cannot turn, and backs up 6 inches of a slotted profile.',
          figures: 'Size: 2 × 6 in | Thickness = 0.25 in | Holes: 2 | Hole pitch = 3 in',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX-SN2', 'BS-HW-NB-2'],
          alt: 'Narrow steel plate with two holes 3 inches apart',
        },
        'BS-PL-W4': {
          name: 'Washer plate, 4-hole',
          description: 'Backs up 12 inches of chord. Two plates clamp a timber or a cable reel to the truss.',
          figures: 'Size: 2 × 12 in | Thickness = 0.25 in | Holes: 4 | Hole pitch = 3 in',
          hardware: [bolts(4, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-PL-SP03', 'BS-HW-NB-4'],
          alt: 'Long narrow steel plate with a row of four holes',
        },
      },
    },
    {
      title: 'Splice Plates',
      description:
        'Join two sections end to end across a face, with two bolts per row in each section. Use them on two or four sides of a joint.',
      each: { material: 'aluminum', finish: 'Brushed' },
      items: {
        'BS-PL-SP03': {
          name: 'Splice plate, 3 in',
          description: 'One row of four holes for the 3-inch truss and the center slot of an extrusion.',
          figures: 'Size: 3 × 12 in | Thickness = 0.25 in | Holes: 4 | Hole pitch = 3 in',
          hardware: [boltsInto('nutBar', 4, [0.25, tube]), piece(1, 'BS-HW-NB-4')],
          matesWith: [...truss3, 'BS-EX3030-10', 'BS-EX1515-10', 'BS-PL-W4', 'BS-PL-BT45'],
          alt: 'Flat aluminum plate with rounded corners and a row of four holes along the middle',
        },
        'BS-PL-SP06': {
          name: 'Splice plate, 6 in',
          description: 'Two rows of four holes at the 4 1/2 in gauge of the 6-inch truss.',
          figures: 'Size: 6 × 12 in | Thickness = 0.25 in | Holes: 8 | Gauge = 4.5 in | Hole pitch = 3 in',
          hardware: [bolts(8, [0.25, chord])],
          matesWith: [...truss6, 'BS-HG-180-06'],
          alt: 'Flat aluminum plate with four holes along each long edge',
        },
        'BS-PL-SP12': {
          name: 'Splice plate, 12 in',
          description:
            'Two rows of four holes at the 10 in gauge of the 12-inch truss, with a window between them. The load tables assume two plates. Four plates and 32 bolts, heads inside, carry bending in both directions.',
          figures: 'Size: 12 × 12 in | Thickness = 0.25 in | Holes: 8 | Gauge = 10 in | Hole pitch = 3 in',
          hardware: [bolts(8, [0.25, chord])],
          matesWith: [...truss12, 'BS-TR-BXA12', 'BS-HG-180-12'],
          alt: 'Square aluminum plate with four holes along two opposite edges and a large rounded window between them',
        },
      },
    },
    {
      title: 'Bent Plates',
      description:
        'Bent from 1/4 in plate, with holes 1 1/2 in from the heel, so they line up with the first holes in two members at a corner.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-PL-BT02': {
          name: 'Bent plate, 2 in',
          description:
            'A clip for cross members, railings, and braces. Its legs are as wide as a chord leg, with one hole in each.',
          figures: 'Legs: 3 × 3 in | Width = 2 in | Thickness = 0.25 in | Holes: 1 per leg',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX1515-10', 'BS-EX3030-10'],
          alt: 'Small right-angle steel bracket with one hole in each leg',
        },
        'BS-PL-BT06': {
          name: 'Bent plate, 6 in',
          description:
            'Two holes in each leg, for a 3-inch truss or a 3 × 6 in extrusion on the side of another member.',
          figures: 'Legs: 3 × 3 in | Width = 6 in | Thickness = 0.25 in | Holes: 2 per leg | Hole pitch = 3 in',
          hardware: [bolts(4, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3060-10', 'BS-EX-PLG3060'],
          alt: 'Right-angle steel bracket with two holes in each leg',
        },
        'BS-PL-BT12': {
          name: 'Bent plate, 12 in',
          description: 'Four holes in each leg: a ledger for decks, shelves, and curbs along a chord.',
          figures: 'Legs: 3 × 3 in | Width = 12 in | Thickness = 0.25 in | Holes: 4 per leg | Hole pitch = 3 in',
          hardware: [bolts(8, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10', 'BS-PL-W4'],
          alt: 'Long right-angle steel bracket with four holes in each leg',
        },
        'BS-PL-BT45': {
          name: 'Bent plate, 45 degrees, 3 in',
          description:
            'Connects either end of a knee brace made of 3-inch truss. The legs are at 135 degrees, with two holes in each.',
          figures: 'Legs: 6 × 6 in | Width = 3 in | Thickness = 0.25 in | Bend = 45 deg | Holes: 2 per leg',
          hardware: [bolts(4, [0.25, tube])],
          matesWith: [...truss3, 'BS-PL-SP03', 'BS-EX3030-10'],
          alt: 'Steel plate bent 45 degrees with two holes in each leg',
        },
      },
    },
    {
      title: 'Gusset Plates 90',
      description:
        'Brace the inside corner where two members meet at a right angle. One plate on each side of the joint.',
      each: { material: 'steel', finish: 'Powder coated, yellow' },
      items: {
        'BS-PL-G90-03': {
          name: 'Gusset plate 90, 3 in',
          description: 'Five holes on the 3-inch grid, one of them right at the corner.',
          figures: 'Legs: 9 × 9 in | Thickness = 0.1875 in | Holes: 5 | Hole pitch = 3 in',
          hardware: [bolts(5, [0.1875, tube])],
          matesWith: [...truss3, 'BS-EX3030-10', 'BS-EX3060-10'],
          alt: 'Small yellow corner plate with five holes in an L shape and a clipped outer edge',
        },
        'BS-PL-G90-06': {
          name: 'Gusset plate 90, 6 in',
          description: 'Two holes along each leg at the chord line of the 6-inch truss.',
          figures: 'Legs: 7 1/2 × 7 1/2 in | Thickness = 0.1875 in | Holes: 4 | Hole pitch = 3 in',
          hardware: [bolts(4, [0.1875, chord])],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-PL-G180-06'],
          alt: 'Yellow triangular corner plate with two holes along each leg',
        },
        'BS-PL-G90-12': {
          name: 'Gusset plate 90, 12 in',
          description:
            'Three holes along each leg at the chord line of the 12-inch truss; reaches 9 in from the corner. Cut back on the long side so that the lacing stays visible and within reach.',
          figures: 'Legs: 11 × 11 in | Thickness = 0.1875 in | Holes: 6 | Hole pitch = 3 in',
          hardware: [bolts(6, [0.1875, chord])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-PL-G180-12'],
          alt: 'Yellow triangular corner plate with three holes along each leg and a beveled long side',
        },
      },
    },
    {
      title: 'Gusset Plates 180',
      description: 'One plate braces both corners of a tee.',
      each: { material: 'steel', finish: 'Powder coated, yellow' },
      items: {
        'BS-PL-G180-03': {
          name: 'Gusset plate 180, 3 in',
          description: 'A tee for 3-inch truss and post profiles: five holes along the run and two up the stem.',
          figures: 'Size: 15 × 9 in | Thickness = 0.1875 in | Holes: 7 | Hole pitch = 3 in',
          hardware: [bolts(7, [0.1875, tube])],
          matesWith: [...truss3, 'BS-EX3030-10'],
          alt: 'Yellow tee-shaped plate with five holes in a row and two above the middle one',
        },
        'BS-PL-G180-06': {
          name: 'Gusset plate 180, 6 in',
          description: 'Covers the foot of a 6-inch truss where it meets the side of another, plus 6 in on each side.',
          figures: 'Size: 18 × 7 1/2 in | Thickness = 0.1875 in | Holes: 10 | Hole pitch = 3 in',
          hardware: [bolts(10, [0.1875, chord])],
          matesWith: [...truss6, 'BS-PL-G90-06'],
          alt: 'Wide yellow plate with a row of six holes below and two columns of two holes above',
        },
        'BS-PL-G180-12': {
          name: 'Gusset plate 180, 12 in',
          description: 'Covers the foot of a 12-inch truss plus 9 in on each side, with a window at the lacing.',
          figures: 'Size: 30 × 11 in | Thickness = 0.1875 in | Holes: 16 | Hole pitch = 3 in',
          hardware: [bolts(16, [0.1875, chord])],
          matesWith: [...truss12, 'BS-PL-G90-12'],
          alt: 'Wide yellow plate with ten holes below, two columns of three above, and a rounded window between them',
        },
      },
    },
    {
      title: 'Base Plates',
      description: 'Anchor a post or tower to a floor.',
      each: { material: 'steel', finish: 'Powder coated, black' },
      items: {
        'BS-PL-BS03': {
          name: 'Base plate, 3 in',
          description:
            'A 9 in square plate with a vertical spigot for the 3-inch truss. Bolts through the truss thread into insert nuts on all four faces of the spigot. Eight holes on the grid take anchors or another member.',
          figures: `
            Size: 9 × 9 × 5 5/8 in | Plate = 0.375 in | Spigot: 2 1/2 × 2 1/2 in, 5 1/4 in high | Holes: 8
            Hole pitch = 3 in`,
          hardware: [boltsInto('tubeInsert', 8, [tube])],
          matesWith: [...truss3, 'BS-HW-IN-050', 'BS-PL-SP03'],
          alt: 'Black square plate with a vertical square tube in the middle and eight holes around it',
        },
        'BS-PL-BS06': {
          name: 'Base plate, 6 in',
          description:
            'Takes the end frame of the 6-inch truss. Eight 1/2-13 × 1 1/2 in flat-head screws come with the plate. Their countersinks are on the underside, so the plate sits flat. Four outer holes take anchors.',
          figures: `
            Size: 12 × 12 in | Thickness = 0.375 in | Pattern: 6 in, 8 countersunk holes
            Anchor holes: 4 on a 9 in square`,
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TRTPA-05', 'BS-HG-180-06'],
          alt: 'Black square plate with a ring of eight holes in the middle and one hole in each corner',
        },
        'BS-PL-BS12': {
          name: 'Base plate, 12 in',
          description:
            'Attaches to the end frame of the 12-inch truss through eight countersunk holes; eight 1/2-13 × 1 1/2 in flat-head screws come with the plate. Four outer holes take anchors.',
          figures: `
            Size: 18 × 18 in | Thickness = 0.5 in | Pattern: 12 in, 8 countersunk holes
            Anchor holes: 4 on a 15 in square`,
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TRTPA-05', 'BS-HG-180-12'],
          alt: 'Large black square plate with a ring of eight holes in the middle and one hole in each corner',
        },
      },
    },
    {
      title: 'Spacer Plates',
      description:
        'Fill a gap behind a plate that must clear a bolt head, or between end frames when a run comes up short.',
      each: { material: 'aluminum', finish: 'Brushed' },
      items: {
        'BS-PL-SC03-025': {
          name: 'Spacer plate, 3 in',
          description: 'Has the footprint of a 3-inch tube and one hole. Comes in three thicknesses.',
          figures: 'Size: 3 × 3 in | Thickness = 0.125–0.5 in | Holes: 1',
          hardware: spacerBolts(1, 0.25, tube),
          matesWith: [...truss3, 'BS-EX3030-10', 'BS-PL-SP03'],
          sizes: {
            'BS-PL-SC03-012': '1/8 in thick',
            'BS-PL-SC03-025': '1/4 in thick',
            'BS-PL-SC03-050': '1/2 in thick',
          },
          alt: 'Small square aluminum plate with rounded corners and one hole',
        },
        'BS-PL-SC06-025': {
          name: 'Spacer frame, 6 in',
          description: 'Has the outline and holes of the 6-inch end frame. Comes in three thicknesses.',
          figures: 'Size: 6 × 6 in | Thickness = 0.125–0.5 in | Holes: 8',
          hardware: spacerBolts(8, frame, frame),
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-HG-180-06'],
          sizes: {
            'BS-PL-SC06-012': '1/8 in thick',
            'BS-PL-SC06-025': '1/4 in thick',
            'BS-PL-SC06-050': '1/2 in thick',
          },
          alt: 'Square aluminum frame with a small window and eight holes',
        },
        'BS-PL-SC12-025': {
          name: 'Spacer frame, 12 in',
          description: 'Has the outline and holes of the 12-inch end frame. Comes in three thicknesses.',
          figures: 'Size: 12 × 12 in | Thickness = 0.125–0.5 in | Holes: 8 round, 4 corner slots',
          hardware: spacerBolts(12, frame, frame),
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-HG-180-12'],
          sizes: {
            'BS-PL-SC12-012': '1/8 in thick',
            'BS-PL-SC12-025': '1/4 in thick',
            'BS-PL-SC12-050': '1/2 in thick',
          },
          alt: 'Square aluminum frame with a large rounded window, two holes along each side, and a slot in each corner',
        },
      },
    },
    {
      title: 'Weld Blanks',
      description:
        'Bare steel plates with the standard hole patterns. Weld one to a column, an embed, or a vehicle frame to make it part of the grid.',
      each: { material: 'steel', finish: 'Mill finish, oiled' },
      items: {
        'BS-PL-WB03': {
          name: 'Weld blank, 3 in',
          description: 'One hole. Weld it to a beam flange or an embed and bolt on a bent plate or a 3-inch truss.',
          figures: 'Size: 3 × 3 in | Thickness = 0.375 in | Holes: 1',
          hardware: [bolts(1, [0.375, 0.25])],
          matesWith: [...truss3, 'BS-PL-BT02'],
          alt: 'Small square plate of bare dark steel with one hole',
        },
        'BS-PL-WB06': {
          name: 'Weld blank, 6 in',
          description: 'The 6-inch pattern with a window, so the back of every bolt can be reached.',
          figures: 'Size: 6 × 6 in | Thickness = 0.375 in | Holes: 8',
          hardware: [bolts(8, [0.375, frame])],
          matesWith: [...truss6, 'BS-TR-CB06'],
          alt: 'Square frame of bare dark steel with eight holes and a small window',
        },
        'BS-PL-WB12': {
          name: 'Weld blank, 12 in',
          description:
            'The 12-inch pattern with a window, for a wall bracket, a column cap, or the end of your own truss.',
          figures: 'Size: 12 × 12 in | Thickness = 0.375 in | Holes: 8 round, 4 corner slots',
          hardware: [bolts(12, [0.375, frame])],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-HG-180-12'],
          alt: 'Square frame of bare dark steel with a ring of holes and a large window',
        },
      },
    },
  ],
  associatedApplications: ['aerospace', 'mezzanines-and-platforms', 'industrial-rigging', 'aircraft-shoring'],
  pictures: {
    'gusset-corner': `
      Gusset plate 90 across a corner
      Two 12-inch trusses meeting at a right angle, with a yellow gusset plate bolted across the inside corner`,
    'tee-joint': `
      A tee with one gusset plate 180
      Wide yellow plate bolted over the foot of a truss that stands on the side of another`,
    'splice-row': `
      3-, 6-, and 12-inch splice plates
      Three splice plates in increasing sizes side by side with black bolts next to them`,
  },
})
