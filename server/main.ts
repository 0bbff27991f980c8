import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { serve } from './serve.ts'

try {
  await serve(process.env, join(import.meta.dirname, '..'))
} catch (error) {
  // A wrong setting is the operator's to mend: one line, no stack.
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
