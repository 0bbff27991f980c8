/** Runs the tower calculator and the referee on random towers. */
import { memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import type { TowerCase } from '#engineering/systems/tower-case.ts'
import { towerParts } from '#engineering/systems/tower-parts.ts'
import { drawFrom } from '../models/random.ts'
import type { Box } from '../models/section.ts'
import { towerDemands } from '../models/tower.ts'
import { boxFor, weightOf, weightOfLines } from './data.ts'
import { DesignRows, type Row, reportOf } from './report.ts'

const SERIES = ['BS-TR12A', 'BS-TR12S', 'BS-TR06A', 'BS-TR06S'] as const
const STABILIZING = 0.6

function randomTower(seed: number) {
  const draw = drawFrom(seed)
  const series = draw.of(SERIES)
  const isLarge = series.includes('12')
  const ends = draw.chance(0.85) ? 'free' : 'held'
  const isStanding = ends === 'free' && isLarge && draw.chance(0.7)
  const heightFt = draw.number(4, isLarge ? 24 : 14, 1)
  const most = isLarge ? 1 : 0.35
  const given: TowerCase = {
    heightIn: 12 * heightFt,
    ends,
    axialLb: draw.chance(0.9) ? draw.number(0, 2500 * most, 10) : 0,
    eccentricIn: draw.chance(0.8) ? draw.number(0, 12, 0.5) : 0,
    lateralLb: draw.chance(0.7) ? draw.number(0, 60 * most, 1) : 0,
    lateralAtIn: draw.number(0, 12 * heightFt, 1),
    windPsf: draw.chance(0.7) ? draw.number(0, 4, 0.5) : 0,
    carriedFt: ends === 'free' && draw.chance(0.5) ? draw.number(0, 20, 1) : 0,
    ...(isStanding ? { friction: draw.number(0.15, 0.6, 0.05) } : {}),
  }
  const base = ends === 'free' ? ratingsOf(series).bases.find(({ anchored }) => anchored !== isStanding) : undefined
  return { series, heightFt, base, given: base ? { ...given, base } : given }
}

function rowsOf(seed: number): Row[] | undefined {
  const { series, heightFt, base, given } = randomTower(seed)
  const member = memberOf(series)
  const answer = checkTower(member, given)
  if ((answer.checks[0]?.utilization ?? 0) > 1) return undefined
  const box: Box = boxFor(series)
  const windLbPerIn = (((given.windPsf ?? 0) / 144) * box.windFactor * box.sizeIn) as number
  const parts = towerParts(member, { heightFt, base })
  const baseLb = base ? weightOf(base.partNumber) : 0
  const totalLb = weightOfLines(parts)
  const demands = towerDemands({
    section: box,
    heightIn: given.heightIn,
    isHeld: given.ends !== 'free',
    ...{ axialLb: given.axialLb, eccentricIn: given.eccentricIn },
    ...{ lateralLb: given.lateralLb, lateralAtIn: given.lateralAtIn },
    ...{ windLbPerIn, diagonal: box.diagonalFactor },
    topLb: windLbPerIn * 12 * (given.carriedFt ?? 0),
    topAtIn: given.heightIn + box.sizeIn / 2,
    columnLb: totalLb - baseLb,
  })
  const rows = new DesignRows(`seed ${seed}: ${series} ${JSON.stringify(given)}`)
  const check = (name: string) => answer.checks.find((each) => each.check === name)
  const column = check('column')
  const [n, m, ...others] = column?.terms ?? []
  if (column && n && m) {
    const rest = others.reduce((sum, { demand, capacity }) => sum + demand / capacity, 0)
    const own = demands.axialLb / n.capacity + demands.momentInLb / m.capacity
    rows.add('column N', n.demand, demands.axialLb, n.capacity)
    rows.add('column M', m.demand, demands.momentInLb, m.capacity)
    rows.add('column utilization', column.utilization, own + rest)
  }
  const shear = check('shear')
  if (shear?.capacity) rows.add('shear', shear.demand ?? 0, demands.shearLb, shear.capacity)
  const joint = check('base')
  const half = (base?.leverIn ?? 0) / 2
  if (joint?.capacity) {
    const opened = Math.max(
      demands.baseMomentInLb - half * demands.axialLb,
      demands.lightMomentInLb - STABILIZING * half * (totalLb - baseLb),
    )
    rows.add('base joint', joint.demand ?? 0, Math.max(0, opened), joint.capacity)
  }
  const bearing = check('bearing')
  if (bearing?.capacity && base)
    rows.add('base bearing', bearing.demand ?? 0, demands.axialLb + demands.baseMomentInLb / half, bearing.capacity)
  if (answer.overturning && base && !base.anchored) {
    const { ballastLb } = answer.overturning
    const needed = Math.max(
      demands.tipInLb[0] / STABILIZING / base.tippingIn,
      demands.tipInLb[1] / STABILIZING / base.tippingIn - given.axialLb,
    )
    rows.provide('weight against tipping', totalLb + ballastLb, needed, ballastLb > 0)
    if (given.friction)
      rows.provide(
        'weight against sliding',
        totalLb + ballastLb,
        demands.slideLb / STABILIZING / given.friction,
        ballastLb > 0,
      )
  }
  return rows.rows
}

export const towers = (count: number) => reportOf('Towers', count, rowsOf)
