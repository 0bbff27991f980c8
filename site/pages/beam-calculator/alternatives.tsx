import { useDeferredValue, useMemo } from 'react'
import type { HungMember } from '#engineering/beams/hung-beam.ts'
import { percentOf } from '#engineering/checks/check.ts'
import { Both } from '../../components/units/both.tsx'
import { feet, times } from '../../services/quantity-texts.ts'
import type { Units } from '../../services/units.ts'
import { type Alternative, nearestLayout, nearestSection } from './beam-alternatives.ts'
import { type BeamValues, MAX_SUPPORTS } from './beam-query.ts'

interface AlternativesProps {
  readonly values: BeamValues
  readonly members: readonly HungMember[]
  readonly units: Units
  /** True if the inputs have no result. Another section or layout can have one if only the range of spans differs. */
  readonly isRefused: boolean
  readonly onChoose: (values: BeamValues) => void
}

/** The nearest section and the nearest layout that carry the loads of a beam that is overloaded or out of range. */
export const Alternatives = ({ values, members, units, isRefused, onChoose }: AlternativesProps) => {
  const given = useDeferredValue(values)
  // React renders this first with the previous values, which are already computed.
  const { section, layout } = useMemo(
    () => ({ section: nearestSection(given, members, units), layout: nearestLayout(given, members, units) }),
    [given, members, units],
  )
  if (isRefused && !section && !layout) return null
  const noun = given.held === 'picks' ? 'picks' : 'supports'
  return (
    <section className="part">
      <h3>What carries these loads</h3>
      <ul>
        {section && (
          <li>
            <button type="button" className="choose" onClick={() => onChoose(section.values)}>
              {section.member.name}
            </button>{' '}
            on the same {noun}: {capacityOf(section)}
          </li>
        )}
        {layout && (
          <li>
            <button type="button" className="choose" onClick={() => onChoose(layout.values)}>
              {layout.placesIn.length} {noun}
            </button>{' '}
            for the same section, at{' '}
            {layout.placesIn.map((atIn, index) => (
              <span key={atIn}>
                {index > 0 && ', '}
                <Both of={feet(atIn)} />
              </span>
            ))}
            : {capacityOf(layout)}
          </li>
        )}
        {!section && !layout && (
          <li>
            No section carries these loads on these {noun}
            {given.supports === 'cantilever'
              ? '. Shorten the cantilever or reduce the loads.'
              : `, and we found no layout of up to ${MAX_SUPPORTS} equally spaced ${noun} for the same section, at the ends or in from them. Reduce the loads.`}
          </li>
        )}
      </ul>
    </section>
  )
}

const capacityOf = ({ utilization, factor }: Alternative) =>
  `utilization ${percentOf(utilization)}.${Number.isFinite(factor) ? ` It carries up to ${times(factor)} times these loads.` : ''}`
