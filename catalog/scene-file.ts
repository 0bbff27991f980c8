/** Path on the content host of a scene's parts, for the builder. The key is that of its image. */
export const scenePath = (key: string): string => `scenes/${key}.json`
