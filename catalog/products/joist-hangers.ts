import { hangers } from '#engineering/part-models/joist-hangers.ts'
import { bolts, chord, tube } from '../fasteners.ts'
import { product } from '../product.ts'
import { truss3, truss12 } from '../truss-groups.ts'

const { sheetIn: SHEET } = hangers

export const joistHangers = product('joist-hangers', {
  tile: 'BS-JH-28',
  description:
    'Joist hangers that bolt lumber, doubled lumber, and 3-inch truss to the side of a truss chord, on any line of the 3-inch grid.',
  pageHeaderDescription:
    'Carry a deck on truss with ordinary framing lumber. Joists fit on any 3-inch line, at least 6 in apart, because a hanger is 4 1/2 in wide.',
  bannerAlt: 'Row of zinc-plated joist hangers on the chord of a truss with lumber joists set into them',
  productSections: [
    {
      title: 'Joist Hangers',
      description:
        'Install two 1/2 in bolts through the chord, drop in the joist, and drive the screws. The top pair of holes, 1 in below the top of the joist, lines up with the chord, so the joist and the 12-inch truss finish flush; lower pairs are for plates and slotted profiles.',
      each: { material: 'steel', finish: 'Zinc plated' },
      items: {
        'BS-JH-24': {
          name: 'Joist hanger, 2 × 4',
          description: 'For light decks, ceilings, and skirt frames. Also seats the 1 1/2 × 3 in extrusion.',
          figures: `
            Seat width = 1.5625 in | Depth = 3.25 in | Truss holes: 2, 3 in apart | Joist fasteners: 4 × #10 screw
            Thickness: 12 gauge`,
          grade: 'ASTM A1008 Grade 33 steel',
          hardware: [bolts(2, [SHEET, chord])],
          matesWith: [...truss12, 'BS-EX1530-10', 'BS-PL-W1'],
          alt: 'Low zinc-plated U-shaped hanger with a drilled ear on each side',
        },
        'BS-JH-26': {
          name: 'Joist hanger, 2 × 6',
          description:
            'The hanger for 4 ft deck bays. A second pair of holes 3 in below the first lines up with the second slot of the 3 × 6 in extrusion.',
          figures: `
            Seat width = 1.5625 in | Depth = 5.25 in | Truss holes: 2, 3 in apart; 4 total
            Joist fasteners: 6 × #10 screw | Thickness: 12 gauge`,
          grade: 'ASTM A1008 Grade 33 steel',
          hardware: [bolts(2, [SHEET, chord])],
          matesWith: [...truss12, ...truss3, 'BS-PL-W1', 'BS-EX3060-10'],
          alt: 'Zinc-plated U-shaped hanger with two holes in each ear',
        },
        'BS-JH-28': {
          name: 'Joist hanger, 2 × 8',
          description: 'For deck bays up to 8 ft between trusses.',
          figures: `
            Seat width = 1.5625 in | Depth = 7 in | Truss holes: 2, 3 in apart; 4 total | Joist fasteners: 8 × #10 screw
            Thickness: 12 gauge`,
          grade: 'ASTM A1008 Grade 33 steel',
          hardware: [bolts(2, [SHEET, chord])],
          matesWith: [...truss12, ...truss3, 'BS-PL-W1'],
          alt: 'Deep zinc-plated U-shaped hanger with two holes in each ear',
        },
        'BS-JH-210': {
          name: 'Joist hanger, 2 × 10',
          description:
            'Deep hanger for mezzanine floors between 12-inch trusses. The top pair bolts to the chord; the two pairs below reach plates and slots.',
          figures: `
            Seat width = 1.5625 in | Depth = 9 in | Truss holes: 2, 3 in apart; 6 total
            Joist fasteners: 10 × #10 screw | Thickness: 12 gauge`,
          grade: 'ASTM A1008 Grade 33 steel',
          hardware: [bolts(2, [SHEET, chord])],
          matesWith: [...truss12, ...truss3, 'BS-PL-W1'],
          alt: 'Tall zinc-plated U-shaped hanger with three holes in each ear',
        },
        'BS-JH-D28': {
          name: 'Joist hanger, doubled 2 × 8',
          description:
            'A 3 in seat for two joists side by side, at stair openings and under heavy loads. Its ears are one pitch wider, so space hangers at least 9 in apart.',
          figures: `
            Seat width = 3.125 in | Depth = 7 in | Truss holes: 2, 6 in apart; 4 total | Joist fasteners: 12 × #10 screw
            Thickness: 12 gauge`,
          grade: 'ASTM A1008 Grade 33 steel',
          hardware: [bolts(2, [SHEET, chord])],
          matesWith: [...truss12, 'BS-PL-W1'],
          alt: 'Wide zinc-plated U-shaped hanger with two holes in each ear',
        },
        'BS-JH-TR03': {
          name: 'Joist hanger, 3 in truss',
          description:
            'Seats the end of a 3-inch truss or a 3 in extrusion; a bolt up through the seat enters the first hole in the tube.',
          figures: `
            Seat width = 3.0625 in | Depth = 3 in | Truss holes: 2, 6 in apart | Joist fasteners: 1 × 1/2 in bolt
            Thickness: 12 gauge`,
          grade: 'ASTM A1008 Grade 33 steel',
          hardware: [
            bolts(2, [SHEET, chord], { use: 'to the chord' }),
            bolts(1, [SHEET, tube], { use: 'through the seat' }),
          ],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10'],
          alt: 'Square zinc-plated hanger with a hole in its seat and one in each ear',
        },
      },
    },
  ],
  associatedApplications: ['mezzanines-and-platforms', 'aerospace', 'training-simulators'],
  pictures: {
    'deck-bay': `
      A deck bay on two trusses
      Two raised 12-inch trusses with lumber joists in hangers between them and deck panels over one end`,
    'truss-joist': `
      Truss and doubled lumber as joists
      Two 3-inch trusses with doubled lumber between them, each in a hanger on the side of a 12-inch truss`,
  },
})
