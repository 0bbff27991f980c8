import { stairModel } from '#engineering/part-models/stairs.ts'
import type { PlatformAnswer } from '#engineering/systems/platform-answer.ts'
import { type Edge, edges } from '#engineering/systems/platform-edges.ts'
import { beamLengths, legPlacesIn, PANEL_FT, spanEndsIn, TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import { box, level, line, memberShapes, type Place, type Shape, upright } from '../../components/drawing/member.ts'
import { type Dimension, ScaledDrawing, timesPair } from '../../components/drawing/scaled-drawing.tsx'
import { feet, inches } from '../../services/quantity-texts.ts'

/** Stair width, run of each step, depth of a joist made of 3 in truss, and height of the top rail, in inches. */
const { widthIn: STAIR_IN, runIn: RUN_IN } = stairModel
const JOIST_IN = 3
const RAIL_IN = 42
const PANEL_IN = PANEL_FT * 12
const HALF = TRUSS_IN / 2
const TRUSS = { trussIn: TRUSS_IN, depthIn: TRUSS_IN } as const

interface PlatformDrawingProps {
  readonly answer: PlatformAnswer
  readonly lengthFt: number
  readonly widthFt: number
  readonly heightIn: number
  readonly stair: Edge | undefined
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Draws a beam line with its legs, feet, deck, and guardrail in elevation. */
export const PlatformElevation = ({ answer, heightIn }: Pick<PlatformDrawingProps, 'answer' | 'heightIn'>) => {
  const { spansFt, legFt, footIn, rails, isLengthwise } = answer
  const beamIn = footIn + 12 * legFt
  const lengthIn = 12 * totalOf(spansFt)
  const legs = legPlacesIn(spansFt)
  const hasRail = rails[isLengthwise ? 'front' : 'left'] !== 'open'
  const posts = range(Math.round(lengthIn / PANEL_IN) + 1).map((index) => index * PANEL_IN)
  return (
    <ScaledDrawing
      title={`Elevation of a beam line: deck ${inches(heightIn)[0]} high on ${legs.length} legs, ${spansText(spansFt)}`}
      caption="Elevation of a beam line to scale."
      drawing={{
        fromIn: [-HALF, 0],
        toIn: [lengthIn + HALF, heightIn + (hasRail ? RAIL_IN : 0)],
        hasFloor: true,
        shapes: [
          ...legs.flatMap((x): Shape[] => [
            { look: 'solid', d: box([x - 1, 0], [2, footIn]) + box([x - 3, 0], [6, 1]) },
            ...memberShapes(TRUSS, [legFt], upright([x, footIn])),
          ]),
          ...beamShapes(spansFt, (startIn) => level([startIn, beamIn + HALF])),
          { look: 'member', d: box([0, beamIn + TRUSS_IN], [lengthIn, heightIn - beamIn - TRUSS_IN]) },
          {
            look: 'open',
            d: hasRail
              ? posts.map((x) => line([x, heightIn], [x, heightIn + RAIL_IN])).join('') +
                [1, 0.5]
                  .map((part) => line([0, heightIn + part * RAIL_IN], [lengthIn, heightIn + part * RAIL_IN]))
                  .join('')
              : '',
          },
        ],
        dimensions: [
          ...chain(spansFt, 0, 'below'),
          { fromIn: 0, toIn: heightIn, of: inches(heightIn), side: 'left', field: 'height' },
        ],
      }}
    />
  )
}

const totalOf = (spacingsFt: readonly number[]): number => spacingsFt.reduce((sum, each) => sum + each, 0)

const spansText = (spansFt: readonly number[]): string =>
  new Set(spansFt).size === 1 ? `${spansFt.length} spans of ${spansFt[0]} ft` : `spans of ${spansFt.join(', ')} ft`

/** Returns the beams of one line, with a location for the start of each span. */
const beamShapes = (spansFt: readonly number[], placeOf: (startIn: number) => Place): Shape[] => {
  const ends = spanEndsIn(spansFt)
  return spansFt.flatMap((spanFt, span) => memberShapes(TRUSS, beamLengths(spanFt), placeOf(ends[span] as number)))
}

/** Returns the dimensions of spacings, and of their sum. Equal spacings have one dimension. */
function chain(spacingsFt: readonly number[], row: number, side: Dimension['side'], field?: string): Dimension[] {
  const ends = spanEndsIn(spacingsFt)
  const isEqual = new Set(spacingsFt).size === 1
  const shown = spacingsFt.length === 1 ? [] : isEqual ? spacingsFt.slice(0, 1) : spacingsFt
  return [
    ...shown.map(
      (spacingFt, index): Dimension => ({
        fromIn: ends[index] as number,
        toIn: ends[index + 1] as number,
        of: isEqual ? timesPair(spacingsFt.length, feet(12 * spacingFt)) : feet(12 * spacingFt),
        side: side === 'left' ? 'right' : side,
        row,
      }),
    ),
    {
      fromIn: 0,
      toIn: 12 * totalOf(spacingsFt),
      of: feet(12 * totalOf(spacingsFt)),
      side,
      row: row + 1,
      ...(field && { field }),
    },
  ]
}

/** Draws the deck, beams, joists, bracing, legs, rails, and stair in plan. The front edge is at the bottom. */
export const PlatformPlan = ({ answer, lengthFt, widthFt, stair }: Omit<PlatformDrawingProps, 'heightIn'>) => {
  const { beams, bayFt, spansFt, legs, isLengthwise } = answer
  const [lengthIn, widthIn] = [lengthFt * 12, widthFt * 12]
  const runIn = (answer.stair?.risers ?? 0) * RUN_IN
  const outIn = (edge: Edge) => (stair === edge ? runIn : HALF)
  const across = range(beams - 1).map(() => bayFt)
  const [wide, deep] = isLengthwise ? [spansFt, across] : [across, spansFt]
  return (
    <ScaledDrawing
      title={
        `Plan, ${lengthFt} × ${widthFt} ft: ${beams} beam lines ${bayFt} ft apart, ` +
        `each with ${spansText(spansFt)}, ${legs} legs` +
        (stair ? `, stair at the ${stair} edge` : '')
      }
      caption={
        'Plan to scale, front edge at the bottom. Thin lines: joists and deck panels. Dashed: bracing below the beams. ' +
        'Squares: legs. Thick lines: guardrails. Gates are drawn open.'
      }
      drawing={{
        fromIn: [-outIn('left'), -outIn('front')],
        toIn: [lengthIn + outIn('right'), widthIn + outIn('back')],
        shapes: [
          ...framing(answer),
          { look: 'open', d: box([0, 0], [lengthIn, widthIn]) },
          ...edges.flatMap((edge) => edgeShapes(edge, answer, [lengthIn, widthIn], stair)),
        ],
        dimensions: [...chain(wide, 0, 'below', 'length'), ...chain(deep, 0, 'left', 'width')],
      }}
    />
  )
}

/** Returns the joists, bracing, beams, and legs. */
function framing({ beams, bayFt, joists, spansFt, isLengthwise }: PlatformAnswer): Shape[] {
  const place: Place = isLengthwise ? level([0, 0]) : upright([0, 0])
  const strip = (fromIn: number, acrossIn: number, alongIn: number, depthIn: number) => {
    const [[ax, ay], [bx, by]] = [place(fromIn, acrossIn), place(fromIn + alongIn, acrossIn + depthIn)]
    return box([ax, ay], [bx - ax, by - ay])
  }
  const [bayIn, legs] = [bayFt * 12, legPlacesIn(spansFt)]
  const inBays = (places: readonly number[], depthIn: number) =>
    places
      .flatMap((x) =>
        range(beams - 1).map((bay) => strip(x - depthIn / 2, bay * bayIn + HALF, depthIn, bayIn - TRUSS_IN)),
      )
      .join('')
  return [
    { look: 'thin', d: inBays(joists.placesIn, JOIST_IN) },
    { look: 'dashed', d: inBays(legs, TRUSS_IN) },
    ...range(beams).flatMap((beam) =>
      beamShapes(
        spansFt,
        (startIn): Place =>
          (a, c) =>
            place(startIn + a, beam * bayIn + c),
      ),
    ),
    {
      look: 'solid',
      d: range(beams)
        .flatMap((beam) => legs.map((leg) => strip(leg - HALF, beam * bayIn - HALF, TRUSS_IN, TRUSS_IN)))
        .join(''),
    },
  ]
}

/**
 * Returns the guardrail, gate, and stair on an edge. The stair is at the start of the edge, and the gate is at its end.
 */
function edgeShapes(
  edge: Edge,
  answer: PlatformAnswer,
  [lengthIn, widthIn]: readonly [number, number],
  stair: Edge | undefined,
): Shape[] {
  const rail = answer.rails[edge]
  const isAlong = edge === 'front' || edge === 'back'
  /** Converts a location along the edge, and a distance outward, to a location. */
  const at: Place = (alongIn, outIn) =>
    isAlong
      ? [alongIn, edge === 'front' ? -outIn : widthIn + outIn]
      : [edge === 'left' ? -outIn : lengthIn + outIn, alongIn]
  const hasStair = stair === edge
  const risers = answer.stair?.risers ?? 0
  const fromIn = hasStair ? PANEL_IN : 0
  const toIn = (isAlong ? lengthIn : widthIn) - (rail === 'gate' ? PANEL_IN : 0)
  const gates = rail === 'open' ? [] : [...(hasStair ? [0] : []), ...(rail === 'gate' ? [toIn] : [])]
  const [near, far] = [(PANEL_IN - STAIR_IN) / 2, (PANEL_IN + STAIR_IN) / 2]
  const steps = range(risers + 1).map((step) => line(at(near, step * RUN_IN), at(far, step * RUN_IN)))
  return [
    { look: 'heavy', d: rail !== 'open' && toIn > fromIn ? line(at(fromIn, 0), at(toIn, 0)) : '' },
    { look: 'open', d: gates.map((gateIn) => line(at(gateIn + near, 0), at(gateIn + near + 25, -25))).join('') },
    {
      look: 'open',
      d: hasStair ? [...steps, ...[near, far].map((x) => line(at(x, 0), at(x, risers * RUN_IN)))].join('') : '',
    },
  ]
}
