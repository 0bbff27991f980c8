/**
 * The platform designed by the platform calculator: decks on 3 in truss joists, which span between 12 in truss beams on
 * legs.
 */

import { FRICTION } from '#engineering/factors.ts'
import type { BoxSeries } from '#engineering/members/truss-models.ts'
import { cornerBlocks } from '#engineering/part-models/corner-blocks.ts'
import { levelFoot } from '#engineering/part-models/placements.ts'
import { DECK_IN } from '#engineering/part-models/stairs.ts'
import { lengthNumber } from '#engineering/systems/parts-list.ts'
import { designPlatform } from '#engineering/systems/platform.ts'
import { type LoadClass, loadClassOptions, type PlatformCase } from '#engineering/systems/platform-answer.ts'
import { type LateralClass, lateralClasses } from '#engineering/systems/platform-bracing.ts'
import type { Edge, EdgeRails } from '#engineering/systems/platform-edges.ts'
import { deckHeightsIn } from '#engineering/systems/platform-inputs.ts'
import {
  hasBlock,
  joistLinePlacesIn,
  legPlacesIn,
  PANEL_FT,
  panelsOf,
  spanEndsIn,
} from '#engineering/systems/platform-layout.ts'
import { JOIST_SERIES } from '#engineering/systems/platform-parts.ts'
import { type Load, MAX_PARTS, type Structure } from '../model.ts'
import { partForm } from '../shapes.ts'
import { weighedRatings } from '../statics/data.ts'
import { scaled, sum } from '../turns.ts'
import { Assembly, FT, minus, sizeOf, turnTo, X, Y, Z } from './assembly.ts'
import { guardrails, type PlatformLayout, stair } from './platform-railings.ts'
import { type Template, TemplateProblem } from './template.ts'

/** The same protection on all edges. */
export const railsOnAll = (rail: EdgeRails[Edge]): EdgeRails => ({ front: rail, back: rail, left: rail, right: rail })

const { heightIn: FOOT_IN, spacerIn: SPACER_IN } = levelFoot
const MAX_SPACERS = 6
const HANGER_SEAT_IN = 0.1046
const JOIST_IN = 3

export const platform: Template = {
  id: 'platform',
  name: 'Platform',
  description: 'Deck panels on joists and beams, on legs with leveling feet. The platform calculator spaces the legs.',
  fields: [
    { name: 'length', label: 'Length', initial: 16, min: 8, max: 40, step: 4, unit: 'ft' },
    { name: 'width', label: 'Width', initial: 8, min: 8, max: 40, step: 8, unit: 'ft' },
    {
      name: 'height',
      label: 'Height of the deck',
      initial: 5,
      min: Number((deckHeightsIn[0] / FT).toFixed(6)),
      max: Number((deckHeightsIn[1] / FT).toFixed(6)),
      // The feet of the legs adjust. The design names the nearest heights that they reach.
      step: 0.25 / FT,
      unit: 'ft',
    },
  ],
  choices: [
    {
      name: 'load',
      label: 'Live load',
      initial: '60',
      options: loadClassOptions.map(([value, label]) => ({ value, label })),
    },
    {
      name: 'lateral',
      label: 'Lateral load',
      initial: '5',
      options: Object.entries(lateralClasses).map(([percent, use]) => ({
        value: percent,
        label: `${percent}%: ${use}`,
      })),
    },
    {
      name: 'truss',
      label: 'Truss',
      initial: 'BS-TR12A',
      options: [
        { value: 'BS-TR12A', label: '12 in, aluminum' },
        { value: 'BS-TR12S', label: '12 in, steel' },
      ],
    },
    {
      name: 'rails',
      label: 'Guardrails',
      initial: 'all',
      options: [
        { value: 'all', label: 'All sides' },
        { value: 'none', label: 'None' },
      ],
    },
  ],
  make(values, data) {
    const series = values.truss as BoxSeries
    const memberOf = (key: string) => data.members.find((each) => each.key === key)
    const beam = memberOf(series)
    const joists = JOIST_SERIES.flatMap((key) => memberOf(key) ?? [])
    const ratings = weighedRatings(data, series)
    if (!beam || !ratings) throw new Error(`${series} is not rated.`)
    const rails = railsOnAll(values.rails === 'all' ? 'rail' : 'open')
    const given: PlatformCase = {
      lengthFt: values.length as number,
      widthFt: values.width as number,
      heightIn: Number(((values.height as number) * FT).toFixed(3)),
      livePsf: Number(values.load) as LoadClass,
      lateral: Number(values.lateral) as LateralClass,
      friction: FRICTION,
      // In the template, the beams are parallel to the length.
      beams: (values.length as number) >= (values.width as number) ? 'long' : 'short',
      rails,
    }
    const answer = designPlatform(beam, joists, ratings, given)
    if ('field' in answer) throw new TemplateProblem(answer.message)
    const { lengthFt, widthFt } = given
    const { legFt, bayFt, spansFt, stripIn, joistSeries, footIn } = answer
    const structure = platformOf({
      ...{ series, lengthFt, widthFt, legFt, bayFt, spansFt, stripIn, joistSeries, rails },
      spacers: spacersFor(footIn),
      beams: 'flush',
    })
    const count = structure.parts.length
    if (count > MAX_PARTS)
      throw new TemplateProblem(
        `This platform has ${count.toLocaleString('en-US')} parts. The builder opens up to ` +
          `${MAX_PARTS.toLocaleString('en-US')}. Use a smaller platform.`,
      )
    return { ...structure, loads: floorLoads(structure, given) }
  },
}

