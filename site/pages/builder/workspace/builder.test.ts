import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { EMPTY_STRUCTURE, type Point, UNTURNED } from '#builder/model.ts'
import { shapes } from '#builder/testing.ts'
import { placedBox } from '#builder/turns.ts'
import { builderParts } from '../builder-parts.server.ts'
import { findParts } from '../builder-parts.ts'
import { addressOf, openingOf } from '../opening.ts'
import { barsOf, trianglesOf } from '../stage/bars.ts'
import { pickPart } from '../stage/pick.ts'
import { boxHit, triangleHit } from '../stage/ray.ts'
import { createBuilder } from './builder.ts'
import { pressKey } from './keys.ts'
import { connectionText } from './naming.ts'
import { holesNear, patternsOf } from './patterns.ts'

const analyze = vi.fn()

const catalog = new Map(builderParts().map((part) => [part.partNumber, part]))

const newBuilder = () =>
  createBuilder({
    projectId: '1a2b3c4d',
    structure: { ...EMPTY_STRUCTURE, revision: 'D' },
    shapeStore: { shapes, load: async () => [], dispose() {} },
    catalog,
    startStatics: () => ({ analyze, dispose() {} }),
  })

async function add(builder: ReturnType<typeof newBuilder>, partNumber: string) {
  await builder.startPlacing(partNumber)
  builder.place()
}

