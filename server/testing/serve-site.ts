/** Serves the site in the folder that is named: the program of `server-process.ts`. */
import { serve } from '../serve.ts'

await serve(process.env, process.argv[2] ?? '')
