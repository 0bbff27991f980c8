/** Serves the site in the given folder. `server-process.ts` runs this program. */
import { serve } from '../serve.ts'

await serve(process.env, process.argv[2] ?? '')
