/**
 * Writes a STEP assembly (ISO 10303-21, AP214) from the exact files of its parts. Each distinct part is copied once
 * with new entity numbers, and each placement refers to that copy. Files are read while the assembly is sent, so memory
 * use does not grow with the size of the assembly.
 *
 * Sources: ISO 10303-44 (next_assembly_usage_occurrence) and the recommended practices of the MBx Interoperability
 * Forum for assembly structure (item_defined_transformation).
 */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { PlacedPart, Point, Structure } from '#builder/model.ts'
import { cadPath } from '#catalog/cad.ts'
import { company } from '#catalog/company.ts'

/** Entities of a part file that the assembly refers to, after renumbering. */
interface CopiedPart {
  readonly definition: number
  readonly representation: number
  /** Coordinate system of the part. */
  readonly origin: number
}

const ENTITY = /^#(\d+)\s*=\s*/
const REFERENCE = /#(\d+)/g
/** Matches strings, which stay unchanged. Only the text between them is renumbered. */
const STRINGS = /'(?:[^']|'')*'/g

/**
 * Yields the text of the assembly.
 * @throws Error if a part file cannot be read or lacks the entities of a product
 */
export async function* stepAssembly(structure: Structure, notice: string, folder: string): AsyncGenerator<string> {
  const parts = structure.parts.filter(({ isHidden }) => !isHidden)
  yield head(structure, notice)
  const assembly = new Assembly(structure.name, notice)
  yield assembly.product()
  const copied = new Map<string, CopiedPart>()
  for (const partNumber of new Set(parts.map((part) => part.partNumber))) {
    const copy = copyOf(join(folder, `${cadPath(partNumber, 'step')}.gz`), assembly.next)
    for (;;) {
      const { done, value } = await copy.next()
      if (done) {
        copied.set(partNumber, value.part)
        assembly.next = value.next
        break
      }
      yield value
    }
  }
  yield assembly.representation(parts)
  for (const [index, part] of parts.entries())
    yield assembly.occurrence(index, part, copied.get(part.partNumber) as CopiedPart)
  yield 'ENDSEC;\nEND-ISO-10303-21;\n'
}

/** Encodes text as a Part 21 string: apostrophes are doubled, and other special characters are written as codes. */
const stepText = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(/[^ -~]+/gu, (other) => `\\X2\\${utf16(other)}\\X0\\`)}'`

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0'),
  ).join('')

/** Formats a real number, which needs a decimal point in a STEP file. */
function real(value: number): string {
  const text = String(Number(value.toFixed(9)) + 0)
  return text.includes('.') || text.includes('e') ? text.replace('e', 'E') : `${text}.`
}

const triple = (point: Point) => `(${point.map(real).join(',')})`

