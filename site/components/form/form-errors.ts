import { createContext } from 'react'

export type Errors = Readonly<Record<string, string>>

export const FormErrors = createContext<Errors>({})