/**
 * Returns the number of spacers, which stand for the screw of the foot, that brings the foot closest to the height
 * `footIn`.
 */
export const spacersFor = (footIn: number): number =>
  Math.min(MAX_SPACERS, Math.max(0, Math.round((footIn - FOOT_IN) / SPACER_IN)))

/** Returns true if the foot of the model with its spacers has this height, so that decks are level with stairs. */
export const isFootHeight = (footIn: number): boolean =>
  Math.abs(FOOT_IN + spacersFor(footIn) * SPACER_IN - footIn) < 1e-6

/** Returns the live load on all decks, and the lateral load from the crowd in both directions. */
export function floorLoads(
  { parts }: Structure,
  { livePsf, lateral }: { readonly livePsf: number; readonly lateral: number },
): Load[] {
  const decks = parts.filter(({ partNumber }) => partForm(partNumber) === 'deck panel').map(({ id }) => id)
  const notional = [X, Y].map((direction, index): Load => {
    return { id: `l${index + 2}`, kind: 'notional', case: 'notional', fraction: lateral / 100, direction }
  })
  return [{ id: 'l1', kind: 'area', case: 'live', parts: decks, psf: livePsf }, ...notional]
}

export function platformOf(layout: PlatformLayout): Structure {
  const { series, lengthFt, widthFt, legFt, bayFt, spansFt } = layout
  const it = new Assembly()
  const top = FOOT_IN + layout.spacers * SPACER_IN + legFt * FT
  const beams = widthFt / bayFt + 1
  const bayIn = bayFt * FT
  // The far edge of the last deck in a bay is directly over the far edge of the beam, so that their holes line up.
  const ys = Array.from({ length: beams }, (_, index) =>
    layout.beams === 'centered' ? index * bayIn : index === 0 ? 6 : index * bayIn - 6,
  )
  const ends = spanEndsIn(spansFt)
  const legsAt = legPlacesIn(spansFt)
  for (const [index, y] of ys.entries()) {
    const group = `Beam ${index + 1}`
    for (const [span, spanFt] of spansFt.entries())
      it.run(series, [ends[span] as number, y, top + 6], 'x', spanFt, group)
    for (const x of legsAt) leg(it, layout, [x, y], group)
    for (const [at, x] of legsAt.entries()) {
      if (at < spansFt.length) it.gussets(series, [x + 6, y, top], Y, X, minus(Z), group)
      if (at > 0) it.gussets(series, [x - 6, y, top], Y, minus(X), minus(Z), group)
    }
  }
  braces(it, layout, ys, legsAt, top)
  joists(it, layout, ys, top)
  addDecks(it, layout, top + 12)
  guardrails(it, layout, top + 12 + DECK_IN)
  if (layout.stair?.unit) stair(it, layout, layout.stair.edge, layout.stair.unit, top + 12)
  return it.structure(`Platform, ${lengthFt} × ${widthFt} ft`)
}

