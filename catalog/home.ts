import type { ApplicationId } from './application-line.ts'

export interface ValueCard {
  readonly title: string
  readonly result: string
  /** A large value and the text after it, such as '90%' and 'faster'. */
  readonly figure: string
  readonly figureUnit: string
  readonly text: string
}

export const home = {
  /** Key of the image shown until the film has loaded. */
  poster: 'home/hero',
  uprightPoster: 'home/hero-upright',
  posterAlt: 'An aluminum truss goalpost frame with yellow gussets and ballast on its outriggers',
  tagline: 'A revolutionary approach to designing and building for all industries and applications',
  secondTaglineText: 'Bolt it, use it, take it down, and build something else with the same parts.',
  whyChooseHeading: 'Why Choose BoltSpan',
  featuredHeading: 'Featured Applications',
  productLineHeading: 'Our Product Line',
} as const

export const valueCards: readonly ValueCard[] = [
  {
    title: 'Off the Shelf',
    result: 'Faster Lead Times',
    figure: '90%',
    figureUnit: 'faster',
    text: 'In-stock parts, not shop drawings. Delivery is up to 90% faster than custom fabrication.',
  },
  {
    title: 'Modular and Reconfigurable',
    result: 'Predictable Builds with Unlimited Possibilities',
    figure: '3',
    figureUnit: 'inch hole spacing',
    text: 'A connection point every 3 inches, so truss and plates bolt together on one grid.',
  },
  {
    title: 'Pre-Engineered',
    result: 'Faster Design Time',
    figure: '1–10',
    figureUnit: 'ft, in 1\u00a0ft steps',
    text: 'Three truss series in 1-foot increments up to 10 feet, with published load tables. Look up the load and drop the part into your drawing.',
  },
]

export const featuredApplicationIds = [
  'aerospace',
  'mezzanines-and-platforms',
  'theatre-and-scenic',
  'video-and-led-wall-support',
] as const satisfies readonly ApplicationId[]
