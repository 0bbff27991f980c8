/**
 * Structures whose checks `scripts/check-builder-results.ts` records: templates, platforms, calculator results,
 * structures that differ only in a detail, and random structures.
 */
import { answerOf, joistMembers, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { BoxSeries } from '#engineering/members/truss-models.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import { lengthNumber } from '#engineering/systems/parts-list.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import type { PlatformCase } from '#engineering/systems/platform-answer.ts'
import type { Load, PlacedPart, Point, Structure } from '../model.ts'
import { lengthInOf, partKind, seriesOf, trussSizeOf } from '../shapes.ts'
import { Assembly, FT, sizeOf } from '../templates/assembly.ts'
import { gantry, goalPost, grid, pick, tower } from '../templates/frames.ts'
import { structureOfBeam, structureOfLedWall, structureOfPlatform, structureOfTower } from '../templates/results.ts'
import { TemplateProblem, type Values } from '../templates/template.ts'
import { initialValues, templates } from '../templates/templates.ts'
import { BACK, gridStructure, part, pointLoad } from './structures.fixture.ts'

export interface Sample {
  readonly name: string
  readonly structure: Structure
}

const down = (lb: number): Point => [0, 0, -lb]
const at = <Each>(list: readonly Each[], index: number) => list[index % list.length] as Each

/** Numbers from 0 to 1 that depend only on the seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** A beam along x that hangs from hoists with lifting mounts, at locations on the 3 in grid. */
function flownBeam(
  series: BoxSeries,
  feet: number,
  picksIn: readonly number[],
  loads: (parts: readonly PlacedPart[]) => readonly Load[],
): Structure {
  const it = new Assembly()
  const parts = it.run(series, [0, 0, 96 + sizeOf(series) / 2], 'x', feet)
  for (const x of picksIn) pick(it, [x, 0, 96 + sizeOf(series)], series)
  const structure = it.structure('Flown beam')
  return { ...structure, loads: loads(parts) }
}

const uniform = (parts: readonly PlacedPart[], lbPerFt: number): Load[] =>
  parts.map(({ id, partNumber }) => ({
    id: `u${id}`,
    kind: 'line',
    case: 'live',
    part: id,
    fromIn: 0,
    toIn: lengthOf(partNumber),
    lbPerFt: down(lbPerFt),
  }))

/** Box truss, and 3 in tube. */
const isTruss = ({ partNumber }: PlacedPart) => lengthOf(partNumber) > 0 && trussSizeOf(partNumber) !== undefined

const lengthOf = (partNumber: string): number => lengthInOf(partNumber) ?? 0

const withUniform = (structure: Structure, lbPerFt: number): Structure => ({
  ...structure,
  loads: uniform(structure.parts.filter(isTruss), lbPerFt),
})

const withLoad = (structure: Structure, load: Load): Structure => ({ ...structure, loads: [...structure.loads, load] })

/** A 2 ft stub bolted to the side of a beam along x. Its end frame is on the holes in the vertical face. */
export const withStub = (structure: Structure, xIn: number): Structure => {
  const [beam] = structure.parts.filter((each) => isTruss(each) && trussSizeOf(each.partNumber) === 12)
  if (!beam) throw new Error('The structure has no beam.')
  const stub = part('stub', lengthNumber(seriesOf(beam.partNumber) ?? '', 2), [xIn, 6, beam.at[2]], BACK)
  return { ...structure, parts: [...structure.parts, stub] }
}

const isGusset = ({ partNumber }: PlacedPart) => partKind(partNumber) === 'gusset'

/** Structures that differ only in a detail, and structures opened from calculators. */
function details(): Sample[] {
  const tips = flownBeam('BS-TR12A', 20, [66, 174], (parts) => [
    pointLoad('a', parts[0]?.id ?? '', [0, 0, -6], down(440)),
    pointLoad('b', parts.at(-1)?.id ?? '', [120, 0, -6], down(440)),
  ])
  const lateral = pointLoad('w', tips.parts[0]?.id ?? '', [60, 0, 0], [0, 1, 0], 'wind')
  const three = flownBeam('BS-TR12S', 30, [3, 180, 357], (parts) => uniform(parts, 40))
  const platform = platformSample(
    'BS-TR12S',
    {
      ...{ lengthFt: 12, widthFt: 8, heightIn: 60, livePsf: 100, beams: 'long', lateral: 5, friction: 0.3 },
      rails: { front: 'open', back: 'open', left: 'open', right: 'open' },
    },
    [memberOf('BS-TR03A')],
  ) as Structure
  const gusset = platform.parts.find(isGusset)
  const emptyGrid = grid.make({ truss: 'BS-TR12A', width: 12, depth: 12, trim: 16, cross: 0 })
  const wall = (
    [columns, rows]: readonly [columns: number, rows: number],
    eccentricIn: number,
    series: BoxSeries,
    support: 'ground' | 'flown',
    pressurePsf = ledWallCase.pressurePsf,
  ) => {
    const panels = { panelWidthIn: 20, panelHeightIn: 20, columns, rows }
    const given = { ...ledWallCase, ...panels, eccentricIn, support, pressurePsf }
    const answer = answerOf(designLedWall(memberOf(series), ratingsOf(series), given))
    return structureOfLedWall(series, given, answer) as Structure
  }
  return [
    { name: 'tips', structure: tips },
    { name: 'tips, 1 lb lateral', structure: withLoad(tips, lateral) },
    { name: 'tips, stub', structure: withStub(tips, 30) },
    { name: 'three picks', structure: three },
    { name: 'three picks, stub', structure: withStub(three, 60) },
    {
      name: 'three picks, opened',
      structure: structureOfBeam('BS-TR12S', {
        supports: { kind: 'two-spans', spansIn: [180, 180] },
        points: [],
        spreads: [{ fromIn: 0, toIn: 360, lbPerIn: 40 / 12 }],
        joints: 'anywhere',
        dynamicFactor: 1.5,
        picks: { capacityLb: 2690, unevenIn: 0.5 },
      }) as Structure,
    },
    { name: 'wall 6 × 5, 8 in', structure: wall([6, 5], 8, 'BS-TR12A', 'ground', 5) },
    { name: 'wall 12 × 7, 8 in', structure: wall([12, 7], 8, 'BS-TR12A', 'ground') },
    { name: 'wall 16 × 8, 14 in', structure: wall([16, 8], 14, 'BS-TR12S', 'ground') },
    { name: 'wall, flown', structure: wall([12, 5], 0, 'BS-TR12S', 'flown') },
    { name: 'platform', structure: platform },
    {
      name: 'platform, one gusset removed',
      structure: { ...platform, parts: platform.parts.filter((each) => each !== gusset) },
    },
    { name: 'grid 12 × 12', structure: withUniform(emptyGrid, 36) },
    {
      name: 'tower, opened',
      structure: structureOfTower(
        'BS-TR12S',
        { heightIn: 168, ends: 'free', axialLb: 500, eccentricIn: 12, lateralLb: 60, lateralAtIn: 130 },
        memberOf('BS-TR12S'),
      ) as Structure,
    },
  ]
}

function platformSample(series: BoxSeries, given: PlatformCase, joists = joistMembers()): Structure | undefined {
  const answer = designPlatform(memberOf(series), joists, ratingsOf(series), given)
  return 'field' in answer ? undefined : structureOfPlatform(series, given, answer)
}

/**
 * Platforms that cover all values of each input in many combinations. The foot of the model is 9 to 12 in high.
 */
export function platformCases(): { readonly series: BoxSeries; readonly given: PlatformCase }[] {
  return Array.from({ length: 24 }, (_, index) => {
    const rail = at(['required', 'open', 'rail'] as const, index)
    const [lengthFt, widthFt] = [at([8, 16, 24, 12, 20, 32, 4], index), at([8, 16, 4, 12, 24], index)]
    const beams = at(['long', 'short', 'fewest', 'long'] as const, index)
    const given: PlatformCase = {
      ...{ lengthFt, widthFt, beams },
      heightIn: at([48, 60, 84, 47, 108, 62, 72, 131, 60], index),
      livePsf: at([60, 100, 60, 40, 125, 100, 60, 150], index),
      // A stair that bolts to a beam.
      ...(index % 3 === 0 ? { stair: lengthFt >= widthFt === (beams !== 'short') ? 'front' : 'left' } : {}),
      rails: { front: rail, back: rail, left: rail, right: rail },
      lateral: at([5, 5, 7, 10], index),
      friction: 0.3,
    }
    return { series: at(['BS-TR12A', 'BS-TR12S', 'BS-TR12S', 'BS-TR12A', 'BS-TR12S'] as const, index), given }
  })
}

/** Templates with their initial, lowest, and highest values, and with each option. */
function templateSamples(): Sample[] {
  return templates.flatMap((template) => {
    const initial = initialValues(template)
    const all = (of: 'min' | 'max'): Values => ({
      ...initial,
      ...Object.fromEntries(template.fields.map((field) => [field.name, field[of]])),
      ...(template.id === 'platform' && of === 'max' ? { length: 16, width: 16, truss: 'BS-TR12S' } : {}),
    })
    const options = template.choices.flatMap(({ name, options: list }) =>
      list.map(({ value }) => ({ label: value, values: { ...initial, [name]: value } })),
    )
    return [
      { label: 'initial', values: initial },
      { label: 'lowest', values: all('min') },
      { label: 'highest', values: all('max') },
      ...options,
    ].flatMap(({ label, values }) => {
      try {
        return [{ name: `${template.id}, ${label}`, structure: template.make(values, computedStatics()) }]
      } catch (error) {
        // Some options have no design at the initial dimensions.
        if (error instanceof TemplateProblem) return []
        throw error
      }
    })
  })
}

/** Loads at random locations on the members of a structure. */
function randomLoads({ parts }: Structure, next: () => number, scaleLb: number): Load[] {
  const members = parts.filter(isTruss)
  const count = 1 + Math.floor(next() * 4)
  const loads = Array.from({ length: count }, (_, index): Load => {
    const { id, partNumber } = at(members, Math.floor(next() * members.length))
    const lengthIn = lengthOf(partNumber)
    const [xIn, offIn] = [Math.round(next() * lengthIn), next() < 0.7 ? 0 : 5]
    const which = at(['live', 'dead', 'live'] as const, index)
    if (next() < 0.4) {
      const toIn = Math.min(lengthIn, xIn + 24)
      const fromIn = Math.max(0, toIn - 48)
      const lbPerFt = down(Math.round((next() * scaleLb) / 8))
      return { id: `r${index}`, kind: 'line', case: which, part: id, fromIn, toIn, lbPerFt }
    }
    return pointLoad(`r${index}`, id, [xIn, offIn, 0], down(Math.round(next() * scaleLb)), which)
  })
  return next() < 0.5
    ? loads
    : [...loads, { id: 'rw', kind: 'wind', case: 'wind', psf: 1 + Math.round(next() * 3), direction: [0, 1, 0] }]
}

const isPlainWind = ({ kind }: Load) => kind === 'wind'

/** A random structure: a grid of blocks, a flown or supported beam, a flown grid, or a template on the floor. */
export function randomStructure(seed: number): Structure {
  const next = randomFrom(seed)
  const kind = seed % 5
  const series = at(['BS-TR12A', 'BS-TR12S', 'BS-TR12A', 'BS-TR06A', 'BS-TR06S'] as const, Math.floor(next() * 5))
  const large = sizeOf(series) === 12 ? series : 'BS-TR12A'
  const size = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  if (kind === 0) {
    const base = gridStructure([size(2, 4), size(2, 3), 2])
    const supports = base.supports.map((each) => ({ ...each, kind: next() < 0.5 ? 'anchored' : 'floor' }) as const)
    const structure = { ...base, supports }
    return { ...structure, loads: randomLoads(structure, next, 150) }
  }
  if (kind === 1) {
    const feet = size(10, 30)
    const count = size(2, 4)
    const picksIn = Array.from(
      { length: count },
      (_, index) => 6 + 3 * Math.round(((feet * FT - 12) * (index + next() * 0.4)) / count / 3),
    )
    const bare = flownBeam(series, feet, [...new Set(picksIn)], () => [])
    return { ...bare, loads: randomLoads(bare, next, 300).filter((load) => !isPlainWind(load)) }
  }
  if (kind === 2) {
    const it = new Assembly()
    const feet = size(6, 24)
    const parts = it.run(series, [0, 0, 40 + sizeOf(series) / 2], 'x', feet)
    const support = next() < 0.5 ? 'floor' : 'anchored'
    for (const x of [0, feet * FT * (0.3 + 0.4 * next()), feet * FT].slice(next() < 0.5 ? 0 : 1))
      it.supportRun(parts, support, [Math.round(x), 0, 40])
    it.supportRun(parts, support, [size(0, 2) * FT, 0, 40])
    const bare = it.structure('Beam')
    return { ...bare, loads: randomLoads(bare, next, 300) }
  }
  if (kind === 3) {
    const bare = grid.make({ truss: large, width: size(8, 30), depth: size(8, 30), trim: 16, cross: size(0, 2) })
    return { ...bare, loads: randomLoads(bare, next, 200).filter((load) => !isPlainWind(load)) }
  }
  const bare = at(
    [
      () => goalPost.make({ truss: series, width: size(8, 24), leg: size(4, 14) }),
      () =>
        tower.make({
          truss: large,
          height: size(6, 20),
          outrigger: size(2, 6),
          outriggers: at(['none', 'two', 'four'], size(0, 2)),
        }),
      () => gantry.make({ truss: large, span: size(6, 20), depth: size(6, 10), leg: size(4, 10) }),
    ],
    size(0, 2),
  )()
  return { ...bare, loads: randomLoads(bare, next, 200) }
}

/** All samples except the gallery scenes. */
export const samples = (): Sample[] => [
  ...details(),
  ...templateSamples(),
  ...platformCases().flatMap(({ series, given }, index) => {
    const structure = platformSample(series, given)
    return structure ? [{ name: `platform ${index}`, structure }] : []
  }),
  ...Array.from({ length: 200 }, (_, seed) => ({ name: `random ${seed}`, structure: randomStructure(seed) })),
]
