import { fewestLengths } from '#engineering/systems/parts-list.ts'
import { ballast } from '../../components/drawing/ballast.ts'
import { box, line, memberShapes, type Section, upright } from '../../components/drawing/member.ts'
import { ScaledDrawing } from '../../components/drawing/scaled-drawing.tsx'
import { feet, force, inBoth, inches, mass } from '../../services/quantity-texts.ts'

interface TowerDrawingProps {
  readonly section: Section
  readonly heightIn: number
  /** Width of the base, or 0 if there is no base. */
  readonly widthIn: number
  readonly loadLb: number
  readonly eccentricIn: number
  readonly forceLb: number
  readonly atIn: number
  readonly windLb: number
  readonly ballastLb: number
  readonly title: string
}

const BASE_IN = 1

/** Draws the column, its base, its ballast, and its loads to scale. */
export const TowerDrawing = (props: TowerDrawingProps) => {
  const { section, heightIn, widthIn, loadLb, eccentricIn, forceLb, atIn, windLb, ballastLb, title } = props
  const half = section.depthIn / 2
  const blocks = ballastLb > 0 ? [-1, 1].map((side) => ballast(ballastLb / 2, [side * half, BASE_IN], side)) : []
  const widestIn = Math.max(widthIn / 2, eccentricIn, half, ...blocks.map(({ reachIn }) => reachIn)) + half
  const load = inBoth((value) => value, force(loadLb))
  const arm = inches(eccentricIn)
  return (
    <ScaledDrawing
      title={title}
      caption={ballastLb > 0 ? 'To scale. Hatched blocks: ballast, drawn as concrete.' : 'To scale.'}
      drawing={{
        fromIn: [-widestIn, 0],
        toIn: [widestIn, heightIn],
        hasFloor: true,
        shapes: [
          ...memberShapes(section, fewestLengths(heightIn / 12).toReversed(), upright([0, 0])),
          ...blocks.map(({ shape }) => shape),
          { look: 'solid', d: widthIn > 0 ? box([-widthIn / 2, 0], [widthIn, BASE_IN]) : '' },
          { look: 'heavy', d: eccentricIn > half ? line([0, heightIn], [eccentricIn, heightIn]) : '' },
        ],
        loads: [
          ...(loadLb > 0
            ? [
                {
                  at: [eccentricIn, heightIn] as const,
                  lb: loadLb,
                  of: eccentricIn > 0 ? ([`${load[0]}, e = ${arm[0]}`, `${load[1]}, e = ${arm[1]}`] as const) : load,
                  from: 'above' as const,
                  field: 'load',
                },
              ]
            : []),
          ...(forceLb > 0
            ? [{ at: [-half, atIn] as const, lb: forceLb, of: force(forceLb), from: 'left' as const, field: 'force' }]
            : []),
          ...(windLb > 0
            ? [
                {
                  at: [-half, heightIn / 2] as const,
                  lb: windLb,
                  of: inBoth((value) => `wind ${value}`, force(windLb)),
                  from: 'left' as const,
                  field: 'wind',
                },
              ]
            : []),
        ],
        notes: ballastLb > 0 ? [{ xIn: 0, of: inBoth((value) => `ballast ${value}`, mass(ballastLb)) }] : [],
        dimensions: [
          { fromIn: 0, toIn: heightIn, of: feet(heightIn), side: 'right', field: 'height' },
          ...(widthIn > 0
            ? [{ fromIn: -widthIn / 2, toIn: widthIn / 2, of: feet(widthIn), side: 'below' as const, field: 'width' }]
            : []),
        ],
      }}
    />
  )
}
