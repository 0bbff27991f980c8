import { cadFiles } from '#catalog/cad-files.ts'
import { fitsWith } from '#catalog/fits-with.ts'
import { drawings } from '#catalog/studio-results.server.ts'
import type { Item } from '#catalog/types.ts'
import { shownLinks, visualOf } from '#site/services/media.server.ts'
import type { ViewerData } from './viewer-data.ts'

/** Returns undefined for an item without a model. */
export function viewerDataOf(item: Item): ViewerData | undefined {
  const sizes = (item.sizes ?? [{ partNumber: item.partNumber, label: '' }]).flatMap(({ partNumber, label }) => {
    const files = cadFiles[partNumber]
    return files ? [{ partNumber, label, modelBytes: files.glb }] : []
  })
  if (!sizes.some(({ partNumber }) => partNumber === item.partNumber)) return undefined
  const specSheet = shownLinks(item.linksSections[0]?.links ?? []).find(({ title }) => title === 'SPEC SHEET')
  const drawing = drawings[item.image]
  const alt = `Drawing of ${item.name}`
  return {
    partNumber: item.partNumber,
    name: item.name,
    picture: visualOf(item.image, item.alt),
    drawing: drawing ? { kind: 'drawing', key: item.image, ...drawing, alt } : { kind: 'plate', alt },
    ...(specSheet ? { specSheet: specSheet.href } : {}),
    sizes,
    matingParts: Object.fromEntries(
      fitsWith(item).map(({ item: matingPart }) => [matingPart.partNumber, matingPart.name]),
    ),
  }
}
