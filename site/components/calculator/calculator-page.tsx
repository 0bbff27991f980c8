import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { company } from '#catalog/company.ts'
import { levelOf } from '#engineering/checks/check.ts'
import { notCovered } from '#engineering/checks/not-covered.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { WrongFields } from '../drawing/scaled-drawing.tsx'
import { HydrateOnUse, useGate } from '../form/hydrate-on-use.tsx'
import { Icon } from '../icon/icon.tsx'
import { ReportField, SignOff, TitleBlock } from '../report/title-block.tsx'
import { UnitsSwitch } from '../units/units-switch.tsx'
import { capacitiesOf } from './capacities.ts'
import { PrintedReport, usePrinted } from './printed-inputs.tsx'

export interface Outcome {
  /** Summary line: the main result and its label, or the reason why there is no result. */
  readonly mainResult?: string | undefined
  readonly summary: ReactNode
  /** Utilization of the governing check, or undefined if there is no result. */
  readonly utilization: number | undefined
  readonly results: ReactNode
  /** Shown instead of results: other inputs that have a result. */
  readonly remedy?: ReactNode
}

interface CalculatorPageProps {
  readonly head: { readonly heading: string }
  /** The member whose capacities appear in the printed report. */
  readonly member: Parameters<typeof capacitiesOf>[0] | undefined
  readonly hydrated: boolean
  /** True while the page shows the prerendered example. Its outcome is computed only if the visitor uses it. */
  readonly isExample: boolean
  readonly fields: ReactNode
  readonly outcome: () => Outcome
  /** Names of the fields with an error. */
  readonly wrong?: readonly string[]
  /** Codes and standards that the result is based on. */
  readonly rules: readonly string[]
}

/** Returns a function that computes its result with the first call. */
export function once<Result>(compute: () => Result): () => Result {
  let known: { readonly result: Result } | undefined
  return () => {
    known ??= { result: compute() }
    return known.result
  }
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

const summaryLevel = ({ utilization }: Outcome) => (utilization === undefined ? 'none' : levelOf(utilization))

const summaryOf = ({ mainResult, summary }: Outcome) => (
  <>
    {mainResult && <strong>{mainResult}</strong>}
    <span>{summary}</span>
  </>
)

/**
 * A calculator page with inputs on the left and results on the right. On a phone, the results are below the inputs, and
 * a summary stays at the bottom.
 */
export const CalculatorPage = (props: CalculatorPageProps) => {
  const { head, member, hydrated, isExample, fields, wrong = [], rules } = props
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { gate, key } = useGate(place, isExample)
  const outcome = once(props.outcome)
  /** The results of the last valid input. They stay visible while an input is wrong. */
  const lastResults = useRef(() => outcome().results)
  const shown = isExample ? undefined : outcome()
  useEffect(() => {
    if (shown?.results) lastResults.current = () => shown.results
  })
  const resultsOf = ({ results, remedy }: Outcome) => {
    const last = results ? undefined : lastResults.current()
    return (
      <>
        {!results && remedy}
        {results ??
          (last && (
            <WrongFields value={wrong}>
              <Outdated>{last}</Outdated>
            </WrongFields>
          ))}
      </>
    )
  }
  const [example] = useState(() => [
    <HydrateOnUse key={key} gate={gate}>
      {() => summaryOf(outcome())}
    </HydrateOnUse>,
    <HydrateOnUse key={key} gate={gate}>
      {() => resultsOf(outcome())}
    </HydrateOnUse>,
  ])
  const capacities = useMemo(() => (member ? capacitiesOf(member) : []), [member])
  const printed = usePrinted(form, capacities)
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
        <div className="results" ref={place}>
          <p
            role="status"
            className="summary"
            data-level={shown || import.meta.env.SSR ? summaryLevel(outcome()) : undefined}
            suppressHydrationWarning
          >
            {shown ? (
              <HydrateOnUse key={key} gate={gate}>
                {() => summaryOf(shown)}
              </HydrateOnUse>
            ) : (
              example[0]
            )}
          </p>
          {shown ? (
            <HydrateOnUse key={key} gate={gate}>
              {() => resultsOf(shown)}
            </HydrateOnUse>
          ) : (
            example[1]
          )}
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
