import type { BoxSize } from '#engineering/members/truss-models.ts'
import type { LedTower, LedWallAnswer, LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import { fewestLengths } from '#engineering/systems/parts-list.ts'
import { ballast } from '../../components/drawing/ballast.ts'
import { box, level, line, memberShapes, type Section, type Shape, upright } from '../../components/drawing/member.ts'
import { type Dimension, ScaledDrawing, timesPair } from '../../components/drawing/scaled-drawing.tsx'
import { Both } from '../../components/units/both.tsx'
import { feet, force, inches, mass } from '../../services/quantity-texts.ts'

/** A wall without `placesIn` is drawn without picks or towers, because no number of them carries it. */
type DrawnWall = Pick<LedWallAnswer, 'widthIn' | 'heightIn' | 'headerFt'> &
  Partial<Pick<LedWallAnswer, 'placesIn' | 'tower'>>

interface WallViewProps {
  readonly wall: DrawnWall
  readonly given: LedWallCase
  readonly sizeIn: BoxSize
}

/** Maximum number of visible seams in the drawing. */
const MAX_SEAMS = 60

/** Returns the wall and, if they are legible, the seams of its panels. */
function wallShapes(
  { widthIn, heightIn }: DrawnWall,
  { columns, rows }: LedWallCase,
  [x, y]: readonly [number, number],
): Shape[] {
  const inner = (count: number) =>
    count > MAX_SEAMS ? [] : Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
  return [
    { look: 'member', d: box([x, y], [widthIn, heightIn]) },
    {
      look: 'thin',
      d:
        inner(columns)
          .map((part) => line([x + part * widthIn, y], [x + part * widthIn, y + heightIn]))
          .join('') +
        inner(rows)
          .map((part) => line([x, y + part * heightIn], [x + widthIn, y + part * heightIn]))
          .join(''),
    },
  ]
}

/** Returns the distances between supports and to the ends of the header. Equal distances share a dimension. */
const bayDimensions = (places: readonly number[]): Dimension[] =>
  places.slice(1).flatMap((toIn, index): Dimension[] => {
    const fromIn = places[index] as number
    const isBay = (at: number) => Math.abs((places[at + 1] as number) - (places[at] as number) - (toIn - fromIn)) < 1e-6
    if (toIn === fromIn || (index > 0 && isBay(index - 1))) return []
    let count = 1
    while (index + count < places.length - 1 && isBay(index + count)) count++
    return [{ fromIn, toIn, of: timesPair(count, feet(toIn - fromIn)), side: 'below', row: 1 }]
  })

/** Draws the front view of the wall with its header and its towers or picks to scale. */
export const WallFront = ({ wall, given, sizeIn }: WallViewProps) => {
  const { widthIn, heightIn, headerFt, placesIn: places = [], tower } = wall
  const section: Section = { trussIn: sizeIn, depthIn: sizeIn }
  const headerIn = headerFt * 12
  const bottomIn = tower ? Math.max(0, tower.heightFt * 12 - heightIn) : 0
  const topIn = bottomIn + heightIn
  const leftIn = (headerIn - widthIn) / 2
  const half = tower ? sizeIn / 2 : 0
  return (
    <ScaledDrawing
      title={
        `A wall ${given.columns * given.rows > 1 ? `of ${given.columns} × ${given.rows} panels ` : ''}below a ${headerFt} ft header` +
        (places.length > 0 ? ` on ${places.length} ${tower ? 'towers' : 'picks'}` : '')
      }
      caption="Front view to scale."
      drawing={{
        fromIn: [-half, 0],
        toIn: [headerIn + half, topIn + sizeIn],
        hasFloor: tower !== undefined,
        shapes: [
          ...(tower
            ? places.flatMap((x) => memberShapes(section, fewestLengths(tower.heightFt).toReversed(), upright([x, 0])))
            : []),
          ...wallShapes(wall, given, [leftIn, bottomIn]),
          ...memberShapes(section, fewestLengths(headerFt), level([0, topIn + sizeIn / 2])),
          { look: 'member', d: tower ? places.map((x) => box([x - sizeIn / 2, 0], [sizeIn, sizeIn])).join('') : '' },
        ],
        supports: tower ? [] : places.map((x) => ({ at: [x, topIn + sizeIn] as const, kind: 'hook' as const })),
        dimensions: [
          { fromIn: leftIn, toIn: leftIn + widthIn, of: feet(widthIn), side: 'below', field: 'wallWidth' },
          ...(places.length > 2 || (places[0] ?? 0) > 0 ? bayDimensions([0, ...places, headerIn]) : []),
          { fromIn: 0, toIn: headerIn, of: feet(headerIn), side: 'below', row: 2 },
          { fromIn: bottomIn, toIn: topIn, of: feet(heightIn), side: 'right', field: 'wallHeight' },
          ...(tower ? [{ fromIn: 0, toIn: topIn, of: feet(topIn), side: 'left' as const, field: 'clearance' }] : []),
        ],
      }}
    />
  )
}

/** Thickness of the wall in the drawing, in inches. */
const WALL_IN = 4

/** Draws the side view of a tower with its outriggers, ballast, and the lateral force. The audience is on the right. */
export const WallSide = ({ wall, given, sizeIn, tower }: WallViewProps & { readonly tower: LedTower }) => {
  const { outriggerFt, outriggers, eccentricIn } = given
  const { heightFt, outriggerBallastLb, footBallastLb, footLb } = tower
  const section: Section = { trussIn: sizeIn, depthIn: sizeIn }
  const [half, armIn, topIn] = [sizeIn / 2, outriggerFt * 12, heightFt * 12]
  const sides = outriggers === 'both' ? [-1, 1] : [-1]
  const blocks =
    outriggerBallastLb > 0
      ? sides.map((side) => ballast(outriggerBallastLb, [side * (half + armIn), sizeIn], -side))
      : []
  const frontIn = Math.max(outriggers === 'both' ? half + armIn : half, eccentricIn + WALL_IN)
  const widths: Dimension[] = [
    {
      fromIn: -half - armIn,
      toIn: outriggers === 'both' ? half + armIn : 0,
      of: feet(outriggers === 'both' ? 2 * (half + armIn) : half + armIn),
      side: 'below',
      row: 1,
      field: 'outrigger',
    },
  ]
  return (
    <ScaledDrawing
      title={`Side view of a tower with ${outriggerFt} ft outriggers ${outriggers === 'both' ? 'on both sides' : 'behind the wall'}`}
      caption={
        <>
          Side view to scale, audience on the right. Hatched blocks: ballast, drawn as concrete,{' '}
          <Both of={mass(outriggerBallastLb)} /> on each outrigger
          {footBallastLb > 0 && (
            <>
              {' '}
              and <Both of={mass(footBallastLb)} /> on each base
            </>
          )}
          .
        </>
      }
      drawing={{
        fromIn: [-half - armIn, 0],
        toIn: [frontIn, topIn + sizeIn],
        hasFloor: true,
        shapes: [
          ...sides.flatMap((side) =>
            memberShapes(section, [outriggerFt], level([side > 0 ? half : -half - armIn, half])),
          ),
          ...memberShapes(section, fewestLengths(heightFt).toReversed(), upright([0, 0])),
          { look: 'member', d: box([-half, topIn], [sizeIn, sizeIn]) },
          ...blocks.map(({ shape }) => shape),
          {
            look: 'solid',
            d: box([eccentricIn - WALL_IN / 2, Math.max(0, topIn - wall.heightIn)], [WALL_IN, wall.heightIn]),
          },
        ],
        loads:
          footLb > 0
            ? [
                {
                  at: [eccentricIn + WALL_IN / 2, topIn - wall.heightIn / 2],
                  lb: footLb,
                  of: force(footLb),
                  from: 'right',
                  field: 'push',
                },
              ]
            : [],
        dimensions: [
          ...(eccentricIn > 0
            ? [{ fromIn: 0, toIn: eccentricIn, of: inches(eccentricIn), side: 'below' as const, field: 'eccentricity' }]
            : []),
          ...widths,
          { fromIn: 0, toIn: topIn, of: feet(topIn), side: 'left' },
        ],
      }}
    />
  )
}

/** Returns the size of a wall that no number of supports carries. */
export const unsupported = ({ columns, rows, panelWidthIn, panelHeightIn }: LedWallCase): DrawnWall => ({
  widthIn: columns * panelWidthIn,
  heightIn: rows * panelHeightIn,
  headerFt: Math.ceil((columns * panelWidthIn) / 12 - 1e-9),
})
