/** Frames of connected parts. Lengths are in inches. */
import type { FrameModel } from '#engineering/frame/model.ts'
import type { PlacedPart, Point, SupportKind } from '../model.ts'
import { partRole } from '../shapes.ts'
import type { LineMember } from './members.ts'

/** A part of a frame that is not a member: a corner block, base, hinge, hanger, or lifting part. */
export interface Body {
  readonly part: PlacedPart
  readonly node: string
}

/** A connection between an end or side of a member and another part of the frame. */
export interface FrameJoint {
  readonly id: string
  /**
   * `inline` joins the ends of two members, `side` joins the end of member `a` to the side of member `b`, `crossing`
   * joins the sides of two members, `brace` joins the end of diagonal brace `a` to the side of member `b`, and `body`
   * joins a member to another part.
   */
  readonly kind: 'inline' | 'side' | 'crossing' | 'brace' | 'body'
  readonly node: string
  readonly a: string
  readonly aIn: number
  readonly b: string
  readonly bIn: number
  readonly at: Point
  /** Centers of the aligned holes. */
  readonly points: readonly Point[]
  readonly normal: Point
  /** Splice plates and gussets that connect both parts. */
  readonly plates: readonly PlacedPart[]
}

export interface Segment {
  readonly id: string
  readonly fromIn: number
  readonly toIn: number
  readonly start: string
  readonly end: string
}

export interface SupportPoint {
  readonly id: string
  readonly kind: SupportKind
  readonly node: string
  readonly at: Point
  readonly part: PlacedPart
  /** True if the support prevents rotation of its part. A base that tilts loses this restraint. */
  readonly isFixed: boolean
  /** True for a caster or wheel on the floor. */
  readonly isOnWheels: boolean
  /** True for a wheel that rolls freely. */
  readonly rolls?: true
  /** Axis about which the width of a level truss prevents it from rolling. */
  readonly rolling?: 'rx' | 'ry'
  /** Axis of the only truss at a hoist, which tilts about the other horizontal axis. */
  readonly hungAlong?: 'rx' | 'ry'
  /** True if the frame hangs from hoists that aren't in one line, so that it needs no springs against tilting. */
  readonly isSteady?: true
}

/** The pin line of an open hinge half, and the direction of the truss on each half. */
export interface OpenHinge {
  readonly at: Point
  readonly along: Point
  readonly axes: readonly [Point, Point]
}

/** A group of connected parts and its frame. */
export interface Frame {
  readonly model: FrameModel
  readonly lines: ReadonlyMap<string, LineMember>
  readonly segments: ReadonlyMap<string, readonly Segment[]>
  readonly bodies: ReadonlyMap<string, Body>
  /** Hinges with one pin line, by the ids of their halves. */
  readonly openHinges: ReadonlyMap<string, OpenHinge>
  readonly nodeAt: ReadonlyMap<string, Point>
  readonly joints: readonly FrameJoint[]
  readonly supports: readonly SupportPoint[]
}

/** A part that carries another one, the location of their connection, and its bolts. */
export interface Carrier {
  readonly part: string
  readonly at: Point
  readonly points: readonly Point[]
}

export interface StructureFrames {
  readonly frames: readonly Frame[]
  /** For each part that is not in a frame, the members and bodies that carry it. */
  readonly carriers: ReadonlyMap<string, readonly Carrier[]>
  /** Ids of parts that touch no member, and of members without a load table. */
  readonly loose: ReadonlySet<string>
  readonly unknown: readonly string[]
}

export const isReinforcement = (partNumber: string): boolean =>
  ['splice plate', 'splice angle', 'gusset'].includes(partRole(partNumber) ?? '')

/** A hanger, foot, or caster does not transfer moment. */
export const isHanger = (partNumber: string): boolean => partRole(partNumber) === 'hanger'

export const isBasePlate = (partNumber: string): boolean => partRole(partNumber) === 'base plate'
