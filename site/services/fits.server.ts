import { fitsWith, joinsItself } from '#catalog/fits-with.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { products } from '#catalog/products.ts'
import type { HardwareLine, Product } from '#catalog/types.ts'
import type { FitRow, Fits, JointHardware } from './fits.ts'

const jointHardware = ({ count, partNumber, use }: HardwareLine): JointHardware => {
  const part = soldParts.get(partNumber)
  return { count, partNumber, size: part?.size?.label ?? part?.name ?? '', ...(use ? { use } : {}) }
}

/** Returns the parts of a product and all parts that bolt to them, in catalog order. */
export function fitsOf(product: Product): Fits {
  const items = product.productSections.flatMap((section) => section.items)
  const joints = new Map<string, readonly JointHardware[]>()
  const placeOf = (hardware: readonly HardwareLine[]) => {
    const joint = hardware.map(jointHardware)
    const key = JSON.stringify(joint)
    if (!joints.has(key)) joints.set(key, joint)
    return [...joints.keys()].indexOf(key)
  }
  const rows = new Map<string, FitRow & { joints: Record<number, number> }>()
  items.forEach((item, place) => {
    const own = joinsItself(item) ? [{ item, hardware: item.hardware }] : []
    for (const { item: mate, hardware } of [...fitsWith(item), ...own]) {
      const row = rows.get(mate.partNumber) ?? { partNumber: mate.partNumber, name: mate.name, joints: {} }
      row.joints[place] = placeOf(hardware)
      rows.set(mate.partNumber, row)
    }
  })
  return {
    parts: items.map(({ partNumber, name }) => ({ partNumber, name })),
    groups: products
      .map(({ name, productSections }) => ({
        product: name,
        rows: productSections.flatMap((section) => section.items).flatMap((item) => rows.get(item.partNumber) ?? []),
      }))
      .filter(({ rows }) => rows.length > 0),
    joints: [...joints.values()],
  }
}
