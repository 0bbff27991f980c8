import type { NotRated } from './rating.ts'

const because = (reason: string, ...partNumbers: readonly string[]): NotRated[] =>
  partNumbers.map((partNumber) => ({ partNumber, reason }))

/** Parts that appear structural but have no load rating, with the reason for each part. */
export const notRated: readonly NotRated[] = [
  ...because('The pin is on one side only, eccentric to the tube.', 'BS-HG-180-03', 'BS-HG-H03'),
  ...because('A hinge for doors, gates, and hatches.', 'BS-HG-FL06', 'BS-HG-FL12'),
  ...because('Rated as part of the hinge.', 'BS-HG-HP-063', 'BS-HG-QP-063'),
  ...because('There is no load table for tapered truss. An engineer must check the structure.', 'BS-TRTPA-05'),
  ...because('Strength depends on the other manufacturer’s end plate.', 'BS-TR-BXA12'),
  ...because('Plate bending depends on the attached part.', 'BS-TR-RP1206'),
  ...because('A separate frame. Between two truss sections, it is rated as part of the joint.', 'BS-TR-EF12'),
  ...because('The strength of press-in insert nuts cannot be calculated.', 'BS-TR-SPG03'),
  ...because(
    'The bend can open under load. For positioning only.',
    'BS-PL-BT02',
    'BS-PL-BT06',
    'BS-PL-BT12',
    'BS-PL-BT45',
  ),
  ...because('A washer or filler. Only the connected parts are rated.', 'BS-PL-W1', 'BS-PL-W2', 'BS-PL-W4'),
  ...because('A filler. The joint is rated without it.', 'BS-PL-SC03-025', 'BS-PL-SC06-025', 'BS-PL-SC12-025'),
  ...because('Strength depends on the weld, which is by others.', 'BS-PL-WB03', 'BS-PL-WB06', 'BS-PL-WB12'),
  ...because('Held by the lips of a slot. For positioning only.', 'BS-EX-IC15', 'BS-EX-SN1', 'BS-EX-SN2'),
  ...because(
    'Held by set screws. For positioning only.',
    'BS-EX-FRC',
    'BS-AC-SF-TE',
    'BS-AC-SF-EL',
    'BS-AC-SF-CR',
    'BS-AC-SF-AT',
  ),
  ...because('The deck under it governs.', 'BS-AC-SF-FL'),
  ...because('One row of bolts in a stringer cannot carry 200 lb at the top rail.', 'BS-AC-HR4', 'BS-AC-HD48'),
  ...because(
    'At least as strong as the bolt or rod that it engages.',
    'BS-HW-NB-2',
    'BS-HW-NB-4',
    'BS-HW-NB-L',
    'BS-HW-CN-050',
  ),
  ...because(
    'Strength depends on the screws in the end of the profile.',
    'BS-EX-PLG1530',
    'BS-EX-PLG3030',
    'BS-EX-PLG3060',
  ),
  ...because('For covers and hand adjustments.', 'BS-HW-HK-050'),
  ...because('For panel frames only. There is no load table.', 'BS-EX-FR15-10', 'BS-EX-FR30-10'),
  ...because('For gates and skins, not for truss joints.', 'BS-HW8-038-150'),
  ...because('Its joint, the box-truss adapter, is not rated.', 'BS-HW8-063-175'),
  ...because('The thread or slot that it engages governs.', 'BS-HW8-SB-062'),
  ...because('Rated as part of a bolt set.', 'BS-HW8-050-N', 'BS-HW8-050-W'),
  ...because('A spacer. Only the bolt through it is rated.', 'BS-HW-SP-1'),
  ...because('The rated capacity is that of the wheel. The support under the track governs.', 'BS-MO-AT-05'),
  ...because('Stops tools, not people.', 'BS-AC-TB48'),
  ...because('Separates stacked truss. Not structural.', 'BS-MH-SS12'),
  ...because('The rated capacity is that of the Mitchell mount.', 'BS-FT-MC1'),
]
