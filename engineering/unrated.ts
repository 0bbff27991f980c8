export interface Unrated {
  readonly partNumber: string
  readonly reason: string
}

/** Parts that look as if they carried a load, and why none is given for them. */
export const unrated: readonly Unrated[] = [
  { partNumber: 'BS-HG-180-03', reason: 'Its pins lie on one side alone.' },
  { partNumber: 'BS-HG-FL06', reason: 'A hinge for doors and hatches.' },
  { partNumber: 'BS-HG-FL12', reason: 'A hinge for gates and ramps.' },
  { partNumber: 'BS-TRTPA-05', reason: 'No table for the taper: have the structure calculated.' },
  { partNumber: 'BS-TR-BXA12', reason: 'The other maker’s end is not known.' },
  { partNumber: 'BS-TR-RP1206', reason: 'Bending of the plate depends on what it is bolted to.' },
  { partNumber: 'BS-TR-EF12', reason: 'A loose frame; between two lengths it is part of their joint.' },
  { partNumber: 'BS-TR-SPG03', reason: 'Insert nuts are pressed in by hand fit: no calculated strength.' },
  { partNumber: 'BS-PL-BT02', reason: 'Opens under load: for positions, not for strength.' },
  { partNumber: 'BS-PL-BT06', reason: 'Opens under load: for positions, not for strength.' },
  { partNumber: 'BS-PL-BT12', reason: 'Opens under load: for positions, not for strength.' },
  { partNumber: 'BS-PL-BT45', reason: 'Opens under load: for positions, not for strength.' },
  { partNumber: 'BS-EX-IC15', reason: 'Held by the slot’s lips: for positions, not for strength.' },
  { partNumber: 'BS-EX-FRC', reason: 'Held by set screws: for positions, not for strength.' },
]
