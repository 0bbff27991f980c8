/** Revisions of the engineering data: load tables, ratings, and calculator checks. */
export const revisions = [
  { letter: 'A', date: 'November 20, 2026', changes: 'First issue.' },
  { letter: 'B', date: 'November 21, 2026', changes: 'Rows for every whole foot.' },
  {
    letter: 'C',
    date: 'November 22, 2026',
    changes:
      'Joints with net sections and weld-affected bolts, weld-affected chords, bending of chords between nodes, web crippling; repetitive-use factor on strength before self-weight is deducted. New: deflections, cantilevers, two spans, columns, ratings, interaction. ADM 2020, AISC 360-22, ANSI E1.2-2021.',
  },
  {
    letter: 'D',
    date: 'November 25, 2026',
    changes:
      'Lacing with the eccentricity of its laps, chords bent at the ends of a truss, posts at nodes, chords of one to three bays, moment and shear of joints combined, bolt lines of clamped legs. Every row is checked against a frame model. Allowable loads of truss are lower, most of all on spans up to 10 ft.',
  },
] as const
