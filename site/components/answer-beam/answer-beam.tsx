import type { AnswerBeam as Beam } from '#contract/search.ts'
import { levelOf, percentOf } from '#engineering/checks/check.ts'
import { Link } from '../../router/link.tsx'
import { feet, mass } from '../../services/quantity-texts.ts'
import { AddToList } from '../add-to-list/add-to-list.tsx'
import { LEVELS } from '../calculator/levels.ts'
import { Both } from '../units/both.tsx'
import styles from './answer-beam.module.css'
import { AnswerDrawing } from './answer-drawing.tsx'

export interface AnswerBeamProps {
  readonly beam: Beam
}

/** The beam that answers a question, drawn with its load and reactions, and the parts that it consists of. */
export const AnswerBeam = ({ beam }: AnswerBeamProps) => {
  const { name, spanIn, utilization, parts, weightLb } = beam
  return (
    <div className={styles.beam}>
      <AnswerDrawing beam={beam} />
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
