/** Verifies CAD files with independent readers. Checks the report for all files, and rereads a few parts. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { cadFiles } from '../../catalog/cad-files.ts'
import { measuredParts } from '../../catalog/studio-results.server.ts'
import { allParts } from '../library.ts'
import { type CadReport, hashOfFiles, readReport, reportOn, type StepRead, stepsOf } from './check.ts'
import { factsOf } from './facts.ts'
import { CAD_DIR, cadFile } from './files.ts'

const WITHIN_PERCENT = 0.05
const BOX_WITHIN_IN = 0.001
const MOST_STEP_BYTES = 3_000_000
const MOST_SENT_BYTES = 30_000_000
const report = readReport()
const entries = Object.entries(report)
let numbers: readonly string[] = []

before(async () => {
  numbers = Object.keys(await allParts()).sort()
})

/** Lists the parts that don't meet the condition. */
const wrong = (isSo: (facts: (typeof entries)[number][1], partNumber: string) => boolean): string[] =>
  entries.flatMap(([partNumber, facts]) => (isSo(facts, partNumber) ? [] : [partNumber]))

describe('the report on CAD files', () => {
  test('lists every part and every CAD file in media', () => {
    assert.deepEqual(Object.keys(report), numbers)
    assert.deepEqual(
      wrong(({ files }, partNumber) => files === hashOfFiles(partNumber)),
      [],
      'read them: npm run studio -- cad --check',
    )
  })

  test('matches the volume of each part’s fine mesh to within 0.05%', () => {
    assert.deepEqual(
      wrong(({ offPercent }) => Math.abs(offPercent) <= WITHIN_PERCENT),
      [],
    )
  })

  test('matches catalog weights to within 0.05% plus rounding', () => {
    assert.deepEqual(
      wrong(({ weightLb }, partNumber) => {
        const { weightLb: printed } = measuredParts[partNumber] ?? { weightLb: 0 }
        const halfDigit = 10 ** (Math.floor(Math.log10(weightLb)) - 3) / 2
        return Math.abs(printed - weightLb) <= (weightLb * WITHIN_PERCENT) / 100 + halfDigit
      }),
      [],
    )
  })

  test('contains only valid solids, with the same number of solids and the same bounding box as in the data', () => {
    assert.deepEqual(
      wrong(({ isValid }) => isValid),
      [],
    )
    assert.deepEqual(
      wrong(({ solids, meshSolids }) => solids === meshSolids),
      TOUCHING,
    )
    assert.deepEqual(
      wrong(({ boxOffIn }) => boxOffIn < BOX_WITHIN_IN),
      [],
    )
  })

  test('lists only exact surfaces, except on two faceted parts and one ruled part', () => {
    const exact = ['Plane', 'Cylinder', 'Cone', 'Torus', 'Sphere']
    assert.deepEqual(
      wrong(({ faces }) => Object.keys(faces).every((kind) => exact.includes(kind))),
      RULED,
    )
    assert.deepEqual(
      wrong(({ triangles }) => triangles < 100),
      FACETED,
    )
  })

  test('lists each 1/2 in bolt hole on the same axis as in the data', () => {
    assert.ok(entries.reduce((sum, [, { holes }]) => sum + holes, 0) > 10_000)
    assert.deepEqual(
      wrong(({ holes, holesInStep }) => holes === holesInStep),
      [...PINNED_PIPES, ...LARGE_THREADS],
    )
  })

  test('lists DXF files in inches, with closed outlines, bolt holes drawn as circles, and no errors', () => {
    const drawn = entries.filter(([, { dxf }]) => dxf)
    assert.ok(drawn.length > 150, `${drawn.length} drawings`)
    assert.deepEqual(
      drawn.flatMap(([partNumber, { dxf }]) =>
        dxf?.version === 'AC1021' && dxf.units === 1 && dxf.errors.length === 0 && dxf.isClosed ? [] : [partNumber],
      ),
      [],
    )
    for (const partNumber of ['BS-TR12A-10', 'BS-TR-EF12', 'BS-PL-G90-03', 'BS-PL-SP12'])
      assert.ok((report[partNumber]?.dxf?.circles['0.28125'] ?? 0) > 3, partNumber)
  })
})