const head = ({ name, revision }: Structure, notice: string) =>
  [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${stepText(`${company.name} structure: ${name}`)},`,
    `  ${stepText(`Data revision ${revision}. Inches.`)},`,
    `  ${stepText(notice)}),'2;1');`,
    `FILE_NAME(${stepText(`${name}.step`)},'${new Date().toISOString().slice(0, 19)}',(${stepText(company.name)}),`,
    `  (${stepText(company.name)}),'',${stepText(company.name)},${stepText(notice)});`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    '',
  ].join('\n')

/**
 * Numbers of the assembly's own entities. `product` writes the first 16, and the coordinate systems follow the parts.
 */
const APPLICATION = 1
const DEFINITION = 5
const SHAPE = 6
const CONTEXT = 7
const FIRST_FREE = 20

class Assembly {
  /** Number of the next entity. */
  next = FIRST_FREE
  private readonly name: string
  private readonly notice: string
  private representationNumber = 0
  private readonly places: number[] = []

  constructor(name: string, notice: string) {
    this.name = stepText(name)
    this.notice = stepText(notice)
  }

  product(): string {
    return lines([
      [APPLICATION, "APPLICATION_CONTEXT('core data for automotive mechanical design processes')"],
      [2, `APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,#${APPLICATION})`],
      [3, `PRODUCT(${this.name},${this.name},${this.notice},(#8))`],
      [4, "PRODUCT_DEFINITION_FORMATION('','',#3)"],
      [DEFINITION, "PRODUCT_DEFINITION('design','',#4,#9)"],
      [SHAPE, `PRODUCT_DEFINITION_SHAPE('','',#${DEFINITION})`],
      [
        CONTEXT,
        "(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((#15))GLOBAL_UNIT_ASSIGNED_CONTEXT((#10,#13,#14))REPRESENTATION_CONTEXT('',''))",
      ],
      [8, `PRODUCT_CONTEXT('',#${APPLICATION},'mechanical')`],
      [9, `PRODUCT_DEFINITION_CONTEXT('part definition',#${APPLICATION},'design')`],
      [10, "(CONVERSION_BASED_UNIT('INCH',#12)LENGTH_UNIT()NAMED_UNIT(#11))"],
      [11, 'DIMENSIONAL_EXPONENTS(1.,0.,0.,0.,0.,0.,0.)'],
      [12, 'LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),#16)'],
      [13, '(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))'],
      [14, '(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())'],
      [15, "UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-06),#10,'distance_accuracy_value','')"],
      [16, '(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))'],
      [17, "PRODUCT_RELATED_PRODUCT_CATEGORY('assembly',$,(#3))"],
    ])
  }

  /** Writes a coordinate system for each part, and the representation that contains them. */
  representation(parts: readonly PlacedPart[]): string {
    const written: (readonly [number, string])[] = []
    const origin = this.axes([0, 0, 0], [0, 0, 1], [1, 0, 0], written)
    for (const { turn, at } of parts) {
      const column = (index: 0 | 1 | 2): Point => [turn[0][index], turn[1][index], turn[2][index]]
      this.places.push(this.axes(at, column(2), column(0), written))
    }
    this.representationNumber = this.next++
    const items = [origin, ...this.places].map((each) => `#${each}`).join(',')
    written.push([this.representationNumber, `SHAPE_REPRESENTATION(${this.name},(${items}),#${CONTEXT})`])
    written.push([this.next++, `SHAPE_DEFINITION_REPRESENTATION(#${SHAPE},#${this.representationNumber})`])
    return lines(written)
  }

  /** Writes one placement of a copied part. */
  occurrence(
    index: number,
    { id, partNumber }: PlacedPart,
    { definition, representation, origin }: CopiedPart,
  ): string {
    const [usage, shape, transformation, relation] = [this.next, this.next + 1, this.next + 2, this.next + 3]
    this.next += 5
    const name = stepText(`${partNumber} ${index + 1}`)
    return lines([
      [usage, `NEXT_ASSEMBLY_USAGE_OCCURRENCE(${stepText(id)},${name},'',#${DEFINITION},#${definition},$)`],
      [shape, `PRODUCT_DEFINITION_SHAPE('Placement','Placement of an item',#${usage})`],
      [transformation, `ITEM_DEFINED_TRANSFORMATION('','',#${origin},#${this.places[index]})`],
      [
        relation,
        `(REPRESENTATION_RELATIONSHIP('','',#${representation},#${this.representationNumber})REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#${transformation})SHAPE_REPRESENTATION_RELATIONSHIP())`,
      ],
      [relation + 1, `CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#${relation},#${shape})`],
    ])
  }

  private axes(at: Point, z: Point, x: Point, written: (readonly [number, string])[]): number {
    const [place, point, axis, direction] = [this.next, this.next + 1, this.next + 2, this.next + 3]
    this.next += 4
    written.push([place, `AXIS2_PLACEMENT_3D('',#${point},#${axis},#${direction})`])
    written.push([point, `CARTESIAN_POINT('',${triple(at)})`])
    written.push([axis, `DIRECTION('',${triple(z)})`])
    written.push([direction, `DIRECTION('',${triple(x)})`])
    return place
  }
}

