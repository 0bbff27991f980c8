import { initialValues, templates } from '#builder/templates/templates.ts'
import { wagon, wagonWidthsFt } from '#builder/templates/wagon.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { isometric } from '../../components/drawing/isometric.ts'
import type { PageDeclaration } from '../../page-declaration.ts'
import { stripOf } from '../../services/media.server.ts'
import { addressOf } from './opening.ts'
import { boxOf } from './part-box.server.ts'

export const page = {
  path: '/build',
  head: {
    title: '3D Builder | BoltSpan',
    description:
      'Build a structure from truss, plates, and decks in your browser. Parts snap hole to hole, and loads are checked against the load table ratings.',
    heading: '3D Builder',
    intro: 'Assemble real parts hole to hole, check the loads while you build, and leave with a parts list.',
  },
  search: () => [
    {
      keys: '3D builder configurator designer design tool online CAD model assemble build structure',
      texts: ['Goal posts, towers, gantries, grids, platforms, LED frames, and booths from standard parts.'],
    },
    ...wagonWidthsFt.map((width) => ({
      path: addressOf({ kind: 'template', id: wagon.id, values: { width } }),
      title: `${wagon.name}, ${width} ft wide`,
      texts: [wagon.description],
    })),
  ],
  loader() {
    const statics = computedStatics()
    return {
      banner: stripOf('joint'),
      templates: templates.map((template) => {
        const { id, name, description, fields, choices } = template
        return {
          id,
          name,
          description,
          fields,
          choices,
          drawing: isometric(template.make(initialValues(template), statics).parts, boxOf),
        }
      }),
    }
  },
} satisfies PageDeclaration
