/**
 * Frame model of a box truss: chords, lacing that is welded to the inside of the chord legs, posts, end frames, and
 * splice plates between sections. Units are inches. The truss extends along +x from x = 0 and is centered on y and z,
 * with z up.
 *
 * Members are located at their centroids. A rigid arm connects the centroid of a chord to the center of each lap, so
 * eccentric lacing bends the chords as it does in the real truss. At a joint, bolts clamp the plates to the chords, and
 * the end frames transfer only shear, as in the joint rating (`trusses.ts`).
 */
import type { FrameMember, FrameNode, FrameSection } from '#engineering/frame/model.ts'
import { grid } from '#engineering/grid.ts'
import { designWallIn, type LoadBearing, shearModulusKsi } from '#engineering/materials.ts'
import { POST_REACH_IN } from '#engineering/members/truss-lacing.ts'
import { SPLICE_BOLTS_IN, type TrussMember, trussMember } from '#engineering/members/truss-member.ts'
import {
  type BoxSeries,
  type BoxTrussModel,
  lacedHalfIn,
  lacingInsetIn,
  lacingLayout,
} from '#engineering/members/truss-models.ts'
import { trussStrength } from '#engineering/members/trusses.ts'
import { equalAngle, perforatedStiffness, squareTube } from '#engineering/sections/sections.ts'
import type { Vector } from '#engineering/vectors.ts'

export type TrussPiece = 'chord' | 'diagonal' | 'post' | 'end frame' | 'splice plate' | 'frame bolts'

/** A chord at a corner of the truss. The signs of its y and z coordinates identify the corner. */
export interface ChordLine {
  readonly side: 1 | -1
  readonly level: 1 | -1
  /**
   * Nodes in order of x. On each side of a node, lacing or a frame is welded to the chord over a length of `weldedIn`.
   */
  readonly nodes: readonly { readonly id: string; readonly xIn: number; readonly weldedIn: number }[]
  /** Ids of the members between nodes, in order of x. No member crosses a joint. */
  readonly members: readonly string[]
  /**
   * True if the first diagonal on this chord starts at the end of the truss. The nodes are then at whole multiples of
   * the spacing from that end.
   */
  readonly startsAtEnd: boolean
}

export interface TrussFrame {
  readonly nodes: readonly FrameNode[]
  readonly members: readonly FrameMember[]
  readonly pieceOf: ReadonlyMap<string, TrussPiece>
  readonly chords: readonly ChordLine[]
  readonly lengthIn: number
  readonly jointsIn: readonly number[]
}

interface Sections {
  readonly chord: FrameSection
  readonly lacing: FrameSection
  readonly endFrame: FrameSection
  readonly splice: FrameSection
}

const moduli = (material: LoadBearing, part = 1) => ({
  elasticPsi: 1000 * material.elasticKsi * part,
  shearPsi: 1000 * shearModulusKsi(material) * part,
})

/** Section properties of a flat bar that bends in plane about y. Torsion: Roark's, chapter 10, rectangle. */
const bar = (widthIn: number, thicknessIn: number) => ({
  areaIn2: widthIn * thicknessIn,
  iyIn4: (thicknessIn * widthIn ** 3) / 12,
  izIn4: (widthIn * thicknessIn ** 3) / 12,
  torsionIn4: (widthIn * thicknessIn ** 3 * (1 - (0.63 * thicknessIn) / widthIn)) / 3,
})

