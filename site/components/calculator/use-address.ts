import { useEffect, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { type Units, useUnits } from '../../services/units.ts'
import { useHydrated } from '../form/hydrated.ts'

export interface AddressSpec<Values> {
  readonly defaults: Values
  /** Of parameters, of which there is at least one. */
  readonly read: (parameters: URLSearchParams) => Values
  readonly write: (values: Values) => readonly (readonly [name: string, value: string])[]
  readonly convert: (values: Values, to: Units) => Values
}

const QUIET_MS = 400

const query = <Values>({ write }: AddressSpec<Values>, values: Values, units?: Units): string =>
  String(
    new URLSearchParams(
      [...write(values), ...(units === 'metric' ? [['units', units] as const] : [])].map((each) => [...each]),
    ),
  )

interface State<Values> {
  readonly values: Values
  readonly units: Units
  /** The address does not have it yet. */
  readonly unwritten: boolean
}

/**
 * What is typed into a calculator, kept in the address: to be sent, and to come back to. The finished page has the
 * default; the address is read when the page's code is there, and written when the typing pauses.
 */
export function useAddress<Values>(spec: AddressSpec<Values>) {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const units = useUnits()
  const [state, setState] = useState<State<Values>>({ values: spec.defaults, units: 'us', unwritten: false })
  const [taken, setTaken] = useState('')

  if (hydrated && taken !== search) {
    setTaken(search)
    const parameters = new URLSearchParams(search)
    const named = parameters.get('units') === 'metric' ? 'metric' : 'us'
    parameters.delete('units')
    // Where only the units have changed, or something has been typed meanwhile, the fields are right, and are converted
    // below.
    const isNew = taken === '' || query(spec, spec.read(parameters)) !== query(spec, state.values)
    if (search === `?${query(spec, state.values, state.units)}`) setState({ ...state, unwritten: false })
    else if (parameters.size > 0 && isNew && !state.unwritten) {
      setState({ values: spec.read(parameters), units: named, unwritten: false })
    }
  } else if (hydrated && state.units !== units) {
    setState({ values: spec.convert(state.values, units), units, unwritten: state.unwritten || search !== '' })
  }

  useEffect(() => {
    if (!state.unwritten) return
    const timer = setTimeout(() => {
      const address = `?${query(spec, state.values, state.units)}`
      if (address !== window.location.search) navigateTo(address, { replace: true, scrollToTop: false })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [spec, state])

  const change = (edit: (values: Values) => Values) =>
    setState((state) => ({ ...state, values: edit(state.values), unwritten: true }))
  return { values: state.values, units: state.units, hydrated, change }
}
