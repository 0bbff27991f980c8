import { config } from 'zod'

// The content security policy blocks eval, so zod must not try it.
config({ jitless: true })
