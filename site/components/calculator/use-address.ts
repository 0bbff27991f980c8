import { useEffect, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { type Units, useUnits } from '../../services/units.ts'
import { useHydrated } from '../form/hydrated.ts'

export interface AddressSpec<Values> {
  readonly defaults: Values
  /** Defaults in round metric values, for visitors who start in metric units. */
  readonly metricDefaults: Values
  /**
   * Reads the URL parameters, whose values are in `units`. Missing parameters get their defaults in those units. Called
   * only if the URL contains at least one parameter.
   */
  readonly read: (parameters: URLSearchParams, units: Units) => Values
  readonly write: (values: Values) => readonly (readonly [name: string, value: string])[]
  readonly convert: (values: Values, to: Units) => Values
  /** Names of the inputs and of the URL parameters that contain numbers. */
  readonly numbers: readonly string[]
  /** Parameters with a load, and the unit of that load in metric links without `LOADS_IN_KN`. */
  readonly kilograms?: Readonly<Record<string, 'kg' | 'kg/m'>>
}

/** Marks metric links with loads in kN. In earlier links, loads were in kg. */
const LOADS_IN_KN = ['loads-in', 'kN'] as const

/** Adds the unit to the loads of a metric link from before loads were in kN. */
function withKilograms(parameters: URLSearchParams, kilograms: AddressSpec<unknown>['kilograms'] = {}) {
  return new URLSearchParams(
    [...parameters].map(([name, text]) => {
      const unit = kilograms[name]
      return [name, unit ? text.replace(/^([\d.,\s]*\d)\s*(?=@|$)/, `$1 ${unit}`) : text]
    }),
  )
}

const QUIET_MS = 400

const query = <Values>({ write }: AddressSpec<Values>, values: Values, units?: Units): string =>
  String(
    new URLSearchParams(
      [...write(values), ...(units === 'metric' ? [['units', units] as const, LOADS_IN_KN] : [])].map((each) => [
        ...each,
      ]),
    ),
  )

/** Returns the values with the numbers of the example in the given units. */
const withExample = <Values extends object>(spec: AddressSpec<Values>, values: Values, units: Units): Values => {
  const example = units === 'metric' ? spec.metricDefaults : spec.defaults
  return { ...values, ...Object.fromEntries(Object.entries(example).filter(([name]) => spec.numbers.includes(name))) }
}

/** Converts the values to other units. The example has round numbers in both units. */
export function convertValues<Values extends object>(spec: AddressSpec<Values>, values: Values, from: Units): Values {
  const to = from === 'us' ? 'metric' : 'us'
  const isExample = query(spec, values) === query(spec, withExample(spec, values, from))
  return isExample ? withExample(spec, values, to) : spec.convert(values, to)
}

interface State<Values> {
  readonly values: Values
  readonly units: Units
  /** True if the numbers are from a link, so they aren't the example even if they are equal. */
  readonly isLinked: boolean
  readonly isUrlStale: boolean
}

/**
 * Stores calculator inputs in the URL, so visitors can share or revisit a result. The prerendered page shows the
 * defaults. The URL is read after hydration and updated when the visitor pauses typing.
 */
export function useAddress<Values extends object>(spec: AddressSpec<Values>) {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const units = useUnits()
  const [start] = useState<State<Values>>({ values: spec.defaults, units: 'us', isLinked: false, isUrlStale: false })
  const [state, setState] = useState(start)
  const [isPrerendered] = useState(!hydrated)
  const [lastQuery, setTaken] = useState('')

  if (hydrated && lastQuery !== search) {
    setTaken(search)
    const parameters = new URLSearchParams(search)
    const named = parameters.get('units') === 'metric' ? 'metric' : 'us'
    const isInKilograms = named === 'metric' && !parameters.has(LOADS_IN_KN[0])
    parameters.delete('units')
    parameters.delete(LOADS_IN_KN[0])
    // If only the units changed, or if the visitor has typed in the meantime, the fields are already current and are
    // converted below.
    const isNew = lastQuery === '' || query(spec, spec.read(parameters, named)) !== query(spec, state.values)
    if (search === `?${query(spec, state.values, state.units)}`) setState({ ...state, isUrlStale: false })
    else if (parameters.size > 0 && isNew && !state.isUrlStale) {
      const typed = isInKilograms ? withKilograms(parameters, spec.kilograms) : parameters
      const isLinked = spec.numbers.some((name) => parameters.has(name))
      const values =
        isLinked || named === 'us' ? spec.read(typed, named) : convertValues(spec, spec.read(typed, 'us'), 'us')
      setState({ values, units: named, isLinked, isUrlStale: false })
    }
  } else if (hydrated && state.units !== units) {
    const values = state.isLinked ? spec.convert(state.values, units) : convertValues(spec, state.values, state.units)
    setState({ ...state, values, units, isUrlStale: state.isUrlStale || search !== '' })
  }

  useEffect(() => {
    if (!state.isUrlStale) return
    const timer = setTimeout(() => {
      const address = `?${query(spec, state.values, state.units)}`
      if (address !== window.location.search) navigateTo(address, { replace: true, scrollToTop: false })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [spec, state])

  const change = (edit: (values: Values) => Values) =>
    setState((state) => ({ ...state, values: edit(state.values), isUrlStale: true }))
  const isExample = isPrerendered && state === start
  return { values: state.values, units: state.units, hydrated, isExample, change }
}
