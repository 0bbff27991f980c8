const IMAGE = /\.(?:jpe?g|png|gif|webp|jfif|tiff?)$/i

/** Whether a file of the list is shown as a picture. */
export const isImageName = (name: string) => IMAGE.test(name)