describe('builder', () => {
  test('places a part on the floor, and the next part where the most holes align', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    expect(builder.view().structure.parts[0]).toMatchObject({ id: 'p1', at: [0, 0, 6] })
    await builder.startPlacing('BS-TR-CB12')
    expect(builder.view().placing?.candidates[0]?.bolts).toBe(12)
    builder.place()
    expect(builder.view().structure.parts).toHaveLength(2)
    expect(builder.view().message.text).toContain('Hardware: 12 × BS-HW8-050-150')
  })

  test('rejects a placement where no holes align and explains what to do', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR-CB12')
    await builder.startPlacing('BS-TR-CB12')
    const [host] = builder.view().structure.parts
    const shape = shapes('BS-TR-CB12')
    if (!host || !shape) throw new Error('The corner block is missing.')
    const pattern = patternsOf(host, shape).findIndex(({ isInside }) => isInside)
    builder.aimPlacing({ part: host.id, pattern, hole: 0 })
    builder.place()
    expect(builder.view().structure.parts).toHaveLength(1)
    expect(builder.view().message).toMatchObject({ tone: 'refused' })
  })

  test('adds several loads as one undo step', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    const load = { kind: 'point', case: 'live', part: 'p1', at: [60, 0, 6], forceLb: [0, 0, -500] } as const
    builder.addLoads([load, load])
    expect(builder.view().structure.loads.map(({ id }) => id)).toEqual(['l1', 'l2'])
    builder.undo()
    expect(builder.view().structure.loads).toEqual([])
  })

  test('changes the size of the selected parts in place, as one undo step', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await add(builder, 'BS-TR12A-10')
    const before = builder.view().structure.parts
    builder.selectAll()
    await builder.replace('BS-TR12A-08')
    // The ends that meet stay in place.
    expect(builder.view().structure.parts.map(({ partNumber, at }) => [partNumber, at])).toEqual(
      before.map(({ at: [x, y, z] }, index) => ['BS-TR12A-08', [index === 0 ? x + 24 : x, y, z]]),
    )
    await vi.waitFor(() => expect(builder.view().results.connections).toHaveLength(1))
    expect(builder.view().selection.size).toBe(2)
    builder.undo()
    expect(builder.view().structure.parts).toEqual(before)
  })

  test('raises a structure with casters below the floor, and moves its supports to the casters', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    builder.supportFloor('anchored')
    await add(builder, 'BS-MO-CA8')
    await vi.waitFor(() => expect(builder.view().results.problems[0]?.kind).toBe('sinks'))
    builder.standOnFloor()
    await vi.waitFor(() => expect(builder.view().results.problems).toEqual([]))
    const { structure, message } = builder.view()
    expect(structure.parts[0]?.at[2]).toBeGreaterThan(6)
    expect(structure.supports).toMatchObject([{ kind: 'anchored', part: 'p2' }])
    expect(message.text).toContain('Structure raised')
  })

  test('lowers a structure without a support to the floor, but adds no support to one on hoists', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    builder.move([0, 0, 30])
    builder.standOnFloor()
    expect(builder.view().structure.parts[0]?.at).toEqual([0, 0, 6])
    expect(builder.view().structure.supports).toMatchObject([{ kind: 'floor', part: 'p1' }])
    builder.setSupport('p1', 'hoist')
    builder.move([0, 0, -12])
    builder.standOnFloor()
    expect(builder.view().structure.supports).toMatchObject([{ kind: 'hoist', part: 'p1' }])
  })

  test('counts the aligned holes of a deck, because its number of bolts is fixed', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await builder.startPlacing('BS-AC-DP96')
    expect(builder.view().message.text).toMatch(/: \d+ aligned holes, .*\. 4 × BS-HW/)
    builder.place()
    await vi.waitFor(() => expect(builder.view().results.connections).toHaveLength(1))
    const [connection] = builder.view().results.connections
    expect(connection && connectionText(connection, builder.labelOfId)).toMatch(/^Deck: .*, \d+ aligned holes/)
  })

  test('names the caster that fits a truss if the chosen one has only two bolts there', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await builder.startPlacing('BS-MO-CA6')
    const { candidates, better } = builder.view().placing ?? {}
    expect(candidates?.[0]?.bolts).toBe(2)
    expect(better).toBe('BS-MO-CA8')
    await builder.startPlacing('BS-MO-CA8')
    expect(builder.view().placing?.candidates[0]?.bolts).toBeGreaterThan(2)
    expect(builder.view().placing?.better).toBeUndefined()
  })

  test('selects a group, or one of its parts', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await add(builder, 'BS-TR12A-10')
    builder.selectAll()
    builder.toggleGroup()
    builder.select(['p1'], 'replace')
    expect(builder.view().selection.size).toBe(2)
    builder.select(['p1'], 'replace', 'parts')
    expect([...builder.view().selection]).toEqual(['p1'])
  })

  test('selects a base alone, and adds the suggested ballast to it', async () => {
    const builder = newBuilder()
    for (const partNumber of ['BS-PL-BS12', 'BS-TR12A-10']) await add(builder, partNumber)
    builder.selectAll()
    builder.toggleGroup()
    builder.supportFloor('floor')
    const [base, leg] = builder.view().structure.parts
    builder.select([base?.id ?? ''], 'replace')
    expect([...builder.view().selection]).toEqual([base?.id])
    builder.select([leg?.id ?? ''], 'replace')
    expect(builder.view().selection.size).toBe(2)

    const at: Point = [base?.at[0] ?? 0, (base?.at[1] ?? 0) + 3, 0]
    builder.addBallast([{ support: 's1', part: base?.id ?? '', at, lb: 360 }])
    expect(builder.view().structure.loads).toMatchObject([
      {
        kind: 'point',
        case: 'dead',
        isBallast: true,
        part: base?.id,
        at: [0, 3, expect.closeTo(-(base?.at[2] ?? 0))],
        forceLb: [0, 0, -360],
      },
    ])
    builder.undo()
    expect(builder.view().structure.loads).toEqual([])
  })

  test('suggests a splice plate on one side of a joint and then on the other, and selects both plates', async () => {
    const builder = newBuilder()
    for (const partNumber of ['BS-PL-BS12', 'BS-TR12A-10', 'BS-TR12A-04']) await add(builder, partNumber)
    await builder.startPlacing('BS-PL-SP12')
    builder.place(true)
    await vi.waitFor(() => expect(builder.view().placing?.candidates).not.toEqual([]))
    builder.place()
    const { structure, selection } = builder.view()
    expect(structure.parts.slice(-2).map(({ at }) => at)).toEqual([
      [0, -6.25, 120.5],
      [0, 6, 120.5],
    ])
    expect([...selection]).toEqual(['p4', 'p5'])
  })

  test('suggests a base below the free end of a truss, and a gusset in the corner between two trusses', async () => {
    const builder = newBuilder()
    for (const partNumber of ['BS-TR-GB12', 'BS-TR12A-10']) await add(builder, partNumber)
    await builder.startPlacing('BS-TR12A-04')
    builder.aimPlacingAtPart('p2', 3)
    builder.aimPlacing({ part: 'p2', pattern: 3, hole: 0 })
    builder.place()
    await add(builder, 'BS-TR-GB12')
    expect(builder.view().structure.parts.at(-1)?.at).toEqual([0, 48, 0])
    await builder.startPlacing('BS-PL-G90-12')
    expect(builder.view().placing?.candidates[0]).toMatchObject({ bolts: 6, joined: 2 })
  })

  test('records a drag as one undo step, and restores it on redo', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    const at = () => builder.view().structure.parts[0]?.at
    for (const x of [3, 6, 9]) builder.previewMove([x, 0, 0])
    builder.commitMove()
    expect(at()).toEqual([9, 0, 6])
    builder.undo()
    expect(at()).toEqual([0, 0, 6])
    builder.redo()
    expect(at()).toEqual([9, 0, 6])
  })

  test('drags a part onto the hole under the pointer, or along the grid if it does not fit there', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await add(builder, 'BS-TR-CB12')
    const block = () => builder.view().structure.parts[1]?.at
    expect(block()).toEqual([126, 0, 0])
    builder.move([31, -1, 0.5])
    const [truss] = builder.view().structure.parts
    const shape = shapes('BS-TR12A-10')
    if (!truss || !shape) throw new Error('The truss is missing.')
    const pattern = patternsOf(truss, shape).findIndex(({ name }) => name === 'Right')
    const snap = { part: 'p2', hole: { part: 'p1', pattern, hole: 0 } }
    builder.previewMove([-30, 0, 0], snap)
    builder.commitMove()
    expect(block()).toEqual([126, 0, 0])
    await vi.waitFor(() => expect(builder.view().results.connections).toHaveLength(1))
    builder.previewMove([61, 0, 0], snap)
    builder.commitMove()
    expect(block()).toEqual([186, 0, 0])
  })

  test('drags the end of a part to another size as one undo step', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    const first = () => builder.view().structure.parts[0]?.partNumber
    await builder.loadSizes(['BS-TR12A-07', 'BS-TR12A-08'])
    for (const size of ['BS-TR12A-08', 'BS-TR12A-07']) builder.previewSize(size)
    expect(first()).toBe('BS-TR12A-07')
    await builder.commitSize()
    expect(first()).toBe('BS-TR12A-07')
    builder.undo()
    expect(first()).toBe('BS-TR12A-10')
    builder.previewSize('BS-TR12A-08')
    builder.cancelMove()
    expect(first()).toBe('BS-TR12A-10')
  })

  test('pastes what was copied in another tab, and leaves other text alone', async () => {
    const [from, to] = [newBuilder(), newBuilder()]
    await add(from, 'BS-TR12A-10')
    await add(from, 'BS-TR-CB12')
    from.selectAll()
    const text = from.copy() ?? ''
    expect(to.paste(text)).toBe(true)
    await vi.waitFor(() => expect(to.view().structure.parts).toEqual(from.view().structure.parts))
    expect(to.view().selection.size).toBe(2)
    expect(to.paste('{"parts": 2}')).toBe(false)
    to.escape()
    expect(to.copy()).toBeUndefined()
  })

  test('aims at a hole where the part fits if it does not fit at the nearest one', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await builder.startPlacing('BS-TR12A-10')
    const [truss] = builder.view().structure.parts
    const shape = shapes('BS-TR12A-10')
    if (!truss || !shape) throw new Error('The truss is missing.')
    const patterns = patternsOf(truss, shape)
    const at = (wanted: boolean) => ({
      part: 'p1',
      pattern: patterns.findIndex(({ isInside }) => isInside === wanted),
      hole: 0,
    })
    builder.aimPlacingNear([at(true), at(false)])
    expect(builder.view().placing).toMatchObject({ target: at(false) })
    expect(builder.view().placing?.refusal).toBeUndefined()
    builder.aimPlacingNear([at(true)])
    expect(builder.view().placing).toMatchObject({ target: at(true), refusal: {} })
  })

  test('selects all parts of a group together', async () => {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-10')
    await add(builder, 'BS-TR-CB12')
    builder.selectAll()
    builder.toggleGroup()
    builder.select(['p1'], 'replace')
    expect([...builder.view().selection]).toEqual(['p1', 'p2'])
  })
})

