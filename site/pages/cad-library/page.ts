import { CAD_KINDS } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { products } from '#catalog/products.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import type { Item } from '#catalog/types.ts'
import { slugOf } from '#engineering/slug.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'

/**
 * A row, kept compact because the page contains three hundred of them: the number without 'BS-', the size if there are
 * several, the sides of the part's bounding box in inches from longest to shortest, the part's weight in lb, and the
 * sizes of its STEP, DXF, and GLB files in KB.
 */
export type ShortRow = readonly [
  number: string,
  size: string,
  length: number,
  width: number,
  height: number,
  weightLb: number,
  ...kilobytes: number[],
]

/** Rounded to the displayed precision. */
const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(bytes < 10 * 1024 ? 1 : 0))

const rowsOf = ({ partNumber, sizes = [{ partNumber, label: '' }] }: Pick<Item, 'partNumber' | 'sizes'>): ShortRow[] =>
  sizes.map((size) => {
    const { sizeIn, weightLb } = measuredParts[size.partNumber] ?? { sizeIn: [], weightLb: 0 }
    const [length = 0, width = 0, height = 0] = sizeIn.toSorted((a, b) => b - a).map((side) => Number(side.toFixed(2)))
    return [
      size.partNumber.slice('BS-'.length),
      size.label,
      length,
      width,
      height,
      Number(weightLb.toFixed(weightLb < 1 ? 3 : weightLb < 10 ? 2 : 1)),
      ...CAD_KINDS.map((kind) => kilobytes(cadFiles[size.partNumber]?.[kind] ?? 0)),
    ]
  })

export const page = {
  path: '/resources/cad',
  head: {
    title: 'CAD Library | BoltSpan',
    description:
      'STEP, DXF, and GLB files for every BoltSpan part in every size. Filter by product and spec, then download one file or a ZIP of all results.',
    heading: 'CAD Library',
    intro: 'Exact solid models for every part number. STEP and DXF in inches, GLB in meters.',
  },
  search: () => [
    {
      keys: 'cad step stp dxf glb files download',
      texts: ['STEP, DXF, and GLB files for every part number, individually or as a ZIP.'],
    },
    {
      path: '/resources/cad#license',
      title: 'CAD license and import',
      keys: 'cad license licence terms of use copyright import sketchup revit rhino autocad',
      texts: [
        'CAD license: use, change, and share the files in your own drawings, models, and bids. How to import them.',
      ],
    },
  ],
  loader: () => ({
    banner: stripOf('sections'),
    products: products.map(({ name, productSections }) => ({
      name,
      slug: slugOf(name),
      items: productSections.flatMap(({ items }) => items).map((item) => ({ name: item.name, rows: rowsOf(item) })),
    })),
  }),
} satisfies PageDeclaration
