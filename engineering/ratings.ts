/**
 * What joints and parts beside the members carry, by part number: allowable values with what governs them and the design
 * factor on it. The repetitive-use factor is in every value. Loads in lb, moments in ft·lb, rounded down.
 */
import { REPETITIVE_USE_FACTOR } from './beams.ts'
import { bearingKip, boltKip, boltShearKip, boltTensionKip, filletKipPerIn } from './checks/fasteners.ts'
import { bendingKsi, inPlaneKipIn, pullThroughKip, stripKipIn } from './checks/flexure.ts'
import { holeWidthIn, tensionKip } from './checks/tension.ts'
import { grid } from './grid.ts'
import { roundedDownLb } from './load-rows.ts'
import { bolt, designWallIn, type LoadBearing, strengthsKsi } from './materials.ts'
import {
  type AdapterModel,
  adapters,
  type BaseModel,
  base03,
  bases,
  gussets,
  type HangerModel,
  hangers,
  hinges,
  type MountModel,
  mounts,
  saddle03,
  spliceAngle,
  splicePlates,
} from './part-models.ts'
import { drilledAngle } from './sections.ts'
import { type BoxSeries, type BoxSize, boxSeries, boxTrusses, tubeSeries, tubeTruss } from './truss-models.ts'
import { endStubKip, type TrussStrength, trussMember, trussStrength } from './trusses.ts'
import { formatNumber, KG_PER_POUND, NEWTON_METERS_PER_FOOT_POUND } from './units.ts'

export interface RatedValue {
  /** 'Moment', 'Shear', 'Tension' … */
  readonly what: string
  readonly value: number
  readonly unit: 'lb' | 'ft·lb'
  /** What would give way first. */
  readonly governing: string
  /** Strength of that over the value: the safety factor of its standard, and the repetitive-use factor. */
  readonly designFactor: number
}

/** A part on what it is bolted to, and by how many. */
export interface Rating {
  readonly partNumber: string
  /** 'BS-TR12A, two plates, one on either upright side'. */
  readonly on: string
  readonly values: readonly RatedValue[]
}

/** One strength among several of which the least governs: its value in kip or kip·in, what it is of, and its safety factor. */
interface Limit {
  readonly kip: number
  readonly governing: string
  readonly omega: number
}

const least = (limits: readonly Limit[]): Limit => limits.reduce((low, each) => (each.kip < low.kip ? each : low))

const rated = (what: string, unit: RatedValue['unit'], limits: readonly Limit[]): RatedValue => {
  const { kip, governing, omega } = least(limits)
  const value = (REPETITIVE_USE_FACTOR * kip * 1000) / (unit === 'lb' ? 1 : 12)
  return {
    what,
    value: roundedDownLb(value),
    unit,
    governing,
    designFactor: Math.floor((omega / REPETITIVE_USE_FACTOR) * 10) / 10,
  }
}

const scaled = (limit: Limit, by: number): Limit => ({ ...limit, kip: limit.kip * by })

/** Bending of plate: yielding of a ductile piece of metal. */
const plateBending = (material: LoadBearing, kip: number, governing: string): Limit => ({
  kip,
  governing,
  omega: material.omegaYield,
})

// Joints of box truss

const strengthOf = (series: BoxSeries): TrussStrength => trussStrength(trussMember(series))

const chordSeries = Object.keys(boxSeries) as BoxSeries[]
const ofSize = (size: BoxSize): BoxSeries[] => chordSeries.filter((series) => boxSeries[series].size === size)

function splicePlateRating(series: BoxSeries): Rating {
  const { joint, shearLb } = strengthOf(series)
  const { splice, material, model } = trussMember(series)
  const gauge = model.sizeIn - 2 * model.chord.holeRowIn
  return {
    partNumber: splice.partNumber,
    on: `${series}, two plates, one on either upright side`,
    values: [
      rated('Moment', 'ft·lb', [
        { kip: 2 * joint.boltsKip * gauge, governing: 'bolts bearing on the chord', omega: material.omegaRupture },
        { kip: 2 * joint.netKip * gauge, governing: 'net section of the chord', omega: material.omegaRupture },
        { kip: joint.plateKipIn, governing: 'net section of the plates', omega: splice.material.omegaRupture },
      ]),
      rated('Shear', 'lb', [
        endStub(series),
        { kip: shearLb / 1000, governing: 'lacing', omega: material.omegaRupture },
      ]),
    ],
  }
}

