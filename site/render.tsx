import { routes } from 'virtual:routes'
import { renderToReadableStream } from 'react-dom/server'
import { builtIn } from '#catalog/built-in-content.ts'
import { type Content, type ContentRef, recordingReads, withEdits } from '#contract/content/content.ts'
import type { RenderFiles, RenderPage, Shell, SiteShell } from '#contract/site-build.ts'
import { errorPage } from './components/error-page/error-page.tsx'
import { Document } from './document.tsx'
import type { PageSource } from './hydrate.tsx'
import { addressesOf, type LoaderArgs } from './page-declaration.ts'
import { pages } from './pages.server.ts'
import type { LoadedPage } from './router/page-data.ts'
import { type CommonData, matchRoute, Redirect } from './router/route.ts'
import { headData } from './services/page-meta.server.ts'
import { openData } from './services/part-records.server.ts'
import { scriptJson } from './services/script-json.ts'
import startWhenShown from './start-when-shown.js?raw'

/** The only inline script in a document. */
export const inlineScript = startWhenShown

const addresses = pages.flatMap((page) => addressesOf(page).map((path) => ({ path, page })))

/** Paths of all pages, except pages whose paths have parameters. */
export const fixedPaths: readonly string[] = addresses.map(({ path }) => path).filter((path) => !path.includes(':'))

/**
 * Loads a page's data. Undefined if no route matches the path.
 * @throws Redirect if the page has moved
 */
export async function loadData(args: Pick<LoaderArgs, 'url' | 'search' | 'content'>): Promise<CommonData | undefined> {
  const match = matchRoute(addresses, args.url.pathname)
  if (!match) return undefined
  const { page } = match.route
  const data = await page.loader({ ...args, params: match.params, pages })
  return {
    ...(page.head && headData({ ...page, head: page.head })),
    ...data,
    notice: noticeOf(args.content),
  } as CommonData
}

function noticeOf(content: Content): CommonData['notice'] {
  const { text, link, linkText } = content.of('notice', 'site')
  return text === '' ? null : { text, link, linkText }
}

const search = () => Promise.reject(new Error('Search results are rendered on request.'))

/** Paths of files that have editable content but are not pages. */
export const dataPaths: readonly string[] = [...openData.keys()]

/** A page or an open-data file before it is rendered. Files with the same path and `json` are equal. */
interface Loaded {
  readonly path: string
  readonly json: string
  readonly reads: readonly ContentRef[]
  /** Absent for open-data files. */
  readonly page?: { readonly url: URL; readonly data: CommonData; readonly hasDataFile: boolean }
}

/**
 * Loads a prerendered page or an open-data file.
 * @throws Error if no route matches the path
 */
export async function load(path: string, content: Content): Promise<Loaded> {
  const used = new Set<ContentRef>()
  const recording = recordingReads(content, used)
  const reads = () => [...used].sort()
  const file = openData.get(path)
  if (file) return { path, json: file(recording), reads: reads() }
  const url = new URL(encodeURI(path), PUBLIC_URL)
  const data = await loadData({ url, search, content: recording })
  if (!data) throw new Error(`No route has the path ${path}`)
  const hasDataFile = matchRoute(addresses, url.pathname)?.route.page.data === undefined
  return { path, json: JSON.stringify(data), reads: reads(), page: { url, data, hasDataFile } }
}

/** Returns a page's files, or the open-data file, by path. */
export async function filesOf({ path, json, page }: Loaded, shell: SiteShell) {
  if (!page) return new Map([[path, json]])
  const files = new Map([[`${path.replace(/\/$/, '')}/index.html`, await renderDocument(page.url, page.data, shell)]])
  if (page.hasDataFile) files.set(`${shell.data}${path === '/' ? '/index' : path}.json`, json)
  return files
}

export const createRenderFiles =
  (shell: SiteShell): RenderFiles =>
  async (path, edits, shown) => {
    const loaded = await load(path, withEdits(builtIn, edits))
    const isShown = shown !== undefined && (await load(path, withEdits(builtIn, shown))).json === loaded.json
    return { files: isShown ? new Map() : await filesOf(loaded, shell), reads: loaded.reads }
  }

/** Renders a whole document without streaming, so a page also works without JavaScript. */
export async function renderDocument(url: URL, data: CommonData, shell: SiteShell): Promise<string> {
  const route = matchRoute(routes, url.pathname)?.route
  if (!route) throw new Error(`No route has the path ${url.pathname}`)
  const { Page } = await route.module()
  const html = await htmlOf(url, { Page, data }, shellOf(shell, route.file), data)
  const combined = shell.pageStyles[route.file ?? '']?.combined
  return combined ? withCombinedStyles(html, combined) : html
}

const shellOf = ({ modules, styles, data, pageStyles }: SiteShell, file = ''): Shell => ({
  modules,
  styles: pageStyles[file]?.styles ?? styles,
  data,
})

const STYLE_SHEET = '<link rel="stylesheet"'

/**
 * Adds the combined style sheet and disables the individual style sheets, which stay in the document so that
 * client-side navigation doesn't load them again. React ignores the additional element and attributes during hydration.
 */
const withCombinedStyles = (html: string, combined: string) =>
  html
    .replaceAll(STYLE_SHEET, `${STYLE_SHEET} disabled=""`)
    .replace(STYLE_SHEET, `${STYLE_SHEET} href="${combined}"/>${STYLE_SHEET}`)

async function htmlOf({ pathname, search }: URL, page: LoadedPage, { modules, ...shell }: Shell, data?: CommonData) {
  const source: PageSource = data ? { data } : {}
  let failure: unknown
  const location = { pathname, search, hash: '', state: null, key: '' }
  const stream = await renderToReadableStream(
    <Document
      initial={{ location, page, type: 'POP' }}
      shell={shell}
      modules={modules}
      pageData={scriptJson(source)}
    />,
    {
      // Disables out-of-order chunks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure) throw failure
  return new Response(stream).text()
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })

/** Redirects unknown paths to the home page. Requests for missing files do not reach this code. */
export const createRenderPage =
  (shell: SiteShell): RenderPage =>
  async (request, { onError, search, edits }) => {
    const url = new URL(request.url)
    const answer = (html: string, status = 200) =>
      new Response(request.method === 'HEAD' ? null : html, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    try {
      const data = await loadData({ url, search, content: withEdits(builtIn, edits) })
      return data ? answer(await renderDocument(url, data, shell), data.status) : redirect('/')
    } catch (error) {
      if (error instanceof Redirect) return redirect(error.to)
      onError(error)
      return answer(await htmlOf(url, errorPage(500), shellOf(shell)), 500)
    }
  }
