import { access } from './products/access.ts'
import { extrusion } from './products/extrusion.ts'
import { filmTools } from './products/film-tools.ts'
import { hardware } from './products/hardware.ts'
import { hinges } from './products/hinges.ts'
import { joistHangers } from './products/joist-hangers.ts'
import { materialHandling } from './products/material-handling.ts'
import { motion } from './products/motion.ts'
import { pipeAdapters } from './products/pipe-adapters.ts'
import { plates } from './products/plates.ts'
import { rigging } from './products/rigging.ts'
import { tools } from './products/tools.ts'
import { truss } from './products/truss.ts'
import type { Product } from './types.ts'

/** All thirteen, in the order of `productLine`. Pages that need names and badges only import that instead. */
export const products: readonly Product[] = [
  truss,
  extrusion,
  plates,
  joistHangers,
  pipeAdapters,
  hinges,
  motion,
  rigging,
  access,
  hardware,
  tools,
  materialHandling,
  filmTools,
]
