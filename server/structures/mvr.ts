/**
 * Writes My Virtual Rig files (MVR 1.6, DIN SPEC 15801:2023-12): a zip that contains an XML scene description and one
 * GLB model per distinct part. Lengths are in millimeters with z up. The models are in meters with y up (glTF 2.0).
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PlacedPart, Structure } from '#builder/model.ts'
import { company } from '#catalog/company.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { glbOf } from '../cad/plain-glb.ts'
import { readPlainModel } from '../cad/plain-models.ts'
import { deflatedBuffer, type Member, type Zip, zipOf } from '../cad/zip.ts'
import { visibleParts } from './visible-parts.ts'

const MM_PER_INCH = 25.4
const SCENE_FILE = 'GeneralSceneDescription.xml'

const pack = promisify(gzip)

export interface MvrOptions {
  /** The folder that contains the models. */
  readonly folder: string
  /** Date of the files in the zip, such as '2026-11-25'. */
  readonly date: string
  readonly notice: string
  /** ID of the visitor's project, if the visitor saved the structure as a project. */
  readonly project?: string | undefined
}

/**
 * Creates the file.
 * @throws Error if a part has no model
 */
export async function mvrOf(structure: Structure, { folder, date, notice, project }: MvrOptions): Promise<Zip> {
  const member = async (name: string, bytes: Buffer): Promise<Member> => ({
    name,
    date,
    ...deflatedBuffer(await pack(bytes)),
  })
  const members = [await member(SCENE_FILE, Buffer.from(sceneOf(structure, idsOf(structure, project))))]
  for (const partNumber of visibleParts(structure).keys()) {
    const model = await readPlainModel(folder, partNumber)
    const about = { generator: company.name, copyright: notice }
    const chunks: Buffer[] = []
    for await (const chunk of glbOf(
      partNumber,
      [{ name: partNumber, model, nodes: [{ name: partNumber }] }],
      about,
    ).open())
      chunks.push(chunk)
    members.push(await member(modelFile(partNumber), Buffer.concat(chunks)))
  }
  return zipOf(members)
}

const modelFile = (partNumber: string) => `${partNumber}.glb`

function sceneOf(structure: Structure, uuidOf: UuidOf): string {
  const objects = [...visibleParts(structure)].flatMap(([partNumber, parts]) =>
    parts.map((part, index) => ({ part, name: `${partNumber} ${index + 1}` })),
  )
  // The schema expects scene objects before trusses.
  const [trusses, others] = [objects.filter(({ part }) => isTruss(part)), objects.filter(({ part }) => !isTruss(part))]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<GeneralSceneDescription verMajor="1" verMinor="6" provider="${xml(company.name)}" providerVersion="${xml(structure.revision)}">`,
    '<Scene>',
    '<Layers>',
    `<Layer uuid="${uuidOf('layer', '')}" name="${xml(structure.name)}">`,
    '<ChildList>',
    ...[...others, ...trusses].map(({ part, name }, index) => objectOf(part, name, index + 1, uuidOf)),
    '</ChildList>',
    '</Layer>',
    '</Layers>',
    '</Scene>',
    '</GeneralSceneDescription>',
    '',
  ].join('\n')
}

const isTruss = ({ partNumber }: PlacedPart) => partTraits.get(partNumber)?.kind === 'truss'

/**
 * Writes a part. The children are in the order given in tables 20 and 28 of the specification. The schemas enforce this
 * order.
 */
function objectOf(part: PlacedPart, name: string, number: number, uuidOf: UuidOf): string {
  const ids = `<FixtureID>${number}</FixtureID><FixtureIDNumeric>${number}</FixtureIDNumeric>`
  const [node, last] = isTruss(part) ? ['Truss', `<ChildList/>${ids}`] : ['SceneObject', `${ids}<ChildList/>`]
  return [
    `<${node} uuid="${uuidOf('part', part.id)}" name="${xml(name)}">`,
    `<Matrix>${matrixOf(part)}</Matrix>`,
    `<Geometries><Geometry3D fileName="${modelFile(part.partNumber)}"/></Geometries>`,
    last,
    `</${node}>`,
  ].join('')
}

/** Formats the axes of the part and its origin in structure coordinates (table 35). */
function matrixOf({ turn, at }: PlacedPart): string {
  const axes = ([0, 1, 2] as const).map((axis) => turn.map((row) => row[axis]))
  const rows = [...axes, at.map((value) => value * MM_PER_INCH)]
  return rows.map((row) => `{${row.map((value) => Number(value.toFixed(6)) + 0).join(',')}}`).join('')
}

type UuidOf = (kind: 'layer' | 'part', id: string) => string

/**
 * Returns a function that creates UUIDs (version 8, RFC 9562). Lighting consoles recognize objects of an earlier export
 * by their UUIDs, and merge the files of several projects. UUIDs therefore depend on the project and the part, and not
 * on names. Without a project, the placements of all parts identify the structure.
 */
function idsOf({ parts }: Structure, project: string | undefined): UuidOf {
  const placements = parts.map(({ id, partNumber, turn, at }) => [id, partNumber, turn, at])
  const namespace = JSON.stringify(project === undefined ? { placements } : { project })
  return (kind, id) => {
    const bytes = createHash('sha256').update(`${namespace}\n${kind}\n${id}`).digest().subarray(0, 16)
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const xml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] as string)
