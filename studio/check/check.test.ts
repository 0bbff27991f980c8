import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Stage } from '../render/scene.ts'
import { bolt, deck, run, splicePlate, stairs } from '../scenes/kit.ts'
import { block } from '../scenes/props.ts'
import { check } from './check.ts'
import type { Rule } from './findings.ts'

const sceneOf = (stage: Stage) =>
  stage.scene({ studio: 'tile', width: 1, height: 1, camera: { azimuth: 0, elevation: 0 } })

async function found(make: (stage: Stage) => Promise<unknown>): Promise<readonly string[]> {
  const stage = new Stage()
  await make(stage)
  return check(sceneOf(stage)).map(({ rule, text }) => `${rule}: ${text}`)
}

const rulesOf = (findings: readonly string[]): Rule[] => [
  ...new Set(findings.map((each) => each.slice(0, each.indexOf(':')) as Rule)),
]

test('reports nothing for a truss that stands on the floor with a plate bolted to it', async () => {
  const findings = await found(async (stage) => {
    await run(stage, 'BS-TR06A', [0, 0, 3], 'x', 2)
    await stage.add('BS-TR06A-01', { at: [3, 0, 6], turn: [0, -90, 0] })
    await stage.add(bolt(0.25 + 0.125), { at: [1.5, 2.25, 6.25] })
    await stage.add(block([3, 6, 0.25], 'steel', [-0.25, -3, 6]), { crosses: 'drilled on site' })
  })
  assert.deepEqual(findings, [])
})

test('reports a part that touches nothing, unless the scene gives a reason', async () => {
  assert.deepEqual(await found((stage) => run(stage, 'BS-TR06A', [0, 0, 40], 'x', 1)), ['floats: BS-TR06A-01 floats'])
  assert.deepEqual(
    await found((stage) => stage.add('BS-TR06A-01', { at: [0, 0, 40], held: 'runs on out of the picture' })),
    [],
  )
})

test('reports two connected parts that nothing supports', async () => {
  const findings = await found(async (stage) => {
    await run(stage, 'BS-TR06A', [0, 0, 40], 'x', 1)
    await run(stage, 'BS-TR06A', [0, 0, 46], 'x', 1)
  })
  assert.deepEqual(rulesOf(findings), ['floats'])
})

test('reports parts that intersect each other or the floor', async () => {
  const crossing = await found(async (stage) => {
    await run(stage, 'BS-TR06A', [0, 0, 3], 'x', 1)
    await stage.add(block([1, 40, 1], 'steel', [5, -20, 0]))
  })
  assert.deepEqual(rulesOf(crossing), ['intersects'])
  assert.deepEqual(await found((stage) => run(stage, 'BS-TR06A', [0, 0, 2], 'x', 1)), [
    'intersects: BS-TR06A-01 extends 1.00 in into the floor',
  ])
})

test('reports a bolt without a hole and a nut without a bearing surface', async () => {
  const offGrid = await found(async (stage) => {
    await run(stage, 'BS-TR06A', [0, 0, 3], 'x', 1)
    await stage.add(bolt(0.125), { at: [3, 2.25, 6] })
  })
  assert.ok(
    offGrid.some((each) => each.includes('has no hole in BS-TR06A-01')),
    String(offGrid),
  )
  const tooLong = await found(async (stage) => {
    await run(stage, 'BS-TR06A', [0, 0, 3], 'x', 1)
    await stage.add(bolt(0.5), { at: [1.5, 2.25, 6] })
  })
  assert.deepEqual(tooLong, ['bolt: the nut of bolt BS-HW8-050-150 (grip 0.5 in) has no bearing surface'])
})

