const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, blockquote, pre'

/** Selects the elements that make text bold or italic. */
const BOLD = 'b, strong'
const ITALIC = 'i, em'

/** A block is bold or italic if all of its text is. */
const isAll = (block: Element, selector: string) => {
  const marked = [...block.querySelectorAll(selector)]
    .filter((each) => !each.parentElement?.closest(selector))
    .map((each) => each.textContent)
  return clean(marked.join('')) === clean(block.textContent ?? '')
}

/** The content security policy would report them, although nothing applies them. */
const STYLES = /<style\b.*?<\/style>|\sstyle=(?:"[^"]*"|'[^']*')/gis

const clean = (text: string) => text.replaceAll(/[\s\u00AD\u200B]+/g, ' ').trim()

/**
 * Converts pasted HTML, for example from Word, to marked blocks. Keeps headings and blocks that are all bold or italic,
 * and drops all other formatting. Returns undefined if the HTML has no blocks.
 */
export function pastedBlocks(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html.replaceAll(STYLES, ''), 'text/html')
  const blocks = [...page.body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  const marked = blocks.flatMap((block) => {
    const text = clean(block.textContent ?? '')
    if (text === '') return []
    if (/^H\d$/.test(block.tagName)) return [`## ${text}`]
    if (isAll(block, BOLD)) return [`**${text}**`]
    return [isAll(block, ITALIC) ? `_${text}_` : text]
  })
  return marked.length > 0 ? marked.join('\n\n') : undefined
}
