/** Suggests, in one sentence, what to change when a check fails. */
import { formatNumber } from '#engineering/units.ts'
import type { Check, CheckName } from './checks.ts'

const FIXES: Readonly<Record<CheckName, string>> = {
  strength: 'Shorten the span, add a support or a diagonal, or use stronger truss.',
  bending: 'Shorten the span, add a support, or use stronger truss.',
  column: 'Reduce the height or the lateral load, or use stronger truss.',
  chord: 'Move the load to a node, or spread it over both chords.',
  shear: 'Move the load away from the end, or add a support.',
  node: 'Spread the load over several nodes, or add a support.',
  crippling: 'Spread the force over a longer length.',
  deflection: 'Shorten the span, or use deeper truss.',
  joint: 'Add two splice plates to this joint, or move it away from the middle of the span.',
  gusset: 'Add a diagonal, or add gussets on both sides of the joint.',
  hinge: 'Reduce the load on this hinge, or install the pins on both sides.',
  base: 'This base resists a moment. Reduce the loads, the span, or the height, or add outriggers.',
  bearing: 'Reduce the load on this base, or add another support.',
  foot: 'Reduce the load on this foot, lower the foot, or add another leg.',
  screw: 'Turn the leveling foot in, or add a brace.',
  hanger: 'Reduce the joist spacing.',
  mount: 'Use a stronger mount, or add another pick.',
  lifting: 'Use lifting parts with a higher working load limit, or add another pick.',
  deck: 'Reduce the joist spacing to 12 in.',
  seat: 'Add gussets between the header and the tower.',
  torsion: 'Reduce the eccentricity of the load, or add a support.',
  overturning: 'Add ballast, widen the base, or anchor it.',
  tipping: 'Move the pick closer to the end of the beam, or reduce the load on the overhang.',
  sliding: 'Add ballast, or anchor the base.',
  uplift: 'Add ballast, or anchor the support.',
  horizontal: 'Anchor or guy the structure. Hoists only pull up.',
  buckling: 'Add a diagonal, or shorten the columns.',
}

/** Returns the suggested fix for a check. If the required ballast is known, the suggestion states it. */
export const fixOf = ({ check }: Pick<Check, 'check'>, ballastLb = 0): string =>
  ballastLb > 0 && (check === 'overturning' || check === 'sliding')
    ? `Add ${formatNumber(ballastLb)} lb of ballast here.`
    : FIXES[check]
