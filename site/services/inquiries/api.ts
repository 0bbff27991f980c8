import axios from 'axios'
import { HTTP_TIMEOUT_MS } from '../../../contract/http.ts'

/**
 * The client of our own API. Error kinds (network, timeout, aborted, bad answer) are those of the library; only status
 * 200 is success.
 */
export const api = axios.create({ timeout: HTTP_TIMEOUT_MS, validateStatus: (status) => status === 200 })