test('analyzes a structure after a drag but not during it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const builder = newBuilder()
  await add(builder, 'BS-TR12A-10')
  vi.runAllTimers()
  analyze.mockClear()
  for (let x = 3; x <= 300; x += 3) builder.previewMove([x, 0, 0])
  vi.runAllTimers()
  expect(analyze).not.toHaveBeenCalled()
  builder.commitMove()
  expect(analyze).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(analyze).toHaveBeenCalledOnce()
  expect(analyze.mock.calls[0]?.[0].parts[0].at).toEqual([300, 0, 6])
})

describe('keys', () => {
  const press = (builder: ReturnType<typeof newBuilder>, key: string, modifiers = {}) =>
    pressKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers }, builder, true)
  const shift = { shiftKey: true }
  const ctrl = { ctrlKey: true }

  async function withTruss() {
    const builder = newBuilder()
    await add(builder, 'BS-TR12A-04')
    return builder
  }
  const placeOf = (builder: ReturnType<typeof newBuilder>) => builder.view().structure.parts.at(-1)?.at

  test.each([
    ['ArrowRight', {}, [3, 0, 6]],
    ['ArrowLeft', shift, [-12, 0, 6]],
    ['ArrowUp', {}, [0, 3, 6]],
    ['ArrowDown', {}, [0, -3, 6]],
    ['PageUp', {}, [0, 0, 9]],
    ['PageDown', shift, [0, 0, -6]],
  ] as const)('%s moves the selection along the grid (%o)', async (key, modifiers, at) => {
    const builder = await withTruss()
    expect(press(builder, key, modifiers)).toBe(true)
    expect(placeOf(builder)).toEqual(at)
    press(builder, 'z', ctrl)
    expect(placeOf(builder)).toEqual([0, 0, 6])
    press(builder, 'Z', { ...ctrl, ...shift })
    expect(placeOf(builder)).toEqual(at)
  })

  test('duplicates, mirrors, groups, hides, and deletes the selection', async () => {
    const builder = await withTruss()
    const count = () => builder.view().structure.parts.length
    press(builder, 'd', ctrl)
    expect(count()).toBe(2)
    press(builder, 'x')
    expect(builder.view()).toMatchObject({ isMirrorAsked: true, panel: { right: 'edit' } })
    builder.mirror('x', 60)
    expect(count()).toBe(3)
    expect(placeOf(builder)).toEqual([72, 12, 6])
    press(builder, 'a', ctrl)
    press(builder, 'g')
    expect(builder.view().structure.parts.every(({ group }) => group === 'Group 1')).toBe(true)
    press(builder, 'h')
    expect(builder.view().structure.parts.every(({ isHidden }) => isHidden)).toBe(true)
    press(builder, 'Delete')
    expect(count()).toBe(0)
  })

  test('drops the selection to the floor', async () => {
    const builder = await withTruss()
    press(builder, 'PageUp', shift)
    press(builder, 'End')
    expect(placeOf(builder)).toEqual([0, 0, 6])
    press(builder, 'ArrowRight')
    expect(builder.view().structure.parts[0]?.at).toEqual([3, 0, 6])
    press(builder, 'z', ctrl)
    press(builder, 'z', ctrl)
    expect(placeOf(builder)).toEqual([0, 0, 18])
  })

  test('changes the selection to the next size in place', async () => {
    const builder = await withTruss()
    const number = () => builder.view().structure.parts[0]?.partNumber
    press(builder, '.')
    await vi.waitFor(() => expect(number()).toBe('BS-TR12A-05'))
    press(builder, ',')
    await vi.waitFor(() => expect(number()).toBe('BS-TR12A-04'))
    await builder.replace('BS-TR12A-10')
    press(builder, '.')
    expect(builder.view().message.tone).toBe('refused')
  })

  test('rotates the selection about each axis', async () => {
    const builder = await withTruss()
    const along = () => builder.view().structure.parts[0]?.turn.map(([x]) => x)
    press(builder, 'r')
    expect(along()).toEqual([0, 1, 0])
    press(builder, 'r', { altKey: true })
    expect(along()).toEqual([0, 0, 1])
  })

  test('shows a section and dimensions, and selects the measuring and box-selection tools', async () => {
    const builder = await withTruss()
    press(builder, 's')
    expect(builder.view().cut).toBeDefined()
    press(builder, 'd')
    expect(builder.view().areDimensionsShown).toBe(true)
    press(builder, 'm')
    expect(builder.view().tool).toBe('measure')
    press(builder, 'b')
    expect(builder.view().tool).toBe('box')
    press(builder, 'Escape')
    expect(builder.view()).toMatchObject({ tool: 'select', selection: new Set() })
  })

  test('cycles through the possible placements of a part, and places the part at one of them', async () => {
    const builder = await withTruss()
    await builder.startPlacing('BS-TR12A-04')
    expect(builder.view().placing?.candidates.length).toBeGreaterThan(1)
    press(builder, 'c')
    expect(builder.view().placing?.index).toBe(1)
    press(builder, 'C', shift)
    expect(builder.view().placing?.index).toBe(0)
    press(builder, 'Enter')
    expect(builder.view().structure.parts).toHaveLength(2)
    expect(builder.view().placing).toBeUndefined()
  })
})

