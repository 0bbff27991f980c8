import type { Picture } from './types.ts'

/** A gallery as it is typed: title and alternative text, a line each, by the picture's name in its folder. */
export type PictureData = Readonly<Record<string, string>>

/** Throws an error where a picture has not two lines. */
export const picturesIn = (folder: string, pictures: PictureData): Picture[] =>
  Object.entries(pictures).map(([name, text]) => {
    const [title, alt, ...more] = text.trim().split(/\s*\n\s*/)
    if (!title || !alt || more.length > 0) throw new Error(`${folder}/${name} has no title or no alternative text`)
    return { url: `${folder}/${name}`, title, alt }
  })
