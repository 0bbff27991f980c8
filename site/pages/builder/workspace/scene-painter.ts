/** Draws the builder's state in the 3D view. Redraws only what has changed. */
import { Color } from 'three'
import type { PlacedPart, Point } from '#builder/model.ts'
import { difference, placed } from '#builder/turns.ts'
import type { Ghost, HoleDot, Line3D } from '../stage/overlay.ts'
import type { Label, Stage } from '../stage/stage.ts'
import type { Builder } from './builder.ts'
import { offsetOf } from './geometry.ts'
import { patternsOf } from './patterns.ts'
import { deformedLines, toneOf, utilizations } from './results.ts'
import type { View } from './store.ts'
import { symbolsOf } from './symbols.ts'

/** Colors of parts by result. */
const TONES = {
  low: new Color(0.3, 0.58, 0.38),
  high: new Color(0.95, 0.72, 0.05),
  over: new Color(0.72, 0.08, 0.06),
  none: new Color(0.5, 0.53, 0.56),
} as const
const PROBLEM = new Color(0.72, 0.08, 0.06)
/** Ghosts of the other possible placements, shown together with the active placement. */
const MAX_GHOSTS = 8
const DIMENSION_GAP_IN = 14

export function createScenePainter(builder: Builder, stage: Stage, setLabels: (labels: readonly Label[]) => void) {
  let last: View | undefined

  function paint() {
    const view = builder.view()
    const isNew = (...keys: readonly (keyof View)[]) => !last || keys.some((key) => view[key] !== last?.[key])
    if (isNew('structure', 'isMoving')) stage.setParts(view.structure.parts, view.isMoving)
    if (isNew('selection', 'placing')) stage.setSelection(view.placing ? new Set() : view.selection)
    if (isNew('results', 'areResultsColored')) stage.setColors(colorsOf(view))
    if (isNew('placing')) stage.overlay.setGhosts(ghostsOf(view))
    if (isNew('placing', 'picks', 'aimed', 'structure')) stage.overlay.setHoles(holesOf(view))
    if (isNew('structure')) stage.overlay.setSymbols(symbolsOf(builder, view.structure, stage.box()))
    if (isNew('structure', 'picks', 'aimed', 'areDimensionsShown', 'results', 'isDeformedShown', 'selection'))
      drawLines(view)
    if (isNew('cut') && (view.cut || last?.cut)) stage.cut(cutOf(view))
    if (view.placing?.partNumber !== last?.placing?.partNumber || view.placing?.isLoading !== last?.placing?.isLoading)
      revealPlacement(view)
    last = view
    stage.request()
  }

  function revealPlacement({ placing }: View) {
    const place = placing?.onFloor ?? placing?.candidates[placing.index]
    if (placing && place) stage.reveal({ id: 'new', partNumber: placing.partNumber, ...place })
  }

  function holesOf({ placing, structure, picks, aimed }: View): HoleDot[] {
    const measured = [...picks, ...(aimed ? [aimed] : [])].map((at): HoleDot => ({ at, look: 'chosen' }))
    const target = placing?.target
    const host = target && structure.parts.find(({ id }) => id === target.part)
    const shape = host && builder.shapes(host.partNumber)
    if (!target || !host || !shape) return measured
    const pattern = patternsOf(host, shape)[target.pattern]
    const meets = new Set(
      placing.candidates[placing.index]?.connections.flatMap(({ points }) => points.map(String)) ?? [],
    )
    const dots = (pattern?.holes ?? []).map(
      (at, index): HoleDot => ({
        at,
        look: index === target.hole ? 'chosen' : meets.has(String(at)) ? 'meets' : 'open',
      }),
    )
    return [...dots, ...measured]
  }

  function drawLines(view: View) {
    const measure = measureOf(view)
    const dimensions = view.areDimensionsShown ? overallDimensions(stage.box()) : []
    const all = [...measure, ...dimensions]
    const { analysis } = view.results
    const [min, max] = stage.box()
    // The mode shape of an unstable structure shows why it fails, so it is always visible.
    const isShown = view.isDeformedShown || (analysis?.instabilities.length ?? 0) > 0
    const deformed = isShown && analysis ? deformedLines(analysis, view.structure.parts, distanceOf(min, max)) : []
    stage.overlay.setLines([
      ...all.map(({ from, to }): Line3D => ({ from, to, look: 'dimension' })),
      ...armsOf(view).map(({ from, to }): Line3D => ({ from, to, look: 'dimension' })),
      ...deformed.map(([from, to]): Line3D => ({ from, to, look: 'deformed' })),
    ])
    setLabels(all.map(({ from, to }) => ({ from, to, text: builder.lengthText(distanceOf(from, to)) })))
  }

  const end = builder.subscribeLive(paint)
  paint()
  return { dispose: end }

  function cutOf({ cut }: View) {
    if (!cut) return undefined
    const [min, max] = stage.box()
    return { axis: cut.axis, at: min[cut.axis] + (max[cut.axis] - min[cut.axis]) * cut.share }
  }
}

function ghostsOf({ placing }: View): Ghost[] {
  if (!placing) return []
  const { partNumber, candidates, index, onFloor } = placing
  if (onFloor) return [{ partNumber, ...onFloor, look: 'active' }]
  const others = candidates
    .filter((_, each) => each !== index)
    .slice(0, MAX_GHOSTS)
    .map(({ turn, at }): Ghost => ({ partNumber, turn, at, look: 'possible' }))
  const active = candidates[index]
  const look = placing.refusal ? 'refused' : 'active'
  return active ? [{ partNumber, turn: active.turn, at: active.at, look }, ...others] : others
}

function colorsOf({ results, areResultsColored }: View): ((part: PlacedPart) => Color | undefined) | undefined {
  const problems = new Set(results.problems.flatMap(({ parts }) => parts))
  const { analysis } = results
  if (!areResultsColored || !analysis) return (part) => (problems.has(part.id) ? PROBLEM : undefined)
  const use = utilizations(analysis)
  return (part) => (problems.has(part.id) ? PROBLEM : TONES[toneOf(use.get(part.id))])
}

interface Measured {
  readonly from: Point
  readonly to: Point
}

/** Lines from the axes of members to the loads off these axes. */
const armsOf = ({ structure: { parts, loads } }: View): Measured[] =>
  loads.flatMap((load) => {
    const host = load.kind === 'point' ? parts.find(({ id }) => id === load.part) : undefined
    const offset = host && load.kind === 'point' ? offsetOf(host, load) : undefined
    if (!host || !offset || load.kind !== 'point') return []
    const to = placed(host, load.at)
    return [{ from: difference(to, offset), to }]
  })

/** The measured distance. Until the second hole is selected, it ends at the hole under the pointer. */
const measureOf = ({ picks: [from, to], aimed = from }: View): Measured[] =>
  from && aimed && (to ?? aimed) !== from ? [{ from, to: to ?? aimed }] : []

/** Dimensions of a box: length in front, width on the right, and height on the left. */
function overallDimensions([min, max]: readonly [Point, Point]): Measured[] {
  const front = min[1] - DIMENSION_GAP_IN
  const right = max[0] + DIMENSION_GAP_IN
  return [
    { from: [min[0], front, min[2]], to: [max[0], front, min[2]] },
    { from: [right, min[1], min[2]], to: [right, max[1], min[2]] },
    { from: [min[0] - DIMENSION_GAP_IN, max[1], min[2]], to: [min[0] - DIMENSION_GAP_IN, max[1], max[2]] },
  ]
}

const distanceOf = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
