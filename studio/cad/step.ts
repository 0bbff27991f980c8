/** Writes exact solids as STEP files (ISO 10303-21, AP214), in inches. */
import { company } from '../../catalog/company.ts'
import type { Look } from '../geometry/part.ts'
import { surfaces } from '../render/surfaces.ts'
import type { CadHead } from './heads.ts'
import { moved, oc, type TopoDS_Shape, trsfOf } from './occt.ts'
import type { ExactSolid } from './replay.ts'
import { IDENTITY } from './vectors.ts'

/**
 * Writes a single product or an assembly. Each component's name includes the part number and the name of the piece.
 * Repeated solids are written once.
 * @throws if OpenCASCADE can't write the file
 */
export function stepOf(head: CadHead, solids: readonly ExactSolid[]): string {
  const text = (value: string) => new oc.TCollection_ExtendedString(value, true)
  const document = new oc.TDocStd_Document(text('XmlOcaf'))
  oc.XCAFDoc_DocumentTool.SetLengthUnit(document, 0.0254)
  const shapes = oc.XCAFDoc_DocumentTool.ShapeTool(document.Main())
  const colors = oc.XCAFDoc_DocumentTool.ColorTool(document.Main())
  oc.XCAFDoc_ShapeTool.SetAutoNaming(false)
  const add = (shape: TopoDS_Shape, name: string, { look }: ExactSolid) => {
    const label = shapes.AddShape(shape, false, true)
    oc.TDataStd_Name.Set(label, text(name))
    colors.SetColor(label, colorOf(look), 'XCAFDoc_ColorSurf')
    return label
  }
  const [only, ...others] = solids
  if (!only) throw new Error(`${head.partNumber} has no solid`)
  if (others.length === 0) add(moved(only.shape, only.at), head.partNumber, only)
  else {
    const root = shapes.NewShape()
    oc.TDataStd_Name.Set(root, text(head.partNumber))
    for (const [index, [first, ...more]] of grouped(solids).entries()) {
      const name = `${head.partNumber} ${index + 1} ${first.name}`
      const label = add(more.length === 0 ? moved(first.shape, first.at) : first.shape, name, first)
      for (const { at } of [first, ...more]) {
        const location = new oc.TopLoc_Location(trsfOf(more.length === 0 ? IDENTITY : at))
        oc.TDataStd_Name.Set(shapes.AddComponent(root, label, location), text(name))
      }
    }
    shapes.UpdateAssemblies()
  }
  return withHead(written(document), head)
}

function colorOf(look: Look) {
  const hex = surfaces[look][0].map((value) =>
    Math.round(255 * oc.Quantity_Color.Convert_LinearRGB_To_sRGB(value))
      .toString(16)
      .padStart(2, '0'),
  )
  const color = new oc.Quantity_Color()
  if (!oc.Quantity_Color.ColorFromHex(`#${hex.join('')}`, color)) throw new Error(`No color for ${look}`)
  return color
}

/** Groups identical solids, in order of first occurrence. */
function grouped(solids: readonly ExactSolid[]): (readonly [ExactSolid, ...ExactSolid[]])[] {
  const groups: [ExactSolid, ...ExactSolid[]][] = []
  for (const solid of solids) {
    const group = groups.find(
      ([{ shape, name, look }]) => shape === solid.shape && name === solid.name && look === solid.look,
    )
    if (group) group.push(solid)
    else groups.push([solid])
  }
  return groups
}

function written(document: InstanceType<typeof oc.TDocStd_Document>): string {
  // The settings don't exist until a writer has been created.
  new oc.STEPCAFControl_Writer()
  const { Interface_Static: settings } = oc
  settings.SetCVal('xstep.cascade.unit', 'INCH')
  settings.SetCVal('write.step.unit', 'INCH')
  settings.SetCVal('write.step.schema', 'AP214IS')
  // Omit the curves on surfaces, because readers can recompute them. This halves the file size.
  settings.SetIVal('write.surfacecurve.mode', 0)
  const writer = new oc.STEPCAFControl_Writer(new oc.XSControl_WorkSession(), false)
  writer.SetNameMode(true)
  writer.SetColorMode(true)
  if (!writer.Perform(document, 'part.step', new oc.Message_ProgressRange()))
    throw new Error('OpenCASCADE could not write the STEP file')
  const step = oc.FS.readFile('/part.step', { encoding: 'utf8' }) as string
  oc.FS.unlink('/part.step')
  return step
}

/** Returns a Part 21 string with doubled apostrophes. Part numbers and names are plain ASCII. */
const literal = (value: string): string => {
  if (/[^ -~]/.test(value)) throw new Error(`'${value}' is not plain ASCII`)
  return `'${value.replaceAll("'", "''")}'`
}

function withHead(step: string, head: CadHead): string {
  const { partNumber, name, number, revision, date, notice } = head
  const schema = /FILE_SCHEMA\s*\(.*?\);/s.exec(step)?.[0]
  const data = step.indexOf('DATA;')
  if (!schema || data < 0) throw new Error('The STEP file has no schema or data')
  const issue = `${number} Rev ${revision}`
  const header = [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${literal(`${company.name} ${partNumber}, ${name}`)},`,
    `  ${literal(`${issue}, ${date}. Inches.`)},`,
    `  ${literal(notice)}),'2;1');`,
    `FILE_NAME(${literal(`${partNumber}.step`)},'${date}T00:00:00',(${literal(company.name)}),`,
    `  (${literal(company.name)}),'Open CASCADE Technology',${literal(`${company.name} studio`)},`,
    `  ${literal(notice)});`,
    schema,
    'ENDSEC;',
    '',
  ]
  const body = step
    .slice(data)
    .replaceAll(
      /PRODUCT_DEFINITION_FORMATION\('',\s*'',/g,
      `PRODUCT_DEFINITION_FORMATION(${literal(revision)},${literal(issue)},`,
    )
    .replaceAll(/(PRODUCT\('([^']*)',\s*'[^']*',\s*)''/g, (whole, start: string, product: string) =>
      product === partNumber ? `${start}${literal(`${name}. ${issue}. ${notice}`)}` : whole,
    )
  return header.join('\n') + body
}
