/**
 * Returns the readable text color for a background color: black if the perceived brightness (0.299 R + 0.587 G + 0.114
 * B) / 255 exceeds 0.5, otherwise white. The weights are the luma coefficients of ITU-R BT.601. `hex` has the format
 * '#rrggbb' with uppercase or lowercase digits. Any other format throws a RangeError.
 */
export function textColorOn(hex: string): 'black' | 'white' {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a color of the form #rrggbb: ${hex}`)
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return (0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5)) / 255 > 0.5 ? 'black' : 'white'
}
