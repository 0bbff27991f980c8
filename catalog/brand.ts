/** The brand colors of everything that is no style sheet; `site/styles/tokens.css` has the same. */
export const INK = '#0d0e0f'
export const SIGNAL = '#feed4d'
export const STEEL = '#5f666c'
export const PLATE = '#eef0f1'
