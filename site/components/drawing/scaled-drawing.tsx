import { createContext, type ReactNode, use, useId } from 'react'
import type { Pair } from '../units/both.tsx'
import { arrowLengths, labelHeights } from './label-layout.ts'
import type { Point, Shape } from './member.ts'
import { Shapes } from './shapes.tsx'
import './drawing.css'

type Anchor = 'start' | 'middle' | 'end'

/** A force that acts on a location. Loads from above act on the top of the drawing. */
export interface Load {
  readonly at: Point
  readonly lb: number
  readonly of: Pair
  readonly from: 'above' | 'left' | 'right'
  /** Form field that contains the load. */
  readonly field?: string
}

/** A uniform load on the top of the drawing. */
export interface Spread {
  readonly fromIn: number
  readonly toIn: number
  readonly of: Pair
}

export interface Support {
  readonly at: Point
  readonly kind: 'pin' | 'roller' | 'fixed' | 'hook'
}

export interface Dimension {
  readonly fromIn: number
  readonly toIn: number
  readonly of: Pair
  readonly side: 'below' | 'left' | 'right'
  /** Row of a dimension below the drawing. Row 0 is closest to the drawing. */
  readonly row?: number
  /** Form field that contains the dimension. */
  readonly field?: string
}

/** What a drawing shows, in inches with y upward. Texts, symbols, and arrows have the same size at every scale. */
export interface Drawing {
  /** Lower left and upper right corners. */
  readonly fromIn: Point
  readonly toIn: Point
  readonly shapes: readonly Shape[]
  readonly loads?: readonly Load[]
  readonly spreads?: readonly Spread[]
  readonly supports?: readonly Support[]
  /** Labels below the drawing, such as reactions. */
  readonly notes?: readonly { readonly xIn: number; readonly of: Pair }[]
  readonly dimensions?: readonly Dimension[]
  /** True if the lower edge of the drawing is the floor. */
  readonly hasFloor?: boolean
}

interface ScaledDrawingProps {
  readonly drawing: Drawing
  readonly title: string
  readonly caption?: ReactNode
  /** True for a small drawing without texts. */
  readonly isBare?: boolean
}

/** Form fields with an error. The dimensions and loads that they contain are red. */
export const WrongFields = createContext<readonly string[]>([])

/** Symbols in px, relative to the location of the support. */
const SYMBOLS: Readonly<Record<Support['kind'], string>> = {
  pin: 'm0 0-9 14H9ZM-13 14H13M-9 14l-5 6M-2 14l-5 6M5 14l-5 6M12 14l-5 6',
  roller: 'm0 0-9 11H9ZM-13 15H13M-9 15l-5 6M-2 15l-5 6M5 15l-5 6M12 15l-5 6',
  fixed: 'M0-26V26M0-18l-9 9M0-6l-9 9M0 6l-9 9M0 18l-9 9',
  hook: 'M-6-6a6 6 0 1 0 12 0a6 6 0 1 0-12 0M0-12V-33',
}

const HEADS = { above: 'm-5-9 5 9 5-9', left: 'm-9-5 9 5-9 5', right: 'm9-5-9 5 9 5' } as const

/** Largest height of a drawing, and its largest width on a phone, in rem. */
const MAX_HEIGHT = 21
const MAX_HEIGHT_BARE = 1
const PHONE_WIDTH = 19
const PHONE_WIDTH_BETWEEN_SIDES = 11

/**
 * Width of a character, height of a uniform load, and distance from a dimension line to its label and to the next line, in
 * rem.
 */
const CHARACTER = 0.47
const SPREAD = 1
const LABEL = 1.2
const ROW = 2.3

export const Label = ({ of, ...at }: { x?: string; y: string; anchor: Anchor; of: Pair; wrong?: boolean }) => {
  const { anchor, wrong, ...place } = at
  const text = (value: string, units: object) => (
    <text {...place} textAnchor={anchor} data-wrong={wrong || undefined} {...units}>
      {value}
    </text>
  )
  return of[0] === of[1] ? (
    text(of[0], {})
  ) : (
    <>
      {text(of[0], { 'data-us': '' })}
      {text(of[1], { 'data-metric': '' })}
    </>
  )
}

