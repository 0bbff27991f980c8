import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EMPTY_STRUCTURE, type PlacedPart, UNTURNED } from '#builder/model.ts'
import { analyze } from '#builder/statics/analyze.ts'
import { shapes } from '#builder/testing.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { errorPage } from '#site/components/error-page/error-page.tsx'
import type { Shown } from '#site/router/navigation.ts'
import { Router } from '#site/router/router.tsx'
import { builderParts } from '../builder-parts.server.ts'
import { BuilderContext, createBuilder } from './builder.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { Outline } from './outline.tsx'
import { StatusLine } from './status-line.tsx'

const initial: Shown = {
  location: { pathname: '/build', search: '', hash: '', state: null, key: 'first' },
  page: errorPage(404),
  type: 'POP',
}

const truss = (id: string, z: number): PlacedPart => ({ id, partNumber: 'BS-TR12A-04', at: [0, 0, z], turn: UNTURNED })

/** Renders panels with the results for these parts. */
async function panelsOf(parts: readonly PlacedPart[], panels: readonly (() => ReactNode)[]): Promise<string[]> {
  const builder = createBuilder({
    projectId: '1a2b3c4d',
    structure: { ...EMPTY_STRUCTURE, revision: 'D', parts },
    shapeStore: { shapes, load: async () => [], dispose() {} },
    catalog: new Map(builderParts().map((part) => [part.partNumber, part])),
    startStatics: (_, done) => ({
      analyze: (given) => queueMicrotask(() => done(given, analyze(given, shapes, computedStatics()))),
      dispose() {},
    }),
  })
  await Promise.resolve()
  return panels.map((Panel) =>
    renderToStaticMarkup(
      <Router initial={initial}>
        <BuilderContext value={builder}>
          <Panel />
        </BuilderContext>
      </Router>,
    ),
  )
}

test('shows the same number of problems in the status line, the outline, and the checks', async () => {
  // The second truss intersects the first, and the third floats.
  for (const markup of await panelsOf(
    [truss('p1', 6), truss('p2', 9), truss('p3', 90)],
    [StatusLine, Outline, ChecksPanel],
  )) {
    expect(markup).toMatch(/<(button|h2)[^>]*>2 problems</)
    expect(markup).not.toContain('RAISE')
  }
})

test('offers to raise a structure that is below the floor, and to support one without supports', async () => {
  const [checks, outline] = await panelsOf([truss('p1', -2)], [ChecksPanel, Outline])
  expect(checks).toContain('RAISE THE STRUCTURE TO THE FLOOR</button>')
  expect(checks).toContain('STAND THE STRUCTURE ON THE FLOOR</button>')
  expect(outline).toContain('RAISE THE STRUCTURE TO THE FLOOR</button>')
})
