import { connectionJoints, jointDrawing } from '../../../catalog/connection-joints.ts'
import { documentUrls } from '../../../catalog/urls.ts'
import { boltSizes, torqueFtLb } from '../../../engineering/torque.ts'
import { formatQuantity } from '../../../engineering/units.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { shownLink, stripOf, visualOf } from '../../services/media.server.ts'

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
