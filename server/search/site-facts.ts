import { computedLoadTable } from '../../catalog/computed-load-tables.ts'
import { editedOffices, editedPolicies } from '../../catalog/edited-catalog.ts'
import { hardwareText } from '../../catalog/fasteners.ts'
import { loadLimits } from '../../catalog/load-rating.ts'
import { loadTables } from '../../catalog/load-tables.ts'
import { policyFacts } from '../../catalog/policies.ts'
import { products } from '../../catalog/products.ts'
import { measuredParts } from '../../catalog/studio-results.server.ts'
import { softTorques } from '../../catalog/tool-kit.ts'
import { productUrl } from '../../catalog/urls.ts'
import type { Content } from '../../contract/content/content.ts'
import { formatQuantity } from '../../engineering/units.ts'
import { materialOf, partFigures, sizesOf } from './catalog-entries.ts'
import type { Facts, PartFact, PolicyFact, SectionFact } from './facts.ts'

/** Collects the site's facts from the data of its pages. */
export const siteFacts = (content: Content): Facts => ({
  parts: partFacts(),
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
  defectReport: policyFact(content, 'product-warranty', policyFacts.defectReport),
  softTorques: Object.entries(softTorques).map(([name, value]) => ({
    name,
    ...formatQuantity(value, 'ft·lb'),
    address: '/connection-guide',
  })),
})

const FEET = /^(\d+) ft$/

const partFacts = (): PartFact[] =>
  products.flatMap((product) =>
    product.productSections.flatMap(({ title, items }) =>
      items.map((item): PartFact => {
        const sizes = sizesOf(item)
        const feet = Number(FEET.exec(sizes.find((size) => size.partNumber === item.partNumber)?.label ?? '')?.[1])
        const isByTheFoot = sizes.length > 1 && sizes.every(({ label }) => FEET.test(label))
        const pounds = measuredParts[item.partNumber]?.weightLb ?? 0
        return {
          partNumber: item.partNumber,
          name: item.name,
          product: product.id,
          family: `${product.name} ${title}`,
          address: `${productUrl(product)}#${item.partNumber.toLowerCase()}`,
          material: materialOf(item),
          finish: item.finish,
          figures: partFigures(item).filter(({ label }) => label !== 'Weight'),
          limits: loadLimits(item),
          sizes,
          hardware: item.hardware.map(hardwareText).join(', '),
          ...(isByTheFoot ? { weightPerLength: formatQuantity(pounds / feet, 'lb/ft') } : {}),
        }
      }),
    ),
  )

const sectionFact = ({ id, series, title, type }: (typeof loadTables)[number]): SectionFact => {
  const { positions, columns } = computedLoadTable(id)
  const [, first = '', second] = /(\d+(?:\.\d+)?)(?: × (\d+(?:\.\d+)?))? in/.exec(title) ?? []
  return {
    series,
    title,
    type,
    size: second ? `${first}x${second}` : first,
    material: /steel/i.test(title) ? 'steel' : 'aluminum',
    address: `/load-tables#${series.toLowerCase()}`,
    positions: positions.map(({ label, rows, sides }) => ({
      label,
      rows,
      sides: sides.map(({ kind, rows }) => ({ kind, rows })),
    })),
    columns: columns.find((column) => column.series === series)?.rows ?? [],
  }
}

/** Returns undefined if no sentence of the policy contains the value, because staff have changed the policy. */
function policyFact(content: Content, id: string, value: string): PolicyFact | undefined {
  const policy = editedPolicies(content).find((each) => each.id === id)
  const text = policy?.paragraphs.flatMap((each) => each.split(/(?<=\.) /)).find((each) => each.includes(value))
  return policy && text ? { value, text, title: policy.title, address: `/warranty-and-policies#${id}` } : undefined
}
