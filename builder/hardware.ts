/** Bolts, nuts, and pins for the connections in a structure, selected by the catalog's functions. */
import { findBoltInto, findBoltThrough, type ThreadedHoleId } from '#catalog/fasteners.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { combineLines, hasFixings, type PartLine, withFixings } from '#engineering/systems/parts-list.ts'
import type { Connection } from './connections.ts'
import { partKind, trussSizeOf } from './shapes.ts'

export interface Hardware {
  readonly lines: readonly PartLine[]
  /** Connections for which the catalog has no bolt, with the total thickness of their layers in inches. */
  readonly unfastened: readonly { readonly connection: string; readonly gripIn: number }[]
}

const one = (partNumber: string): PartLine => ({ partNumber, quantity: 1 })

interface Stack {
  readonly connection: Connection
  readonly layersIn: readonly number[]
  readonly into?: ThreadedHoleId
}

/**
 * Returns the hardware for the given connections. A bolt that passes through several parts counts once.
 * @param numberOf Part number of each part in the structure, by id.
 * @param parts Ids of the parts (decks, railings, stairs) whose own fasteners are included.
 */
export function hardwareOf(
  connections: readonly Connection[],
  numberOf: (id: string) => string,
  parts: Iterable<string>,
): Hardware {
  const own = [...parts].map((id) => numberOf(id))
  const isFixed = (id: string) => hasFixings(numberOf(id))
  const bolted = connections.filter(
    ({ a, b }) => ![a, b].some((id) => isFixed(id) || partTraits.get(numberOf(id))?.throughTube),
  )
  const lines: PartLine[] = []
  const unfastened: { connection: string; gripIn: number }[] = []
  for (const { connection, layersIn, into } of stacksOf(bolted, numberOf)) {
    const partNumber = into ? findBoltInto(into, layersIn) : findBoltThrough(layersIn)
    if (partNumber) lines.push({ partNumber, quantity: 1, note: NOTES[connection.kind] ?? connection.kind })
    else unfastened.push({ connection: connection.id, gripIn: layersIn.reduce((sum, each) => sum + each, 0) })
    if (into === 'slotNut') lines.push({ partNumber: 'BS-EX-SN1', quantity: 1, note: 'slots' })
  }
  return { lines: combineLines([...lines, ...nutBars(bolted, numberOf), ...fixed(own)]), unfastened }
}

const NOTES: Readonly<Partial<Record<Connection['kind'], string>>> = {
  frames: 'end frames',
  side: 'end frames on chords',
  chords: 'chords',
  slot: 'slots',
  plate: 'plates',
  gusset: 'gussets',
  base: 'bases',
  hinge: 'hinges',
  rigging: 'rigging',
  panel: 'pads',
  mount: 'mounts',
}

/** Hardware that doesn't depend on a part's connections. */
const fixed = (numbers: readonly string[]): PartLine[] => [
  ...withFixings(combineLines(numbers.filter(hasFixings).map(one))).filter(
    ({ partNumber }) => partKind(partNumber) === 'hardware',
  ),
  ...numbers.flatMap((each): PartLine[] => {
    const { throughTube: through, ownHardware = [] } = partTraits.get(each) ?? {}
    const note = NOTES[partKind(each) === 'hinge' ? 'hinge' : 'rigging'] as string
    return [
      ...(through ? [{ partNumber: through[1], quantity: through[0], note: 'through 3 in truss' }] : []),
      ...ownHardware.map(([quantity, partNumber]) => ({ partNumber, quantity, note })),
    ]
  }),
]

/** Nut bars for connections to 3 in truss. Each bar has four holes. */
const nutBars = (connections: readonly Connection[], numberOf: (id: string) => string): PartLine[] =>
  connections
    .filter(({ a, b }) => [a, b].filter((id) => trussSizeOf(numberOf(id)) === 3).length === 1)
    .map(({ bolts }) => ({
      partNumber: bolts.length > 2 ? 'BS-HW-NB-4' : 'BS-HW-NB-2',
      quantity: Math.ceil(bolts.length / 4),
      note: '3 in truss',
    }))

/** Groups aligned holes in several layers into stacks, one for each bolt. */
function stacksOf(connections: readonly Connection[], numberOf: (id: string) => string): Stack[] {
  const parents = new Map<string, string>()
  const root = (key: string): string => {
    let at = key
    for (let next = parents.get(at); next !== undefined && next !== at; next = parents.get(at)) at = next
    return at
  }
  const layers = new Map<string, { readonly depthIn: number; readonly isThreaded: boolean; readonly part: string }>()
  const first = new Map<string, Connection>()
  for (const connection of connections)
    for (const [index, { inA, inB, layersIn, isThreaded }] of connection.bolts.entries()) {
      const keyOf = (part: string, hole: number) => (hole < 0 ? `${part}#${connection.id}#${index}` : `${part}#${hole}`)
      const [a, b] = [keyOf(connection.a, inA), keyOf(connection.b, inB)]
      for (const [key, side] of [[a, 0] as const, [b, 1] as const])
        layers.set(key, {
          depthIn: layersIn[side],
          isThreaded: isThreaded[side],
          part: numberOf(side === 0 ? connection.a : connection.b),
        })
      for (const key of [a, b]) if (!parents.has(key)) parents.set(key, key)
      parents.set(root(a), root(b))
      if (!first.has(a)) first.set(a, connection)
    }
  const groups = new Map<string, string[]>()
  for (const key of layers.keys()) groups.set(root(key), [...(groups.get(root(key)) ?? []), key])
  return [...groups.values()].flatMap((keys) => {
    const connection = keys.map((key) => first.get(key)).find(Boolean)
    if (!connection) return []
    const all = keys.flatMap((key) => layers.get(key) ?? [])
    const threaded = all.find(({ isThreaded }) => isThreaded)
    const into = threaded
      ? (partTraits.get(threaded.part)?.threadedInto ?? 'nutBar')
      : all.some(({ part }) => trussSizeOf(part) === 3)
        ? 'nutBar'
        : undefined
    const layersIn = all.filter(({ isThreaded }) => !isThreaded).map(({ depthIn }) => depthIn)
    return [{ connection, layersIn, ...(into ? { into } : {}) }]
  })
}
