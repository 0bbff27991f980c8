import type { Content, ContentBody, ContentKind } from '../contract/content/content.ts'
import { markedText } from './application.ts'
import type { ApplicationId } from './application-line.ts'
import { applications } from './applications.ts'
import { applicationBriefs } from './briefs.ts'
import { applicationUrl } from './urls.ts'

/** Content as it is in the catalog, which is revision 0 of each piece of content. */
export interface BuiltInContent<Body = ContentBody> {
  /** Name in the staff area. */
  readonly label: string
  /** Path of the main page that shows it. */
  readonly path: string
  readonly body: Body
}

type ByKey<Body> = ReadonlyMap<string, BuiltInContent<Body>>

/** Built-in content by kind and key. */
export const builtInContent: { readonly [Kind in ContentKind]: ByKey<ContentBody<Kind>> } = {
  application: new Map(
    applications.map((application) => [
      application.id,
      {
        label: application.name,
        path: applicationUrl(application),
        body: {
          brief: applicationBriefs[application.id as ApplicationId],
          description: application.description,
          pageHeaderDescription: application.pageHeaderDescription,
          text: application.text.map(markedText),
        },
      },
    ]),
  ),
  notice: new Map([
    [
      'site',
      { label: 'Notice above all pages', path: '/', body: { text: '', linkText: '', link: '', start: '', end: '' } },
    ],
  ]),
  redirects: new Map([['site', { label: 'Redirects of old addresses', path: '/', body: { redirects: [] } }]]),
  training: new Map([['sessions', { label: 'Sessions', path: '/training', body: { sessions: [] } }]]),
}

/** The built-in data without edits. */
export const builtIn: Content = {
  of(kind, key) {
    const found = builtInContent[kind].get(key)
    if (!found) throw new Error(`No content has the name ${kind}/${key}`)
    return found.body as ContentBody<typeof kind>
  },
}
