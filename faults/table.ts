import type { Fault } from './fault.ts'
import type { Finding } from './under-load.ts'

const HEAD = [
  'fault',
  'inquiries: taken / lost / twice',
  'mails: due / missing / again',
  'pages: asked / failed / slowest',
  'recovery',
  'told otherwise',
]

/** The findings as a table in Markdown. */
export function table(results: readonly (readonly [Fault, Finding])[]) {
  const rows = results.map(([{ what }, { acknowledged, lost, twice, mails, pages, recoveryMs, told }]) => [
    what,
    `${acknowledged} / ${lost} / ${twice}`,
    `${mails.due} / ${mails.missing} / ${mails.repeated}`,
    `${pages.answers} / ${pages.failed} / ${seconds(pages.slowestMs)}`,
    seconds(recoveryMs),
    Object.entries(told)
      .map(([answer, times]) => `${times} x ${answer}`)
      .join(', ') || 'nothing',
  ])
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`
