import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { Both, type Pair } from '../units/both.tsx'

type Line = readonly [label: string, value: string | Pair]

interface Printed {
  readonly address: string
  readonly date: string
  readonly inputs: readonly Line[]
}

/** Returns the label and value of each form field. A group's legend comes before its fields. */
function inputsOf(form: HTMLFormElement): Line[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((field) => {
    const label = field.labels?.[0]?.innerText.replace(/\s+/g, ' ') ?? field.name
    const group = field.closest('fieldset')?.querySelector(':scope > legend')?.textContent
    const value = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value
    return [group ? `${group}: ${label}` : label, value] as const
  })
}

const Lines = ({ of }: { of: readonly Line[] }) => (
  <dl>
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{typeof value === 'string' ? value : <Both of={value} />}</dd>
      </div>
    ))}
  </dl>
)

interface ReportHeadProps {
  readonly name: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly capacities: readonly Line[]
}

/** Header of a printed calculation report: data revision, date, URL, inputs, and capacities. */
export const ReportHead = ({ name, form, capacities }: ReportHeadProps) => {
  const [printed, setPrinted] = useState<Printed>()
  useEffect(() => {
    const read = () =>
      flushSync(() =>
        setPrinted({
          address: window.location.href,
          date: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
          inputs: form.current ? inputsOf(form.current) : [],
        }),
      )
    window.addEventListener('beforeprint', read)
    return () => window.removeEventListener('beforeprint', read)
  }, [form])
  const revision = revisions.at(-1)
  return (
    <section className="report" aria-label="Calculation report">
      <h2>Calculation Report: {name}</h2>
      <p>
        Engineering data revision {revision?.letter}, {revision?.date}. Printed {printed?.date}.<br />
        {printed?.address}
      </p>
      <h3>Inputs</h3>
      <Lines of={printed?.inputs ?? []} />
      <h3>Capacities, Including the Repetitive-Use Factor of {REPETITIVE_USE_FACTOR}</h3>
      <Lines of={capacities} />
    </section>
  )
}
