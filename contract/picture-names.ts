/** Detects images by file extension. Uploads, search results, and pages allow different extensions. */

const endsAs = (endings: string) => {
  const ending = new RegExp(`\\.(?:${endings})$`, 'i')
  return (address: string) => ending.test(address.split(/[?#]/, 1)[0] ?? '')
}

/** Checks the name of an uploaded file. */
export const isPictureFile = endsAs('jpe?g|png|gif|webp|jfif|tiff?')

/** Checks the link of a search result. */
export const isPictureResult = endsAs('jpe?g|png|gif|webp|avif|bmp|svg')

/** Checks the URL of an image on a page. The browser sends these URLs with a search. */
export const isPictureOfPage = endsAs('jpe?g|png|gif|webp|avif')
