import { bolts, chord, frame, piece } from '../fasteners.ts'
import { product } from '../product.ts'
import { truss3, truss6, truss12 } from '../truss-groups.ts'

export const filmTools = product('film-tools', {
  tile: 'BS-FT-MM12',
  description: 'Mitchell mount plates, risers, and tie-down nuts that put a camera head on 3-, 6-, or 12-inch truss.',
  pageHeaderDescription: 'Put a camera head on 3-, 6-, or 12-inch truss. The same seat and keyway on every series.',
  bannerAlt: 'Round Mitchell mount with its keyway on top of a 12-inch truss tower, against a black background',
  productSections: [
    {
      title: 'Mitchell Mount Plates',
      description:
        'Plates with a machined Mitchell mount: a flat ring, a center hole, and a keyway that keeps the head from turning. For upright or underslung mounting.',
      each: { material: 'aluminum', finish: 'Black anodized' },
      items: {
        'BS-FT-MM12': {
          name: 'Mitchell mount plate, 12 in truss',
          description:
            'A 12 × 12 in plate with the end frame hole pattern and the seat in its center. Closes the top of a tower or a crane arm; the open truss below leaves room for the tie-down nut.',
          figures: 'Rated capacity = 500 lb | Seat = 4.25 in | Center hole = 2.25 in | Plate: 12 × 12 × 1/2 in',
          hardware: [bolts(12, [0.5, frame]), piece(1, 'BS-FT-MC1')],
          matesWith: [...truss12, 'BS-TR-CB12', 'BS-TR-EF12', 'BS-MO-SR12', 'BS-FT-MC1'],
          alt: 'Black square plate with a ring of holes, corner slots, and a raised round seat with a keyway in the middle',
        },
        'BS-FT-MM06': {
          name: 'Mitchell mount plate, 6 in truss',
          description:
            'A Mitchell seat on a 6 × 6 in plate with the 6 in end frame pattern, for columns and short risers of 6 in truss. The bolt heads stay clear of the seat.',
          figures: 'Rated capacity = 300 lb | Seat = 4.25 in | Center hole = 2.25 in | Plate: 6 × 6 × 1/2 in',
          hardware: [bolts(8, [0.5, frame]), piece(1, 'BS-FT-MC1')],
          matesWith: [...truss6, 'BS-TR-CB06', 'BS-TR-RP1206', 'BS-FT-MC1'],
          alt: 'Black 6-inch plate with eight holes around a raised round seat with a keyway',
        },
        'BS-FT-MM03': {
          name: 'Mitchell cap, 3 in truss',
          description:
            'A square plug that bolts inside the 3 in truss with the seat on top; a captive nut in the plug pulls the head down. A cap on a short truss makes a hi-hat.',
          figures: 'Rated capacity = 150 lb | Seat = 4.25 in | Plug: 2 11/16 × 2 11/16 × 6 in',
          hardware: [bolts(2, [3])],
          matesWith: [...truss3, 'BS-FT-MR6'],
          alt: 'Round black Mitchell mount on a square hollow plug with cross holes',
        },
        'BS-FT-MU12': {
          name: 'Underslung Mitchell bracket, 12 in truss',
          description:
            'Holds the head below the truss or off its end: two side plates that bolt to the chords and a lower plate with the seat facing down.',
          figures: 'Rated capacity = 250 lb | Drop = 9 in | Seat = 4.25 in | Width = 12.78 in',
          hardware: [bolts(8, [0.375, chord]), piece(1, 'BS-FT-MC1')],
          matesWith: [...truss12, 'BS-FT-MC1'],
          alt: 'U-shaped black bracket with drilled side plates and a round seat in its lower plate',
        },
        'BS-FT-MR6': {
          name: 'Mitchell riser',
          description:
            'Tube with a Mitchell foot below and a Mitchell mount above. Lifts the head clear of the structure in fixed steps on the 3-inch grid.',
          figures: 'Height = 3–12 in | Rated capacity = 300 lb | Tube: 4 × 1/4 in | Seat = 4.25 in',
          hardware: [piece(1, 'BS-FT-MC1')],
          matesWith: ['BS-FT-MM12', 'BS-FT-MM06', 'BS-FT-MM03', 'BS-FT-MC1'],
          sizes: { 'BS-FT-MR3': '3 in', 'BS-FT-MR6': '6 in', 'BS-FT-MR12': '12 in' },
          alt: 'Round black riser with a flat seat at the top, a keyway, and access windows in the tube',
        },
        'BS-FT-MC1': {
          name: 'Tie-down nut',
          description:
            'Large nut with four wings and a washer face. It pulls the head onto the Mitchell mount. Tighten by hand inside a 6 or 12 in truss.',
          figures: 'Diameter = 4 in | Thread: 1 1/8-12 | Height = 1.5 in',
          matesWith: ['BS-FT-MM12', 'BS-FT-MM06', 'BS-FT-MU12', 'BS-FT-MR6'],
          alt: 'Black nut with four rounded wings and a threaded hole',
        },
      },
    },
  ],
  associatedApplications: ['film-grip-and-special-effects', 'television-and-sports-broadcast'],
  pictures: {
    'tower-head': `
      Camera head on a 12 in truss tower
      Camera on a riser and a mount plate on top of a truss tower with a black ground base`,
    underslung: `
      Underslung head below a truss beam
      Camera hanging from a bracket below a horizontal 12-inch truss`,
    'riser-stack': `
      Risers in 3-inch steps
      Three Mitchell risers of different heights in a row on a truss with mount plates`,
  },
})
