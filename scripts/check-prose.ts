/**
 * Finds wording in comments, copy, test names, and documents that the project's style guide rejects. Prints the
 * location of each finding and a suggested replacement.
 *
 * Usage: `node scripts/check-prose.ts [file or folder...]`
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Each pattern is followed by advice on what to write instead. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(some|no|every)body\b/i, 'name the role: you, users, visitors'],
  [/\bof (its|their|our|his) own\b/i, 'its own, their own, our own, or custom before the noun'],
  [/\b(by|of) itself\b/i, 'automatically'],
  [/\bat once\b/i, 'immediately, or at the same time'],
  [/\b(go|goes|going|went) on\b(?! to\b)/i, 'continue'],
  [
    /\b(is|are|was|were|be|been) (not )?(taken|mended)\b(?! (from|to|as|by|into|off|out|up|away)\b)/i,
    'accepted, rejected, fixed',
  ],
  [/\bswitched (off|on)\b/i, 'turned off, turned on'],
  [/\bswitch(es)? (it )?(off|on)\b/i, 'turn off, turn on'],
  [/\b(an?|each|every|no|this|next|previous|all|two) pictures?\b/, 'image, photo, rendering'],
  [/\b(bears?|borne) (?!on\b|over\b|fully\b|against\b|in mind)/i, 'carry'],
  [/\bbeside\b(?! the handrail)/i, 'next to, with'],
  [/\b(an?|the|its|other|another) maker(s|'s|’s)?\b/i, 'manufacturer'],
  [/\blists? of parts\b/i, 'parts list'],
  [/\b(stands|stood) (in|for|beside)\b/i, 'is in, is on, means, appears'],
  [/\b(lie|lies) (at|beside)\b/i, 'is at'],
  [/\b(towards|upwards|downwards|backwards|neighbour\w*|colour\w*|catalogue\w*|whilst|grey)\b/i, 'American spelling'],
  [/\d %/, 'no space before %'],
  [/\b(an?|the|this|each|every|no|first|which) mails?\b(?! (server|client|exchange))|\be-mails?\b/i, 'email'],
  [
    /(^|[.:;,] )(who|what) (is|are|has|have|was|were|does|do|needs?|wants?|can|comes?|goes|stays?)\b[^?]*[.,;:]/i,
    'name the person or thing',
  ],
  [/\bwhatever (it|they)\b/i, 'name the thing'],
  [/\bsuch an? one\b|\bthe (last|first) of them\b|\bof those\b(?! who| that| in| with| at)/i, 'repeat the noun'],
  [/\bonly then\b|\bnot before\b/i, 'after'],
  [/\bis told\b|\bare told\b/i, 'is notified'],
  [/\bthrown away\b/i, 'discarded, deleted'],
  [/\bis no such\b|\bis not there\b/i, 'is not found'],
  [/\b(hold|holds|held) (for|good)\b/i, 'applies to, is valid'],
  [/\bin the one\b|\bthe one (of|that|which|who)\b/i, 'repeat the noun'],
  [/\bsideways\b/i, 'lateral'],
  [/\bwithout a (hand|word)\b/i, 'automatically'],
  [/\bis (its|their|his) matter\b|\bsay so\b|\bsays so\b/i, 'say what happens'],
  [/\bso many\b|\bso (large|long|far|much) (as|that)\b/i, 'as many as, or give the number'],
  [/\bas (well|often|long|far) as\b(?=[^,]*\bas (well|often|long|far) as\b)/i, 'two sentences'],
  [/\bhole on hole\b/i, 'hole to hole'],
  [/\blimits? of the (chord|tube|end frame)s?\b/i, 'chord limit, tube limit, end frame limit'],
  [/\binteraction rules?\b/i, 'interaction equation'],
  [/\bsold by the (length|piece)\b/i, 'sold by length, sold individually'],
  [/\bevery second (?!half\b)[a-z]/i, 'every other'],
  [/\bhttps? address(es)?\b/i, 'URL'],
  [/\bneighboring ones?\b/i, 'repeat the noun'],
]

/** These files quote rejected wording. */
const EXCLUDED =
  /(?:^|\/)(?:check-prose\.ts|acceptance\.md|glossary\.md|search-words\.ts|file-type\.test\.ts|pages\.test\.ts|forms\.e2e\.ts)$/

interface Finding {
  readonly place: string
  readonly found: string
  readonly instead: string
}

/** Returns the prose in a line of code: comments, quoted strings that contain a space, and text between tags. */
function proseOf(line: string, isComment: boolean): string[] {
  if (isComment) return [line]
  const comment = /(?:^|\s)(?:\/\/|#) (.*)$/.exec(line)?.[1]
  const quoted = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, back]) => single ?? double ?? back ?? '')
    .filter((text) => text.includes(' '))
  const between = [...line.matchAll(/>([^<>{}=]*[a-z] [a-z][^<>{}=]*)</g)].map(([, text]) => text ?? '')
  // JSX text on a line without tags.
  const bare = /^\s*[A-Z“][^(){}=;<>`]* [^(){}=;<>`]*$/.test(line) ? [line] : []
  return [...(comment ? [comment] : []), ...quoted, ...between, ...bare]
}

function findingsIn(file: string): Finding[] {
  const text = readFileSync(file, 'utf8')
  const isDocument = file.endsWith('.md')
  let isComment = false
  let isFenced = false
  return text.split('\n').flatMap((line, index) => {
    if (isDocument && line.startsWith('```')) isFenced = !isFenced
    if (/^\s*\/\*/.test(line)) isComment = true
    const prose = isDocument ? (isFenced ? [] : [line.replaceAll(/`[^`]*`/g, '')]) : proseOf(line, isComment)
    if (isComment && line.includes('*/')) isComment = false
    return RULES.flatMap(([pattern, instead]) => {
      const found = prose.map((each) => pattern.exec(each)?.[0]).find(Boolean)
      return found ? [{ place: `${file}:${index + 1}`, found: found.trim(), instead }] : []
    })
  })
}

const wanted = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '--', ...wanted], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|css|md|sh|py|html)$/.test(file) && !EXCLUDED.test(file))
const findings = files.flatMap(findingsIn)
for (const { place, found, instead } of findings) console.log(`${place}: “${found}” → ${instead}`)
console.log(`${files.length} files, ${findings.length} findings`)
if (findings.length > 0) process.exitCode = 1