/** Chord between the end frame and the first diagonal, of both upright sides. */
const endStub = (series: BoxSeries): Limit => {
  const { model, material } = trussMember(series)
  return {
    kip: 2 * endStubKip(model, strengthOf(series).chord),
    governing: 'chord bent at the end frame',
    omega: material.omegaYield,
  }
}

/** Four angles inside the chords: both legs of a chord are connected, so nothing is lost to shear lag. */
function spliceAngleRating(series: BoxSeries): Rating {
  const { chord, armIn, momentInLb, joint } = strengthOf(series)
  const { material } = trussMember(series)
  const hole = holeWidthIn(spliceAngle.material, grid.holeIn)
  const angle = drilledAngle(spliceAngle.legIn, spliceAngle.wallIn, spliceAngle.holeRowIn, hole)
  const angleKip = tensionKip(spliceAngle.material, { grossIn2: Number.POSITIVE_INFINITY, netIn2: angle.areaIn2 })
  return {
    partNumber: spliceAngle.partNumber,
    on: `${series}, four angles, one in each chord`,
    values: [
      rated('Moment', 'ft·lb', [
        { kip: momentInLb / 1000, governing: 'chords between the joints', omega: material.omegaYield },
        { kip: 4 * joint.boltsKip * armIn, governing: 'bolts bearing on the chord', omega: material.omegaRupture },
        { kip: 2 * angleKip * armIn, governing: 'net section of the angles', omega: spliceAngle.material.omegaRupture },
        { kip: 2 * chord.tensionKip * armIn, governing: 'net section of the chord', omega: material.omegaRupture },
      ]),
      rated('Shear', 'lb', [endStub(series)]),
    ],
  }
}

/**
 * Pull of a chord on the end frame, kip: the frame is bent between the chord's nearest leg and each of the chord's bolts.
 * `material` is that of the weaker of two frames that are bolted together.
 */
function frameCornerKip(size: BoxSize, material: LoadBearing, thicknessIn: number): number {
  const { sizeIn, chord, endFrame } = boxTrusses[size]
  const half = sizeIn / 2
  const bolts =
    endFrame.slotsIn.length > 0 ? [endFrame.slotsIn[0]?.[0]] : endFrame.holesIn.filter(([x, y]) => x > 0 && y > 0)
  return bolts.reduce((sum, place) => {
    if (!place) return sum
    const fromHeel = place.map((at) => half - at)
    const [near = 0, along = 0] = fromHeel.toSorted((a, b) => a - b)
    const gageIn = near - chord.wallIn
    // The frame is held along the leg alone: from the bolt to the leg's toe, and as far as the gage to the heel.
    const widthIn = gageIn + Math.min(gageIn, Math.max(0, chord.legIn - along))
    const kip = pullThroughKip(
      material,
      thicknessIn,
      { gageIn, widthIn, clamped: false, welded: true },
      bolt.diameterIn,
    )
    return sum + Math.min(kip, boltTensionKip())
  }, 0)
}

interface FrameJoint {
  readonly moment: Limit
  readonly tension: Limit
  readonly shear: Limit
}

/** A truss bolted by its end frame alone, on `other` of the same thickness. */
function frameJoint(series: BoxSeries, other: LoadBearing): FrameJoint {
  const { model, material } = trussMember(series)
  const { armIn } = strengthOf(series)
  const { size } = boxSeries[series]
  const weaker = strengthsKsi(other, true).yieldKsi < strengthsKsi(material, true).yieldKsi ? other : material
  const corner = frameCornerKip(size, weaker, model.endFrame.thicknessIn)
  const [x = 0, y = 0] =
    model.endFrame.slotsIn[0]?.[0] ?? model.endFrame.holesIn.find(([px, py]) => px > 0 && py > 0) ?? []
  // From the lower of a chord's bolts to the chords that are pressed together.
  const lever = Math.min(x, y) + armIn / 2
  const bends = (kip: number) => plateBending(weaker, kip, 'bending of the end frame')
  return { moment: bends(2 * corner * lever), tension: bends(4 * corner), shear: endStub(series) }
}