function sectionsOf({ model, material, lacingMaterial, splice }: TrussMember, netIn2: number): Sections {
  const { chord, lacing, endFrame } = model
  const angle = equalAngle(chord.legIn, chord.wallIn)
  const wall = designWallIn(lacingMaterial, lacing.wallIn)
  const tube = squareTube(lacing.sideIn, wall)
  const perforated = perforatedStiffness(angle.areaIn2, netIn2, grid.holeIn, grid.pitchIn)
  return {
    // Local y is the axis of symmetry of the angle. The angle is stiffest in bending about this axis.
    chord: {
      ...moduli(material, perforated),
      areaIn2: angle.areaIn2,
      iyIn4: angle.ixIn4 + Math.abs(angle.ixyIn4),
      izIn4: angle.ixIn4 - Math.abs(angle.ixyIn4),
      torsionIn4: ((2 * chord.legIn - chord.wallIn) * chord.wallIn ** 3) / 3,
    },
    // The torsion constant is from Bredt's formula for a thin closed wall.
    lacing: {
      ...moduli(lacingMaterial),
      areaIn2: tube.areaIn2,
      iyIn4: tube.ixIn4,
      izIn4: tube.iyIn4,
      torsionIn4: (lacing.sideIn - wall) ** 3 * wall,
    },
    endFrame: { ...moduli(material), ...bar(chord.legIn, endFrame.thicknessIn) },
    splice: { ...moduli(splice.material), ...bar((splice.widthIn - splice.windowIn) / 2, splice.thicknessIn) },
  }
}

/** A welded attachment on a chord, with its location and the center of its lap. */
interface Lap {
  readonly xIn: number
  /** Half the length of the attachment, measured along the chord. */
  readonly halfIn: number
  readonly side: 1 | -1
  readonly level: 1 | -1
  readonly place: Vector
}

interface Lacing {
  readonly piece: 'diagonal' | 'post'
  readonly laps: readonly [Lap, Lap]
}

/**
 * Returns a point on one of the four faces. Each face is the top face rotated about x. `across` is measured along the
 * width of the face, and `outward` is measured from the center of the truss.
 */
const onFace = (face: number, x: number, across: number, outward: number): Vector => {
  const turns: readonly (readonly [number, number])[] = [
    [across, outward],
    [-outward, across],
    [-across, -outward],
    [outward, -across],
  ]
  const [y, z] = turns[face] as readonly [number, number]
  return [x, y, z]
}

/** Returns the lacing for one length of truss that starts at `fromIn`. The layout is the same as in the solid. */
function lacingOf(model: BoxTrussModel, fromIn: number, lengthIn: number): Lacing[] {
  const { sizeIn, chord, lacing } = model
  const reach = lacedHalfIn(model)
  const toe = sizeIn / 2 - chord.legIn
  const outward = sizeIn / 2 - lacingInsetIn(model) - lacing.sideIn / 2
  const { diagonals: ends, postsIn } = lacingLayout(model, lengthIn)
  const lap = (face: number, x: number, across: number, halfIn: number): Lap => {
    const place = onFace(face, fromIn + x, across, outward)
    return { xIn: place[0], halfIn, side: place[1] > 0 ? 1 : -1, level: place[2] > 0 ? 1 : -1, place }
  }
  return [0, 1, 2, 3].flatMap((face) => {
    const diagonals = ends.map(({ fromIn: left, toIn: right, rises }): Lacing => {
      const up = rises === (face % 2 === 0) ? 1 : -1
      // Distance from the end of the diagonal to the center of its lap, measured along x.
      const inset = ((lacing.lapIn / 2) * (right - left)) / (2 * reach)
      const across = reach - lacing.lapIn / 2
      const half = ((lacing.sideIn / 2) * Math.hypot(2 * reach, right - left)) / (2 * reach)
      return {
        piece: 'diagonal',
        laps: [lap(face, left + inset, -up * across, half), lap(face, right - inset, up * across, half)],
      }
    })
    const posts = postsIn.map((x): Lacing => {
      const across = toe + (lacing.lapIn + POST_REACH_IN) / 2
      return {
        piece: 'post',
        laps: [lap(face, x, -across, lacing.sideIn / 2), lap(face, x, across, lacing.sideIn / 2)],
      }
    })
    return [...diagonals, ...posts]
  })
}

const corners = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const

class Builder {
  readonly nodes: FrameNode[] = []
  readonly members: FrameMember[] = []
  readonly pieceOf = new Map<string, TrussPiece>()
  private readonly model: BoxTrussModel
  private readonly centroidIn: number

