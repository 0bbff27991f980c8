import type { NotRated } from './rating.ts'

const because = (reason: string, ...partNumbers: readonly string[]): NotRated[] =>
  partNumbers.map((partNumber) => ({ partNumber, reason }))

/** Parts that look as if they carried a load, and why they are not load rated. */
export const notRated: readonly NotRated[] = [
  ...because('Its pins lie on one side alone, off the middle of the tube.', 'BS-HG-180-03', 'BS-HG-H03'),
  ...because('A hinge for doors, gates and hatches.', 'BS-HG-FL06', 'BS-HG-FL12'),
  ...because('Rated as part of the hinge that it closes.', 'BS-HG-HP-063', 'BS-HG-QP-063'),
  ...because('No table for the taper: have the structure calculated.', 'BS-TRTPA-05'),
  ...because('The end of the other maker’s truss is not known.', 'BS-TR-BXA12'),
  ...because('Bending of the plate depends on what is bolted to it.', 'BS-TR-RP1206'),
  ...because('A loose frame; between two lengths it is part of their joint.', 'BS-TR-EF12'),
  ...because('Its insert nuts are pressed in: no calculated strength.', 'BS-TR-SPG03'),
  ...because(
    'Opens under load: it positions, it does not carry.',
    'BS-PL-BT02',
    'BS-PL-BT06',
    'BS-PL-BT12',
    'BS-PL-BT45',
  ),
  ...because('Spreads or fills; what it is bolted to is rated.', 'BS-PL-W1', 'BS-PL-W2', 'BS-PL-W4'),
  ...because('Fills between parts that are rated without it.', 'BS-PL-SC03-025', 'BS-PL-SC06-025', 'BS-PL-SC12-025'),
  ...because('Its weld is the project’s own.', 'BS-PL-WB03', 'BS-PL-WB06', 'BS-PL-WB12'),
  ...because('Held by the lips of a slot: it positions, it does not carry.', 'BS-EX-IC15', 'BS-EX-SN1', 'BS-EX-SN2'),
  ...because(
    'Held by set screws: it positions, it does not carry.',
    'BS-EX-FRC',
    'BS-AC-SF-TE',
    'BS-AC-SF-EL',
    'BS-AC-SF-CR',
    'BS-AC-SF-AT',
  ),
  ...because('The deck under it governs.', 'BS-AC-SF-FL'),
  ...because('One row of bolts in a stringer does not hold 200 lb at its top rail.', 'BS-AC-HR4'),
  ...because('No weaker than the bolt in it.', 'BS-HW-NB-2', 'BS-HW-NB-4', 'BS-HW-NB-L', 'BS-HW-CN-050'),
  ...because(
    'The plug is rated by nothing but its screws in the bores of the profile.',
    'BS-EX-PLG1530',
    'BS-EX-PLG3030',
    'BS-EX-PLG3060',
  ),
  ...because('For covers and adjustments by hand.', 'BS-HW-HK-050'),
  ...because('Frames a sheet: it has no load table.', 'BS-EX-FR15-10', 'BS-EX-FR30-10'),
  ...because('For gates and skins, not for joints of truss.', 'BS-HW8-038-150'),
  ...because('Its joint, the box-truss adapter, is not rated.', 'BS-HW8-063-175'),
  ...because('The thread or slot that it ends in governs.', 'BS-HW8-SB-062'),
  ...because('Rated as part of a bolt set.', 'BS-HW8-050-N', 'BS-HW8-050-W'),
  ...because('Fills; the bolt through it is rated.', 'BS-HW-SP-1'),
  ...because('The wheel has a capacity; what the track lies on governs.', 'BS-MO-AT-05'),
  ...because('Stops tools, not people.', 'BS-AC-TB48'),
  ...because('Keeps stacked truss apart; no part of a structure.', 'BS-MH-SS12'),
  ...because('The Mitchell seat that it holds has the capacity.', 'BS-FT-MC1'),
]
