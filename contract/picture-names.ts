/** What counts as a picture is decided by how its name ends; each place has endings of its own. */

const endsAs = (endings: string) => {
  const ending = new RegExp(`\\.(?:${endings})$`, 'i')
  return (address: string) => ending.test(address.split(/[?#]/, 1)[0] ?? '')
}

/** A file of the staff's list, by its name. */
export const isPictureFile = endsAs('jpe?g|png|gif|webp|jfif|tiff?')

/** A search result, by its link. */
export const isPictureResult = endsAs('jpe?g|png|gif|webp|avif|bmp|svg')

/** A picture of a page that is sent with a search, by its URL. */
export const isPictureOfPage = endsAs('jpe?g|png|gif|webp|avif')
