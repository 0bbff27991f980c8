import type { Picture } from './types.ts'

/** Gallery images by file name. Each value has two lines: the title and the alt text. */
export type PictureData = Readonly<Record<string, string>>

/** Converts gallery data to images. @throws if a value does not have exactly two lines */
export const picturesIn = (folder: string, pictures: PictureData): Picture[] =>
  Object.entries(pictures).map(([name, text]) => {
    const [title, alt, ...more] = text.trim().split(/\s*\n\s*/)
    if (!title || !alt || more.length > 0) throw new Error(`${folder}/${name} needs exactly one title and one alt text`)
    return { url: `${folder}/${name}`, title, alt }
  })