const lines = (entities: readonly (readonly [number, string])[]) =>
  entities.map(([number, text]) => `#${number}=${text};\n`).join('')

/**
 * Yields the entities of a part file with `first` added to their numbers. Returns the entities that the assembly needs,
 * and the next free number. In a part file, the first product is the whole part.
 */
async function* copyOf(file: string, first: number): AsyncGenerator<string, { part: CopiedPart; next: number }> {
  const found = new Map<string, string>()
  let highest = 0
  let isData = false
  for await (const statements of statementsOf(file)) {
    const copied: string[] = []
    for (const statement of statements) {
      if (statement === 'DATA') isData = true
      else if (statement === 'ENDSEC') isData = false
      else if (isData) {
        const number = Number(ENTITY.exec(statement)?.[1])
        highest = Math.max(highest, number)
        if (!found.has(PRODUCT_ENTITIES.at(-1) as string)) remember(found, statement)
        copied.push(`${renumbered(statement, first)};\n`)
      }
    }
    yield copied.join('')
  }
  return { part: partOf(found, first, file), next: first + highest + 1 }
}

/** Entities of a product in the order in which they refer to each other. */
const PRODUCT_ENTITIES = [
  'SHAPE_DEFINITION_REPRESENTATION',
  'PRODUCT_DEFINITION_SHAPE',
  'SHAPE_REPRESENTATION',
] as const

/** Remembers the first entity of each type that describes the whole part. */
function remember(found: Map<string, string>, statement: string) {
  const type = /=\s*(\w+)/.exec(statement)?.[1]?.replace(/^ADVANCED_BREP_/, '')
  if (type && (PRODUCT_ENTITIES as readonly string[]).includes(type) && !found.has(type)) found.set(type, statement)
}

function partOf(found: ReadonlyMap<string, string>, first: number, file: string): CopiedPart {
  const references = (type: (typeof PRODUCT_ENTITIES)[number]) =>
    [...(found.get(type) ?? '').matchAll(REFERENCE)].map(([, number]) => Number(number))
  const [, shape, representation] = references('SHAPE_DEFINITION_REPRESENTATION')
  const [ownShape, definition] = references('PRODUCT_DEFINITION_SHAPE')
  const [ownRepresentation, origin] = references('SHAPE_REPRESENTATION')
  if (!definition || !origin || shape !== ownShape || representation !== ownRepresentation || !representation)
    throw new Error(`${file} has no product`)
  return { definition: definition + first, representation: representation + first, origin: origin + first }
}

function renumbered(statement: string, first: number): string {
  const moved = (text: string) => text.replaceAll(REFERENCE, (_, number: string) => `#${Number(number) + first}`)
  let out = ''
  let from = 0
  for (const match of statement.matchAll(STRINGS)) {
    out += moved(statement.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return out + moved(statement.slice(from))
}

/** Yields the complete statements of a compressed STEP file, in groups, without line breaks or semicolons. */
async function* statementsOf(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('latin1')
  source.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const { statements, unfinished } = splitStatements(rest + chunk)
      rest = unfinished
      yield statements
    }
  } finally {
    source.destroy()
  }
}

/** Splits text at the semicolons that are not in strings, and removes line breaks. */
function splitStatements(text: string) {
  const statements: string[] = []
  let open = ''
  const pieces = text.split(';')
  const last = pieces.pop() as string
  for (const piece of pieces) {
    const candidate = open + piece
    // An odd number of apostrophes means that the semicolon is in a string.
    const isOpen = (candidate.split("'").length - 1) % 2 === 1
    if (!isOpen) statements.push(candidate.replaceAll(/\r?\n\s*/g, '').trim())
    open = isOpen ? `${candidate};` : ''
  }
  return { statements, unfinished: open + last }
}
