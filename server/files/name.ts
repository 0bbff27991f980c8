import { FOLDER_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/file-kinds.ts'
import { publicError, wrongFolder } from '../errors.ts'

/** Matches control, bidirectional, invisible, and private-use characters, line separators, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u

/**
 * Extensions of executable files and web pages. They are also rejected in the middle of a name ('price-list.php.pdf').
 */
const EXECUTABLE_EXTENSIONS = new Set(
  (
    'exe bat cmd msi scr pif ps1 psm1 sh bash php php3 php4 php5 php7 phps phtml phar pht cgi pl py asp aspx ashx ' +
    'jsp jspx js mjs cjs vbs vbe wsf hta lnk reg jar war swf html htm xhtml shtml svg svgz xml xsl htaccess'
  ).split(' '),
)

/**
 * Returns the name that is used to list and download a file. The name is never part of a path on disk.
 * @throws PublicError if the name contains invisible characters, reserved characters, or an executable extension
 */
export function displayName(given: string): string {
  // Some browsers send a path whose last segment is the name.
  const name = (given.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim()
  if (name === '' || name === '.' || name === '..')
    throw publicError('WRONG_FILE_NAME', 'The file has no name. Please rename the file.')
  if (given.length > NAME_MAX_LENGTH) {
    throw publicError(
      'WRONG_FILE_NAME',
      `The file name is longer than ${NAME_MAX_LENGTH} characters. Please shorten it.`,
    )
  }
  if (!given.isWellFormed() || INVISIBLE.test(given)) {
    throw publicError('WRONG_FILE_NAME', 'The file name contains invisible characters. Please rename the file.')
  }
  if (/[<>:"|?*]/.test(name) || name.startsWith('.')) {
    throw publicError(
      'WRONG_FILE_NAME',
      'The file name must not begin with a dot or contain < > : " | ? *. Please rename the file.',
    )
  }
  const hidden = name
    .split('.')
    .slice(1, -1)
    .find((part) => EXECUTABLE_EXTENSIONS.has(part.trim().toLowerCase()))
  if (hidden !== undefined) {
    throw publicError(
      'WRONG_FILE_NAME',
      `The file name has a second extension, .${hidden.trim()}. Please rename the file.`,
    )
  }
  return name
}

/**
 * Returns the folder as it is listed, without leading and trailing slashes: 'load-tables/2026'.
 * @throws PublicError if the folder is invalid
 */
export function displayFolder(given: string): string {
  if (given.length > FOLDER_MAX_LENGTH) throw wrongFolder(`Use up to ${FOLDER_MAX_LENGTH} characters.`)
  const folder = given
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replaceAll(/^[\s/]+|[\s/]+$/g, '')
  if (folder === '') return ''
  const parts = folder.split('/').map((part) => part.trim())
  const isPlain = (part: string) => part !== '' && !part.startsWith('.') && !/[<>:"|?*]/.test(part)
  if (!folder.isWellFormed() || INVISIBLE.test(folder) || !parts.every(isPlain)) {
    throw wrongFolder('Use letters, digits, spaces, and hyphens, with / between folders.')
  }
  return parts.join('/')
}

/**
 * Returns the key of a file. Two paths with the same key are the same file: 'Load-Tables/Truss.PDF' and
 * 'load-tables/truss.pdf'.
 */
export const pathKey = (folder: string, name: string) => `${folder}/${name}`.normalize('NFKC').toLowerCase()
