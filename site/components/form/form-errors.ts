import { createContext } from 'react'

/** Error messages by field name. */
export type Errors = Readonly<Record<string, string>>

export const FormErrors = createContext<Errors>({})