const frameValues = ({ moment, tension, shear }: FrameJoint): RatedValue[] => [
  rated('Moment', 'ft·lb', [moment]),
  rated('Shear', 'lb', [shear]),
  rated('Tension', 'lb', [tension]),
]

const endFrameRating = (series: BoxSeries): Rating => ({
  partNumber: `${series}-10`,
  on: 'end frames alone, all their bolts, no splice plates',
  values: frameValues(frameJoint(series, boxSeries[series].material)),
})

/** The block's sides pass a moment round the corner as racking: each strip of a frame is bent half its window's height away. */
function cornerBlockRating(series: BoxSeries): Rating {
  const { size } = boxSeries[series]
  const { sizeIn, chord, endFrame } = boxTrusses[size]
  const block = hinges.material
  const joint = frameJoint(series, block)
  const strip = (bendingKsi(block, true) * endFrame.thicknessIn * chord.legIn ** 2) / 6
  const window = sizeIn - 2 * chord.legIn
  const racking: Limit = {
    kip: 2 * 2 * strip * (sizeIn / (window / 2)),
    governing: 'racking of the block’s sides',
    omega: block.omegaYield,
  }
  return {
    partNumber: `BS-TR-CB${size === 12 ? '12' : '06'}`,
    on: `${series}, by its end frame`,
    values: [rated('Moment', 'ft·lb', [joint.moment, racking]), ...frameValues(joint).slice(1)],
  }
}

/** Hinge assemblies, all pins in: frame and bolts as of an end frame, pins through knuckles above and below. */
function hingeRating(series: BoxSeries): Rating {
  const { size } = boxSeries[series]
  const joint = frameJoint(series, hinges.material)
  const knuckle = bearingKip(hinges.material, {
    wallIn: hinges.knuckleIn,
    edgeIn: hinges.lugIn / 2,
    holeIn: hinges.pinHoleIn,
    diameterIn: hinges.pinIn,
    welded: true,
  })
  const pins: Limit = {
    kip: hinges.knuckles[size] * knuckle,
    governing: 'pins bearing on the knuckles',
    omega: hinges.material.omegaRupture,
  }
  return {
    partNumber: `BS-HG-180-${size === 12 ? '12' : '06'}`,
    on: `${series}, both pin lines closed`,
    values: [
      rated('Moment', 'ft·lb', [joint.moment, scaled(pins, size + 2 * hinges.axisIn)]),
      rated('Shear', 'lb', [joint.shear, scaled(pins, 2)]),
      rated('Tension', 'lb', [joint.tension, scaled(pins, 2)]),
    ],
  }
}

/** A gusset braces the inside corner: its force along each member presses that chord sideways at its bolts. */
function gussetRating(series: BoxSeries, kind: '90' | '180'): Rating {
  const { size, material } = boxSeries[series]
  const { chord, chordPointLb } = strengthOf(series)
  const count = gussets.bolts[size]
  const bearing = boltKip(material, {
    wallIn: boxTrusses[size].chord.wallIn,
    edgeIn: Math.min(grid.firstHoleIn - boxTrusses[size].endFrame.thicknessIn, boxTrusses[size].chord.holeRowIn),
    holeIn: grid.holeIn,
    welded: true,
  })
  return {
    partNumber: `BS-PL-G${kind}-${size === 12 ? '12' : '06'}`,
    on: `${series}, one plate on either side of the joint, each along each member`,
    values: [
      rated('Brace force', 'lb', [
        { kip: chordPointLb / 1000, governing: 'chord bent between nodes', omega: material.omegaYield },
        { kip: count * bearing, governing: 'bolts bearing on the chord', omega: material.omegaRupture },
        { kip: chord.tensionKip, governing: 'net section of the chord', omega: material.omegaRupture },
      ]),
    ],
  }
}

