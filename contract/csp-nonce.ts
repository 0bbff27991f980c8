import { createContext, type RouterContext } from 'react-router'

/**
 * What the server puts into React Router's load context for a page rendered on request: the nonce that its inline
 * scripts must carry. Empty for a prerendered page, whose scripts are allowed by their hashes instead.
 *
 * The built site contains its own copy of this module. Contexts are compared by identity, so both copies take the
 * one that is registered under this symbol.
 */
const REGISTERED = Symbol.for('boltspan.csp-nonce')

const registry = globalThis as typeof globalThis & { [REGISTERED]?: RouterContext<string> }

registry[REGISTERED] ??= createContext<string>('')

export const nonceContext: RouterContext<string> = registry[REGISTERED]
