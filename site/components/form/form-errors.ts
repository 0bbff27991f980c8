import { createContext } from 'react'

/** By field name, what is wrong with it. */
export type Errors = Readonly<Record<string, string>>

/** The errors of the form that a field stands in. */
export const FormErrors = createContext<Errors>({})