  constructor(model: BoxTrussModel) {
    this.model = model
    this.centroidIn = equalAngle(model.chord.legIn, model.chord.wallIn).centroidIn[1]
  }

  chordPlace(side: number, level: number, x: number): Vector {
    const away = this.model.sizeIn / 2 - this.centroidIn
    return [x, side * away, level * away]
  }

  static chordNode(side: number, level: number, x: number): string {
    return `${level > 0 ? 'upper' : 'lower'} ${side > 0 ? 'right' : 'left'} ${x.toFixed(3)}`
  }

  add(piece: TrussPiece, member: Omit<FrameMember, 'id'>): string {
    const id = `${piece} ${this.members.length}`
    this.members.push({ id, ...member })
    this.pieceOf.set(id, piece)
    return id
  }

  /** Returns the arm from the centroid of a chord to a point. */
  arm(side: number, level: number, place: Vector): Vector {
    const [x, y, z] = this.chordPlace(side, level, place[0])
    return [place[0] - x, place[1] - y, place[2] - z]
  }
}

/** Returns the frame model for a truss with sections of these lengths, listed in order and in feet. */
export function trussFrame(series: BoxSeries, lengthsFt: readonly number[]): TrussFrame {
  const member = trussMember(series)
  const { model } = member
  const sections = sectionsOf(member, trussStrength(member).chord.netIn2)
  const builder = new Builder(model)
  const starts = lengthsFt.map((_, index) => 12 * lengthsFt.slice(0, index).reduce((sum, each) => sum + each, 0))
  const lengthIn = 12 * lengthsFt.reduce((sum, each) => sum + each, 0)
  const lengths = lengthsFt.map((feet, index) => ({
    fromIn: starts[index] as number,
    toIn: (starts[index] as number) + 12 * feet,
  }))
  const lacing = lengths.map(({ fromIn, toIn }) => lacingOf(model, fromIn, toIn - fromIn))
  const jointsIn = starts.slice(1)
  const chords = corners.map(([side, level]): ChordLine => {
    const laps = lacing.map((each) =>
      each.flatMap((piece) => piece.laps).filter((lap) => lap.side === side && lap.level === level),
    )
    const lines = lengths.map((length, index) =>
      chordLength(builder, sections, model, { ...length, side, level }, laps[index] as Lap[], jointsIn),
    )
    const first = Math.min(...(laps[0] as Lap[]).map(({ xIn }) => xIn))
    return {
      side,
      level,
      nodes: lines.flatMap((line) => line.nodes),
      members: lines.flatMap((line) => line.members),
      startsAtEnd: first < model.lacing.panelIn / 2,
    }
  })
  for (const { piece, laps } of lacing.flat()) {
    const [a, b] = laps
    builder.add(piece, {
      start: Builder.chordNode(a.side, a.level, a.xIn),
      end: Builder.chordNode(b.side, b.level, b.xIn),
      startOffsetIn: builder.arm(a.side, a.level, a.place),
      endOffsetIn: builder.arm(b.side, b.level, b.place),
      section: sections.lacing,
      reference: [1, 0.1, 0.1],
    })
  }
  for (const { fromIn, toIn } of lengths) {
    const half = model.endFrame.thicknessIn / 2
    for (const x of [fromIn + half, toIn - half]) addEndFrame(builder, sections, model, x)
  }
  for (const joint of jointsIn) addJoint(builder, sections, member, joint)
  return { nodes: builder.nodes, members: builder.members, pieceOf: builder.pieceOf, chords, lengthIn, jointsIn }
}

interface ChordLength {
  readonly fromIn: number
  readonly toIn: number
  readonly side: 1 | -1
  readonly level: 1 | -1
}

