/** Detects images by file extension. Uploads, search results, and pages allow different extensions. */

const endsAs = (endings: string) => {
  const ending = new RegExp(`\\.(?:${endings})$`, 'i')
  return (address: string) => ending.test(address.split(/[?#]/, 1)[0] ?? '')
}

/** Returns true if the name of an uploaded file has an image extension. */
export const isPictureFile = endsAs('jpe?g|png|gif|webp|jfif|tiff?')

/** Returns true if a search result's link has an image extension. */
export const isPictureResult = endsAs('jpe?g|png|gif|webp|avif|bmp|svg')

/** Returns true if the URL of an image on a page has an image extension. The browser sends these URLs with a search. */
export const isPictureOfPage = endsAs('jpe?g|png|gif|webp|avif')
