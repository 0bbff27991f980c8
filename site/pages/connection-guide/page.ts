import { connectionJoints, jointDrawing } from '#catalog/connection-joints.ts'
import { catalogItems } from '#catalog/products.ts'
import { documentUrls } from '#catalog/urls.ts'
import { boltSizes, torqueFtLb } from '#engineering/torque.ts'
import { formatQuantity } from '#engineering/units.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { shownLink, stripOf, visualOf } from '../../services/media.server.ts'

/** Maximum number of part names in a list. */
const NAMED = 2

/** Describes the parts whose hardware includes bolts with this thread: '130 parts, such as Truss, 12 in, aluminum'. */
function partsWith(thread: string): string {
  const bolts = new Set(
    catalogItems
      .filter(({ name }) => name.includes(thread))
      .flatMap(({ partNumber, sizes = [] }) => [partNumber, ...sizes.map((size) => size.partNumber)]),
  )
  const names = catalogItems
    .filter(({ hardware }) => hardware.some(({ partNumber }) => bolts.has(partNumber)))
    .map(({ name }) => name)
  return names.length > NAMED ? `${names.length} parts, such as ${names[0]}` : names.join(', ') || '–'
}

export const page = {
  path: '/connection-guide',
  head: {
    title: 'Connection Guide | BoltSpan',
    description:
      'Bolt patterns, hardware, and torque values for bolted joints on the 3-inch grid, with drawings of each step. Read it here or open the PDF.',
    heading: 'Connection Guide',
  },
  loader: () => ({
    banner: stripOf('joint'),
    guide: shownLink({ title: 'Connection Guide', url: documentUrls.connectionGuide }),
    torques: boltSizes.map((bolt) => ({
      thread: bolt.thread,
      dry: formatQuantity(Math.round(torqueFtLb(bolt, 'dry')), 'ft·lb'),
      lubricated: formatQuantity(Math.round(torqueFtLb(bolt, 'lubricated')), 'ft·lb'),
      parts: partsWith(bolt.thread),
    })),
    joints: connectionJoints.map(({ id, title, use, page }) => ({
      id,
      title,
      use,
      page,
      drawing: visualOf(jointDrawing(id), ''),
    })),
  }),
} satisfies PageDeclaration