function baseRating({ partNumber, size, thicknessIn, runnerIn, anchorsIn }: BaseModel, series: BoxSeries): Rating {
  const { chord, armIn } = strengthOf(series)
  const { material } = trussMember(series)
  const plate = gussets.material
  const joint = frameJoint(series, material)
  const limits: Limit[] = [{ kip: 4 * chord.compressionKip, governing: 'chords', omega: material.omegaYield }]
  if (runnerIn) {
    const lever = runnerIn - armIn / 2
    const strip = stripKipIn(plate, 2 * lever + boxTrusses[size].chord.legIn, thicknessIn, false)
    limits.push(plateBending(plate, (4 * strip) / lever, 'bending of the plate between runners'))
  }
  const values = [rated('Axial load', 'lb', limits)]
  if (!runnerIn) values.push(...frameValues(joint))
  return {
    partNumber,
    on: runnerIn ? `${series}, free-standing` : `${series}, four 1/2 in anchors ${anchorsIn} in apart`,
    values,
  }
}

// The 3 in tube

/** One bolt of the tube's wall: beyond welds, two diameters from any edge. */
const tubeBolt = (material: LoadBearing): Limit => ({
  kip: boltKip(material, {
    wallIn: designWallIn(material, tubeTruss.wallIn),
    edgeIn: grid.firstHoleIn,
    holeIn: grid.holeIn,
  }),
  governing: 'bolts bearing on the tube',
  omega: material.omegaRupture,
})

const tubes = Object.keys(tubeSeries) as (keyof typeof tubeSeries)[]

/** Two plates on opposite sides, two bolts of each on either side of the joint: a couple, a pitch apart. */
function tubeSpliceRating(series: keyof typeof tubeSeries): Rating {
  const one = tubeBolt(tubeSeries[series])
  const plate = splicePlates[3]
  const hole = holeWidthIn(plate.material, grid.holeIn)
  const net = inPlaneKipIn(plate.material, { ...plate, gaugeIn: hole / 2 }, hole)
  return {
    partNumber: plate.partNumber,
    on: `${series}, two plates on opposite sides`,
    values: [
      rated('Moment', 'ft·lb', [
        scaled(one, 2 * grid.pitchIn),
        { kip: 2 * net, governing: 'net section of the plates', omega: plate.material.omegaRupture },
      ]),
      rated('Tension', 'lb', [scaled(one, 4)]),
    ],
  }
}

const tubeGussetRating = (series: keyof typeof tubeSeries, kind: '90' | '180'): Rating => ({
  partNumber: `BS-PL-G${kind}-03`,
  on: `${series}, one plate on either side of the joint`,
  values: [
    rated('Moment', 'ft·lb', [
      scaled(tubeBolt(tubeSeries[series]), 2 * grid.pitchIn),
      {
        kip:
          2 *
          inPlaneKipIn(
            gussets.material,
            { thicknessIn: gussets.thicknessIn, widthIn: tubeTruss.sideIn, windowIn: 0, gaugeIn: grid.holeIn / 2 },
            holeWidthIn(gussets.material, grid.holeIn),
          ),
        governing: 'net section of the plates',
        omega: gussets.material.omegaRupture,
      },
    ]),
  ],
})

function tubeBaseRating(series: keyof typeof tubeSeries): Rating {
  const one = tubeBolt(tubeSeries[series])
  const { material, sideIn, thicknessIn, anchorsIn, spigotIn } = base03
  const lever = (anchorsIn - spigotIn) / 2
  const uplift = stripKipIn(material, sideIn, thicknessIn, false) / lever
  return {
    partNumber: base03.partNumber,
    on: `${series}, anchors at the corners and sides`,
    values: [
      rated('Moment', 'ft·lb', [
        scaled(one, 2 * tubeTruss.sideIn),
        plateBending(material, uplift * ((anchorsIn + spigotIn) / 2), 'bending of the plate'),
      ]),
      rated('Uplift', 'lb', [scaled(one, 8), plateBending(material, 4 * uplift, 'bending of the plate')]),
    ],
  }
}

