import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { serve } from './serve.ts'

try {
  await serve(process.env, join(import.meta.dirname, '..'))
} catch (error) {
  // Print a configuration error on one line without a stack trace.
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
