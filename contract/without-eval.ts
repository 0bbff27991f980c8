import { config } from 'zod'

// The content security policy blocks eval, so zod must not try to use it.
config({ jitless: true })
