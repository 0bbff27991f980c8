// Written by the studio from its scenes. Do not edit: run `npm run studio -- check`.
/** Quantities of the parts that each picture shows, by part number. */
export const builtFrom: Readonly<Record<string, Readonly<Record<string, number>>>> = {
}
