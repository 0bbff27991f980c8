import { describe, expect, test } from 'vitest'
import { isPictureFile, isPictureOfPage, isPictureResult } from './picture-names.ts'

const ENDINGS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg', 'jfif', 'tif', 'tiff', 'pdf', 'zip']

describe('image detection by file extension', () => {
  // Covers 5.rules.10-25, 7.content.7
  test.each([
    ['an uploaded file', isPictureFile, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'jfif', 'tif', 'tiff']],
    ['a search result', isPictureResult, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg']],
    ['an image on a page', isPictureOfPage, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif']],
  ])('recognizes an image by the extension of %s', (_what, isPicture, pictures) => {
    expect(ENDINGS.filter((ending) => isPicture(`site/plan.${ending}`))).toEqual(pictures)
    expect(isPicture('site/PLAN.JPG?width=400#top')).toBe(true)
    expect(['jpg', 'a.png.zip', 'a.png/b', ''].filter(isPicture)).toEqual([])
  })
})
