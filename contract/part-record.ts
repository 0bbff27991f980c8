import { z } from 'zod'

const address = z.url().describe('Absolute URL')

const rating = z.strictObject({
  of: z
    .enum(['part', 'chord', 'joint'])
    .describe('What the value limits: the part, the chord that carries it, or the joint'),
  on: z.string().describe('Where the value applies'),
  kind: z.string().describe('Type of load, such as “moment” or “alongTruss”. Does not change with the printed name'),
  what: z.string().describe('Printed name of the type of load'),
  value: z.number(),
  unit: z.enum(['lb', 'lb/ft', 'ft·lb']),
  governing: z.string().describe('The check that governs'),
  clause: z.string(),
  designFactor: z.number().describe('Strength divided by the value'),
  conditions: z.array(z.string()),
})

const loadRow = z.strictObject({
  spanFt: z.number(),
  uniformLb: z.number().describe('Total uniform load'),
  centerLb: z.number().describe('One load at midspan'),
  thirdLb: z.number().describe('Each of two loads at the third points'),
  quarterLb: z.number().describe('Each of three loads at the quarter points'),
  fifthLb: z.number().describe('Each of four loads at the fifth points'),
  governing: z.string().describe('The check that governs the uniform load'),
})

/** All data that the site publishes about a part number. */
export const partRecord = z.strictObject({
  partNumber: z.string(),
  family: z.string().describe('Part number of the item that lists this size'),
  name: z.string(),
  product: z.string(),
  url: address,
  weightLb: z.number().describe('Weight of the solid model'),
  weightKg: z.number(),
  lengthFt: z.number().optional(),
  specs: z.array(z.strictObject({ label: z.string(), us: z.string(), metric: z.string().optional() })),
  ratings: z.array(rating),
  notLoadRated: z.string().optional().describe('Why the part has no load rating'),
  loads: z
    .array(z.strictObject({ position: z.string(), rows: z.array(loadRow) }))
    .describe('Allowable loads on simple spans: static, self-weight deducted'),
  hardware: z.array(z.strictObject({ count: z.number(), partNumber: z.string(), use: z.string().optional() })),
  fitsWith: z.array(z.string()).describe('Parts that bolt directly to it'),
  cad: z
    .strictObject({ step: address, dxf: address.optional(), glb: address, revision: z.string(), date: z.string() })
    .optional(),
  documents: z.array(z.strictObject({ title: z.string(), url: address })),
  usedIn: z.array(z.strictObject({ title: z.string(), url: address })).describe('Gallery images that show it'),
})
export type PartRecord = z.infer<typeof partRecord>

const revisions = z.array(z.strictObject({ letter: z.string(), date: z.string(), changes: z.string() }))

/** Content of `/parts/{number}.json`. */
export const partFile = z.strictObject({
  schema: address,
  notice: z.string(),
  dataRevision: z.string(),
  part: partRecord,
})

/** Content of `/parts.json`. */
export const partListFile = z.strictObject({
  schema: address,
  notice: z.string(),
  dataRevision: z.string(),
  revisions,
  parts: z.array(partRecord.omit({ loads: true })),
})
