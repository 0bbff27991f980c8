import dictionary from 'dictionary-en'
import { fold } from '#contract/search-words.ts'
import { stem } from './terms.ts'

let stems: ReadonlySet<string> | undefined

/**
 * Returns true if a folded word is English according to the stems in Hunspell's dictionary. English words are not
 * corrected to other words.
 */
export function isEnglish(word: string): boolean {
  stems ??= new Set(
    new TextDecoder()
      .decode(dictionary.dic)
      .split('\n')
      .slice(1)
      .map((line) => line.split('/', 1)[0] as string)
      // Skip names, which begin with a capital letter, and short words, which resemble too many others.
      .filter((entry) => /^[a-z]{4,}$/.test(entry))
      .map((entry) => stem(fold(entry))),
  )
  return stems.has(stem(word))
}