test('cancels a placement to show the part search', async () => {
  const builder = newBuilder()
  builder.showPanel('outline')
  await builder.startPlacing('BS-TR12A-04')
  builder.showPartSearch()
  expect(builder.view()).toMatchObject({ placing: undefined, panel: { left: 'parts' } })
})

test('adds a support to each part that rests on the floor in a gallery image’s structure', async () => {
  const builder = newBuilder()
  builder.supportScene()
  expect(builder.view().message.text).toBe('')
  await add(builder, 'BS-PL-BS12')
  await add(builder, 'BS-TR12A-10')
  builder.supportScene()
  expect(builder.view().structure.supports).toMatchObject([{ kind: 'floor', part: 'p1' }])
  builder.supportScene()
  expect(builder.view().structure.supports).toHaveLength(1)
})

describe('hole patterns', () => {
  const part = {
    id: 'p1',
    partNumber: 'BS-TR12A-01',
    turn: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    at: [0, 0, 6],
  } as const
  const shape = shapes('BS-TR12A-01')
  if (!shape) throw new Error('BS-TR12A-01 has no shape.')

  test('names the outer sides of a part first', () => {
    expect(
      patternsOf(part, shape)
        .slice(0, 6)
        .map(({ name }) => name),
    ).toEqual(['Top', 'Bottom', 'Front', 'Back', 'Left', 'Right'])
  })

  const holeAt = (from: Point, toward: Point, at: Point) => {
    const [chosen] = holesNear(part, shape, { from, toward }, at)
    const pattern = patternsOf(part, shape)[chosen?.pattern ?? -1]
    return [pattern?.name, pattern?.holes[chosen?.hole ?? -1]]
  }

  test('finds the hole nearest to the pointer on the side that faces the viewer', () => {
    expect(holeAt([1.4, 5, 99], [0, 0, -1], [1.4, 5, 12])).toEqual(['Top', [1.5, 5, 12]])
  })

  test('finds a hole on the near side if the pointer hits the far side through the lacing', () => {
    expect(holeAt([4.4, 3, 99], [0, 0, -1], [4.4, 3, 1])).toEqual(['Top', [4.5, 5, 12]])
  })
})

