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
    date: 'November 29, 2026',
    changes:
      'Two spans: point loads act at the nearest nodes, so loads off midspan are lower. Lifting mounts: at most the load that the truss carries. Bases: tipping at the edges that touch the floor, and the load on the most loaded chord. Columns with a free top: out of plumb by 1/200, so loads are 2 to 29% lower.',
  },
] as const
