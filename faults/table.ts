import type { Fault } from './fault.ts'
import type { Finding } from './under-load.ts'

const HEAD = [
  'fault',
  'inquiries: accepted / lost / duplicated',
  'emails: due / missing / repeated',
  'pages: requested / failed / slowest',
  'recovery',
  'failed submissions',
]

export function table(results: readonly (readonly [Fault, Finding])[]) {
  const rows = results.map(
    ([{ description }, { acknowledged, lost, duplicated, mails, pages, recoveryMs, failures }]) => [
      description,
      `${acknowledged} / ${lost} / ${duplicated}`,
      `${mails.due} / ${mails.missing} / ${mails.repeated}`,
      `${pages.requests} / ${pages.failed} / ${seconds(pages.slowestMs)}`,
      seconds(recoveryMs),
      Object.entries(failures)
        .map(([failure, count]) => `${count} × ${failure}`)
        .join(', ') || 'none',
    ],
  )
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`
