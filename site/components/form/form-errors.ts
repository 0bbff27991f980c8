import { createContext } from 'react'

/** By field name, what is wrong with it. */
export type Errors = Readonly<Record<string, string>>

export const FormErrors = createContext<Errors>({})