// What hangs on chords

/** Bending of a chord's leg under the pull of a bolt through its hole row, near a node. */
function legPull(series: BoxSeries, clamped: boolean): Limit {
  const { size, material } = boxSeries[series]
  const { wallIn, holeRowIn, legIn } = boxTrusses[size].chord
  const gageIn = holeRowIn - wallIn
  const widthIn = Math.min(grid.pitchIn, 2 * legIn)
  return plateBending(
    material,
    pullThroughKip(material, wallIn, { gageIn, widthIn, clamped, welded: true }, bolt.diameterIn),
    'chord leg bent by the bolts',
  )
}

const chordPoint = (series: BoxSeries): Limit => ({
  kip: strengthOf(series).chordPointLb / 1000,
  governing: 'chord bent between nodes',
  omega: boxSeries[series].material.omegaYield,
})

/** What the chords bear of a mount, at a node; of a single place, anywhere. The part's own limit is its working load limit. */
const mountRatings = ({ partNumber, sizes, bolts, chords, clamped }: MountModel): Rating[] =>
  sizes.flatMap(ofSize).map((series) => ({
    partNumber,
    on: `${series}, limit of the chord${chords === 2 ? 's, at a node' : ', anywhere'}`,
    values: [
      rated('Pull', 'lb', [scaled(legPull(series, clamped), bolts), ...(chords === 1 ? [chordPoint(series)] : [])]),
    ],
  }))

const saddleRatings = (): Rating[] =>
  tubes.map((series) => ({
    partNumber: saddle03.partNumber,
    on: `${series}, limit of the tube’s walls`,
    values: [rated('Pull', 'lb', [scaled(tubeBolt(tubeSeries[series]), 2 * saddle03.bolts)])],
  }))

/** The seat's load is off the chord by half its length: the top bolts are pulled as the foot presses on the chord's face. */
function hangerRating({ partNumber, seatIn, columnIn, joistIn }: HangerModel): Rating {
  const { material, sheetIn, bendIn, seatLengthIn, topIn } = hangers
  const gageIn = columnIn - seatIn / 2 - sheetIn - bendIn
  const pull = pullThroughKip(
    material,
    sheetIn,
    { gageIn, widthIn: 2 * gageIn, clamped: false, welded: false },
    bolt.diameterIn,
  )
  const lever = joistIn - topIn
  const onBolts = bearingKip(material, { wallIn: sheetIn, edgeIn: grid.firstHoleIn, holeIn: grid.holeIn })
  return {
    partNumber,
    on: 'limit of the part, by its two top bolts; without the joist and its screws',
    values: [
      rated('Joist load', 'lb', [
        {
          kip: 2 * Math.min(onBolts, boltShearKip()),
          governing: 'bolts bearing on the sheet',
          omega: material.omegaRupture,
        },
        plateBending(material, (2 * pull * lever) / (seatLengthIn / 2), 'ears bent by the top bolts'),
      ]),
    ],
  }
}

/** What a chord bears of a joist hanger, off its nodes. */
const hangerOnChord = (series: BoxSeries): Rating => ({
  partNumber: 'BS-JH-28',
  on: `${series}, any hanger, limit of the chord, anywhere`,
  values: [rated('Joist load', 'lb', [chordPoint(series)])],
})

