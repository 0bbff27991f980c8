/**
 * Checks CAD files with independent readers: gmsh for STEP and ezdxf for DXF. `npm run studio -- cad --check` reads the
 * files that changed and records the results in the ledger. `report.test.ts` then verifies the results.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Hole } from '../geometry/holes.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { HOLE_IN } from '../geometry/outlines.ts'
import { densityLbPerIn3 } from '../geometry/part.ts'
import { ledger } from '../ledger.ts'
import { allParts } from '../library.ts'
import type { MeshFacts } from './check-worker.ts'
import { cadFile } from './files.ts'
import { PARTS_A_PROCESS, runInWorker } from './renew.ts'

/** Increment this when a change to the readers affects the report. */
const RECIPE = 1
const report = ledger<CadReport>('cadReport')
/** Use Debian's Python, because the readers are installed for it. A different Python may come first in PATH. */
const PYTHON = '/usr/bin/python3'

export interface CadReport {
  readonly files: string
  readonly volumeIn3: number
  /** Volume difference between the STEP file and a mesh with 192 segments per circle. */
  readonly offPercent: number
  readonly weightLb: number
  readonly solids: number
  readonly meshSolids: number
  /** Largest difference between corresponding sides of the two bounding boxes, in. */
  readonly boxOffIn: number
  readonly isValid: boolean
  /** Number of faces of each surface type. The type names are gmsh's. */
  readonly faces: Readonly<Record<string, number>>
  /** Number of flat faces with three edges. A high count indicates a faceted curved face. */
  readonly triangles: number
  /**
   * Number of 1/2 in bolt holes in the part's data. `holesInStep` is the number of these holes that match a hole on the
   * same axis in the STEP file.
   */
  readonly holes: number
  readonly holesInStep: number
  readonly dxf?: DxfReport
}

export interface DxfReport {
  readonly version: string
  readonly units: number
  readonly errors: readonly string[]
  readonly isClosed: boolean
  /** Number of circles of each radius, in inches. */
  readonly circles: Readonly<Record<string, number>>
  readonly layers: readonly string[]
}

/** The data that gmsh reads from a STEP file. */
export interface StepRead {
  readonly path: string
  readonly solids: readonly { readonly name: string; readonly volume: number }[]
  readonly box: readonly [Vec3, Vec3]
  readonly faces: Readonly<Record<string, number>>
  readonly triangles: number
  readonly cylinders: readonly Cylinder[]
}

interface Cylinder {
  readonly from: Vec3
  readonly to: Vec3
  readonly radius: number
}

interface DxfRead extends DxfReport {
  readonly path: string
}

export const readReport = report.all

/** Hash of a part's files in `media/`. Undefined if there is no STEP file. */
export function hashOfFiles(partNumber: string): string | undefined {
  const [step, dxf] = [cadFile(partNumber, 'step.gz'), cadFile(partNumber, 'dxf')]
  if (!existsSync(step)) return undefined
  const digest = createHash('sha256').update(`${RECIPE}`).update(readFileSync(step))
  if (existsSync(dxf)) digest.update(readFileSync(dxf))
  return digest.digest('hex').slice(0, 16)
}

/** Checks outdated files, or the files for one part, and updates the report. */
export async function checkCad(only?: string): Promise<void> {
  const all = Object.keys(await allParts()).sort()
  const changed = all.filter((partNumber) => {
    if (only && partNumber.toLowerCase() !== only.toLowerCase()) return false
    const files = hashOfFiles(partNumber)
    if (files === undefined) console.log(`${partNumber} has no STEP file: npm run studio -- cad`)
    return files !== undefined && report.inputs(partNumber)?.files !== files
  })
  for (let at = 0; at < changed.length; at += PARTS_A_PROCESS) {
    const found = await reportOn(changed.slice(at, at + PARTS_A_PROCESS))
    // Save after each batch, because the check may be interrupted and restarted.
    for (const [partNumber, facts] of Object.entries(found)) report.note(partNumber, facts)
    console.log(`checked ${Math.min(changed.length, at + PARTS_A_PROCESS)} of ${changed.length}`)
  }
  report.forget((partNumber) => all.includes(partNumber) && existsSync(cadFile(partNumber, 'step.gz')))
  const checked = Object.values(readReport())
  const worst = checked.reduce((most, { offPercent }) => Math.max(most, Math.abs(offPercent)), 0)
  console.log(`${checked.length} parts, volumes within ${worst}%`)
}

