import { CAD_KINDS, cadPath } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { computedMembers } from '#catalog/computed-members.ts'
import { editedOffices, editedPolicies } from '#catalog/edited-catalog.ts'
import { hardwareText } from '#catalog/fasteners.ts'
import { spliceHardware } from '#catalog/fits-with.ts'
import { type LoadFigure, loadFigures, shownFigure, staticLimits } from '#catalog/load-rating.ts'
import { loadTables } from '#catalog/load-tables.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { policyFacts } from '#catalog/policies.ts'
import { products } from '#catalog/products.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import { softTorques } from '#catalog/tool-kit.ts'
import type { Figure, Item, Product } from '#catalog/types.ts'
import { productUrl } from '#catalog/urls.ts'
import { formatBytes } from '#contract/byte-size.ts'
import type { Content } from '#contract/content/content.ts'
import { lengthsFt, trussSeries } from '#engineering/members/truss-models.ts'
import { type ProfileSeries, profileModels, profileSeries } from '#engineering/sections/profile-models.ts'
import { beamLines, lengthNumber } from '#engineering/systems/parts-list.ts'
import { formatQuantity } from '#engineering/units.ts'
import { materialOf, sizesOf, weightFigure } from './catalog-entries.ts'

/**
 * Collects the data for the answers above the results from the pages' data. The child process that reads the site calls
 * this function, so the server doesn't load the catalog.
 */
export const siteFacts = (content: Content, contentOrigin: string) => ({
  parts: products.flatMap((product) =>
    product.productSections.flatMap(({ title, items }) =>
      items.map((item) => partFact(product, `${product.name} ${title}`, item, contentOrigin)),
    ),
  ),
  sections: loadTables.map(sectionFact),
  offices: editedOffices(content).map(({ id, country, phone, email, openingHours, addressLines }) => ({
    id,
    country,
    phone,
    email,
    openingHours,
    addressLines,
  })),
  warranty: policyFact(content, 'product-warranty', policyFacts.warrantyPeriod),
  cardFee: policyFact(content, 'credit-and-payments', policyFacts.cardFee),
  /** Deadline for reporting defects. */
  defectReport: policyFact(content, 'product-warranty', policyFacts.defectReport),
  /** Torques for fasteners whose threads are weaker than those of a nut, such as 30 ft·lb for slot nuts. */
  softTorques: Object.entries(softTorques).map(([name, value]) => ({
    name,
    ...formatQuantity(value, 'ft·lb'),
    address: '/connection-guide',
  })),
})

export type Facts = ReturnType<typeof siteFacts>
export type OfficeFact = Facts['offices'][number]
export type PartFact = ReturnType<typeof partFact>
export type SectionFact = ReturnType<typeof sectionFact>
export type PolicyFact = NonNullable<ReturnType<typeof policyFact>>

/** A printed spec, and the torque that it states. */
interface SpecFact extends LoadFigure {
  readonly torque?: Figure['torque'] | undefined
}

const specFact = (figure: Figure): SpecFact => ({ ...shownFigure(figure), torque: figure.torque })

/** @param family the names of the product and the section */
function partFact(product: Product, family: string, item: Item, contentOrigin: string) {
  const sizes = sizesOf(item).map((size) => ({
    ...size,
    weightFigure: weightFigure(size),
    files: cadFilesOf(size.partNumber, contentOrigin),
  }))
  const { lengthFt } = partTraits.get(item.partNumber) ?? {}
  const pounds = measuredParts[item.partNumber]?.weightLb ?? 0
  return {
    partNumber: item.partNumber,
    name: item.name,
    family,
    address: `${productUrl(product)}#${item.partNumber.toLowerCase()}`,
    material: materialOf(item),
    figures: [...item.figures.map(specFact), ...loadFigures(item)] as readonly SpecFact[],
    limits: staticLimits(item),
    sizes,
    /** Hardware that attaches the part, such as '12 × BS-HW8-050-125'. Empty if the part needs no hardware. */
    hardware: item.hardware.map(hardwareText).join(', '),
    /** Splice plates and bolts for a joint of this truss in a span, such as '2 × BS-PL-SP12'. Empty for other parts. */
    splice: spliceHardware(item.partNumber)
      .map(({ count, partNumber }) => `${count} × ${partNumber}`)
      .join(' and '),
    weightPerLength: lengthFt ? formatQuantity(pounds / lengthFt, 'lb/ft') : undefined,
  }
}

/** The formats of a part's CAD files, such as 'STEP', with their sizes, such as '2.1 MB', and their addresses. */
const cadFilesOf = (partNumber: string, contentOrigin: string) =>
  CAD_KINDS.flatMap((kind) => {
    const bytes = cadFiles[partNumber]?.[kind]
    const address = `${contentOrigin}/${cadPath(partNumber, kind)}`
    return bytes ? [{ format: kind.toUpperCase(), size: formatBytes(bytes, 'brief'), address }] : []
  })

function sizeOf(series: string): string {
  const truss = trussSeries[series]
  if (truss) return String(truss.size)
  const { widthIn, heightIn } = profileModels[profileSeries[series as ProfileSeries]]
  return `${widthIn}x${heightIn}`
}

function weightOf(partNumber: string): number {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`The studio has not weighed ${partNumber}.`)
  return measured.weightLb
}

/** A section with a load table. */
function sectionFact({ id, series, title, type }: (typeof loadTables)[number]) {
  const members = computedMembers().filter((each) => each.series === series)
  const trussIn = members[0]?.truss?.sizeIn
  const pieces = [
    ...lengthsFt.map((ft) => lengthNumber(series, ft)),
    ...beamLines(series, trussIn, [1, 1]).map(({ partNumber }) => partNumber),
  ]
  const { positions, columns } = computedLoadTable(id)
  return {
    /** Part number without the length. */
    series,
    /** Such as '12 in Truss, Aluminum'. */
    title,
    type,
    /** Such as '12' or '3x6', in inches, as the tokenizer writes numbers. */
    size: sizeOf(series),
    material: trussSeries[series]?.material.kind ?? 'aluminum',
    /** The section as a beam, in each orientation. */
    members: members.map(({ column: _, ...member }) => member),
    /** Weight of each length, and of the hardware in its joints, in lb. */
    weightsLb: Object.fromEntries(pieces.map((each) => [each, weightOf(each)])),
    address: `/load-tables#${series.toLowerCase()}`,
    positions: positions.map(({ label, rows, sides }) => ({
      label,
      rows,
      sides: sides.map(({ kind, rows }) => ({ kind, rows })),
    })),
    columns: columns.find((column) => column.series === series)?.rows ?? [],
  }
}

/** Returns undefined if no sentence of the policy contains the value, which can happen after staff edit the policy. */
function policyFact(content: Content, id: string, value: string) {
  const policy = editedPolicies(content).find((each) => each.id === id)
  const text = policy?.paragraphs.flatMap((each) => each.split(/(?<=\.) /)).find((each) => each.includes(value))
  return policy && text ? { value, text, title: policy.title, address: `/warranty-and-policies#${id}` } : undefined
}
