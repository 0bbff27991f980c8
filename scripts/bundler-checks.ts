/**
 * Turns off two of the bundler's warnings: how long plugins take, and that "use client" in libraries has no effect. Only
 * React server components use that directive.
 */
export const quietChecks = { bundlerTimings: false, moduleLevelDirective: false }
