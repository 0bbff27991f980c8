import { bolts, boltsInto, chord, piece } from '../fasteners.ts'
import { product } from '../product.ts'
import { profiles } from '../truss-groups.ts'

export const extrusion = product('extrusion', {
  tile: 'BS-EX3030-10',
  description:
    'Slotted aluminum extrusion in 1 1/2- and 3-inch modules, in 1-foot increments up to 10 feet, on the same 3-inch grid as the truss.',
  pageHeaderDescription:
    'Four slotted profiles that take the same 1/2-inch bolts as the truss. Anodized before cutting. Available in one-foot increments up to 10 feet.',
  bannerAlt: 'Ends of four slotted aluminum profiles of different sizes lying side by side on a dark floor',
  each: { material: 'aluminum', finish: 'Clear anodized' },
  productSections: [
    {
      title: 'Profiles',
      description:
        'Four profiles, one slot. The 9/16 in opening takes the slot nut anywhere along the length, so a profile lines up with the 3-inch grid of truss and plates without drilling. Profiles are anodized before cutting, so cut ends are bare.',
      items: {
        'BS-EX1515-10': {
          name: 'Extrusion, 1 1/2 × 1 1/2 in',
          description:
            'The light profile for panel frames, cable trays, guards, and braces. The 0.42 in center bore is the tap drill size for a 1/2-13 thread.',
          lengthsFt: [1, 10],
          figures: 'Section: 1 1/2 × 1 1/2 in | Slots: 4, one per face | Slot opening: 9/16 in',
          hardware: [piece(2, 'BS-EX-SN1'), boltsInto('slotNut', 2, [0.25])],
          matesWith: ['BS-EX-CAP1515', 'BS-EX-SN1', 'BS-EX-IC15', 'BS-EX-SC-06', 'BS-PL-SP03', 'BS-PL-BT02'],
          alt: 'End of a square slotted profile with one slot per face and a round bore in the middle',
        },
        'BS-EX1530-10': {
          name: 'Extrusion, 1 1/2 × 3 in',
          description:
            'Twice as deep as it is wide, for joists, shelf supports, and handrail posts. Both 5/16 in bores can be tapped 3/8-16 for the end plug.',
          lengthsFt: [1, 10],
          figures: 'Section: 1 1/2 × 3 in | Slots: 4, one per face | Slot opening: 9/16 in',
          hardware: [piece(2, 'BS-EX-SN1'), boltsInto('slotNut', 2, [0.25])],
          matesWith: ['BS-EX-CAP1530', 'BS-EX-PLG1530', 'BS-EX-SN1', 'BS-EX-SN2', 'BS-EX-IC15', 'BS-JH-24'],
          alt: 'End of a rectangular slotted profile, twice as tall as it is wide, with a slot in each face and two bores',
        },
        'BS-EX3030-10': {
          name: 'Extrusion, 3 × 3 in',
          description:
            'The post. Its slots are on the centerline of each face, where the 3-inch truss has its holes, so both take the same plates, gussets, and bases.',
          lengthsFt: [1, 10],
          figures: 'Section: 3 × 3 in | Slots: 4, one per face | Slot opening: 9/16 in',
          hardware: [piece(2, 'BS-EX-SN1'), boltsInto('slotNut', 2, [0.25])],
          matesWith: [
            'BS-TR03A-10',
            'BS-EX-CAP3030',
            'BS-EX-PLG3030',
            'BS-EX-SN2',
            'BS-PL-SP03',
            'BS-PL-G90-03',
            'BS-PL-BS03',
          ],
          alt: 'End of a 3-inch square hollow profile with a slot in the middle of each face and four corner bores',
        },
        'BS-EX3060-10': {
          name: 'Extrusion, 3 × 6 in',
          description:
            'The beam. Slots on the wide faces are 3 in apart, so any plate with rows of holes 3 in apart bolts on. For decks, gantries, and machine frames.',
          lengthsFt: [1, 10],
          figures: 'Section: 3 × 6 in | Slots: 6, two on each wide face | Slot opening: 9/16 in | Slot lines = 3 in',
          hardware: [piece(4, 'BS-EX-SN1'), boltsInto('slotNut', 4, [0.25])],
          matesWith: ['BS-EX3030-10', 'BS-EX-CAP3060', 'BS-EX-PLG3060', 'BS-EX-SN2', 'BS-PL-BT06', 'BS-PL-G90-03'],
          alt: 'End of a 3-by-6-inch hollow profile with two slots on each wide face and one on each narrow face',
        },
      },
    },
    {
      title: 'End Caps',
      description:
        'Close off cut ends to keep out rainwater and dropped tools and to cover sharp edges. Pegs press into the bores.',
      each: { material: 'nylon', finish: 'Molded, black' },
      items: {
        'BS-EX-CAP1515': {
          name: 'End cap, 1 1/2 × 1 1/2 in',
          description: 'Covers the end of the 1 1/2 in profile and the 1 1/2 in frame rail flush with all four faces.',
          figures: 'Size: 1 1/2 × 1 1/2 in | Thickness = 0.1875 in | Pegs: 1',
          matesWith: ['BS-EX1515-10', 'BS-EX-FR15-10'],
          alt: 'Small black square cap with one ribbed peg on its back',
        },
        'BS-EX-CAP1530': {
          name: 'End cap, 1 1/2 × 3 in',
          description: 'Covers the end of the 1 1/2 × 3 in profile and fits in either orientation.',
          figures: 'Size: 1 1/2 × 3 in | Thickness = 0.1875 in | Pegs: 2',
          matesWith: ['BS-EX1530-10'],
          alt: 'Black rectangular cap with two ribbed pegs on its back',
        },
        'BS-EX-CAP3030': {
          name: 'End cap, 3 × 3 in',
          description: 'Covers the end of the 3 in post. Tap it in with a soft mallet.',
          figures: 'Size: 3 × 3 in | Thickness = 0.1875 in | Pegs: 4',
          matesWith: ['BS-EX3030-10'],
          alt: 'Black square cap with four ribbed pegs on its back',
        },
        'BS-EX-CAP3060': {
          name: 'End cap, 3 × 6 in',
          description: 'Covers the end of the 3 × 6 in beam; six pegs keep it from being kicked loose.',
          figures: 'Size: 3 × 6 in | Thickness = 0.1875 in | Pegs: 6',
          matesWith: ['BS-EX3060-10'],
          alt: 'Long black rectangular cap with six ribbed pegs on its back',
        },
      },
    },
    {
      title: 'End Plugs',
      description:
        'Turn a cut end into a bolted connection. The plug screws into the bores of the profile and puts tapped 1/2-13 holes in the middle, on the grid, so the end bolts square to any truss face, plate, or slot.',
      items: {
        'BS-EX-PLG1530': {
          name: 'End plug, 1 1/2 × 3 in',
          description:
            'Fastened with two 3/8-16 flat-head screws into the bores of the profile; one tapped hole in the center takes the grid bolt.',
          figures: `
            Size: 1 1/2 × 3 in | Thickness = 0.5 in | Tapped holes: 1, 1/2-13 | Screws: 2, 3/8-16 flat head, included`,
          hardware: [boltsInto('endPlug', 1, [chord])],
          matesWith: ['BS-EX1530-10', 'BS-TR12A-10', 'BS-TR03A-10', 'BS-PL-SP06'],
          alt: 'Small rectangular aluminum block with a tapped hole between two flat-head screws',
        },
        'BS-EX-PLG3030': {
          name: 'End plug, 3 × 3 in',
          description:
            'Fastened with four 3/8-16 flat-head screws into the corner bores; one tapped hole in the center. A post then bolts to any hole in the grid.',
          figures: `
            Size: 3 × 3 in | Thickness = 0.5 in | Tapped holes: 1, 1/2-13 | Screws: 4, 3/8-16 flat head, included`,
          hardware: [boltsInto('endPlug', 1, [chord])],
          matesWith: ['BS-EX3030-10', 'BS-TR12A-10', 'BS-TR03A-10', 'BS-PL-SP03', 'BS-PL-BS12'],
          alt: 'Square aluminum block with a tapped hole in the middle and a flat-head screw in each corner',
        },
        'BS-EX-PLG3060': {
          name: 'End plug, 3 × 6 in',
          description:
            'Fastened with six 3/8-16 flat-head screws; two tapped holes 3 in apart take the bolts that attach the end of a beam to a truss chord or bent plate.',
          figures: `
            Size: 3 × 6 in | Thickness = 0.5 in | Tapped holes: 2, 1/2-13 | Hole pitch = 3 in
            Screws: 6, 3/8-16 flat head, included`,
          hardware: [boltsInto('endPlug', 2, [chord])],
          matesWith: ['BS-EX3060-10', 'BS-TR12A-10', 'BS-TR03A-10', 'BS-PL-BT06'],
          alt: 'Rectangular aluminum block with two tapped holes and six flat-head screws',
        },
      },
    },
    {
      title: 'Frame Rail',
      description:
        'For frames around sheet material: scenic flats, guard panels, and LED cabinet frames. One side keeps the 9/16 in slot, so the finished frame bolts to the grid like any other part.',
      items: {
        'BS-EX-FR15-10': {
          name: 'Frame rail, 1 1/2 in',
          description:
            'Three slots and, on the fourth face, a groove for 1/4 in sheet. Set plywood, polycarbonate, or expanded metal into four rails and join them with frame rail corners.',
          lengthsFt: [1, 10],
          figures: 'Section: 1 1/2 × 1 1/2 in | Panel groove: 1/4 in wide, 7/16 in deep | Slots: 3',
          hardware: [piece(4, 'BS-EX-FRC')],
          matesWith: ['BS-EX-FRC', 'BS-EX-CAP1515', 'BS-EX-SN1', 'BS-EX1515-10'],
          alt: 'End of a square profile with slots on three faces and a narrow panel groove on the fourth',
        },
        'BS-EX-FR30-10': {
          name: 'Frame rail, flanged, 3 in',
          description:
            'The 1 1/2 in rail with a 1 1/2 in flange along one face, drilled every 3 in. The sheet rests on the flange and is bolted or screwed from the front, so the slots stay clear.',
          lengthsFt: [1, 10],
          figures: 'Section: 1 1/2 × 3 in | Flange: 1 1/2 × 1/4 in | Hole pitch = 3 in | Slots: 3',
          hardware: [piece(4, 'BS-EX-FRC'), bolts(4, [0.25, chord])],
          matesWith: ['BS-EX-FRC', 'BS-EX-SN1', 'BS-TR03A-10', 'BS-TR12A-10', 'BS-PL-SP03'],
          alt: 'Slotted rail with a flat flange along one side that is drilled every 3 inches',
        },
        'BS-EX-FRC': {
          name: 'Frame rail corner, 90',
          description:
            'An L-shaped key that slides into the slots of two mitered or butted rails and is tightened with two set screws in each leg. Nothing sticks out of the frame.',
          figures: 'Legs: 3 × 3 in | Thickness = 0.25 in | Set screws: 4, 3/8-16, included',
          material: 'steel',
          finish: 'Zinc plated',
          matesWith: ['BS-EX-FR15-10', 'BS-EX-FR30-10', 'BS-EX1515-10'],
          alt: 'Flat L-shaped steel key with two set screws in each leg',
        },
      },
    },
    {
      title: 'Other',
      description: 'Slot hardware.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-EX-SN1': {
          name: 'Slot nut, 1/2-13',
          description:
            'Slides in from the end and makes a bolted connection anywhere along a slot. The collar keeps it from tipping while you start the bolt. Use short bolts: the slot is 0.43 in deep.',
          figures: 'Size: 7/8 × 1 1/4 × 3/8 in | Thread: 1/2-13 | Slot opening: 9/16 in',
          hardware: [boltsInto('slotNut', 1, [0.25])],
          matesWith: ['BS-HW8-SB-062', ...profiles, 'BS-EX-FR15-10', 'BS-EX-FR30-10'],
          alt: 'Small rectangular zinc-plated nut with beveled shoulders and a threaded hole',
        },
        'BS-EX-SN2': {
          name: 'Slot nut bar, 2-hole',
          description:
            'Two tapped holes on 3 in centers in one bar, so plates line up with the grid without measuring.',
          figures: 'Size: 7/8 × 4 1/2 × 3/8 in | Threads: 2, 1/2-13 | Hole pitch = 3 in',
          hardware: [boltsInto('slotNut', 2, [0.25])],
          matesWith: ['BS-HW8-SB-062', 'BS-EX1530-10', 'BS-EX3030-10', 'BS-EX3060-10', 'BS-PL-W2', 'BS-PL-SP03'],
          alt: 'Zinc-plated steel bar with beveled shoulders and two threaded holes',
        },
        'BS-EX-IC15': {
          name: 'Inside corner bracket',
          description:
            'Joins two profiles at a right angle with one bolt in each slot, 1 1/2 in from the heel. Two side webs keep the corner square under load.',
          figures: 'Legs: 3 × 3 in | Width = 1.5 in | Thickness = 0.25 in | Holes: 1 per leg',
          material: 'aluminum',
          finish: 'Clear anodized',
          hardware: [piece(2, 'BS-EX-SN1'), boltsInto('slotNut', 2, [0.25])],
          matesWith: [...profiles, 'BS-TR03A-10'],
          alt: 'Small aluminum angle bracket with one hole in each leg and triangular webs on both sides',
        },
        'BS-EX-SC-06': {
          name: 'Slot cover',
          description: 'Snaps into any slot for a smooth face. Keeps dust out and cables in. Cut it with scissors.',
          figures: 'Lengths = 1–6 ft | Slot opening: 9/16 in | Thickness = 0.0625 in',
          material: 'nylon',
          finish: 'Extruded, black',
          matesWith: profiles,
          sizes: { 'BS-EX-SC-01': '1 ft', 'BS-EX-SC-03': '3 ft', 'BS-EX-SC-06': '6 ft' },
          alt: 'Black plastic strip with two snap legs along its underside',
        },
      },
    },
  ],
  associatedApplications: [
    'aerospace',
    'video-and-led-wall-support',
    'tradeshow-and-corporate-activation',
    'training-simulators',
    'museums-and-exhibits',
  ],
  pictures: {},
})
