/** Brand colors for code outside the style sheets. `site/styles/tokens.css` duplicates them. */
export const INK = '#0d0e0f'
export const SIGNAL = '#feed4d'
export const STEEL = '#5f666c'
export const PLATE = '#eef0f1'
