import axios from 'axios'
import { HTTP_TIMEOUT_MS } from '#contract/http.ts'

/**
 * Client for our API. Errors (network, timeout, abort, invalid response) come from axios. Only status 200 is a success.
 */
export const api = axios.create({ timeout: HTTP_TIMEOUT_MS, validateStatus: (status) => status === 200 })
