import { describe, expect, test } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import { braces } from '#engineering/part-models/braces.ts'
import { connectionsOf } from '../connections.ts'
import { problemsOf } from '../contacts.ts'
import type { PlacedPart, Point, Structure } from '../model.ts'
import { lengthInOf } from '../shapes.ts'
import { candidatesFor, type Target } from '../snap.ts'
import { goalPost } from '../templates/frames.ts'
import { floorLoads, platformOf, railsOnAll } from '../templates/platform.ts'
import { initialValues } from '../templates/templates.ts'
import { shapes } from '../testing.ts'
import { analyze } from './analyze.ts'

const data = computedStatics()

/** Places the best candidate of a brace at a hole of a part. */
function withBrace(structure: Structure, partNumber: string, target: Target, id = 'brace'): Structure {
  const [best] = candidatesFor(structure, shapes, partNumber, target)
  if (!best) throw new Error(`${partNumber} has no place on ${target.part}`)
  const part: PlacedPart = { id, partNumber, turn: best.turn, at: best.at }
  return { ...structure, parts: [...structure.parts, part] }
}

const joinedBy = (structure: Structure, id: string) =>
  connectionsOf(structure, shapes)
    .filter(({ a, b }) => a === id || b === id)
    .map(({ a, b, bolts, kind }) => ({ other: a === id ? b : a, bolts: bolts.length, kind }))

/** The upright part at a corner, and the front face of its inner chord at a distance below its top. */
function legTarget({ parts }: Structure, belowIn: number): Target & { readonly top: number } {
  const leg = parts.find(
    ({ turn, partNumber }) => turn[2][0] > 0.9 && lengthInOf(partNumber) !== undefined,
  ) as PlacedPart
  const top = leg.at[2] + (lengthInOf(leg.partNumber) ?? 0)
  const normal: Point = [0, -1, 0]
  return { part: leg.id, at: [leg.at[0] + 5, leg.at[1] - 6, top - belowIn], normal, top }
}

const goal = goalPost.make({ ...initialValues(goalPost), truss: 'BS-TR12A' })

/** A platform with one span, on legs that have room for every brace. */
const deckOn = (beams: 'flush' | 'centered') =>
  platformOf({
    series: 'BS-TR12S',
    ...{
      lengthFt: 16,
      widthFt: 8,
      legFt: 10,
      spacers: 2,
      bayFt: 8,
      spansFt: [16],
      stripIn: 24,
      joistSeries: 'BS-TR03A',
    },
    rails: railsOnAll('rail'),
    beams,
  })

describe.each([
  ['a goal post', goal],
  ['a platform', deckOn('flush')],
  ['a platform of the calculator', deckOn('centered')],
] as const)('on %s, a brace between a leg and its beam', (_, structure) => {
  test.each(braces.models)('$partNumber has two bolts in each, and intersects nothing', ({ partNumber, reachIn }) => {
    const target = legTarget(structure, reachIn + 1.5)
    const braced = withBrace(structure, partNumber, target)
    const joined = joinedBy(braced, 'brace')
    expect(joined.map(({ bolts }) => bolts)).toEqual([2, 2])
    expect(joined.map(({ other }) => other)).toContain(target.part)
    expect(problemsOf(braced, shapes)).toEqual([])
  })
})

test('a brace that is bolted at one end only is a problem', () => {
  const structure = deckOn('flush')
  const braced = withBrace(structure, 'BS-TR-DB060', legTarget(structure, 88.5))
  expect(joinedBy(braced, 'brace').length).toBe(1)
  expect(problemsOf(braced, shapes)).toEqual([{ kind: 'hangs', parts: ['brace'] }])
})

describe('the analysis of a braced goal post', () => {
  const pushed: Structure = {
    ...goal,
    loads: [
      { id: 'l1', kind: 'point', case: 'live', part: legTarget(goal, 0).part, at: [114, 0, 0], forceLb: [600, 0, 0] },
    ],
  }
  const braced = withBrace(pushed, 'BS-TR-DB060', legTarget(goal, 37.5))
  const before = analyze(pushed, shapes, data)
  const after = analyze(braced, shapes, data)

  test('counts the brace as a member and checks its force against the rating of the truss', () => {
    expect(after.memberCount).toBeGreaterThan(before.memberCount)
    const check = after.checks.find(({ check }) => check === 'brace')
    // The truss carries less than the brace.
    const onTruss = data.ratings.find((each) => each.partNumber === 'BS-TR-DB060' && each.series === 'BS-TR12A')
    expect(check).toMatchObject({ part: 'brace', capacity: onTruss?.value, unit: 'lb' })
    expect(check?.demand).toBeGreaterThan(50)
    expect(after.unrated).toEqual(before.unrated)
  })

  test('adds the weight of the brace and of its four bolts', () => {
    const [braceLb = 0, boltLb = 0] = ['BS-TR-DB060', 'BS-HW8-050-150'].map((each) => data.weightLb[each])
    expect(after.weightLb - before.weightLb).toBeCloseTo(braceLb + 4 * boltLb, 6)
  })

  test('stiffens the frame', () => {
    const sway = ({ deformed }: typeof after) =>
      Math.max(...Object.values(deformed).flatMap((points) => points.map(({ moveIn }) => Math.abs(moveIn[0]))))
    expect(sway(after)).toBeLessThan(sway(before))
  })
})

test('keeps the checks of the platform calculator for a braced platform', () => {
  const plain = deckOn('centered')
  const loaded: Structure = { ...plain, loads: floorLoads(plain, { livePsf: 60, lateral: 5 }) }
  const braced = withBrace(loaded, 'BS-TR-DB060', legTarget(loaded, 37.5))
  const [before, after] = [loaded, braced].map((each) => analyze(each, shapes, data))
  const kinds = (of: typeof before) => new Set(of?.checks.map(({ check }) => check))
  expect(kinds(before).has('legGusset')).toBe(true)
  expect([...kinds(after)].filter((each) => !kinds(before).has(each))).toEqual(['brace'])
  expect(after?.memberCount).toBeGreaterThan(before?.memberCount ?? 0)
  expect(after?.unrated).toEqual(before?.unrated)
})
