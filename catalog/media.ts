/** What lies in `media/`. The data in `media.generated.ts` is written by the studio when it has made a file. */

/** A picture in several widths: `pictures/<key>-<width>.<hash>.<avif|webp>`. */
export interface PictureFile {
  /** Of the largest size. */
  readonly width: number
  readonly height: number
  /** Widths in px that exist, ascending. */
  readonly widths: readonly number[]
  /** Eight hex digits of the master's hash, part of each file's name so that it can be cached for ever. */
  readonly hash: string
  /** Mean colour: what shows before the picture does. */
  readonly average: `#${string}`
}

/** A hidden-line drawing: `drawings/<key>.<hash>.svg`. */
export interface DrawingFile {
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** A PDF. Its path is its key and stays when it is revised, so that links and bookmarks hold. */
export interface DocumentFile {
  readonly title: string
  readonly number: string
  readonly revision: string
  readonly date: string
  readonly pages: number
  readonly bytes: number
}

/** One encoding of a film, the smallest first: `path` below `media/`, `type` with its codecs for the source element. */
export interface FilmFile {
  readonly path: string
  readonly type: string
  readonly bytes: number
}
