/** Effects of the load cases in the load tables on a span, per pound of load. Units are inches and pounds. */
import type { LoadCase } from './load-cases.ts'
import { pointPlacesIn } from './point-places.ts'

/** Effects of a unit load. Shear and forces are per pound of load. */
export interface Effects {
  /** Maximum moment per unit load, in inches. */
  readonly moment: number
  readonly shear: number
  /** Maximum concentrated force within the span, and maximum force at an end (a reaction or a load at the tip). */
  readonly within: number
  readonly end: number
  /** Moment (in inches) and shear at each cross section. A joint can be at any of these sections. */
  readonly sections: readonly Section[]
  /** Bending deflection per unit load, multiplied by E I, in cubic inches. */
  readonly deflection: number
  /** Deflection from shear in the lacing per unit load, multiplied by the shear stiffness, in inches. */
  readonly web: number
}

interface Section {
  readonly moment: number
  readonly shear: number
}

/**
 * Nodes on one chord, where loads can be applied to a truss. The first node is `offsetIn` from a support, and the nodes
 * are `spacingIn` apart.
 */
export interface Nodes {
  readonly spacingIn: number
  readonly offsetIn: number
}

/** A load or support closer than this to a node of a truss acts at the node, in inches. */
export const AT_NODE_IN = 1.5

/**
 * Returns the nearest node within a span, or both nodes if two are equally close. Returns an empty list if the span has
 * no node.
 */
export function nearest({ spacingIn, offsetIn }: Nodes, place: number, spanIn: number): number[] {
  const count = Math.ceil(spanIn / spacingIn) + 1
  const all = Array.from({ length: count }, (_, index) => offsetIn + index * spacingIn)
  const inside = all.filter((at) => at > 0 && at < spanIn)
  const distance = Math.min(...inside.map((at) => Math.abs(at - place)))
  return inside.filter((at) => Math.abs(at - place) < distance + 1e-6)
}

/** Returns the effects of unit point loads on a simple span, by superposition of case 8 in AISC Manual table 3-23. */
function effectsOf(places: readonly number[], spanIn: number): Effects {
  const left = places.reduce((sum, at) => sum + (spanIn - at) / spanIn, 0)
  const momentAt = (x: number) => left * x - places.reduce((sum, at) => sum + Math.max(0, x - at), 0)
  const deflection = places.reduce((sum, at) => {
    const toSupport = Math.min(at, spanIn - at)
    return sum + (toSupport * (3 * spanIn ** 2 - 4 * toSupport ** 2)) / 48
  }, 0)
  const shear = Math.max(left, places.length - left)
  const shearAt = (x: number, side: 'left' | 'right') =>
    Math.abs(left - places.filter((at) => (side === 'left' ? at < x : at <= x)).length)
  return {
    moment: Math.max(...places.map(momentAt)),
    shear,
    within: Math.max(...places.map((place) => places.filter((at) => at === place).length)),
    end: shear,
    sections: places.map((at) => ({
      moment: momentAt(at),
      shear: Math.max(shearAt(at, 'left'), shearAt(at, 'right')),
    })),
    deflection,
    web: momentAt(spanIn / 2),
  }
}

const combinations = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((made, list) => made.flatMap((each) => list.map((value) => [...each, value])), [[]])

/** Locations of cross sections as fractions of the span, from one end to midspan. */
const UNIFORM_SECTIONS = Array.from({ length: 26 }, (_, index) => index / 50)

/**
 * Returns the effects of a unit load case on a simple span. If `nodes` are given, each point load can also be at its
 * nearest node, or at either node if two are equally close. Each effect is the maximum over all combinations.
 */
export function effects(loadCase: LoadCase, spanIn: number, nodes: readonly Nodes[] = []): Effects {
  if (loadCase === 'uniform') {
    return {
      moment: spanIn / 8,
      shear: 1 / 2,
      within: 0,
      end: 1 / 2,
      sections: UNIFORM_SECTIONS.map((part) => ({ moment: (part * (1 - part) * spanIn) / 2, shear: 0.5 - part })),
      deflection: (5 * spanIn ** 3) / 384,
      web: spanIn / 8,
    }
  }
  const exact = pointPlacesIn(loadCase, spanIn)
  const atNodes = nodes.flatMap((line) => combinations(exact.map((place) => nearest(line, place, spanIn))))
  return worst([exact, ...atNodes].map((places) => effectsOf(places, spanIn)))
}