/** Returns the text anchor that keeps a label inside the drawing, even near its ends. */
export const anchorAt = (percent: number): Anchor => (percent < 10 ? 'start' : percent > 90 ? 'end' : 'middle')

const rem = (value: number) => `${Number(value.toFixed(2))}rem`

/** Converts inches to percentages of a drawing, and places labels without overlaps. */
function layoutOf(drawing: Drawing) {
  const { fromIn, toIn, loads = [], spreads = [], supports = [], notes = [], dimensions = [], hasFloor } = drawing
  const [widthIn, heightIn] = [toIn[0] - fromIn[0], toIn[1] - fromIn[1]]
  const x = (xIn: number) => (100 * (xIn - fromIn[0])) / widthIn
  const y = (yIn: number) => (100 * (toIn[1] - yIn)) / heightIn
  const isBetweenSides = dimensions.some(({ side }) => side !== 'below') || loads.some(({ from }) => from !== 'above')
  const widest = Math.min(isBetweenSides ? PHONE_WIDTH_BETWEEN_SIDES : PHONE_WIDTH, (MAX_HEIGHT * widthIn) / heightIn)
  const extent = (percent: number, anchor: Anchor, of: Pair) => {
    const width = ((100 * CHARACTER) / widest) * Math.max(...of.map(({ length }) => length + 1))
    const from = percent - { start: 0, middle: width / 2, end: width }[anchor]
    return { from, to: from + width }
  }
  const lengths = arrowLengths(loads.map(({ lb }) => lb))
  const tip = -0.15 - (spreads.length > 0 ? SPREAD : 0)
  const arrows = loads
    .map((load, index) => ({ ...load, length: lengths[index] as number, x: x(load.at[0]), y: y(load.at[1]) }))
    .toSorted((a, b) => a.length - b.length)
  const above = arrows.filter(({ from }) => from === 'above')
  const bands = spreads.map((each) => ({ ...each, x: x(each.fromIn), width: x(each.toIn) - x(each.fromIn) }))
  const heights = labelHeights([
    ...bands.map((each) => ({ ...extent(each.x, 'start', each.of), y: tip - 0.3 })),
    ...above.map((each) => ({ ...extent(each.x, anchorAt(each.x), each.of), y: tip - each.length - 0.3 })),
  ])
  // Labels below move down until they clear each other, so pass negative heights.
  const below = (labels: readonly { x: number; of: Pair }[], from: number, anchor?: Anchor) =>
    labelHeights(labels.map(({ x, of }) => ({ ...extent(x, anchor ?? anchorAt(x), of), y: -from }))).map(
      (each) => -each,
    )
  const isHeld = supports.some(({ kind, at }) => (kind === 'pin' || kind === 'roller') && at[1] <= fromIn[1])
  const first = isHeld ? 1.4 : hasFloor ? 0.5 : 0.2
  const noted = notes.map((each) => ({ ...each, x: x(each.xIn) }))
  const noteHeights = below(noted, first + 1)
  const rowsFrom = Math.max(first, ...noteHeights) + 1.1
  const measured = dimensions.map((each) => ({ ...each, row: each.row ?? 0 }))
  const rows = [...new Set(measured.filter(({ side }) => side === 'below').map(({ row }) => row))].toSorted()
  let nextY = rowsFrom
  const lines = rows.map((row) => {
    const lineY = nextY
    const on = measured
      .filter((each) => each.side === 'below' && each.row === row)
      .map((each) => ({ ...each, x: x((each.fromIn + each.toIn) / 2), ends: [x(each.fromIn), x(each.toIn)] as const }))
    const labels = below(on, lineY + LABEL, 'middle')
    // Labels of short dimensions can be lower than the others.
    nextY = Math.max(...labels) + ROW - LABEL
    return { lineY, on: on.map((each, place) => ({ ...each, labelY: labels[place] as number })) }
  })
  const hung = supports.some(({ kind }) => kind === 'hook') ? 2.2 : 0
  return {
    widthIn,
    heightIn,
    x,
    y,
    isBetweenSides,
    tip,
    bands: bands.map((each, index) => ({ ...each, labelY: heights[index] as number })),
    above: above.map((each, index) => ({ ...each, labelY: heights[bands.length + index] as number })),
    beside: arrows.filter(({ from }) => from !== 'above'),
    notes: noted.map((each, index) => ({ ...each, labelY: noteHeights[index] as number })),
    lines,
    sides: measured.filter(({ side }) => side !== 'below'),
    spaceAbove: Math.max(0.4, hung, ...heights.map((each) => 0.9 - each), bands.length > 0 ? SPREAD + 0.4 : 0),
    spaceBelow: Math.max(first, ...noteHeights, ...lines.flatMap(({ on }) => on.map(({ labelY }) => labelY))) + 0.4,
  }
}

