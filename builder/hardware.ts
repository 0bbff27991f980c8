/** Bolts, nuts, and pins for the connections in a structure, selected by the catalog's functions. */
import { findBoltInto, findBoltThrough, type ThreadedHoleId } from '#catalog/fasteners.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { combineLines, hasFixings, type PartLine, withFixings } from '#engineering/systems/parts-list.ts'
import type { Connection } from './connections.ts'
import { partForm, partKind, trussSizeOf } from './shapes.ts'

/** Hardware at a connection, or hardware that comes with a part. */
export interface HardwareItem {
  readonly line: PartLine
  /** The connection, or the id of the part. */
  readonly of: Connection | string
}

export interface Hardware {
  readonly items: readonly HardwareItem[]
  /** Connections for which the catalog has no bolt, with the total thickness of their layers in inches. */
  readonly unfastened: readonly { readonly connection: string; readonly gripIn: number }[]
  /** Ids of the spacers that stand for the screw of a leveling foot (`footScrewsOf`). */
  readonly screws: ReadonlySet<string>
}

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
  const isFixed = (id: string) => hasFixings(numberOf(id))
  const bolted = connections.filter(
    ({ a, b }) => ![a, b].some((id) => isFixed(id) || partTraits.get(numberOf(id))?.throughTube),
  )
  const screws = footScrewsOf(bolted, numberOf)
  const items: HardwareItem[] = []
  const unfastened: { connection: string; gripIn: number }[] = []
  for (const { connection, layersIn, into } of stacksOf(bolted, numberOf, screws)) {
    const partNumber = into ? findBoltInto(into, layersIn) : findBoltThrough(layersIn)
    const add = (number: string, note: string) =>
      items.push({ line: { partNumber: number, quantity: 1, note }, of: connection })
    if (partNumber) add(partNumber, NOTES[connection.kind] ?? connection.kind)
    else unfastened.push({ connection: connection.id, gripIn: layersIn.reduce((sum, each) => sum + each, 0) })
    if (into === 'slotNut') add('BS-EX-SN1', 'slots')
  }
  items.push(...nutBars(bolted, numberOf))
  const ids = [...parts]
  for (const fixings of [fastenersOf, ownHardwareOf])
    for (const id of ids) for (const line of fixings(numberOf(id))) items.push({ line, of: id })
  const isShackle = (partNumber: string) => partForm(partNumber) === 'shackle'
  // A structure can contain the shackles of its mounts.
  for (const id of ids)
    if (isShackle(numberOf(id))) {
      const known = items.findIndex(({ line }) => isShackle(line.partNumber))
      if (known >= 0) items.splice(known, 1)
    }
  return { items, unfastened, screws }
}

/**
 * Returns the spacers on leveling feet. They stand for the screw of the foot, whose height is fixed in the model, so they
 * have no weight, aren't listed, and don't make the bolts longer.
 */
function footScrewsOf(connections: readonly Connection[], numberOf: (id: string) => string): Set<string> {
  const isFoot = (id: string) => partForm(numberOf(id)) === 'leveling foot'
  const screws = new Set<string>()
  for (let count = -1; count < screws.size; ) {
    count = screws.size
    for (const { a, b } of connections)
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const)
        if (partForm(numberOf(one)) === 'spacer' && (isFoot(other) || screws.has(other))) screws.add(one)
  }
  return screws
}

/** Returns one line for each part number. */
export const hardwareLines = ({ items }: Pick<Hardware, 'items'>): PartLine[] =>
  combineLines(items.map(({ line }) => line))

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

/** Fasteners of a deck, railing, or stair. */
const fastenersOf = (partNumber: string): readonly PartLine[] =>
  hasFixings(partNumber)
    ? withFixings([{ partNumber, quantity: 1 }]).filter((line) => partKind(line.partNumber) === 'hardware')
    : []

/** Hardware that doesn't depend on a part's connections. */
function ownHardwareOf(partNumber: string): PartLine[] {
  const { throughTube: through, ownHardware = [] } = partTraits.get(partNumber) ?? {}
  const note = NOTES[partKind(partNumber) === 'hinge' ? 'hinge' : 'rigging'] as string
  return [
    ...(through ? [{ partNumber: through[1], quantity: through[0], note: 'through 3 in truss' }] : []),
    ...ownHardware.map(([quantity, own]) => ({ partNumber: own, quantity, note })),
  ]
}

/** Nut bars for connections to 3 in truss. Each bar has four holes. */
const nutBars = (connections: readonly Connection[], numberOf: (id: string) => string): HardwareItem[] =>
  connections
    .filter(({ a, b }) => [a, b].filter((id) => trussSizeOf(numberOf(id)) === 3).length === 1)
    .map((connection) => ({
      line: {
        partNumber: connection.bolts.length > 2 ? 'BS-HW-NB-4' : 'BS-HW-NB-2',
        quantity: Math.ceil(connection.bolts.length / 4),
        note: '3 in truss',
      },
      of: connection,
    }))

/** A hole in one part of a stack. */
interface Layer {
  readonly depthIn: number
  readonly isThreaded: boolean
  readonly partNumber: string
  readonly connection: Connection
  /** A layer of the same stack. The first layer of a stack refers to itself. */
  parent: Layer | undefined
}

function firstOf(layer: Layer): Layer {
  let first = layer
  while (first.parent) first = first.parent
  if (first !== layer) layer.parent = first
  return first
}

/** Groups aligned holes in several layers into stacks, one for each bolt. */
function stacksOf(
  connections: readonly Connection[],
  numberOf: (id: string) => string,
  screws: ReadonlySet<string>,
): Stack[] {
  const byPart = new Map<string, Map<number, Layer>>()
  const layers: Layer[] = []
  const layerOf = (connection: Connection, side: 0 | 1, bolt: Connection['bolts'][number]): Layer => {
    const part = side === 0 ? connection.a : connection.b
    const hole = side === 0 ? bolt.inA : bolt.inB
    const holes = byPart.get(part) ?? new Map<number, Layer>()
    if (holes.size === 0) byPart.set(part, holes)
    const known = hole < 0 ? undefined : holes.get(hole)
    if (known) return known
    const layer = {
      depthIn: screws.has(part) ? 0 : bolt.layersIn[side],
      isThreaded: bolt.isThreaded[side],
      partNumber: numberOf(part),
      connection,
      parent: undefined,
    }
    layers.push(layer)
    if (hole >= 0) holes.set(hole, layer)
    return layer
  }
  for (const connection of connections)
    for (const bolt of connection.bolts) {
      const [a, b] = [firstOf(layerOf(connection, 0, bolt)), firstOf(layerOf(connection, 1, bolt))]
      if (a !== b) b.parent = a
    }
  const stacks = new Map<Layer, Layer[]>()
  for (const layer of layers) {
    const first = firstOf(layer)
    const stack = stacks.get(first)
    if (stack) stack.push(layer)
    else stacks.set(first, [layer])
  }
  return [...stacks.values()].map(stackOf)
}

function stackOf(layers: readonly Layer[]): Stack {
  const threaded = layers.find(({ isThreaded }) => isThreaded)
  const into = threaded
    ? (partTraits.get(threaded.partNumber)?.threadedInto ?? 'nutBar')
    : layers.some(({ partNumber }) => trussSizeOf(partNumber) === 3)
      ? 'nutBar'
      : undefined
  const layersIn = layers.filter(({ isThreaded }) => !isThreaded).map(({ depthIn }) => depthIn)
  return { connection: (layers[0] as Layer).connection, layersIn, ...(into ? { into } : {}) }
}
