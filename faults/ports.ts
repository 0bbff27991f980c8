/** Ports below those that the system gives to clients, so that a server that is killed finds its own free again. */
let next = Number(process.env.PORT ?? 4500)

export const newPort = () => next++
