import { bolts, chord, tube } from '../fasteners.ts'
import { product } from '../product.ts'
import { truss3, truss12 } from '../truss-groups.ts'

export const pipeAdapters = product('pipe-adapters', {
  tile: 'BS-PA-90-4',
  description:
    'Sockets and sleeves that bolt 1.9-inch OD schedule 40 pipe and 2-inch square tube to the 3-inch grid, perpendicular or parallel to a face.',
  pageHeaderDescription:
    'Connect speed rail, lighting pipe, and 2-inch square tube to truss, with sockets perpendicular to a face and sleeves parallel to it.',
  bannerAlt: 'Vertical pipe in a socket bolted to the chord of a truss',
  each: { material: 'steel', finish: 'Zinc plated' },
  productSections: [
    {
      title: 'Pipe Adapters 90',
      buttonText: '90',
      description:
        'The pipe is perpendicular to the face, for light-duty posts, booms, and masts. Not for mounting guardrails to a chord.',
      items: {
        'BS-PA-90-2': {
          name: 'Pipe adapter 90, 2-hole',
          description:
            'A 4 in deep socket on a plate that bolts to one row of holes, for light-duty posts on a chord. Not for guardrails.',
          figures: `
            Pipe: 1.9 in OD, 1 1/2 in schedule 40 | Plate: 3 × 9 × 1/4 in | Holes: 2, 6 in apart | Socket depth = 4 in
            Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10'],
          alt: 'Round steel socket on a narrow plate with one hole at each end',
        },
        'BS-PA-90-4': {
          name: 'Pipe adapter 90, 4-hole',
          description:
            'A 4 in deep socket on a square plate that carries bending in both directions. Fits any face with two rows of holes 3 in apart.',
          figures: `
            Pipe: 1.9 in OD, 1 1/2 in schedule 40 | Plate: 6 × 6 × 1/4 in | Holes: 4 on a 3 in square
            Socket depth = 4 in | Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(4, [0.25, tube])],
          matesWith: ['BS-EX3060-10', 'BS-TR03A-10'],
          alt: 'Round steel socket in the middle of a square plate with a hole in each corner',
        },
      },
    },
    {
      title: 'Pipe Adapters 0',
      buttonText: '0',
      description:
        'Holds pipe along the face, for battens, lighting, and curtain track. The pipe slides until the screws are tight.',
      items: {
        'BS-PA-0-2': {
          name: 'Pipe adapter 0, 2-hole',
          description: 'A short sleeve across one row of holes; use two or more on one pipe.',
          figures: `
            Pipe: 1.9 in OD, 1 1/2 in schedule 40 | Plate: 3 × 9 × 1/4 in | Holes: 2, 6 in apart | Sleeve = 3 in
            Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10'],
          alt: 'Short steel sleeve lying across a narrow plate with one hole at each end',
        },
        'BS-PA-0-4': {
          name: 'Pipe adapter 0, 4-hole',
          description:
            'A 6 in long sleeve that keeps a single pipe from swiveling, for the end of a batten or a splice between two pipes.',
          figures: `
            Pipe: 1.9 in OD, 1 1/2 in schedule 40 | Plate: 6 × 9 × 1/4 in | Holes: 4, 3 × 6 in | Sleeve = 6 in
            Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(4, [0.25, tube])],
          matesWith: ['BS-EX3060-10', 'BS-TR03A-10'],
          alt: 'Steel sleeve on a plate with two holes on each side',
        },
      },
    },
    {
      title: 'Square Tube Adapters',
      buttonText: 'Square',
      description: 'The same adapters for 2 in square tube, which can’t turn.',
      items: {
        'BS-PA-SQ90-2': {
          name: 'Square adapter 90, 2-hole',
          description: 'A square socket on a plate that bolts to one row of holes.',
          figures: `
            Tube: 2 × 2 in square | Plate: 3 × 9 × 1/4 in | Holes: 2, 6 in apart | Socket depth = 4 in
            Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10'],
          alt: 'Square steel socket on a narrow plate with one hole at each end',
        },
        'BS-PA-SQ90-4': {
          name: 'Square adapter 90, 4-hole',
          description: 'A square socket on a plate with two rows of holes, for posts that carry bending.',
          figures: `
            Tube: 2 × 2 in square | Plate: 6 × 9 × 1/4 in | Holes: 4, 3 × 6 in | Socket depth = 4 in
            Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(4, [0.25, tube])],
          matesWith: ['BS-EX3060-10', 'BS-TR03A-10'],
          alt: 'Square steel socket on a plate with two holes on each side',
        },
        'BS-PA-SQ0-2': {
          name: 'Square adapter 0, 2-hole',
          description: 'A square sleeve across one row of holes, for outriggers, sliding stops, and drop legs.',
          figures: `
            Tube: 2 × 2 in square | Plate: 3 × 9 × 1/4 in | Holes: 2, 6 in apart | Sleeve = 3 in
            Set screws: 2, 3/8-16 cup point`,
          grade: 'ASTM A36 plate, A513 tube',
          hardware: [bolts(2, [0.25, chord])],
          matesWith: [...truss12, ...truss3, 'BS-EX3030-10'],
          alt: 'Short square steel sleeve lying across a narrow plate with one hole at each end',
        },
      },
    },
  ],
  associatedApplications: [
    'theatre-and-scenic',
    'film-grip-and-special-effects',
    'television-and-sports-broadcast',
    'obstacle-courses-and-aerial-arts',
  ],
  pictures: {},
})
