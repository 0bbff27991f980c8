import type { Award } from './types.ts'

/** Sorted from newest to oldest. The organizations and awards are fictional. */
export const awards: readonly Award[] = [
  {
    id: 'aerial-floor-safety-2025',
    title: 'Safe Access Award',
    year: 2025,
    organization: 'Council for Work at Height',
    description: 'For a wing dock whose guardrail posts pin into a base rail, so they come off without tools.',
  },
  {
    id: 'reuse-in-structures-2024',
    title: 'Reuse in Structures Prize',
    year: 2024,
    organization: 'Circular Build Forum',
    description: 'For a kit of parts that served eleven productions in one year without any scrap.',
  },
  {
    id: 'rigging-product-2023',
    title: 'Rigging Product of the Year',
    year: 2023,
    organization: 'Live Event Technology Guild',
    description: 'For the 12-inch hinge, which lets truss fold flat for transport and pins it straight again.',
  },
  {
    id: 'ground-support-2022',
    title: 'Ground Support Innovation Award',
    year: 2022,
    organization: 'Hangar Operations Society',
    description: 'For a shoring frame that was designed, shipped, and installed under a wide-body wing in nine days.',
  },
  {
    id: 'camera-support-2020',
    title: 'Technical Merit in Camera Support',
    year: 2020,
    organization: 'Motion Picture Grip Association of Sampleville',
    description: 'For the Mitchell mount plate, which puts a camera head on 3-, 6-, or 12-inch truss.',
  },
  {
    id: 'best-new-product-2017',
    title: 'Best New Product',
    year: 2017,
    organization: 'Stage & Structure Expo',
    description:
      'For 12-inch truss with a connection point every 3 inches, compatible with traditional plated box truss.',
  },
]
