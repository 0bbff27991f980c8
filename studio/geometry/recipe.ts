/**
 * How a solid was made: the kernel's calls as a tree, for a kernel that knows true cylinders (`cad/replay.ts`). Nothing
 * is recorded before `record` is called, which pictures and drawings never do.
 */
import { CrossSection, Manifold, type Outline, type Solid, type Vec3 } from './kernel.ts'

/** A call: the method, what it was called on (nothing for a maker such as `Manifold.cube`), and its arguments. */
export interface Call {
  readonly op: string
  readonly of: object | undefined
  readonly args: readonly unknown[]
}

/** One of the solids that a part is put together from, as a machine shop or a warehouse knows it. */
export interface Piece {
  readonly name: string
  readonly solid: Solid
}

/** A bar that follows a path: see `bentBar`. */
export interface BentBar {
  readonly profile: Outline
  readonly path: readonly Vec3[]
  readonly radius: number
  readonly up: Vec3
}

const calls = new WeakMap<object, Call>()
const pieces = new WeakMap<object, () => readonly Piece[]>()
const bentBars = new WeakMap<object, BentBar>()
let isRecording = false

/** The call that made it. */
export const callOf = (made: object): Call | undefined => calls.get(made)
export const piecesOf = (solid: Solid): readonly Piece[] | undefined => pieces.get(solid)?.()
export const bentBarOf = (solid: Solid): BentBar | undefined => bentBars.get(solid)

const MOVES = new Set(['translate', 'rotate', 'scale', 'mirror', 'transform'])

/** A solid before it was moved, and the calls that moved it, the last one first. */
export function unmoved(solid: Solid): { readonly base: Solid; readonly moves: readonly Call[] } {
  const moves: Call[] = []
  let base = solid
  for (let call = callOf(base); call && MOVES.has(call.op); call = callOf(base)) {
    moves.push(call)
    base = call.of as Solid
  }
  return { base, moves }
}

/** Says that a solid is put together from these, which touch but do not overlap; CAD files keep them apart. */
export function ofPieces(solid: Solid, make: () => readonly Piece[]): Solid {
  if (isRecording) pieces.set(solid, make)
  return solid
}

/** Says that a solid follows a path, which its mesh no longer tells. */
export function asBentBar(solid: Solid, bar: BentBar): Solid {
  if (isRecording) bentBars.set(solid, bar)
  return solid
}

const MAKERS = ['cube', 'cylinder', 'sphere', 'hull', 'union', 'difference', 'intersection', 'compose'] as const
const STEPS = [...MOVES, 'add', 'subtract', 'intersect', 'trimByPlane', 'hull', 'warp']
const OUTLINE_STEPS = ['extrude', 'revolve', 'offset'] as const

type Methods = Record<string, (...args: unknown[]) => object>

/** From now on, each solid is kept with the call that made it, and each outline that is the offset of another. */
export function record(): void {
  isRecording = true
  watch(Manifold, MAKERS)
  // The kernel's instances have their methods from a prototype below the public one.
  watch(Object.getPrototypeOf(Manifold.prototype), STEPS)
  watch(Object.getPrototypeOf(CrossSection.prototype), OUTLINE_STEPS)
}

function watch(owner: unknown, names: readonly string[]): void {
  const methods = owner as Methods
  for (const name of names) {
    const plain = methods[name]
    if (!plain) throw new Error(`The kernel has no ${name}`)
    methods[name] = function (this: object, ...args: unknown[]) {
      const made = plain.apply(this, args)
      calls.set(made, { op: name, of: typeof this === 'function' ? undefined : this, args })
      return made
    }
  }
}