describe('simple models', () => {
  test('fit in the bounding box of the part and have about 1,100 triangles for a 10 ft truss', () => {
    for (const partNumber of ['BS-TR12A-10', 'BS-TR06A-07', 'BS-AC-GR96', 'BS-PL-SP12']) {
      const shape = shapes(partNumber)
      if (!shape) throw new Error(`${partNumber} has no shape.`)
      const { positions, indices } = trianglesOf(barsOf(partNumber, shape))
      for (const axis of [0, 1, 2] as const) {
        const values = [...positions].filter((_, index) => index % 3 === axis)
        expect(Math.min(...values)).toBeGreaterThan(shape.box[0][axis] - 0.6)
        expect(Math.max(...values)).toBeLessThan(shape.box[1][axis] + 0.6)
      }
      if (partNumber === 'BS-TR12A-10') expect(indices.length / 3).toBeLessThan(1500)
    }
  })

  test('register a hit on a bar and a miss between bars', () => {
    const shape = shapes('BS-TR12A-10')
    if (!shape) throw new Error('BS-TR12A-10 has no shape.')
    const triangles = trianglesOf(barsOf('BS-TR12A-10', shape))
    const down = (x: number, y: number) => ({ from: [x, y, 100] as Point, toward: [0, 0, -1] as Point })
    expect(triangleHit(down(60, 5.5), triangles)).toBeCloseTo(94)
    expect(boxHit(down(60, 5.5), shape.box)).toBeCloseTo(94)
    expect(boxHit(down(60, 7), shape.box)).toBeUndefined()
  })
})

