import type { LoadCase } from '#engineering/beams/load-cases.ts'
import { pointPlacesIn } from '#engineering/beams/point-places.ts'
import { faceIn } from '#engineering/members/section-faces.ts'
import { boxSeries } from '#engineering/members/truss-models.ts'
import { fewestLengths } from '#engineering/systems/parts-list.ts'
import { BeamDrawing } from '../../components/drawing/beam.tsx'

interface LoadCaseDrawingProps {
  readonly loadCase: LoadCase
  readonly series: string
  readonly spanFt: number
  readonly title: string
}

const isBox = (series: string): series is keyof typeof boxSeries => series in boxSeries

/** A small drawing of the section on a span, with the loads of a load case. */
export const LoadCaseDrawing = ({ loadCase, series, spanFt, title }: LoadCaseDrawingProps) => {
  const spanIn = 12 * spanFt
  return (
    <BeamDrawing
      section={{ trussIn: isBox(series) ? boxSeries[series].size : undefined, depthIn: faceIn(series) }}
      lengthsFt={fewestLengths(spanFt)}
      supports={{ kind: 'simple', spanIn }}
      points={loadCase === 'uniform' ? [] : pointPlacesIn(loadCase, spanIn).map((atIn) => ({ atIn, lb: 1 }))}
      spreads={loadCase === 'uniform' ? [{ fromIn: 0, toIn: spanIn, lbPerIn: 1 }] : []}
      title={title}
      isBare
    />
  )
}
