import type { LedTower, LedWallAnswer, LedWallCase } from '#engineering/systems/led-wall-answer.ts'
import { PlanDrawing, timesPair } from '../../components/calculator/plan-drawing.tsx'
import { Both } from '../../components/units/both.tsx'
import { feet, inches, mass } from '../../services/quantity-texts.ts'

/** Thickness of the wall in the drawing, in inches. */
const WALL_IN = 4

interface TowerPlanProps extends Pick<LedWallCase, 'outriggerFt' | 'outriggers' | 'eccentricIn'> {
  readonly answer: LedWallAnswer
  readonly tower: LedTower
  readonly sizeIn: number
}

/** Draws the towers, outriggers, ballast, and wall in plan. The audience is at the bottom. */
export const TowerPlan = ({ answer, tower, sizeIn, outriggerFt, outriggers, eccentricIn }: TowerPlanProps) => {
  const { supports, bayIn, widthIn, headerFt } = answer
  const { outriggerBallastLb, footBallastLb } = tower
  const headerIn = headerFt * 12
  const half = sizeIn / 2
  const outIn = half + outriggerFt * 12
  const isBoth = outriggers === 'both'
  const frontIn = Math.max(isBoth ? outIn : half, eccentricIn + WALL_IN)
  const towers = Array.from({ length: supports }, (_, index) => index * bayIn)
  const directions = isBoth ? [1, -1] : [1]
  return (
    <PlanDrawing
      fromIn={[-half, -frontIn]}
      toIn={[headerIn + half, outIn]}
      horizontal={[
        { fromIn: 0, toIn: bayIn, of: timesPair(supports - 1, feet(bayIn)) },
        ...(supports > 2 ? [{ fromIn: 0, toIn: headerIn, of: feet(headerIn), row: 1 }] : []),
      ]}
      vertical={[
        { fromIn: isBoth ? -outIn : 0, toIn: outIn, of: feet(isBoth ? 2 * outIn : outIn) },
        ...(eccentricIn > 0
          ? [{ fromIn: -eccentricIn, toIn: 0, of: inches(eccentricIn), side: 'right' as const }]
          : []),
      ]}
      title={
        `Plan of ${supports} towers ${feet(bayIn)[0]} apart, with ${outriggerFt} ft outriggers ` +
        `${isBoth ? 'on both sides' : 'behind the wall'}`
      }
      caption={
        <>
          Plan to scale, audience at the bottom. Hatched: wall. Squares: towers. Circles: ballast,{' '}
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
    >
      {({ x, y, length, hatch }) => (
        <>
          <rect
            className="member"
            fill={hatch}
            x={x((headerIn - widthIn) / 2)}
            y={y(-eccentricIn + WALL_IN / 2)}
            width={length(widthIn)}
            height={length(WALL_IN)}
          />
          <rect
            className="hidden"
            strokeDasharray="6 4"
            x={x(0)}
            y={y(half)}
            width={length(headerIn)}
            height={length(sizeIn)}
          />
          {towers.map((atIn) => (
            <g key={atIn}>
              {directions.map((direction) => (
                <g key={direction}>
                  <rect
                    className="deck"
                    x={x(atIn - half)}
                    y={y(direction > 0 ? outIn : -half)}
                    width={length(sizeIn)}
                    height={length(outriggerFt * 12)}
                  />
                  {outriggerBallastLb > 0 && (
                    <circle className="deck" cx={x(atIn)} cy={y(direction * outIn)} r={length(1.2 * half)} />
                  )}
                </g>
              ))}
              <rect className="solid" x={x(atIn - half)} y={y(half)} width={length(sizeIn)} height={length(sizeIn)} />
            </g>
          ))}
        </>
      )}
    </PlanDrawing>
  )
}
