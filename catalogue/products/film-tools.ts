import { productHead } from '../product-line.ts'
import type { Product } from '../types.ts'

export const filmTools: Product = {
  ...productHead['film-tools'],
  thumbnail: 'parts/bs-ft-mm12',
  description: 'Mitchell mount plates, risers and tie-down nuts that put a camera head on 3, 6 or 12 inch truss.',
  pageHeaderTitle: 'Film Tools',
  pageHeaderDescription: 'Put a camera head on any truss. One seat, one keyway, one nut, on every series.',
  banner: 'banners/film-tools',
  bannerAlt: 'Round Mitchell seat with its keyway on top of a 12 inch truss tower against black',
  productSections: [
    {
      title: 'Mitchell Mount Plates',
      buttonText: 'Mitchell Mount Plates',
      description:
        'Plates with a machined Mitchell seat: a flat ring, a center hole and a keyway that keeps the head from turning. Upright or underslung.',
      items: [
        {
          partNumber: 'BS-FT-MM12',
          name: 'Mitchell mount plate, 12 in truss',
          description:
            'A 12 × 12 in plate with the hole pattern of the end frame and the seat in its center. Closes the top of a tower or a crane arm; the open truss below leaves room for the tie-down nut.',
          figures: [
            { label: 'Rated capacity', value: 500, unit: 'lb' },
            { label: 'Seat', value: 4.25, unit: 'in' },
            { label: 'Center hole', value: 2.25, unit: 'in' },
            { label: 'Plate', text: '12 × 12 × 1/2 in' },
          ],
          material: 'aluminum',
          finish: 'Black anodized',
          hardware: ['12 × BS-HW8-050-150', '1 × BS-FT-MC1'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-TR-CB12', 'BS-TR-EF12', 'BS-MO-SR12', 'BS-FT-MC1'],
          image: 'parts/bs-ft-mm12',
          alt: 'Black square plate with a ring of holes, corner slots and a raised round seat with a keyway in the middle',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-ft-mm12.pdf' }] }],
        },
        {
          partNumber: 'BS-FT-MM06',
          name: 'Mitchell mount plate, 6 in truss',
          description:
            'The seat on a 6 × 6 in plate with the pattern of the 6 in end frame, for columns and short risers of 6 in truss. The bolt heads stay clear of the seat.',
          figures: [
            { label: 'Rated capacity', value: 300, unit: 'lb' },
            { label: 'Seat', value: 4.25, unit: 'in' },
            { label: 'Center hole', value: 2.25, unit: 'in' },
            { label: 'Plate', text: '6 × 6 × 1/2 in' },
          ],
          material: 'aluminum',
          finish: 'Black anodized',
          hardware: ['8 × BS-HW8-050-150', '1 × BS-FT-MC1'],
          matesWith: ['BS-TR06A-10', 'BS-TR06S-10', 'BS-TR-CB06', 'BS-TR-RP1206', 'BS-FT-MC1'],
          image: 'parts/bs-ft-mm06',
          alt: 'Black 6 inch plate with eight holes around a raised round seat with a keyway',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-ft-mm06.pdf' }] }],
        },
        {
          partNumber: 'BS-FT-MM03',
          name: 'Mitchell cap, 3 in truss',
          description:
            'A square plug that bolts inside the 3 in truss with the seat on top; a captive nut in the plug pulls the head down. One post with a cap is a hi-hat of any height.',
          figures: [
            { label: 'Rated capacity', value: 150, unit: 'lb' },
            { label: 'Seat', value: 4.25, unit: 'in' },
            { label: 'Plug', text: '2 11/16 × 2 11/16 × 6 in' },
          ],
          material: 'aluminum',
          finish: 'Black anodized',
          hardware: ['2 × BS-HW8-050-400'],
          matesWith: ['BS-TR03A-10', 'BS-TR03S-10', 'BS-FT-MR6'],
          image: 'parts/bs-ft-mm03',
          alt: 'Round black Mitchell seat on a square hollow plug with cross holes',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-ft-mm03.pdf' }] }],
        },
        {
          partNumber: 'BS-FT-MU12',
          name: 'Underslung Mitchell bracket, 12 in truss',
          description:
            'Carries the head below the truss or off its end: two side plates that bolt to the chords and a lower plate with the seat facing down.',
          figures: [
            { label: 'Rated capacity', value: 250, unit: 'lb' },
            { label: 'Drop', value: 9, unit: 'in' },
            { label: 'Seat', value: 4.25, unit: 'in' },
            { label: 'Width', value: 12.78, unit: 'in' },
          ],
          material: 'aluminum',
          finish: 'Black anodized',
          hardware: ['8 × BS-HW8-050-125', '1 × BS-FT-MC1'],
          matesWith: ['BS-TR12A-10', 'BS-TR12S-10', 'BS-FT-MC1'],
          image: 'parts/bs-ft-mu12',
          alt: 'U-shaped black bracket with drilled side plates and a round seat in its lower plate',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-ft-mu12.pdf' }] }],
        },
        {
          partNumber: 'BS-FT-MR6',
          name: 'Mitchell riser',
          description:
            'Tube with a Mitchell foot below and a Mitchell seat above. Lifts the head clear of the structure in fixed steps on the 3-inch grid.',
          figures: [
            { label: 'Height', value: [3, 12], unit: 'in' },
            { label: 'Rated capacity', value: 300, unit: 'lb' },
            { label: 'Tube', text: '4 × 1/4 in' },
            { label: 'Seat', value: 4.25, unit: 'in' },
          ],
          material: 'aluminum',
          finish: 'Black anodized',
          hardware: ['1 × BS-FT-MC1'],
          matesWith: ['BS-FT-MM12', 'BS-FT-MM06', 'BS-FT-MM03', 'BS-FT-MC1'],
          sizes: [
            { partNumber: 'BS-FT-MR3', label: '3 in' },
            { partNumber: 'BS-FT-MR6', label: '6 in' },
            { partNumber: 'BS-FT-MR12', label: '12 in' },
          ],
          image: 'parts/bs-ft-mr6',
          alt: 'Round black riser with a flat seat at the top, a keyway and access windows in the tube',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-ft-mr6.pdf' }] }],
        },
        {
          partNumber: 'BS-FT-MC1',
          name: 'Tie-down nut',
          description:
            'Large nut with four wings and a washer face that pulls the head onto the Mitchell seat. Turns by hand inside a 6 or a 12 in truss.',
          figures: [
            { label: 'Diameter', value: 4, unit: 'in' },
            { label: 'Thread', text: '1 1/8-12' },
            { label: 'Height', value: 1.5, unit: 'in' },
          ],
          material: 'aluminum',
          finish: 'Black anodized',
          hardware: [],
          matesWith: ['BS-FT-MM12', 'BS-FT-MM06', 'BS-FT-MU12', 'BS-FT-MR6'],
          image: 'parts/bs-ft-mc1',
          alt: 'Black nut with four rounded wings and a threaded hole',
          linksSections: [{ links: [{ title: 'SPEC SHEET', url: 'documents/spec-sheets/bs-ft-mc1.pdf' }] }],
        },
      ],
    },
  ],
  associatedApplications: ['film-grip-and-special-effects', 'television-and-sports-broadcast'],
  pictures: [
    {
      url: 'products/film-tools/tower-head',
      title: 'Camera head on a 12 in truss tower',
      alt: 'Camera on a riser and a mount plate on top of a truss tower with a black ground base',
    },
    {
      url: 'products/film-tools/underslung',
      title: 'Underslung head below a truss beam',
      alt: 'Camera that hangs from a bracket below a horizontal 12 inch truss',
    },
    {
      url: 'products/film-tools/riser-stack',
      title: 'Risers in 3-inch steps',
      alt: 'Three Mitchell risers of different heights in a row on a truss with mount plates',
    },
  ],
}
