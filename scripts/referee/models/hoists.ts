/** Solves a frame on hoists, which can only pull. Each hoist in turn can be out of level. */
import type { LoadCase, Solution, SpaceFrame, Support } from './frame.ts'

const VERTICAL = [false, false, true, false, false, false] as const
/** Keeps a frame that hangs from one hoist from turning freely. Its effect on the forces is negligible. */
const KEEP = 10

const NO_FORCE_LB = 1e-3
const NO_GAP_IN = 1e-6

function lowest(values: readonly number[]): { readonly index: number; readonly value: number } {
  const value = Math.min(...values)
  return { index: values.indexOf(value), value }
}

/**
 * Returns the forces and the pull of each hoist.
 * @param hung Nodes of the hoists, and the distance that each is too high.
 */
export function solveHung(
  frame: SpaceFrame,
  load: LoadCase,
  hung: readonly { readonly node: number; readonly upIn: number }[],
): { readonly solution: Solution; readonly pullLb: readonly number[] } | undefined {
  const active = new Set(hung.map((_, index) => index))
  const first = hung[0]?.node ?? 0
  const other = hung.at(-1)?.node ?? 0
  const held: Support[] = [
    { node: first, fixed: [true, true, false, false, false, false] },
    { node: other, fixed: [false, true, false, false, false, false] },
    { node: first, fixed: [false, false, false, true, true, true], stiffness: KEEP },
  ]
  for (let step = 0; step < 60; step++) {
    const taut = hung.filter((_, index) => active.has(index))
    const solution = frame.solve(load, [...held, ...taut.map(({ node, upIn }) => ({ node, upIn, fixed: VERTICAL }))])
    if (!solution) return undefined
    const pullLb = hung.map((_, index) => {
      const at = taut.indexOf(hung[index] as (typeof hung)[number])
      return at < 0 ? 0 : ((solution.reactions[held.length + at] as readonly number[])[2] as number)
    })
    // A hoist that pushes goes slack. A slack hoist is taut again if its node is below it. One hoist changes at a time.
    const pushing = lowest(pullLb.map((lb, index) => (active.has(index) ? lb : 0)))
    if (pushing.value < -NO_FORCE_LB) {
      active.delete(pushing.index)
      continue
    }
    const above = hung.map(({ node, upIn }, index) =>
      active.has(index) ? 0 : (solution.moves[6 * node + 2] as number) - upIn,
    )
    const low = lowest(above)
    if (low.value > -NO_GAP_IN) return { solution, pullLb }
    active.add(low.index)
  }
  return undefined
}

/** Returns the level case, and each hoist too high and too low. */
export function levelCases(nodes: readonly number[], levelIn: number): { node: number; upIn: number }[][] {
  const with_ = (which: number, upIn: number) =>
    nodes.map((node, index) => ({ node, upIn: index === which ? upIn : 0 }))
  return [
    with_(-1, 0),
    ...(nodes.length > 2 && levelIn > 0
      ? nodes.flatMap((_, index) => [with_(index, levelIn), with_(index, -levelIn)])
      : []),
  ]
}
