/**
 * Ports below the ephemeral range. No client can be assigned the port of a killed server before the server restarts.
 */
let next = Number(process.env.PORT ?? 10_000 + Math.floor(Math.random() * 20_000))

export const newPort = () => next++
