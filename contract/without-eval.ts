import { config } from 'zod'

// The content security policy lets nothing be compiled from text, so zod need not try it.
config({ jitless: true })
