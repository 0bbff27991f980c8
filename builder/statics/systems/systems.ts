/**
 * Structures that a calculator covers. The calculator's checks replace the general checks for the same members and
 * joints.
 */
import type { Check } from '#engineering/checks/check.ts'
import type { Run } from '../runs.ts'
import { beamChecks, isSpliced, joistsOf, onlyBeamOf } from './beam.ts'
import { ledWallOf } from './led-wall.ts'
import { platformOf } from './platform.ts'
import type { SystemContext, Systems } from './system.ts'
import { towerChecks, towerOf } from './tower.ts'

export function systemsOf(system: SystemContext): Systems {
  const { frame, runs, sets, context, isLifting } = system
  // The beam calculator assumes that supports hold the beam down.
  const beam = isLifting ? undefined : onlyBeamOf(frame, runs, sets, context.data)
  if (beam) return coveredBy(beam.run, beamChecks(beam, 'D + L'))
  const towers = towerOf(frame, runs, sets, context.data)
  if (towers) {
    const run = towers[0]?.run as Run
    const bases = frame.joints.filter(({ kind }) => kind === 'body').map(({ id }) => id)
    return coveredBy(run, towers.flatMap(towerChecks), bases)
  }
  const platform = platformOf(system)
  if (platform) return platform
  const wall = ledWallOf(system)
  if (wall) return wall
  const joists = joistsOf(frame, runs, sets)
  return {
    checks: joists.flatMap((joist) => beamChecks(joist, 'D + L')),
    unrated: [],
    runs: new Set(),
    joints: new Set(),
  }
}

/** The calculators assume splice plates. Any other joint in the run needs the general check. */
const coveredBy = (run: Run, checks: readonly Check[], joints: readonly string[] = []): Systems => ({
  checks,
  unrated: [],
  runs: new Set([run.id]),
  joints: new Set([
    ...joints,
    ...(isSpliced(run) && run.lines[0]?.strengths[0].truss ? run.joints.map(({ joint }) => joint.id) : []),
  ]),
})
