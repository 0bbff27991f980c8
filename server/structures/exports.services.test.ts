import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import type { Structure } from '#builder/model.ts'
import { initialValues, templateOf, type Values } from '#builder/templates/templates.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { StructureFormat } from '#contract/structures.ts'
import { structures } from '../testing/structures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { exportOf } from './exports.ts'

const MEDIA = join(import.meta.dirname, '../../media')

function built(id: string, values: Values = {}): Structure {
  const template = templateOf(id)
  if (!template) throw new Error(`no template ${id}`)
  return template.make({ ...initialValues(template), ...values }, computedStatics())
}

/** A portal, a 16 × 8 × 4 ft platform, a 20 ft LED frame, and parts that have several solids. */
const assemblies = [
  built('goal-post', { width: 24 }),
  built('platform', { length: 16, width: 8, height: 4 }),
  built('led-frame', { width: 20 }),
  ...structures.slice(1),
]

async function fileOf(structure: Structure, format: StructureFormat) {
  const folder = temporaryFolder()
  const file = join(folder, `structure.${format}`)
  await pipeline(await exportOf({ structure, format, folder: MEDIA }), createWriteStream(file))
  return file
}

function python(script: string, ...args: readonly string[]): unknown {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', script, ...args], { encoding: 'utf8' })
  expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

/** Prints the volume, the number of solids, and the bounding box of each file. */
const MEASURE = `
import gmsh, gzip, json, sys, tempfile
gmsh.initialize()
gmsh.option.setNumber('General.Terminal', 0)
gmsh.option.setString('Geometry.OCCTargetUnit', 'INCH')
found = []
for path in sys.argv[1:]:
    gmsh.clear()
    with tempfile.NamedTemporaryFile(suffix='.step') as step:
        step.write((gzip.open if path.endswith('.gz') else open)(path, 'rb').read())
        step.flush()
        gmsh.model.occ.importShapes(step.name)
    gmsh.model.occ.synchronize()
    solids = [tag for _, tag in gmsh.model.getEntities(3)]
    found.append({'volume': sum(gmsh.model.occ.getMass(3, tag) for tag in solids), 'solids': len(solids),
                  'box': gmsh.model.getBoundingBox(-1, -1)})
print(json.dumps(found))
`

interface Measured {
  readonly volume: number
  readonly solids: number
  readonly box: readonly number[]
}

test.each(assemblies.map((structure) => [structure.name, structure] as const))(
  'writes a STEP assembly that gmsh opens with the correct part volumes and positions: %s',
  async (_, structure) => {
    const numbers = [...new Set(structure.parts.map(({ partNumber }) => partNumber))]
    const files = numbers.map((each) => join(MEDIA, `cad/${each.toLowerCase()}.step.gz`))
    const [assembly, ...measured] = python(MEASURE, await fileOf(structure, 'step'), ...files) as Measured[]
    const parts = structure.parts.map(({ partNumber }) => measured[numbers.indexOf(partNumber)] as Measured)
    const volume = parts.reduce((sum, each) => sum + each.volume, 0)
    expect(Math.abs((assembly?.volume ?? 0) / volume - 1)).toBeLessThan(1e-9)
    expect(assembly?.solids).toBe(parts.reduce((sum, each) => sum + each.solids, 0))
    const corners = parts.flatMap(({ box }, index) => cornersOf(structure, index, box))
    for (const axis of [0, 1, 2] as const) {
      const values = corners.map((corner) => corner[axis] as number)
      expect(assembly?.box[axis]).toBeCloseTo(Math.min(...values), 4)
      expect(assembly?.box[axis + 3]).toBeCloseTo(Math.max(...values), 4)
    }
  },
  // The platform has many solids, so the test is slow.
  240_000,
)

/** Returns the corners of a part's bounding box in structure coordinates. */
function cornersOf({ parts }: Structure, index: number, box: readonly number[]) {
  const part = parts[index]
  if (!part) throw new Error(`no part ${index}`)
  const pick = (bits: number) => [0, 1, 2].map((axis) => box[axis + (bits & (1 << axis) ? 3 : 0)] as number)
  return Array.from({ length: 8 }, (_, bits) => {
    const corner = pick(bits)
    return part.turn.map((row, axis) =>
      row.reduce((sum, value, each) => sum + value * (corner[each] as number), part.at[axis] as number),
    )
  })
}

test('writes both elevations and the plan to scale in a DXF file that ezdxf reads without errors', async () => {
  const [goalPost] = structures as [Structure]
  const found = python(
    `
import ezdxf, json, sys
from ezdxf import bbox
drawing = ezdxf.readfile(sys.argv[1])
views = {}
for name in ['FRONT', 'PLAN', 'RIGHT']:
    box = bbox.extents(drawing.modelspace().query(f'INSERT[layer=="{name}"]'))
    views[name] = [round(value, 3) for value in (box.size.x, box.size.y)]
print(json.dumps({'errors': len(drawing.audit().errors), 'units': drawing.units, **views}))
`,
    await fileOf(goalPost, 'dxf'),
  )
  // The base plates are 18 in wide, and the posts are 132 in apart and 120.5 in tall below a 12 in beam.
  const sized = (...sizes: readonly number[]) => sizes.map((size) => expect.closeTo(size, 1))
  expect(found).toEqual({
    errors: 0,
    units: 1,
    FRONT: sized(150, 132.5),
    PLAN: sized(150, 18),
    RIGHT: sized(18, 132.5),
  })
})
