/** Revisions of the engineering data: load tables, ratings, and calculator checks. */
export const revisions = [
  { letter: 'A', date: 'November 20, 2026', changes: 'First issue.' },
  { letter: 'B', date: 'November 21, 2026', changes: 'Rows for every whole foot.' },
  {
    letter: 'C',
    date: 'November 22, 2026',
    changes:
      'Joints with net sections and weld-affected bolts, weld-affected chords, chord bending between nodes, and web crippling. The repetitive-use factor applies to strength before self-weight is deducted. New: deflections, cantilevers, two spans, columns, ratings, and interaction. ADM 2020, AISC 360-22, ANSI E1.2-2021.',
  },
  {
    letter: 'D',
    date: 'November 25, 2026',
    changes:
      'Eccentric lacing laps, chord bending at truss ends, posts at nodes, chords with one to three bays, combined moment and shear at joints, and bolt lines of clamped legs. Every row is checked against a frame model. Allowable truss loads are lower, especially on spans up to 10 ft.',
  },
] as const
