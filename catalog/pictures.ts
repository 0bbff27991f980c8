import type { Picture } from './types.ts'

/** A gallery as it is typed: title and alternative text by the picture's name in its folder. */
export type PictureData = Readonly<Record<string, Omit<Picture, 'url'>>>

export const picturesIn = (folder: string, pictures: PictureData): Picture[] =>
  Object.entries(pictures).map(([name, picture]) => ({ ...picture, url: `${folder}/${name}` }))
