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

test('shows the same number of problems in the status line, the outline, and the checks', async () => {
  const truss = (id: string, z: number): PlacedPart => ({
    id,
    partNumber: 'BS-TR12A-04',
    at: [0, 0, z],
    turn: UNTURNED,
  })
  // The second truss intersects the first, and the third floats.
  const structure = { ...EMPTY_STRUCTURE, revision: 'D', parts: [truss('p1', 6), truss('p2', 9), truss('p3', 90)] }
  const builder = createBuilder({
    projectId: '1a2b3c4d',
    structure,
    shapeStore: { shapes, load: async () => [], dispose() {} },
    catalog: new Map(builderParts().map((part) => [part.partNumber, part])),
    startStatics: (_, done) => ({
      analyze: (given) => queueMicrotask(() => done(given, analyze(given, shapes, computedStatics()))),
      dispose() {},
    }),
  })
  await Promise.resolve()
  for (const Panel of [StatusLine, Outline, ChecksPanel]) {
    const markup = renderToStaticMarkup(
      <Router initial={initial}>
        <BuilderContext value={builder}>
          <Panel />
        </BuilderContext>
      </Router>,
    )
    expect(markup).toMatch(/<(button|h2)[^>]*>2 problems</)
  }
})
