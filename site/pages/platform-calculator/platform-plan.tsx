import { stairModel } from '#engineering/part-models/stairs.ts'
import { type Edge, edges, PANEL_FT, type PlatformAnswer } from '#engineering/systems/platform.ts'
import { legPlacesIn, TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import { PlanDrawing, type PlanScale, timesPair } from '../../components/calculator/plan-drawing.tsx'
import { feet } from '../../services/quantity-texts.ts'

/** Stair width, run of each step, and depth of a joist made of 3 in truss, in inches. */
const { widthIn: STAIR_IN, runIn: RUN_IN } = stairModel
const JOIST_IN = 3
const PANEL_IN = PANEL_FT * 12

interface PlatformPlanProps {
  readonly answer: PlatformAnswer
  readonly lengthFt: number
  readonly widthFt: number
  readonly stair: Edge | undefined
}

type Point = readonly [x: number, y: number]

/** Draws the deck, beams, joists, bracing, legs, rails, and stair in plan. The front edge is at the bottom. */
export const PlatformPlan = ({ answer, lengthFt, widthFt, stair }: PlatformPlanProps) => {
  const { beams, bayFt, spans, spanFt, legs, isLengthwise } = answer
  const [lengthIn, widthIn] = [lengthFt * 12, widthFt * 12]
  const runIn = (answer.stair?.risers ?? 0) * RUN_IN
  const along = { each: spanFt, count: spans }
  const across = { each: bayFt, count: beams - 1 }
  const [wide, deep] = isLengthwise ? [along, across] : [across, along]
  const chain = ({ each, count }: typeof along) => timesPair(count, feet(each * 12))
  return (
    <PlanDrawing
      fromIn={[stair === 'left' ? -runIn : -TRUSS_IN / 2, stair === 'front' ? -runIn : -TRUSS_IN / 2]}
      toIn={[
        lengthIn + (stair === 'right' ? runIn : TRUSS_IN / 2),
        widthIn + (stair === 'back' ? runIn : TRUSS_IN / 2),
      ]}
      horizontal={[
        ...(wide.count > 1 ? [{ fromIn: 0, toIn: wide.each * 12, of: chain(wide) }] : []),
        { fromIn: 0, toIn: lengthIn, of: feet(lengthIn), row: wide.count > 1 ? 1 : 0 },
      ]}
      vertical={[
        { fromIn: 0, toIn: widthIn, of: feet(widthIn) },
        ...(deep.count > 1 ? [{ fromIn: 0, toIn: deep.each * 12, of: chain(deep), side: 'right' as const }] : []),
      ]}
      title={
        `Plan, ${lengthFt} × ${widthFt} ft: ${beams} beam lines ${bayFt} ft apart, ` +
        `each with ${spans} spans of ${spanFt} ft, ${legs} legs` +
        (stair ? `, stair at the ${stair} edge` : '')
      }
      caption={
        'Plan to scale, front edge at the bottom. Hatched: beams. Thin lines: joists and deck panels. Dashed: bracing ' +
        'below the beams. Squares: legs. Thick lines: guardrails. Gates are drawn open.'
      }
    >
      {(scale) => (
        <>
          <Framing answer={answer} scale={scale} />
          <rect
            className="deck"
            x={scale.x(0)}
            y={scale.y(widthIn)}
            width={scale.length(lengthIn)}
            height={scale.length(widthIn)}
          />
          {edges.map((edge) => (
            <EdgeLines
              key={edge}
              edge={edge}
              answer={answer}
              sidesIn={[lengthIn, widthIn]}
              stair={stair}
              scale={scale}
            />
          ))}
        </>
      )}
    </PlanDrawing>
  )
}

/** Draws the structure. Its local coordinates run along and across the beams. */
const Framing = ({ answer, scale }: { readonly answer: PlatformAnswer; readonly scale: PlanScale }) => {
  const { beams, bayFt, joists, spans, spanFt, isLengthwise } = answer
  const bayIn = bayFt * 12
  const spanIn = spanFt * 12
  const half = TRUSS_IN / 2
  const box = (className: string, [a, c]: Point, [alongIn, acrossIn]: Point, fill?: string) => {
    const [x, y, width, height] = isLengthwise ? [a, c, alongIn, acrossIn] : [c, a, acrossIn, alongIn]
    return (
      <rect
        key={`${className} ${a} ${c}`}
        className={className}
        x={scale.x(x)}
        y={scale.y(y + height)}
        width={scale.length(width)}
        height={scale.length(height)}
        fill={fill}
        strokeDasharray={className === 'hidden' ? '6 4' : undefined}
      />
    )
  }
  const range = (count: number) => Array.from({ length: count }, (_, index) => index)
  return (
    <>
      {joists.placesIn.flatMap((place) =>
        range(beams - 1).map((bay) =>
          box('thin', [place - JOIST_IN / 2, bay * bayIn + half], [JOIST_IN, bayIn - TRUSS_IN]),
        ),
      )}
      {legPlacesIn(spanFt, spans).flatMap((leg) =>
        range(beams - 1).map((bay) => box('hidden', [leg - half, bay * bayIn + half], [TRUSS_IN, bayIn - TRUSS_IN])),
      )}
      {range(beams).map((line) => box('member', [0, line * bayIn - half], [spans * spanIn, TRUSS_IN], scale.hatch))}
      {range(beams).flatMap((line) =>
        legPlacesIn(spanFt, spans).map((leg) => box('solid', [leg - half, line * bayIn - half], [TRUSS_IN, TRUSS_IN])),
      )}
    </>
  )
}

interface EdgeLinesProps {
  readonly edge: Edge
  readonly answer: PlatformAnswer
  readonly sidesIn: Point
  readonly stair: Edge | undefined
  readonly scale: PlanScale
}

/**
 * Draws the guardrail, gate, and stair on an edge. The stair is at the start of the edge, and the gate is at its end.
 */
const EdgeLines = ({ edge, answer, sidesIn: [lengthIn, widthIn], stair, scale }: EdgeLinesProps) => {
  const rail = answer.rails[edge]
  const isAlong = edge === 'front' || edge === 'back'
  const edgeIn = isAlong ? lengthIn : widthIn
  /** Converts a location along the edge, and a distance outward, to coordinates. */
  const at = (alongIn: number, outIn: number) => {
    const [x, y] = isAlong
      ? [alongIn, edge === 'front' ? -outIn : widthIn + outIn]
      : [edge === 'left' ? -outIn : lengthIn + outIn, alongIn]
    return `${scale.x(x)} ${scale.y(y)}`
  }
  const hasStair = stair === edge
  const risers = answer.stair?.risers ?? 0
  const fromIn = hasStair ? PANEL_IN : 0
  const toIn = edgeIn - (rail === 'gate' ? PANEL_IN : 0)
  const gates = [...(hasStair ? [0] : []), ...(rail === 'gate' ? [toIn] : [])]
  const [near, far] = [(PANEL_IN - STAIR_IN) / 2, (PANEL_IN + STAIR_IN) / 2]
  return (
    <>
      {rail !== 'open' && toIn > fromIn && <path className="rail" d={`M${at(fromIn, 0)}L${at(toIn, 0)}`} />}
      {rail !== 'open' &&
        gates.map((gateIn) => (
          <path key={gateIn} className="deck" d={`M${at(gateIn + near, 0)}L${at(gateIn + near + 25, -25)}`} />
        ))}
      {hasStair && (
        <path
          className="deck"
          d={
            `M${at(near, 0)}L${at(near, risers * RUN_IN)}L${at(far, risers * RUN_IN)}L${at(far, 0)}` +
            Array.from(
              { length: risers - 1 },
              (_, index) => `M${at(near, (index + 1) * RUN_IN)}L${at(far, (index + 1) * RUN_IN)}`,
            ).join('')
          }
        />
      )}
    </>
  )
}
