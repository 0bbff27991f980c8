/** Measures fine meshes of the parts named in the arguments and validates their STEP files. See `check.ts`. */
import type { Material } from '../../catalog/types.ts'
import { type Hole, roundHoles } from '../geometry/holes.ts'
import { exactly, type Vec3 } from '../geometry/kernel.ts'
import { HOLE_IN } from '../geometry/outlines.ts'
import { bounds, densityLbPerIn3, type Part } from '../geometry/part.ts'
import { piecesOf, record, unmoved } from '../geometry/recipe.ts'
import { allParts } from '../library.ts'
import { cadFile } from './files.ts'
import { isValid, solidsIn } from './occt.ts'
import { readStep } from './read.ts'

/** Measurements of a mesh with 192 segments per circle. */
export interface MeshFacts {
  readonly partNumber: string
  readonly volumeIn3: number
  readonly weightLb: number
  readonly materials: readonly Material[]
  readonly solids: number
  readonly box: readonly [Vec3, Vec3]
  /** Holes for 1/2 in bolts (9/16 in diameter) along x, y, or z. */
  readonly holes: readonly Hole[]
  /** True if OpenCASCADE considers every solid in the STEP file valid. */
  readonly isValid: boolean
}

function factsOf(partNumber: string, make: () => Part): MeshFacts {
  const fine = exactly(make)
  const bodies = fine.bodies.map(({ solid, material }) => {
    const pieces = piecesOf(unmoved(solid).base)?.map((piece) => piece.solid) ?? [solid]
    return {
      material,
      volume: pieces.reduce((sum, each) => sum + each.volume(), 0),
      // Ignore voids, which have negative volumes, and the empty pieces that rounding can leave.
      solids: pieces.reduce((sum, each) => sum + each.decompose().filter((one) => one.volume() > 1e-9).length, 0),
    }
  })
  const { min, max } = bounds(fine)
  return {
    partNumber,
    volumeIn3: bodies.reduce((sum, { volume }) => sum + volume, 0),
    weightLb: bodies.reduce((sum, { volume, material }) => sum + volume * densityLbPerIn3[material], 0),
    materials: [...new Set(bodies.map(({ material }) => material))],
    solids: bodies.reduce((sum, { solids }) => sum + solids, 0),
    box: [min, max],
    holes: roundHoles(make(), HOLE_IN),
    isValid: solidsIn(readStep(cadFile(partNumber, 'step.gz'))).every(isValid),
  }
}

record()
const makers = await allParts()
for (const partNumber of process.argv.slice(2))
  process.send?.(factsOf(partNumber, makers[partNumber] as () => Part) satisfies MeshFacts)
process.disconnect?.()
