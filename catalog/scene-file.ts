/** Path on the content host to the file that lists a scene's parts, for the builder. The key is the image key. */
export const scenePath = (key: string): string => `scenes/${key}.json`
