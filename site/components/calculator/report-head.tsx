import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import { revisions } from '#engineering/load-tables/revisions.ts'
import { Logo } from '../logo/logo.tsx'
import { Both, type Pair } from '../units/both.tsx'

type Line = readonly [label: string, value: string | Pair]

interface Printed {
  readonly address: string
  readonly date: string
  readonly inputs: readonly Line[]
}

/** Returns an element's text in the chosen units. */
function textOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  const hidden = document.documentElement.dataset.units === 'metric' ? '[data-us]' : '[data-metric]'
  for (const each of copy.querySelectorAll(hidden)) each.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ')
}

/** Returns the label and value of each form field. A group's legend comes before its fields. */
function inputsOf(form: HTMLFormElement): Line[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((field) => {
    const label = field.labels?.[0] ? textOf(field.labels[0]) : field.name
    const legend = field.closest('fieldset')?.querySelector<HTMLElement>(':scope > legend')
    const value = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value
    return [legend ? `${textOf(legend)}: ${label}` : label, value] as const
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
      <div className="title-block">
        <Logo />
        <h2>{name}</h2>
        <dl>
          <div>
            <dt>Project</dt>
            <dd />
          </div>
          <div>
            <dt>Prepared by</dt>
            <dd />
          </div>
          <div>
            <dt>Checked by</dt>
            <dd />
          </div>
          <div>
            <dt>Printed</dt>
            <dd>{printed?.date}</dd>
          </div>
          <div>
            <dt>Data</dt>
            <dd>
              Revision {revision?.letter}, {revision?.date}
            </dd>
          </div>
        </dl>
      </div>
      <p className="address">{printed?.address}</p>
      <h3>Inputs</h3>
      <Lines of={printed?.inputs ?? []} />
      <h3>Capacities, Including the Repetitive-Use Factor of {REPETITIVE_USE_FACTOR}</h3>
      <Lines of={capacities} />
    </section>
  )
}