/** Adds a chord in one length of truss. The chord's nodes are at the frames, laps, panel points, and splice bolts. */
function chordLength(
  builder: Builder,
  sections: Sections,
  { endFrame, lacing }: BoxTrussModel,
  { fromIn, toIn, side, level }: ChordLength,
  laps: readonly Lap[],
  jointsIn: readonly number[],
) {
  const half = endFrame.thicknessIn / 2
  const panels = Array.from(
    { length: Math.round((toIn - fromIn) / lacing.panelIn) - 1 },
    (_, index) => fromIn + (index + 1) * lacing.panelIn,
  )
  const bolts = SPLICE_BOLTS_IN.flatMap((bolt) => [
    ...(jointsIn.includes(fromIn) ? [fromIn + bolt] : []),
    ...(jointsIn.includes(toIn) ? [toIn - bolt] : []),
  ])
  const places = [
    ...[...panels, ...bolts].map((xIn) => ({ xIn, weldedIn: 0 })),
    ...laps.map(({ xIn, halfIn }) => ({ xIn, weldedIn: halfIn })),
    ...[fromIn + half, toIn - half].map((xIn) => ({ xIn, weldedIn: half })),
  ]
  const byId = new Map(places.map((place) => [Builder.chordNode(side, level, place.xIn), place]))
  const nodes = [...byId].map(([id, place]) => ({ id, ...place })).sort((a, b) => a.xIn - b.xIn)
  for (const { id, xIn } of nodes) builder.nodes.push({ id, atIn: builder.chordPlace(side, level, xIn) })
  const members = nodes
    .slice(1)
    .map(({ id }, index) =>
      builder.add('chord', {
        start: (nodes[index] as { id: string }).id,
        end: id,
        section: sections.chord,
        reference: [0, -side, -level],
      }),
    )
  return { nodes, members }
}

/** Adds an end frame as four strips between its solid corners. The strips are as wide as the chord legs. */
function addEndFrame(builder: Builder, { endFrame }: Sections, { sizeIn, chord }: BoxTrussModel, x: number): void {
  const [middle, edge] = [sizeIn / 2 - chord.legIn / 2, sizeIn / 2 - chord.legIn]
  for (const [index, [side, level]] of corners.entries()) {
    const [nextSide, nextLevel] = corners[(index + 1) % 4] as (typeof corners)[number]
    const isVertical = side === nextSide
    const place = (s: number, l: number): Vector => (isVertical ? [x, s * middle, l * edge] : [x, s * edge, l * middle])
    builder.add('end frame', {
      start: Builder.chordNode(side, level, x),
      end: Builder.chordNode(nextSide, nextLevel, x),
      startOffsetIn: builder.arm(side, level, place(side, level)),
      endOffsetIn: builder.arm(nextSide, nextLevel, place(nextSide, nextLevel)),
      section: endFrame,
      reference: [1, 0, 0],
    })
  }
}

/** Adds the bolts between two end frames, and two splice plates, one on each vertical face. */
function addJoint(builder: Builder, sections: Sections, { model, splice }: TrussMember, joint: number): void {
  const half = model.endFrame.thicknessIn / 2
  const [inner, outer] = SPLICE_BOLTS_IN
  for (const [side, level] of corners) {
    const at = (x: number): Vector => [
      x,
      side * (model.sizeIn / 2 + splice.thicknessIn / 2),
      (level * splice.gaugeIn) / 2,
    ]
    const places = [joint - outer, joint - inner, joint + inner, joint + outer]
    for (const [index, to] of places.slice(1).entries()) {
      const from = places[index] as number
      builder.add('splice plate', {
        start: Builder.chordNode(side, level, from),
        end: Builder.chordNode(side, level, to),
        startOffsetIn: builder.arm(side, level, at(from)),
        endOffsetIn: builder.arm(side, level, at(to)),
        section: sections.splice,
      })
    }
    builder.add('frame bolts', {
      start: Builder.chordNode(side, level, joint - half),
      end: Builder.chordNode(side, level, joint + half),
      endReleases: ['x', 'rx', 'ry', 'rz'],
      section: sections.endFrame,
    })
  }
}
