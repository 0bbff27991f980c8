/** Revisions of the engineering data (load tables, ratings, and calculator checks). */
export const revisions = [
  { letter: 'A', date: 'November 20, 2026', changes: 'First issue.' },
  { letter: 'B', date: 'November 21, 2026', changes: 'Rows for every foot of span.' },
  {
    letter: 'C',
    date: 'November 22, 2026',
    changes:
      'Checks of net sections at joints, weld-affected chords, chord bending between nodes, and web crippling. New: deflections, cantilevers, two spans, columns, ratings, interaction. ADM 2020, AISC 360-22, ANSI E1.2-2021.',
  },
  {
    letter: 'D',
    date: 'November 25, 2026',
    changes:
      'Truss: eccentric lacing, end shear, posts, chords with one to three bays, and combined moment and shear at joints. Allowable loads are lower. Every single-span row is checked against a frame model. Hinges are also rated as pin joints.',
  },
  {
    letter: 'E',
    date: 'November 30, 2026',
    changes:
      '12 in truss: 3/16 in chords in aluminum, lacing flush with the chords, and crossed diagonals in the end panels. Aluminum chords: buckling with twist, all metal weld-affected. Two spans: point loads at the nearest nodes. Free columns lean by 1/200. Lifting mounts: load at rest, ASME BTH-1 factors along the whole path. Bases: tipping at the edges that touch the floor, and the most loaded chord. Metric loads are in kN.',
  },
] as const
