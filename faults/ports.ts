/** Below the ports that the system gives to clients, so that a server that was killed finds its own free again. */
let next = Number(process.env.PORT ?? 10_000 + Math.floor(Math.random() * 20_000))

export const newPort = () => next++
