/** A patent that the story mentions. The number is fictional. */
export const patent = {
  number: 'US Patent No. 00,000,000 B2',
  title: 'Modular structural members with a uniform connection pitch',
  note: 'sample number',
} as const

export const founderStory = {
  heading: 'Designed, Built, Reused',
  /** Three steps in the story. The page shows them as side notes. */
  steps: [
    { title: 'Designed', text: 'One grid for truss and plates, so a drawing is just a parts list and a hole count.' },
    {
      title: 'Built',
      text: 'Two people with wrenches bolt it together. No cutting, no welding, and no waiting for a shop.',
    },
    { title: 'Reused', text: 'Unbolted, stacked, and put back on the shelf for the next drawing.' },
  ],
  paragraphs: [
    'Dale Mercer spent more than 25 years in event production before BoltSpan had a name. He hung the lights, then he drew the rigs, then he ran the shop that built them. The work was always the same: a one-off steel frame, welded in a hurry, used for a weekend, and cut up on Monday.',
    'The idea came from the scrap bin behind that shop. Most of the parts in it were sound. They were the wrong length, or their holes were in the wrong place, so they could not become anything else. In the winter of 2015 Dale drilled a box truss with a hole every 3 inches, on every face, and made the plates, hinges, and feet to match. The first kit went out as a lighting tower, came back, and left the next week as a camera platform.',
    'The 3-inch spacing has not changed. BoltSpan truss and plates have connection points every 3 inches, take 1/2-inch bolts, and share one grid. A frame uses in-stock parts, is designed from published load tables, and can be delivered up to 90% faster than a custom-fabricated one.',
    `The shared pitch, from the first hole in one truss section to the last hole in the next, is protected by ${patent.number} (${patent.note}).`,
    'Today the same components dock aircraft, carry video walls, lift scenery, and hold up floors. They are cut, welded, and drilled in one building, and most of the people who draw them have built with them. Designed, built, reused: that is still the whole plan.',
  ],
} as const