export async function reportOn(numbers: readonly string[]): Promise<Record<string, CadReport>> {
  const meshes = new Map<string, MeshFacts>()
  await runInWorker<MeshFacts>('./check-worker.ts', numbers, (facts) => meshes.set(facts.partNumber, facts))
  const steps = stepsOf(numbers)
  const drawn = numbers.filter((partNumber) => existsSync(cadFile(partNumber, 'dxf')))
  const drawings = new Map(
    linesOf<DxfRead>(
      './read-dxf.py',
      drawn.map((partNumber) => cadFile(partNumber, 'dxf')),
    ).map((read) => [read.path, read]),
  )
  return Object.fromEntries(
    numbers.map((partNumber) => {
      const [mesh, step] = [meshes.get(partNumber), steps.get(partNumber)]
      if (!mesh || !step) throw new Error(`${partNumber} can't be measured or read`)
      return [partNumber, compared(mesh, step, drawings.get(cadFile(partNumber, 'dxf')))]
    }),
  )
}

/** Returns the data that gmsh reads from each part's STEP file, keyed by part number. */
export const stepsOf = (numbers: readonly string[]): ReadonlyMap<string, StepRead> =>
  new Map(
    linesOf<StepRead>(
      './read-step.py',
      numbers.map((partNumber) => cadFile(partNumber, 'step.gz')),
    ).map((read, index) => [numbers[index] as string, read]),
  )

/** @throws an error with the reader's output if the reader can't read a file */
function linesOf<Read>(reader: string, files: readonly string[]): Read[] {
  if (files.length === 0) return []
  const { status, stdout, stderr } = spawnSync(PYTHON, [fileURLToPath(new URL(reader, import.meta.url)), ...files], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`${reader}: ${stderr}`)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Read)
}

function compared(mesh: MeshFacts, step: StepRead, drawing: DxfRead | undefined): CadReport {
  const volume = step.solids.reduce((sum, each) => sum + each.volume, 0)
  // In a part with several materials, each component is named after its material. In any other part, each component is
  // named after its piece.
  const weight = step.solids.reduce((sum, each) => {
    const material = mesh.materials.find((one) => each.name.endsWith(` ${one}`)) ?? mesh.materials[0]
    if (!material) throw new Error(`${mesh.partNumber} has no material`)
    return sum + each.volume * densityLbPerIn3[material]
  }, 0)
  const { path, text, sizeIn, ...dxf } = { path: '', text: [], sizeIn: [], ...drawing }
  return {
    files: hashOfFiles(mesh.partNumber) as string,
    volumeIn3: rounded(volume, 6),
    offPercent: Math.round((volume / mesh.volumeIn3 - 1) * 1e7) / 1e5,
    weightLb: rounded(weight, 6),
    solids: step.solids.length,
    meshSolids: mesh.solids,
    boxOffIn: rounded(
      Math.max(
        ...step.box.flatMap((corner, side) =>
          corner.map((value, axis) => Math.abs(value - ((mesh.box[side] as Vec3)[axis] as number))),
        ),
      ),
      3,
    ),
    isValid: mesh.isValid,
    faces: step.faces,
    triangles: step.triangles,
    holes: mesh.holes.length,
    holesInStep: mesh.holes.filter((hole) => step.cylinders.some((cylinder) => isHole(cylinder, hole, HOLE_IN))).length,
    ...(drawing ? { dxf: dxf as DxfReport } : {}),
  }
}

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits))

/** The CAD data is accurate to a millionth of an inch, but meshes have only single precision. */
const SAME_AXIS_IN = 0.001
/** Returns true if the cylinder is the wall of the hole. */
export function isHole({ from, to, radius }: Cylinder, { axis, at, depth }: Hole, diameter: number): boolean {
  if (Math.abs(radius - diameter / 2) > SAME_AXIS_IN) return false
  const along = 'xyz'.indexOf(axis)
  const isOnAxis = [0, 1, 2].every(
    (each) =>
      each === along ||
      [from, to].every((end) => Math.abs((end[each] as number) - (at[each] as number)) < SAME_AXIS_IN),
  )
  const [low, high] = [from[along] as number, to[along] as number].sort((a, b) => a - b) as [number, number]
  const middle = at[along] as number
  return isOnAxis && low < middle + depth / 2 && high > middle - depth / 2
}
