import {
  type RegistrationWrite,
  type SessionDetail,
  sentEmails,
  sessionDetail,
  sessionList,
} from '#contract/training.ts'
import { staffApi } from '../api.ts'

export const sessionPath = (id = '') => `/api/training/${encodeURIComponent(id)}`

export const loadSessions = async (signal: AbortSignal) =>
  sessionList.parse((await staffApi.get('/api/training', { signal })).data).sessions

export const loadSession = async (id = '', signal?: AbortSignal): Promise<SessionDetail> =>
  sessionDetail.parse((await staffApi.get(sessionPath(id), signal ? { signal } : {})).data)

export const addSession = async (fields: object): Promise<SessionDetail> =>
  sessionDetail.parse((await staffApi.post('/api/training', fields)).data)

/** @throws the error from the request, such as a 409 if the session has a newer version */
export const changeSession = async (id: string, fields: object): Promise<SessionDetail> =>
  sessionDetail.parse((await staffApi.put(sessionPath(id), fields)).data)

export const setRegistration = (sessionId: string, registrationId: string, write: RegistrationWrite) =>
  staffApi.put(`${sessionPath(sessionId)}/registrations/${encodeURIComponent(registrationId)}`, write)

/** Returns the number of recipients. */
export const emailSession = async (id: string, message: object): Promise<number> =>
  sentEmails.parse((await staffApi.post(`${sessionPath(id)}/email`, message)).data).recipients
