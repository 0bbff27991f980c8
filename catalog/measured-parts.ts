import { measured as access } from './measured/access.ts'
import { measured as extrusion } from './measured/extrusion.ts'
import { measured as filmTools } from './measured/film-tools.ts'
import { measured as hardware } from './measured/hardware.ts'
import { measured as hinges } from './measured/hinges.ts'
import { measured as joistHangers } from './measured/joist-hangers.ts'
import { measured as materialHandling } from './measured/material-handling.ts'
import type { Measured } from './measured/measured.ts'
import { measured as motion } from './measured/motion.ts'
import { measured as pipeAdapters } from './measured/pipe-adapters.ts'
import { measured as plates } from './measured/plates.ts'
import { measured as rigging } from './measured/rigging.ts'
import { measured as tools } from './measured/tools.ts'
import { measured as truss } from './measured/truss.ts'

/** Weight and size of every part number, sizes included, as the studio measured them on the solids. */
export const measuredParts: Readonly<Record<string, Measured>> = {
  ...truss,
  ...extrusion,
  ...plates,
  ...joistHangers,
  ...pipeAdapters,
  ...hinges,
  ...motion,
  ...rigging,
  ...access,
  ...hardware,
  ...tools,
  ...materialHandling,
  ...filmTools,
}
