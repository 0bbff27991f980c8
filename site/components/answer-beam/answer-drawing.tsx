import type { AnswerBeam } from '#contract/search.ts'
import { feet, force } from '../../services/quantity-texts.ts'
import { BeamDrawing } from '../drawing/beam.tsx'

export interface AnswerDrawingProps {
  readonly beam: AnswerBeam
  readonly isBare?: boolean
}

/** The beam that answers a question, with its load and reactions. */
export const AnswerDrawing = ({ beam, isBare = false }: AnswerDrawingProps) => {
  const { name, spanIn, uniformLb, pointLb, reactionsLb } = beam
  const loads = [
    ...(uniformLb > 0 ? [`${force(uniformLb)[0]} uniform load`] : []),
    ...(pointLb > 0 ? [`${force(pointLb)[0]} at the center`] : []),
  ].join(' and ')
  return (
    <BeamDrawing
      section={beam}
      lengthsFt={beam.lengthsFt}
      supports={{ kind: 'simple', spanIn }}
      points={pointLb > 0 ? [{ atIn: spanIn / 2, lb: pointLb }] : []}
      spreads={uniformLb > 0 ? [{ fromIn: 0, toIn: spanIn, lbPerIn: uniformLb / spanIn }] : []}
      reactions={reactionsLb.map((lb, end) => ({ atIn: end * spanIn, lb }))}
      title={`${name}, ${feet(spanIn)[0]}: ${loads}; reactions ${reactionsLb.map((lb) => force(lb)[0]).join(' and ')}`}
      isBare={isBare}
    />
  )
}
