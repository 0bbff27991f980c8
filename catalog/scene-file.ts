/** Path on the content host of the file that lists a scene's parts for the builder. The key is the image key. */
export const scenePath = (key: string): string => `scenes/${key}.json`
