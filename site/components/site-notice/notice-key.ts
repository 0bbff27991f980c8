import type { Notice } from '#contract/content/notice.ts'

/** Returns a short key for a notice. It changes with the text and the link (FNV-1a, 32 bits). */
export function noticeKey({ text, link, linkText }: Notice): string {
  let hash = 0x811c9dc5
  for (const character of [text, link, linkText].join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
