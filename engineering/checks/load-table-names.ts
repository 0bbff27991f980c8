/**
 * Names of the checks in the load tables, within a sentence. They are a separate module so that the load table pages
 * don't load the other texts in `check-texts.ts`.
 */
import { DEFLECTION_RATIO } from '../factors.ts'

export const loadTableNames = {
  bending: 'member bending',
  chord: 'chord bending between nodes',
  node: 'post at a node',
  joint: 'bolted joint in the span',
  shear: 'shear at a support',
  crippling: 'web crippling',
  deflection: `deflection, span/${DEFLECTION_RATIO}`,
  buckling: 'column buckling',
} as const