test('requires splice plates on both vertical faces of a joint in a span', async () => {
  const missing = ['BS-TR06A-02 and BS-TR06A-02 meet in a span without splice plates']
  const front = (stage: Stage) => splicePlate(stage, 6, { turn: [90, 0, 0] }, { at: [24, -3, 15] })
  const back = (stage: Stage) => splicePlate(stage, 6, { turn: [-90, 0, 0] }, { at: [24, 3, 15] })
  const above = (stage: Stage) => splicePlate(stage, 6, { at: [24, 0, 18] })
  const below = (stage: Stage) => splicePlate(stage, 6, { turn: [180, 0, 0] }, { at: [24, 0, 12] })
  const post = (stage: Stage) => run(stage, 'BS-TR06A', [24, 0, 0], 'z', 1)
  const spliceFindings = async (...more: readonly ((stage: Stage) => Promise<unknown>)[]) => {
    const findings = await found(async (stage) => {
      for (const x of [3, 45]) await run(stage, 'BS-TR06A', [x, 0, 0], 'z', 1)
      for (const x of [0, 24]) await run(stage, 'BS-TR06A', [x, 0, 15], 'x', 2)
      for (const add of more) await add(stage)
    })
    return findings.flatMap((each) => (each.startsWith('splice: ') ? [each.slice(8)] : []))
  }
  assert.deepEqual(await spliceFindings(), missing)
  assert.deepEqual(await spliceFindings(front), missing)
  assert.deepEqual(await spliceFindings(above, below), missing)
  assert.deepEqual(await spliceFindings(front, back), [])
  assert.deepEqual(await spliceFindings(post), [])
  assert.deepEqual(await found((stage) => run(stage, 'BS-TR06A', [0, 0, 3], 'x', 16)), [])
})

test('requires rails with toe boards only on decks above 4 ft', async () => {
  const platform = (feet: number) => async (stage: Stage) => {
    await stage.add(block([48, 48, feet * 12], 'painted-grey'))
    await deck(stage, [0, 0, feet * 12], 4, 4)
  }
  assert.deepEqual(rulesOf(await found(platform(4))), ['edge'])
  assert.deepEqual(rulesOf(await found(platform(3))), [])
  const walled = async (height: number) => {
    const stage = new Stage()
    await platform(4)(stage)
    for (const [x, y, w, d] of [
      [-1, -1, 50, 1],
      [-1, 48, 50, 1],
      [-1, 0, 1, 48],
      [48, 0, 1, 48],
    ] as const)
      await stage.add(block([w, d, 50 + height], 'painted-grey', [x, y, 0]))
    return check(sceneOf(stage)).map(({ rule }) => rule)
  }
  assert.deepEqual(await walled(42), [])
  assert.deepEqual(await walled(30), ['edge'])
})

test('reports a rail without a toe board', async () => {
  const findings = await found(async (stage) => {
    await stage.add(block([48, 48, 58.5], 'painted-grey'))
    await deck(stage, [0, 0, 58.5], 4, 4)
    for (const [x, y, turn] of [
      [0, 3, 0],
      [45, 0, 90],
      [48, 45, 180],
      [3, 48, 270],
    ] as const)
      await stage.add('BS-AC-GR48', { turn: [0, 0, turn], at: [x, y, 60.5], crosses: 'feet that share a corner' })
  })
  assert.deepEqual(rulesOf(findings), ['toe board'])
})

test('requires rails on both sides of a stair and a floor at each end', async () => {
  const findings = await found((stage) => stairs(stage, [0, 0, 0], 4, 0, false))
  assert.deepEqual(rulesOf(findings), ['stair'])
  assert.equal(findings.filter((each) => each.includes('no handrail')).length, 2)
  assert.equal(findings.filter((each) => each.includes('beyond the top')).length, 1)
  const sound = await found(async (stage) => {
    await stairs(stage, [0, 0, 0], 4)
    await stage.add(block([48, 48, 28], 'painted-grey', [-24, 33, 0]))
    await deck(stage, [-24, 33, 28], 4, 4)
  })
  assert.deepEqual(sound, [])
})

test('requires a ladder to extend above its deck and have a gate', async () => {
  const findings = await found(async (stage) => {
    await stage.add(block([48, 48, 34], 'painted-grey', [0, 8, 0]))
    await deck(stage, [0, 8, 34], 4, 4)
    await stage.add('BS-AC-LD18-04', { at: [24, 0, 0] })
  })
  assert.deepEqual(rulesOf(findings), ['ladder'])
  assert.equal(findings.length, 2)
})
