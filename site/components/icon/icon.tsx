const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L21 21',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  list: 'M3 6h2M3 12h2M3 18h2M9 6h12M9 12h12M9 18h7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'm5 5 14 14M19 5 5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  external: 'M8 6h10v10M18 6 6 18',
  document: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  image: 'M3 5h18v14H3Zm0 11 5-5 4 4 3-3 6 6M15.5 9.5h.01',
  page: 'M4 4h16v16H4ZM4 9h16M8 13h8M8 16h5',
} as const

/**
 * Decorative line icons with 1.75-unit strokes in a 24-unit box. `size` is in px at a 16 px font size and scales with
 * the font.
 */
export const Icon = ({ name, size = 24 }: { name: keyof typeof paths; size?: number }) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="square"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
)
