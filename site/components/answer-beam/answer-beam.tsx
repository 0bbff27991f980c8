import type { AnswerBeam as Beam } from '#contract/search.ts'
import { levelOf, percentOf } from '#engineering/checks/check.ts'
import { Link } from '../../router/link.tsx'
import { feet, force, mass } from '../../services/quantity-texts.ts'
import { AddToList } from '../add-to-list/add-to-list.tsx'
import { BeamDrawing } from '../calculator/beam-drawing.tsx'
import { LEVELS } from '../calculator/levels.ts'
import { Both } from '../units/both.tsx'
import styles from './answer-beam.module.css'

export interface AnswerBeamProps {
  readonly beam: Beam
}

/** The beam that answers a question, drawn with its load and reactions, and the parts that it consists of. */
export const AnswerBeam = ({ beam }: AnswerBeamProps) => {
  const { name, spanIn, uniformLb, pointLb, reactionsLb, utilization, parts, weightLb } = beam
  const loads = [
    ...(uniformLb > 0 ? [`${force(uniformLb)[0]} uniform load`] : []),
    ...(pointLb > 0 ? [`${force(pointLb)[0]} at the center`] : []),
  ].join(' and ')
  return (
    <div className={styles.beam}>
      <BeamDrawing
        trussIn={beam.trussIn}
        lengthsFt={beam.lengthsFt}
        supports={{ kind: 'simple', spanIn }}
        points={pointLb > 0 ? [{ atIn: spanIn / 2, lb: pointLb, on: 'node' }] : []}
        spreads={uniformLb > 0 ? [{ fromIn: 0, toIn: spanIn, lbPerIn: uniformLb / spanIn }] : []}
        reactions={reactionsLb.map((lb, end) => ({ atIn: end * spanIn, lb }))}
        title={`${name}, ${feet(spanIn)[0]}: ${loads}; reactions ${reactionsLb.map((lb) => force(lb)[0]).join(' and ')}`}
      />
      <p>
        {name}, <Both of={feet(spanIn)} />
      </p>
      <p className={styles.level} data-level={levelOf(utilization)}>
        <b>{percentOf(utilization)}</b> {LEVELS[levelOf(utilization)]}
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(100, utilization * 100)} height="6" />
        </svg>
      </p>
      <p>
        {parts.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`).join(', ')}:{' '}
        <Both of={mass(weightLb)} />
      </p>
      <p className={styles.actions}>
        <Link to={beam.address}>Open in beam calculator</Link>
        <AddToList lines={parts} of="all parts" />
      </p>
    </div>
  )
}
