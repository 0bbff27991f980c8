import { z } from 'zod'
import { contentKind } from './content-kind.ts'
import { image, isFileName, uploadedImage } from './image.ts'
import { line, list, paragraph } from './text.ts'

const NO_FILE_NAME = 'Describe what the image shows. A file name isn’t a description.'

const ALT = { label: 'Alt text', max: 200 } as const

const entry = z.object({
  image: image('gallery'),
  title: line({ label: 'Caption', max: 80 }),
  alt: paragraph({ ...ALT, help: 'What the image shows, for people who can’t see it.' }).refine(
    (text) => !isFileName(text),
    NO_FILE_NAME,
  ),
})

/** The images on an application's or a product's page. The first image also appears on the application’s cards. */
export const gallery = contentKind({
  label: 'Galleries',
  schema: z
    .object({
      images: list(entry, {
        label: 'Images',
        help: 'The first image also appears on the application’s cards.',
        item: 'image',
        max: 12,
      }),
    })
    .superRefine(({ images }, { addIssue }) => {
      // An image reference contains the image's name, so different crops of the same image count as duplicates.
      const names = images.map((each) => uploadedImage(each.image)?.id ?? each.image)
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) < index)
          addIssue({ code: 'custom', path: ['images', index, 'image'], message: 'This image is already in the list.' })
      }
    }),
})

/** The image at the top of an application's or a product's page. */
export const banner = contentKind({
  label: 'Banners',
  schema: z
    .object({
      image: image('banner'),
      isDecorative: z
        .boolean()
        .meta({
          title: 'Decorative',
          description: 'Screen readers skip a decorative image. Choose this only if it adds nothing to the text.',
        }),
      alt: paragraph({ ...ALT, help: 'What the image shows. Leave it empty for a decorative image.', optional: true }),
    })
    .superRefine(({ isDecorative, alt }, { addIssue }) => {
      const report = (message: string) => addIssue({ code: 'custom', path: ['alt'], message })
      if (!isDecorative && alt === '') report('Enter alt text, or mark the image as decorative.')
      else if (isDecorative && alt !== '') report('Remove the alt text, or clear Decorative.')
      else if (isFileName(alt)) report(NO_FILE_NAME)
    }),
})

/** Kinds of content that show uploaded images. */
export const IMAGE_KINDS = ['gallery', 'banner'] as const
