import { createContext, type RefObject, use, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { REPETITIVE_USE_FACTOR } from '#engineering/factors.ts'
import { reportDate } from '../report/title-block.tsx'
import { Both, type Pair } from '../units/both.tsx'

export type Line = readonly [label: string, value: string | Pair]

/** What a printed report contains in addition to the results. */
export interface Printed {
  readonly address?: string
  readonly date?: string
  readonly inputs: readonly Line[]
  readonly capacities: readonly Line[]
}

export const PrintedReport = createContext<Printed>({ inputs: [], capacities: [] })

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

/** Reads the form, the URL, and the date immediately before the page is printed. */
export function usePrinted(form: RefObject<HTMLFormElement | null>, capacities: readonly Line[]): Printed {
  const [printed, setPrinted] = useState<Omit<Printed, 'capacities'>>({ inputs: [] })
  useEffect(() => {
    const read = () =>
      flushSync(() =>
        setPrinted({
          address: window.location.href,
          date: reportDate(),
          inputs: form.current ? inputsOf(form.current) : [],
        }),
      )
    window.addEventListener('beforeprint', read)
    return () => window.removeEventListener('beforeprint', read)
  }, [form])
  return useMemo(() => ({ ...printed, capacities }), [printed, capacities])
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

/** The inputs and capacities of a printed report. The form itself isn't printed. */
export const PrintedInputs = () => {
  const { inputs, capacities } = use(PrintedReport)
  return (
    <section className="report report-page" aria-label="Inputs">
      <h2>Inputs</h2>
      <Lines of={inputs} />
      {capacities.length > 0 && (
        <>
          <h3>Capacities, Including the Repetitive-Use Factor of {REPETITIVE_USE_FACTOR}</h3>
          <Lines of={capacities} />
        </>
      )}
    </section>
  )
}