/** Sockets are bent where the pipe leaves them; sleeves are pulled off their plate. Along the pipe nothing is counted. */
function adapterRating({
  partNumber,
  plateIn,
  spreadIn,
  boltsEach,
  socketIn,
  round,
  stands,
  lengthIn,
}: AdapterModel): Rating {
  const { material, thicknessIn, weldIn } = adapters
  const fillet = filletKipPerIn(material, weldIn, weldIn)
  const width = Math.min(plateIn[1], boltsEach * grid.pitchIn)
  const gageIn = (spreadIn - socketIn) / 2
  const plate = pullThroughKip(
    material,
    thicknessIn,
    { gageIn: Math.max(gageIn, bolt.diameterIn), widthIn: width, clamped: false, welded: false },
    bolt.diameterIn,
  )
  if (stands) {
    const ring = round ? (Math.PI * socketIn ** 2) / 4 : (4 / 3) * socketIn ** 2
    return {
      partNumber,
      on: 'limit of the part, all bolts in, moment in line with them',
      values: [
        rated('Moment', 'ft·lb', [
          { kip: fillet * ring, governing: 'weld of the socket', omega: material.omegaRupture },
          plateBending(material, plate * spreadIn, 'bending of the plate'),
        ]),
      ],
    }
  }
  return {
    partNumber,
    on: 'limit of the part, square to its plate',
    values: [
      rated('Pull', 'lb', [
        { kip: 2 * fillet * (lengthIn - 0.5), governing: 'weld of the sleeve', omega: material.omegaRupture },
        plateBending(material, 2 * plate, 'bending of the plate'),
      ]),
    ],
  }
}

/** What a chord bears of an adapter's bolts: the moment of a socket, and the pull of a sleeve. */
const adapterOnChord = (series: BoxSeries): Rating => {
  const one = legPull(series, true)
  return {
    partNumber: 'BS-PA-90-2',
    on: `${series}, any two-hole adapter, limit of the chord`,
    values: [rated('Moment', 'ft·lb', [scaled(one, 6)]), rated('Pull', 'lb', [scaled(one, 2), chordPoint(series)])],
  }
}

const KINDS = ['90', '180'] as const

let made: readonly Rating[] | undefined

/** Every rating, joints first; computed once. */
export function ratings(): readonly Rating[] {
  made ??= [
    ...chordSeries.map(splicePlateRating),
    ...ofSize(12).map(spliceAngleRating),
    ...tubes.map(tubeSpliceRating),
    ...chordSeries.map(endFrameRating),
    ...chordSeries.map(cornerBlockRating),
    ...chordSeries.map(hingeRating),
    ...KINDS.flatMap((kind) => [
      ...chordSeries.map((series) => gussetRating(series, kind)),
      ...tubes.map((series) => tubeGussetRating(series, kind)),
    ]),
    ...bases.flatMap((base) => ofSize(base.size).map((series) => baseRating(base, series))),
    ...tubes.map(tubeBaseRating),
    ...mounts.flatMap(mountRatings),
    ...saddleRatings(),
    ...hangers.models.map(hangerRating),
    ...chordSeries.map(hangerOnChord),
    ...adapters.models.map(adapterRating),
    ...chordSeries.map(adapterOnChord),
  ]
  return made
}

/** Ratings of a part, by its number; of truss, by that of its 10 ft length. */
export const ratingsOf = (partNumber: string): readonly Rating[] =>
  ratings().filter((rating) => rating.partNumber === partNumber)

/** Ratings that hold for a series, by its part number without a length: joints of its members, and parts on its chords. */
export const ratingsOn = (series: string): readonly Rating[] =>
  ratings().filter(({ partNumber, on }) => partNumber === `${series}-10` || on.startsWith(`${series},`))

/** Limits of parts by themselves, whatever they are bolted to. */
export const ratingsOfParts = (): readonly Rating[] => ratings().filter(({ on }) => on.startsWith('limit of the part'))

/** A rated value as it is printed, in both units: '5,630 ft·lb', '7,630 N·m'; metric values are rounded down like the others. */
export function printedValue({ value, unit }: RatedValue): { readonly us: string; readonly metric: string } {
  const us = `${formatNumber(value)} ${unit}`
  if (unit === 'lb') return { us, metric: `${formatNumber(Math.floor(value * KG_PER_POUND))} kg` }
  const newtonMeters = value * NEWTON_METERS_PER_FOOT_POUND
  const step = newtonMeters >= 1000 ? 10 : 1
  return { us, metric: `${formatNumber(Math.floor(newtonMeters / step) * step)} N·m` }
}
