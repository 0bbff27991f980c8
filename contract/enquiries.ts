import { z } from 'zod'
import { BOT_CHECK_ACTIONS, CATALOG_TYPES, type FieldName, fieldRules, tooLong } from './enquiry-fields.ts'

/** Larger bodies are refused unread. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * A line break or another control character in a name could end a header line of a mail; half of a surrogate pair
 * cannot be stored.
 */
const isLine = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed()

const isText = (text: string) => !/[^\P{Cc}\r\n\t]/u.test(text) && text.isWellFormed()

const length = (text: string) => text.trim().length > 0

/** Text is kept as it was given: checked, never trimmed or rewritten. */
const line = (name: FieldName) => {
  const { maxLength, missing, wrong } = fieldRules[name]
  return z
    .string(missing)
    .max(maxLength, tooLong(maxLength))
    .refine(length, { error: missing, abort: true })
    .refine(isLine, wrong)
}

const email = line('email').refine((text) => z.email().safeParse(text.trim()).success, fieldRules.email.wrong)

const phone = line('phone').refine(
  // Digits with the usual marks between them, and an extension.
  (text) =>
    /^[\d\s()+./–-]*(?:(?:x|ext\.?|extension)\s*\d{1,6})?\s*$/i.test(text) && text.replaceAll(/\D/g, '').length >= 7,
  fieldRules.phone.wrong,
)

const address = z
  .string(fieldRules.address.missing)
  .max(fieldRules.address.maxLength, tooLong(fieldRules.address.maxLength))
  .refine(length, { error: fieldRules.address.missing, abort: true })
  .refine(isText, fieldRules.address.wrong)

const message = z
  .string()
  .max(fieldRules.message.maxLength, tooLong(fieldRules.message.maxLength))
  .refine(isText, fieldRules.message.wrong)
  .default('')

const common = {
  fullName: line('fullName'),
  companyName: line('companyName'),
  stateCountry: line('stateCountry'),
  phone,
  email,
  subject: line('subject'),
  message,
  /** What the bot check gave the browser for this submission. */
  captchaToken: z.string('The bot check has not been done.').min(1, 'The bot check has not been done.').max(8192),
  /** Made once by a form and kept until it is accepted: the same submission sent twice is one enquiry. */
  idempotencyKey: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
}

/** Body of `POST /api/contact`. */
export const contactRequest = z.discriminatedUnion(
  'contactType',
  [
    z.object({ contactType: z.literal('Contact Form'), ...common }),
    z.object({
      contactType: z.literal('Catalog Request'),
      address,
      /** The form always sends it; a sender that does not may name the type in subject or message. */
      catalogType: z.enum(CATALOG_TYPES, fieldRules.catalogType.missing).optional(),
      ...common,
    }),
    z.object({
      contactType: z.literal('Training Registration'),
      address,
      /** 'dates | location'; absent while no session is announced. */
      session: line('session').optional(),
      ...common,
    }),
  ],
  'Name the kind of enquiry.',
)
export type ContactRequest = z.output<typeof contactRequest>

/** What a form hands to the schema before it has a bot check's token. */
export const contactDraft = z.discriminatedUnion('contactType', [
  contactRequest.options[0].omit({ captchaToken: true }),
  contactRequest.options[1].omit({ captchaToken: true }),
  contactRequest.options[2].omit({ captchaToken: true }),
])
export type ContactDraft = z.output<typeof contactDraft>

export const contactResponse = z.object({
  /** Names the enquiry in mails and to the office. */
  id: z.string(),
})

/** Every answer of the API that is no success. */
export const failure = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** By field name, what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.output<typeof failure>

/** Query of `GET /api/bot-check`. */
export const botCheckQuery = z.object({ action: z.enum(BOT_CHECK_ACTIONS) })

const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string().optional(),
})

/** What a browser must do before it submits: solve our own challenge, or ask a provider for a token. */
export const botCheckResponse = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha'), challenge }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), script: z.url() }),
  z.object({ provider: z.literal('turnstile'), siteKey: z.string(), script: z.url() }),
])
export type BotCheckTask = z.output<typeof botCheckResponse>

/** The first complaint about each field, by its name. */
export const complaints = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) => {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? 'contactType')] ??= message
  return fields
}