/** In a faceted mesh, 5/8 in threads look like 9/16 in holes that are slightly off center. */
const LARGE_THREADS = ['BS-HW8-063-175', 'BS-HW8-063-225', 'BS-HW8-063-N', 'BS-RG-BM12', 'BS-TK-KIT1']
/** In a mesh, the bore of a pipe between two pin holes counts as an extra hole. */
const PINNED_PIPES = ['BS-AC-GR48', 'BS-AC-GR72', 'BS-AC-GR96']
/** Parts with touching pieces. Exact solids fuse some pieces that meshes keep separate, and vice versa. */
const TOUCHING = ['BS-MH-TD12', 'BS-TK-KIT1', 'BS-TK-TW12']
/** This foam has edges rounded in two directions, so it has faces between arcs with different centers. */
const RULED = ['BS-AC-EC12']
/**
 * One of these parts contains the hull of three tilted disks. The other is a landing with triangular facets in its
 * raised tread pattern.
 */
const FACETED = ['BS-AC-LN36', 'BS-AC-SF-EL']

test('lists the CAD file sizes for the site and keeps the files small enough to load', () => {
  assert.deepEqual(Object.keys(cadFiles), numbers)
  let sent = 0
  for (const partNumber of numbers) {
    const facts = cadFiles[partNumber]
    assert.deepEqual(facts, factsOf(partNumber), partNumber)
    assert.ok((facts?.step ?? 0) < MOST_STEP_BYTES, partNumber)
    sent += facts?.stepSent ?? 0
  }
  assert.ok(sent < MOST_SENT_BYTES, `${sent} bytes`)
})

test('leaves no unused files in media/cad', () => {
  const expected = numbers.flatMap((partNumber) =>
    [cadFile(partNumber, 'step.gz'), ...(cadFiles[partNumber]?.dxf ? [cadFile(partNumber, 'dxf')] : [])].sort(),
  )
  assert.equal(readdirSync(CAD_DIR).length, expected.length)
  for (const file of expected) assert.ok(existsSync(file) && statSync(file).size > 0, file)
})

describe('a sample of the CAD files', () => {
  const sample = [
    ...['BS-TR12A-01', 'BS-TR-EF12', 'BS-PL-G90-03', 'BS-HW8-050-200'],
    ...['BS-PA-90-2', 'BS-HG-FL06', 'BS-RG-EB050', 'BS-EX1515-01'],
  ]

  test('matches the report when the files are read again', async () => {
    const again = await reportOn(sample)
    for (const partNumber of sample) {
      const [now, then] = [again[partNumber], report[partNumber]]
      assert.ok(now && then, partNumber)
      // The last digits vary by machine.
      const close = (a: number, b: number) => Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(b))
      assert.ok(close(now.volumeIn3, then.volumeIn3) && close(now.offPercent, then.offPercent), partNumber)
      assert.deepEqual(countsOf(now), countsOf(then), partNumber)
    }
  })

  test('shows the same hole pattern on an end frame as on the end of a truss', () => {
    const steps = stepsOf(['BS-TR12A-01', 'BS-TR-EF12'])
    const [truss, frame] = ['BS-TR12A-01', 'BS-TR-EF12'].map((each) => steps.get(each) as StepRead)
    assert.ok(truss && frame)
    // The end of the truss faces along x, and the frame lies flat on z = 0.
    const end = holesAlong(truss, 0, ([, y, z]) => [y, z])
    const plate = holesAlong(frame, 2, ([x, y]) => [x, y])
    assert.ok(plate.length >= 8)
    for (const [x, y] of plate)
      assert.ok(
        end.some(([u, v]) => Math.hypot(u - x, v - y) < 0.001),
        `no hole in the truss at ${x}, ${y}`,
      )
  })

  test('has a separate component for each bolt, nut, and washer of a bolt set', () => {
    const read = stepsOf(['BS-HW8-050-200']).get('BS-HW8-050-200')
    assert.deepEqual(
      read?.solids.map(({ name }) => name),
      ['BS-HW8-050-200 1 bolt', 'BS-HW8-050-200 2 washer', 'BS-HW8-050-200 2 washer', 'BS-HW8-050-200 3 nut'],
    )
  })
})

const countsOf = ({ files, solids, meshSolids, isValid, faces, triangles, holes, holesInStep, dxf }: CadReport) => ({
  ...{ files, solids, meshSolids, isValid, faces },
  ...{ triangles, holes, holesInStep, dxf },
})

/** Returns the centers of the 1/2 in bolt holes that are parallel to the given axis, projected onto a plane. */
function holesAlong(
  { cylinders }: StepRead,
  axis: 0 | 1 | 2,
  flat: (at: readonly [number, number, number]) => readonly [number, number],
): (readonly [number, number])[] {
  return cylinders
    .filter(({ from, to, radius }) => {
      const isAlong = [0, 1, 2].every((each) => each === axis || Math.abs((from[each] ?? 0) - (to[each] ?? 0)) < 1e-6)
      return isAlong && Math.abs(radius - 9 / 32) < 1e-5
    })
    .map(({ from }) => flat(from))
}