const worst = (all: readonly Effects[]): Effects => {
  const most = (of: (each: Effects) => number) => Math.max(...all.map(of))
  return {
    moment: most((each) => each.moment),
    shear: most((each) => each.shear),
    within: most((each) => each.within),
    end: most((each) => each.end),
    sections: all.flatMap((each) => each.sections),
    deflection: most((each) => each.deflection),
    web: most((each) => each.web),
  }
}

/**
 * Load effects in a cantilever under a uniform load or a tip load. The back span is at least as long as the
 * cantilever, so the support carries at most twice the load.
 */
export const overhangEffects = {
  uniform: (lengthIn: number): Effects => ({
    moment: lengthIn / 2,
    shear: 1,
    within: 2,
    end: 0,
    sections: [{ moment: lengthIn / 2, shear: 1 }],
    deflection: lengthIn ** 3 / 8,
    web: lengthIn / 2,
  }),
  tip: (lengthIn: number): Effects => ({
    moment: lengthIn,
    shear: 1,
    within: 2,
    end: 1,
    sections: [{ moment: lengthIn, shear: 1 }],
    deflection: lengthIn ** 3 / 3,
    web: lengthIn,
  }),
} as const

export type OverhangCase = keyof typeof overhangEffects

/**
 * Effects of a unit load on one of two spans, `atIn` from the outer support: the reactions of the outer and the middle
 * support, and the moments at the middle support and under the load. AISC Manual, table 3-23, case 30, for spans of any length.
 */
export function onOneSpan(atIn: number, spanIn: number, otherIn: number) {
  const middleInLb = (atIn * (spanIn ** 2 - atIn ** 2)) / (2 * spanIn * (spanIn + otherIn))
  const outerLb = (spanIn - atIn - middleInLb) / spanIn
  return { outerLb, middleInLb, momentInLb: outerLb * atIn, middleLb: 1 - outerLb + middleInLb / otherIn }
}

/**
 * Effects on two equal continuous spans. Each effect is the maximum over two load patterns: one span loaded, and both
 * spans loaded. `shiftIn` is the maximum distance of a point load from midspan. `placesIn` lists the possible
 * locations of a point load: midspan and the nodes next to it.
 */
export const twoSpanEffects = {
  uniform: (spanIn: number): Effects => ({
    moment: spanIn / 8,
    shear: 5 / 8,
    within: 5 / 4,
    end: 7 / 16,
    sections: [{ moment: spanIn / 8, shear: 5 / 8 }],
    deflection: 0.0092 * spanIn ** 3,
    web: (49 / 512) * spanIn,
  }),
  center: (spanIn: number, shiftIn = 0, placesIn: readonly number[] = [spanIn / 2]): Effects => {
    const off = (1.1 * shiftIn) / spanIn
    const most = (of: (each: ReturnType<typeof onOneSpan>) => number) =>
      Math.max(...placesIn.map((atIn) => of(onOneSpan(atIn, spanIn, spanIn))))
    const underLoad = most(({ momentInLb }) => momentInLb)
    return {
      moment: underLoad,
      shear: 11 / 16 + off,
      within: 2 * most(({ middleLb }) => middleLb),
      end: 13 / 32 + off,
      // The first section is at the middle support with both spans loaded. The second is under the load with one span
      // loaded.
      sections: [
        { moment: 2 * most(({ middleInLb }) => middleInLb), shear: 11 / 16 + off },
        { moment: (13 / 64) * spanIn, shear: 19 / 32 + off },
        ...placesIn.map((atIn) => {
          const { momentInLb, outerLb } = onOneSpan(atIn, spanIn, spanIn)
          return { moment: momentInLb, shear: Math.max(outerLb, 1 - outerLb) }
        }),
      ],
      deflection: 0.015 * spanIn ** 3,
      web: underLoad,
    }
  },
} as const

export type TwoSpanCase = keyof typeof twoSpanEffects