/** A drawing to scale, with loads, supports, and dimensions. */
export const ScaledDrawing = ({ drawing, title, caption, isBare = false }: ScaledDrawingProps) => {
  const { supports = [], hasFloor } = drawing
  const layout = layoutOf(drawing)
  const { x, y } = layout
  const id = useId()
  return (
    <figure className="drawing" data-bare={isBare || undefined} data-sides={layout.isBetweenSides || undefined}>
      <div className="sheet" role="img" aria-label={title}>
        {!isBare && <svg height={rem(layout.spaceAbove)} width="1" aria-hidden="true" />}
        <div className="plane">
          <Shapes
            drawing={drawing}
            width={rem(((isBare ? MAX_HEIGHT_BARE : MAX_HEIGHT) * layout.widthIn) / layout.heightIn)}
          />
          <svg className="marks" overflow="visible" aria-hidden="true">
            {hasFloor && <Floor id={`${id}f`} />}
            {supports.map(({ at, kind }) => (
              <svg key={`${at}`} x={`${x(at[0])}%`} y={`${y(at[1])}%`} overflow="visible" aria-hidden="true">
                <path className="force" d={SYMBOLS[kind]} />
              </svg>
            ))}
            <Forces layout={layout} isBare={isBare} id={`${id}s`} />
            {!isBare && <Dimensions layout={layout} />}
          </svg>
        </div>
        {!isBare && <svg height={rem(layout.spaceBelow)} width="1" aria-hidden="true" />}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

type Layout = ReturnType<typeof layoutOf>

const Floor = ({ id }: { id: string }) => (
  <svg y="100%" overflow="visible" aria-hidden="true">
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="thin" d="M0 0V7" />
    </pattern>
    <rect x="-4%" width="108%" height="7" fill={`url(#${id})`} />
    <line className="force" x1="-4%" x2="104%" />
  </svg>
)

/** Loads from above, uniform loads, and loads from the sides. */
const Forces = ({
  layout: { bands, above, beside, tip },
  isBare,
  id,
}: {
  layout: Layout
  isBare: boolean
  id: string
}) => {
  const wrong = use(WrongFields)
  const isWrong = (field?: string) => field !== undefined && wrong.includes(field)
  return (
    <>
      {bands.length > 0 && (
        <pattern id={id} width="14" height="16" patternUnits="userSpaceOnUse">
          <path className="force" d="M7 0V14M4 9l3 6 3-6" />
        </pattern>
      )}
      {bands.map(({ x, width, of, labelY }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: loads have no ids, and two can be equal
        <g key={index}>
          <svg x={`${x}%`} y="-17" width={`${width}%`} height="16" aria-hidden="true">
            <rect width="100%" height="100%" fill={`url(#${id})`} />
            <line className="force" x2="100%" y1="0.5" y2="0.5" />
          </svg>
          {!isBare && <Label x={`${x}%`} y={rem(labelY)} anchor="start" of={of} />}
        </g>
      ))}
      {above.map(({ x, of, length, labelY, field }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: loads have no ids, and two can be equal
        <g key={index} data-wrong={isWrong(field) || undefined}>
          {!isBare && <line className="thin" x1={`${x}%`} x2={`${x}%`} y1={rem(labelY + 0.2)} y2={rem(tip - length)} />}
          <Arrow x={x} y={0} from="above" start={tip - (isBare ? length / 4 : length)} end={tip} />
          {!isBare && <Label x={`${x}%`} y={rem(labelY)} anchor={anchorAt(x)} of={of} wrong={isWrong(field)} />}
        </g>
      ))}
      {beside.map(({ x, y, from, length, of, field }) => {
        const side = from === 'left' ? -1 : 1
        const start = side * (length / 2 + 0.15)
        return (
          <g key={`${x} ${y} ${from}`} data-wrong={isWrong(field) || undefined}>
            <Arrow x={x} y={y} from={from as 'left' | 'right'} start={start} end={side * 0.15} />
            {!isBare && (
              <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <Label x={rem(start + side * 0.3)} y="0.3rem" anchor={side < 0 ? 'end' : 'start'} of={of} />
              </svg>
            )}
          </g>
        )
      })}
    </>
  )
}

interface ArrowProps {
  /** Location as a percentage of the drawing. */
  readonly x: number
  readonly y: number
  readonly from: Load['from']
  /** Ends of the arrow relative to the location, in rem. */
  readonly start: number
  readonly end: number
}

const Arrow = ({ x, y, from, start, end }: ArrowProps) => {
  const [a, b] = from === 'above' ? (['y1', 'y2'] as const) : (['x1', 'x2'] as const)
  const [headX, headY] = from === 'above' ? ['0', rem(end)] : [rem(end), '0']
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <line className="force" {...{ [a]: rem(start), [b]: rem(end) }} />
      <svg x={headX} y={headY} overflow="visible" aria-hidden="true">
        <path className="force" d={HEADS[from]} />
      </svg>
    </svg>
  )
}

/** Labels and dimension lines below the drawing, and dimension lines at its sides. */
const Dimensions = ({ layout: { notes, lines, sides, y } }: { layout: Layout }) => {
  const wrong = use(WrongFields)
  const isWrong = (field?: string) => field !== undefined && wrong.includes(field)
  return (
    <>
      <svg y="100%" overflow="visible" aria-hidden="true">
        {notes.map(({ x, of, labelY }) => (
          <Label key={`${x} ${of[0]}`} x={`${x}%`} y={rem(labelY)} anchor={anchorAt(x)} of={of} />
        ))}
        {lines.map(({ lineY, on }) =>
          on.map(({ x, ends, of, labelY, field }) => (
            <g key={`${lineY} ${x}`} data-wrong={isWrong(field) || undefined}>
              <line className="thin" x1={`${ends[0]}%`} x2={`${ends[1]}%`} y1={rem(lineY)} y2={rem(lineY)} />
              {ends.map((end) => (
                <line
                  key={end}
                  className="thin"
                  x1={`${end}%`}
                  x2={`${end}%`}
                  y1={rem(lineY - 0.4)}
                  y2={rem(lineY + 0.4)}
                />
              ))}
              <Label x={`${x}%`} y={rem(labelY)} anchor="middle" of={of} wrong={isWrong(field)} />
            </g>
          )),
        )}
      </svg>
      {sides.map(({ fromIn, toIn, of, side, field }) => {
        const out = side === 'left' ? -1 : 1
        return (
          <svg
            key={`${side} ${fromIn}`}
            x={side === 'left' ? '0' : '100%'}
            overflow="visible"
            aria-hidden="true"
            data-wrong={isWrong(field) || undefined}
          >
            <line className="thin" x1={rem(out)} x2={rem(out)} y1={`${y(toIn)}%`} y2={`${y(fromIn)}%`} />
            {[fromIn, toIn].map((end) => (
              <line
                key={end}
                className="thin"
                x1={rem(0.6 * out)}
                x2={rem(1.4 * out)}
                y1={`${y(end)}%`}
                y2={`${y(end)}%`}
              />
            ))}
            <svg x={rem(1.5 * out)} y={`${y((fromIn + toIn) / 2)}%`} overflow="visible" aria-hidden="true">
              <Label y="0.3rem" anchor={out < 0 ? 'end' : 'start'} of={of} wrong={isWrong(field)} />
            </svg>
          </svg>
        )
      })}
    </>
  )
}

/** Formats equal spacings: '3 × 8 ft'. */
export const timesPair = (count: number, [us, metric]: Pair): Pair =>
  count === 1 ? [us, metric] : [`${count} × ${us}`, `${count} × ${metric}`]