test('picks the nearest visible part, or a part visible through the gaps in another part', () => {
  const shown = (partNumber: string, z: number, isHidden = false) => {
    const shape = shapes(partNumber)
    if (!shape) throw new Error(`${partNumber} has no shape.`)
    const part = { id: `${partNumber}${z}`, partNumber, turn: UNTURNED, at: [0, 0, z] as Point }
    return {
      part: isHidden ? { ...part, isHidden: true as const } : part,
      box: placedBox(part, shape.box),
      solid: { triangles: trianglesOf(barsOf(partNumber, shape)) },
    }
  }
  const down = (x: number, y: number) => ({ from: [x, y, 100] as Point, toward: [0, 0, -1] as Point })
  const [deck, truss] = [shown('BS-AC-DP48', 0), shown('BS-TR12A-04', 20)]
  // The chord is at the edge of the truss, and the middle of the truss is open between the lacing members.
  expect(pickPart(down(24, 5.5), [deck, truss], shapes)?.part.partNumber).toBe('BS-TR12A-04')
  expect(pickPart(down(6, 3.5), [deck, truss], shapes)?.part.partNumber).toBe('BS-AC-DP48')
  expect(pickPart(down(24, 5.5), [deck, shown('BS-TR12A-04', 20, true)], shapes)?.part.partNumber).toBe('BS-AC-DP48')
  // A near miss counts if the pointer hits nothing else.
  expect(pickPart(down(6, 3.5), [truss], shapes)?.part.partNumber).toBe('BS-TR12A-04')
  expect(pickPart(down(200, 0), [deck, truss], shapes)).toBeUndefined()
})

test('reads the URL that the builder writes', () => {
  const openings = [
    { kind: 'empty' },
    { kind: 'template', id: 'goal-post', values: { width: 20, series: 'BS-TR12A' } },
    { kind: 'project', id: '1a2b3c4d' },
    { kind: 'model', text: '1.abc' },
  ] as const
  for (const opening of openings) {
    const { search, hash } = new URL(addressOf(opening), 'https://example.com')
    expect(openingOf({ search, hash })).toEqual(opening)
  }
  expect(openingOf({ search: '?structure=AbC', hash: '' })).toEqual({ kind: 'stored', id: 'AbC' })
  expect(openingOf({ search: '', hash: '' })).toBeUndefined()
})

test('finds parts by number and by name with a length', () => {
  const parts = [...catalog.values()]
  expect(findParts(parts, 'tr12a-10')[0]?.partNumber).toBe('BS-TR12A-10')
  expect(findParts(parts, '12in truss aluminum 10 ft')[0]?.partNumber).toBe('BS-TR12A-10')
  expect(findParts(parts, 'no such part')).toEqual([])
})

test.each([
  ['3x3 extrusion', 'BS-EX3030-'],
  ['extrusion 3 x 3', 'BS-EX3030-'],
  ['extrusion 3 by 3 in', 'BS-EX3030-'],
  ['extrusions 3×3', 'BS-EX3030-'],
  ['castors 8', 'BS-MO-CA8'],
  ['mo ca8', 'BS-MO-CA8'],
  ['BS-TR12A-1', 'BS-TR12A-1'],
])('finds parts for "%s" as the site search does', (text, start) => {
  const found = findParts([...catalog.values()], text)
  expect(found[0]?.partNumber).toMatch(new RegExp(`^${start}`))
})

test.each(['brace', 'diagonal', 'strut', 'knee brace'])('finds the parts that serve as a brace for "%s"', (text) => {
  const found = findParts([...catalog.values()], text).map(({ partNumber }) => partNumber)
  for (const partNumber of [
    'BS-TR-DB060',
    'BS-TR-DB120',
    'BS-PL-BT45',
    'BS-TR03A-04',
    'BS-TR03S-04',
    'BS-PL-G90-12',
    'BS-EX1515-04',
  ])
    expect(found).toContain(partNumber)
  expect(found).not.toContain('BS-TR12A-04')
})
