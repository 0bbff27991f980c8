/** Writes published galleries and banners into the source: a module's `pictures`, `studio.json`, and `media/`. */
import { slugOf } from '#engineering/slug.ts'

/** A gallery image as listed in a catalog module. */
export interface ListedImage {
  /** File name, which is the last segment of the image's key. */
  readonly name: string
  readonly title: string
  readonly alt: string
}

/** Matches the list of images in a module in `catalog/applications/` or `catalog/products/`. */
const PICTURES = /^ {2}pictures: \{(?:\}|\n.*?\n {2}\}),$/ms

const escaped = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')

/** Replaces the images in a module. Returns undefined if the module has no list of images. */
export function withPictures(source: string, images: readonly ListedImage[]): string | undefined {
  if (!PICTURES.test(source)) return undefined
  const entries = images.map(
    ({ name, title, alt }) => `    '${name}': \`\n      ${escaped(title)}\n      ${escaped(alt)}\`,\n`,
  )
  const text = images.length > 0 ? `  pictures: {\n${entries.join('')}  },` : '  pictures: {},'
  return source.replace(PICTURES, () => text)
}

/** Returns a file name that is not in `taken` for an uploaded image. */
export function newImageName(title: string, taken: ReadonlySet<string>): string {
  const base =
    slugOf(title)
      .replaceAll(/[^a-z0-9-]+/g, '')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'image'
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`
    if (!taken.has(name)) return name
  }
}

type Entries = Readonly<Record<string, unknown>>

/** Adds an image to the text of `studio.json`, which contains one line for each entry, sorted by key. */
export function withStudioPicture(text: string, key: string, picture: unknown): string {
  const results = JSON.parse(text) as Readonly<Record<string, Entries>>
  const sections = Object.entries({ ...results, pictures: { ...results.pictures, [key]: picture } }).map(
    ([name, entries]) => {
      const lines = Object.entries(entries)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([each, value]) => `    ${JSON.stringify(each)}: ${JSON.stringify(value)}`)
      return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
    },
  )
  return `{\n${sections.join(',\n')}\n}\n`
}
