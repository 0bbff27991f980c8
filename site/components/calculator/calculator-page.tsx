import { type ReactNode, useEffect, useRef } from 'react'
import { company } from '#catalog/company.ts'
import { levelOf } from '#engineering/checks/check.ts'
import { notCovered } from '#engineering/checks/not-covered.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { WrongFields } from '../drawing/scaled-drawing.tsx'
import { Icon } from '../icon/icon.tsx'
import { ReportField, SignOff, TitleBlock } from '../report/title-block.tsx'
import { UnitsSwitch } from '../units/units-switch.tsx'
import { capacitiesOf } from './capacities.ts'
import { PrintedReport, usePrinted } from './printed-inputs.tsx'

interface CalculatorPageProps {
  readonly head: { readonly heading: string }
  /** The member whose capacities appear in the printed report. */
  readonly member: Parameters<typeof capacitiesOf>[0] | undefined
  readonly hydrated: boolean
  readonly fields: ReactNode
  /** Summary line: the main result and its label, or the reason why there is no result. */
  readonly mainResult?: string | undefined
  readonly summary: ReactNode
  /** Utilization of the governing check, or undefined if there is no result. */
  readonly utilization: number | undefined
  readonly results: ReactNode
  /** Shown instead of results: other inputs that have a result. */
  readonly remedy?: ReactNode
  /** Names of the fields with an error. */
  readonly wrong?: readonly string[]
  /** Codes and standards that the result is based on. */
  readonly rules: readonly string[]
}

/**
 * Results that no longer match the input: dimmed, without controls, and hidden from screen readers. The wrong dimensions
 * in the drawing are red.
 */
const Outdated = ({ children }: { children: ReactNode }) => (
  <div className="results outdated" inert aria-hidden="true">
    {children}
  </div>
)

/**
 * A calculator page with inputs on the left and results on the right. On a phone, the results are below the inputs, and
 * a summary stays at the bottom.
 */
export const CalculatorPage = (props: CalculatorPageProps) => {
  const { head, member, hydrated, fields, mainResult, summary, utilization, results, remedy, wrong = [], rules } = props
  const form = useRef<HTMLFormElement>(null)
  /** The results of the last valid input. They stay visible while an input is wrong. */
  const lastResults = useRef<ReactNode>(undefined)
  useEffect(() => {
    if (results) lastResults.current = results
  })
  const printed = usePrinted(form, member ? capacitiesOf(member) : [])
  return (
    <PrintedReport value={printed}>
      <div className="wrap top">
        <p>{company.dataNotice}</p>
        <UnitsSwitch />
        <span className="print">
          <ReportField name="Project" />
          <ReportField name="Author" />
          <Button disabled={!hydrated} onClick={() => window.print()}>
            Print Report
          </Button>
        </span>
      </div>
      <div className="wrap">
        <div className="report">
          <TitleBlock title={head.heading} heading="h2" date={printed.date} address={printed.address} />
        </div>
      </div>
      <div className="wrap columns">
        <div className="inputs">
          <form ref={form} aria-label={`${head.heading}: inputs`} onSubmit={(event) => event.preventDefault()}>
            <fieldset disabled={!hydrated} className="fields" data-field-row="">
              {fields}
            </fieldset>
          </form>
          <noscript>
            <p>This is an example. Turn on JavaScript to change the inputs.</p>
          </noscript>
        </div>
        <div className="results">
          <p role="status" className="summary" data-level={utilization === undefined ? 'none' : levelOf(utilization)}>
            {mainResult && <strong>{mainResult}</strong>}
            <span>{summary}</span>
          </p>
          {!results && remedy}
          {results ??
            (lastResults.current && (
              <WrongFields value={wrong}>
                <Outdated>{lastResults.current}</Outdated>
              </WrongFields>
            ))}
        </div>
      </div>
      <section className="wrap rules" aria-labelledby="rules">
        <h2 id="rules">Conditions of Use</h2>
        <ul>
          {rules.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <h2>Not Covered</h2>
        <ul>
          {notCovered.map((each) => (
            <li key={each}>{each}.</li>
          ))}
        </ul>
        <ButtonLink to="/tools">
          <Icon name="left" size={18} /> All Calculators
        </ButtonLink>
        <SignOff />
      </section>
    </PrintedReport>
  )
}
