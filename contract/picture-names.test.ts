import { describe, expect, test } from 'vitest'
import { isPictureFile, isPictureOfPage, isPictureResult } from './picture-names.ts'

const ENDINGS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg', 'jfif', 'tif', 'tiff', 'pdf', 'zip']

describe('the ending of a name decides what is a picture', () => {
  // Covers 5.rules.10-25, 7.content.7
  test.each([
    ['in the list of files', isPictureFile, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'jfif', 'tif', 'tiff']],
    ['among search results', isPictureResult, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'svg']],
    ['on a page', isPictureOfPage, ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif']],
  ])('%s', (_where, isPicture, pictures) => {
    expect(ENDINGS.filter((ending) => isPicture(`site/plan.${ending}`))).toEqual(pictures)
    expect(isPicture('site/PLAN.JPG?width=400#top')).toBe(true)
    expect(['jpg', 'a.png.zip', 'a.png/b', ''].filter(isPicture)).toEqual([])
  })
})