function leg(
  it: Assembly,
  { series, legFt, spacers }: PlatformLayout,
  [x, y]: readonly [number, number],
  group: string,
): void {
  const foot = it.add('BS-MO-LF12', [x, y, 0], undefined, group)
  it.support('floor', foot, [x, y, 0])
  for (let spacer = 0; spacer < spacers; spacer++)
    it.add('BS-PL-SC12-050', [x, y, FOOT_IN + spacer * SPACER_IN], undefined, group)
  const bottom = FOOT_IN + spacers * SPACER_IN
  if (!hasBlock(legFt * FT)) return void it.run(series, [x, y, bottom], 'z', legFt, group)
  it.add(cornerBlocks.partNumbers[sizeOf(series)], [x, y, bottom], undefined, group)
  it.run(series, [x, y, bottom + FT], 'z', legFt - 1, group)
}

/** Distance from the underside of the beams down to the cross trusses. The leg gussets fit in this space. */
const BRACE_IN = 18

/**
 * Adds cross trusses between adjacent legs, with gussets in their upper corners. On short legs, these gussets would run
 * into the beam gussets, so the cross trusses are placed between corner blocks.
 */
function braces(
  it: Assembly,
  { series, legFt }: PlatformLayout,
  ys: readonly number[],
  legsAt: readonly number[],
  top: number,
): void {
  for (const [index, y] of ys.slice(1).entries()) {
    const from = (ys[index] as number) + 6
    const group = `Bracing ${index + 1}`
    const upper = hasBlock(legFt * FT) ? top - (legFt - 1) * FT : top - BRACE_IN
    for (const x of legsAt) {
      it.run(series, [x, from, upper - 6], 'y', (y - 6 - from) / FT, group)
      if (hasBlock(legFt * FT)) continue
      for (const out of [X, minus(X)]) {
        it.gusset(series, sum([x, from, upper], scaled(out, 6)), out, Y, Z, group)
        it.gusset(series, sum([x, y - 6, upper], scaled(out, 6)), out, minus(Y), Z, group)
      }
    }
  }
}

/** A hanger's y axis points toward the beam, so hangers on the near beam are rotated 180°. */
const AROUND = turnTo(minus(X), minus(Y))

const ALONG_Y = turnTo(Y, minus(X))

function joists(it: Assembly, layout: PlatformLayout, ys: readonly number[], top: number): void {
  const xs = joistLinePlacesIn(layout.spansFt, layout.stripIn)
  for (const [index, y] of ys.slice(1).entries())
    addJoists(it, xs, [(ys[index] as number) + 6, y - 6], top + 12, `Joists ${index + 1}`, layout.joistSeries)
}

/** Adds joists in hangers between two trusses, level with their tops. */
export function addJoists(
  it: Assembly,
  xs: readonly number[],
  [from, to]: readonly [number, number],
  top: number,
  group: string,
  series: string = JOIST_SERIES[0],
): void {
  const z = top - HANGER_SEAT_IN - JOIST_IN
  for (const x of xs) {
    it.add('BS-JH-TR03', [x, from, z], AROUND, group)
    it.add('BS-JH-TR03', [x, to, z], undefined, group)
    it.add(lengthNumber(series, (to - from) / FT), [x, from, top - JOIST_IN / 2], ALONG_Y, group)
  }
}

/** Adds the deck panels of a platform whose truss ends at `z`. */
export function addDecks(
  it: Assembly,
  { lengthFt, widthFt }: Pick<PlatformLayout, 'lengthFt' | 'widthFt'>,
  z: number,
): void {
  for (let y = 0; y < widthFt; y += PANEL_FT)
    for (const [x, feet] of panelsOf(lengthFt))
      it.add(`BS-AC-DP${feet * FT}`, [(x + feet / 2) * FT, (y + PANEL_FT / 2) * FT, z], undefined, 'Decks')
}
