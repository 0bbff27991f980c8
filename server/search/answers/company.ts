/** Answers about offices and policies. */
import type { SearchAnswer } from '#contract/search.ts'
import { capitalized } from '#engineering/words.ts'
import { WEAK_STEMS } from '../concepts.ts'
import { QUESTION_PATTERNS, QUESTION_WORDS } from '../language.ts'
import type { Facts, OfficeFact, PolicyFact } from '../site-facts.ts'
import { isIn, type Question, words } from './question.ts'

const isOfficeWord = isIn(words(QUESTION_WORDS.office))

const EUROPE = /\b(europe|european|eu|germany|german|deutschland)\b/
const USA = /\b(usa?|america|american|tennessee)\b/

/** Office details, in the order in which questions are matched. */
const OFFICE_VALUES: readonly (readonly [label: string, asks: RegExp, value: (office: OfficeFact) => string])[] = [
  ['Office hours', QUESTION_PATTERNS.officeHours, ({ openingHours }) => openingHours],
  [
    'Phone',
    /\b(phone|telephone|telefon\w*|tel|call|hotline|ring|telefono)\b|\bnumber\b.*\boffice\b|\boffice\b.*\bnumber\b/,
    ({ phone }) => phone,
  ],
  ['E-mail', /\be-?mail\b/, ({ email }) => email],
  [
    'Address',
    /\b(address|located|location|headquarters|street)\b|\bwhere\b.*\boffices?\b/,
    ({ addressLines }) => addressLines.join(', '),
  ],
]

interface PolicyQuestion {
  readonly label: string
  readonly fact: 'warranty' | 'defectReport' | 'cardFee'
  /** Patterns that a question must match. */
  readonly asks: readonly RegExp[]
  /** Words that indicate a different question about the subject. */
  readonly not: RegExp
}

const POLICY_QUESTIONS: readonly PolicyQuestion[] = [
  {
    label: 'Product warranty',
    fact: 'warranty',
    asks: [/\b(warranty|warranties|warranted|guarantee[ds]?|garantie|garantia)\b/],
    not: QUESTION_PATTERNS.notAboutWarranty,
  },
  {
    label: 'To report a defect',
    fact: 'defectReport',
    asks: [
      /\b(report|reports|reported|reporting|claim|notify)\b/,
      /\b(defects?|defective|damaged?|faulty|broken)\b/,
      /\b(how (long|soon|quickly|fast|many (hours|days))|when|deadline|time limit|period|within)\b/,
    ],
    not: /\b(missing|insurance|freight|training|inspection)\b/,
  },
  {
    label: 'Credit card fee',
    fact: 'cardFee',
    asks: [
      /\b(credit ?cards?|cards?|visa|mastercard|amex|american express)\b/,
      /\b(fee|fees|surcharges?|charges?|extra|percent|percentage|cost|pay|paying|payments?|processing)\b/,
    ],
    not: /\b(business|id|memory|sd)\b/,
  },
]

export function aboutCompany({ original: text, tokens }: Question, facts: Facts): SearchAnswer | undefined {
  if (tokens.every((token) => isOfficeWord(token) || WEAK_STEMS.has(token.term))) {
    const asked = OFFICE_VALUES.find(([, asks]) => asks.test(text))
    if (asked) return officeAnswer(text, asked[0], asked[2], facts.offices)
  }
  const policy = POLICY_QUESTIONS.find(({ asks, not }) => asks.every((each) => each.test(text)) && !not.test(text))
  const fact = policy && facts[policy.fact]
  return fact && policyAnswer(policy.label, fact)
}

/**
 * Returns the value for the office that the question names. If the question names none, returns the US office's value
 * with a note about the other office.
 */
function officeAnswer(
  text: string,
  what: string,
  value: (office: OfficeFact) => string,
  offices: readonly OfficeFact[],
): SearchAnswer {
  const isEurope = EUROPE.test(text)
  const office = offices.find(({ id }) => (id === 'europe') === isEurope) as OfficeFact
  const other = offices.find(({ id }) => id !== office.id) as OfficeFact
  return {
    label: `${what}, ${office.country}`,
    value: value(office),
    ...(isEurope || USA.test(text) ? {} : { note: `${other.country}: ${value(other)}` }),
    source: { text: 'Contact Us', address: `/contact-us#${office.id}` },
  }
}

const policyAnswer = (label: string, { value, text, title, address }: PolicyFact): SearchAnswer => ({
  label,
  value: capitalized(value),
  note: text,
  source: { text: `Warranty & Policies, ${title}`, address },
})
