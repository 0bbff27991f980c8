/** Frames that can move freely. */
import type { FrameProblem } from '#engineering/frame/model.ts'
import { partKind } from '../shapes.ts'
import type { DeformedPoint } from './deflections.ts'
import type { Frame } from './frame.ts'
import type { LoadContext } from './load-paths.ts'

/** A frame that can move freely, and its motion. */
export interface Instability {
  readonly parts: readonly string[]
  readonly message: string
  /** True if the frame has no support. */
  readonly isUnsupported?: true
  /** The part that moves the most. */
  readonly part?: string
  readonly shape: Readonly<Record<string, readonly DeformedPoint[]>>
}

/** Returns the reason why a frame has no support. Decks don't carry columns. */
export function unsupported(parts: readonly string[], { connections, parts: all }: LoadContext): Instability {
  const own = new Set(parts)
  const isDeck = (id: string) => partKind(all.get(id)?.partNumber ?? '') === 'deck'
  const isOnDeck = connections.some(({ a, b }) => (own.has(a) && isDeck(b)) || (own.has(b) && isDeck(a)))
  return isOnDeck
    ? {
        parts,
        message:
          'These parts are bolted only to a deck, which doesn’t carry them. Bolt them to the truss under the deck.',
        shape: {},
      }
    : { parts, message: 'These parts have no support. Add one.', isUnsupported: true, shape: {} }
}

/** Returns the member where a problem occurs. If it occurs at a node, returns a body or member at the node. */
export function partNear({ segments, bodies }: Frame, { node, member }: FrameProblem): string | undefined {
  if (!member) for (const [id, body] of bodies) if (body.node === node) return id
  for (const [id, list] of segments)
    if (list.some((each) => (member ? each.id === member : each.start === node || each.end === node))) return id
  return undefined
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  x: 'move to the left or right (x)',
  y: 'move to the front or back (y)',
  z: 'move up or down',
  rx: 'rotate about the x axis',
  ry: 'rotate about the y axis',
  rz: 'rotate about the vertical axis',
}

export function instabilityOf(
  frame: Frame,
  parts: readonly string[],
  problem: FrameProblem,
  context: LoadContext,
): Instability {
  const part = partNear(frame, problem)
  const name = part ? context.parts.get(part)?.partNumber : undefined
  const motion = DIRECTIONS[problem.dof ?? ''] ?? 'move'
  const shape: Record<string, DeformedPoint[]> = {}
  for (const [id, segments] of frame.segments)
    for (const { fromIn, toIn, start, end } of segments)
      for (const [xIn, node] of [
        [fromIn, start],
        [toIn, end],
      ] as const) {
        const move = problem.shape?.get(node)
        if (move) shape[id] = [...(shape[id] ?? []), { xIn, moveIn: [move.xIn, move.yIn, move.zIn] }]
      }
  return {
    parts,
    message:
      problem.problem === 'invalid'
        ? problem.message
        : `${name ?? 'The structure'} can ${motion}. Add a support, a gusset, or a diagonal.`,
    ...(part ? { part } : {}),
    shape,
  }
}
