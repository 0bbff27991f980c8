import { createContext, type RouterContext } from 'react-router'
import type { StaffMember } from './staff.ts'

/** Who opens a page of the staff area, by the cookies of the request; undefined for anybody else. */
export type StaffCapability = (request: Request) => Promise<StaffMember | undefined>

/**
 * What the server puts into React Router's load context for the staff area. Null where pages are rendered without the
 * server (in development, by Vite).
 *
 * The built site contains its own copy of this module. Contexts are compared by identity, so both copies take the
 * one that is registered under this symbol.
 */
const REGISTERED = Symbol.for('boltspan.staff')

const registry = globalThis as typeof globalThis & { [REGISTERED]?: RouterContext<StaffCapability | null> }

registry[REGISTERED] ??= createContext<StaffCapability | null>(null)

export const staffContext: RouterContext<StaffCapability | null> = registry[REGISTERED]
