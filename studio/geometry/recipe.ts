/**
 * Records the kernel's calls as a tree, so that `cad/replay.ts` can replay them in a kernel with exact cylinders.
 * Nothing is recorded until `record` is called, and the code for images and drawings never calls it.
 */
import { CrossSection, Manifold, type Outline, type Solid, type Vec3 } from './kernel.ts'

/**
 * A call: the method, the object that it was called on (undefined for a constructor such as `Manifold.cube`), and the
 * arguments.
 */
export interface Call {
  readonly op: string
  readonly of: object | undefined
  readonly args: readonly unknown[]
}

/** A piece of an assembled part, as a machine shop or warehouse would list it. */
export interface Piece {
  readonly name: string
  readonly solid: Solid
}

/** A profile swept along a path. See `bentBar`. */
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

export const callOf = (made: object): Call | undefined => calls.get(made)
export const piecesOf = (solid: Solid): readonly Piece[] | undefined => pieces.get(solid)?.()
export const bentBarOf = (solid: Solid): BentBar | undefined => bentBars.get(solid)

const MOVES = new Set(['translate', 'rotate', 'scale', 'mirror', 'transform'])

/** Returns the solid as it was before it was moved, and the calls that moved it, last call first. */
export function unmoved(solid: Solid): { readonly base: Solid; readonly moves: readonly Call[] } {
  const moves: Call[] = []
  let base = solid
  for (let call = callOf(base); call && MOVES.has(call.op); call = callOf(base)) {
    moves.push(call)
    base = call.of as Solid
  }
  return { base, moves }
}

/** Marks a solid as assembled from pieces that touch without overlapping. CAD files keep the pieces separate. */
export function ofPieces(solid: Solid, make: () => readonly Piece[]): Solid {
  if (isRecording) pieces.set(solid, make)
  return solid
}

/** Marks a solid as a bar along a path, because the path can't be recovered from the mesh. */
export function asBentBar(solid: Solid, bar: BentBar): Solid {
  if (isRecording) bentBars.set(solid, bar)
  return solid
}

const MAKERS = ['cube', 'cylinder', 'sphere', 'hull', 'union', 'difference', 'intersection', 'compose'] as const
const STEPS = [...MOVES, 'add', 'subtract', 'intersect', 'trimByPlane', 'hull', 'warp']
const OUTLINE_STEPS = ['extrude', 'revolve', 'offset'] as const

type Methods = Record<string, (...args: unknown[]) => object>

/** Starts recording the call that made each solid, and the outline before each offset. */
export function record(): void {
  isRecording = true
  watch(Manifold, MAKERS)
  // Instances inherit their methods from the prototype of the kernel's public prototype.
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
