import { type ReactNode, useRef } from 'react'
import { company } from '../../../catalog/company.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { UnitsSwitch } from '../units/units-switch.tsx'
import { capacitiesOf } from './check-basis.ts'
import { ReportHead } from './report-head.tsx'

interface CalculatorPageProps {
  readonly head: { readonly heading: string }
  /** For the printed report. */
  readonly member: Parameters<typeof capacitiesOf>[0] | undefined
  readonly hydrated: boolean
  readonly fields: ReactNode
  /** In a line: the figure that counts, and what it is of; or why there is no answer. */
  readonly figure?: string | undefined
  readonly summary: ReactNode
  readonly tone: 'good' | 'over' | 'none'
  readonly results: ReactNode
  /** Rules that the answer rests on. */
  readonly rules: readonly string[]
}

/**
 * A calculator: what is typed on the left, the answer on the right; on a phone one below the other, a summary at the
 * foot.
 */
export const CalculatorPage = (props: CalculatorPageProps) => {
  const { head, member, hydrated, fields, figure, summary, tone, results, rules } = props
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <div className="wrap top">
        <p>{company.dataNotice}</p>
        <UnitsSwitch />
        <span className="print">
          <Button disabled={!hydrated} onClick={() => window.print()}>
            Print Report
          </Button>
        </span>
      </div>
      <div className="wrap">
        <ReportHead name={head.heading} form={form} capacities={member ? capacitiesOf(member) : []} />
      </div>
      <div className="wrap columns">
        <div className="inputs">
          <form ref={form} aria-label={`${head.heading}: what is given`} onSubmit={(event) => event.preventDefault()}>
            <fieldset disabled={!hydrated} className="fields">
              {fields}
            </fieldset>
          </form>
          <noscript>
            <p>A worked example. With JavaScript every figure can be changed.</p>
          </noscript>
        </div>
        <div className="results">
          <p role="status" className="summary" data-tone={tone}>
            {figure && <strong>{figure}</strong>}
            <span>{summary}</span>
          </p>
          {results}
        </div>
      </div>
      <section className="wrap rules" aria-labelledby="rules">
        <h2 id="rules">Conditions of Use</h2>
        <ul>
          {rules.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{company.dataNotice}</p>
        <ButtonLink to="/tools">
          <Icon name="left" size={18} /> All Calculators
        </ButtonLink>
      </section>
    </>
  )
}
