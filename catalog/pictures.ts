import type { Picture } from './types.ts'

/** Gallery data: a title and an alt text on two lines, by file name. */
export type PictureData = Readonly<Record<string, string>>

/** @throws if an image doesn't have exactly two lines */
export const picturesIn = (folder: string, pictures: PictureData): Picture[] =>
  Object.entries(pictures).map(([name, text]) => {
    const [title, alt, ...more] = text.trim().split(/\s*\n\s*/)
    if (!title || !alt || more.length > 0) throw new Error(`${folder}/${name} needs exactly one title and one alt text`)
    return { url: `${folder}/${name}`, title, alt }
  })
