import { z } from 'zod'
import { type MailingAddress, US_STATES, type WholeAddress } from '../../shared/accounts.ts'
import { parsePhone } from '../../shared/phones.ts'

/** Invisible characters, such as those that reverse text, and characters a database cannot store. Line ends and tabs are none of them. */
const UNSEEN = /\ufeff|(?!\s)[\p{Cc}\p{Cf}]/gu

/** A text as it is seen: without marks that draw nothing, which would pass for a name or hide how it is written. */
export const asSeen = (typed: string) => typed.toWellFormed().replace(UNSEEN, '')

/** A text of a form on one line: trimmed, as it is seen, and empty when it is left out. */
const text = (most: number) =>
  z
    .string()
    .nullish()
    .transform((value) =>
      asSeen(value ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().max(most, `Use ${String(most)} characters at most.`))

/** The same for a required field; `sentence` is its error. */
export const needed = (most: number, sentence: string) => text(most).pipe(z.string().min(1, sentence))

/** The same, null when it is empty. */
export const orNull = (most: number) => text(most).transform((value) => value || null)

/** A text of several lines: trimmed, as it is seen, its lines kept. */
const paragraphs = (most: number) =>
  z
    .string()
    .nullish()
    .transform((value) =>
      asSeen(value ?? '')
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().max(most, `Use ${most.toLocaleString('en-US')} characters at most.`))

/** The same for a required field. */
export const neededParagraphs = (most: number, sentence: string) => paragraphs(most).pipe(z.string().min(1, sentence))

/** The same, null when it is empty. */
export const paragraphsOrNull = (most: number) => paragraphs(most).transform((value) => value || null)

/** A text that is kept exactly as it is typed, while it is typed. */
export const asTyped = (most: number) =>
  z.string().max(most, `Up to ${most.toLocaleString('en-US')} characters fit here.`)

export const email = needed(254, 'Enter an e-mail address.').pipe(
  z.email('Enter an e-mail address like name@example.com.'),
)

/** A phone number however it is typed, as it is kept: "+15550100123". */
export const phone = needed(40, 'Enter a phone number.').transform((value, ctx) => {
  const kept = parsePhone(value)
  if (!kept) ctx.addIssue({ code: 'custom', message: 'Enter a phone number with its area code, like (555) 010-0123.' })
  return kept ?? z.NEVER
})

/** A field that may be left out or blank, and is null then. */
export const maybe = <Schema extends z.ZodType>(field: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && !value.trim() ? null : (value ?? null)), field.nullable())

/** A site as it is kept: "https://example.com". A name without a scheme is one over https. */
function parseSite(typed: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = URL.parse(withScheme)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null
  return url.href.replace(/\/$/, '')
}

/** A website as it is kept, null when it is left out. */
export const website = text(200).transform((value, ctx) => {
  const site = value && parseSite(value)
  if (value && !site) ctx.addIssue({ code: 'custom', message: 'Enter a website like example.com.' })
  return site || null
})

const zone = needed(40, 'Choose a state.').transform((value, ctx) => {
  const wanted = value.toUpperCase()
  const state = US_STATES.find(({ id, label }) => id === wanted || label.toUpperCase() === wanted)
  if (!state) ctx.addIssue({ code: 'custom', message: 'Choose a state of the United States.' })
  return state?.id ?? z.NEVER
})

const postalCode = needed(20, 'Enter a ZIP code.').transform((value, ctx) => {
  const [, five, four] = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(value) ?? []
  if (!five) ctx.addIssue({ code: 'custom', message: 'Enter a ZIP code of 5 or 9 digits.' })
  return four ? `${five}-${four}` : (five ?? z.NEVER)
})

/** A part of a form: left out, each of its fields is missing. */
export const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess((value) => value ?? {}, z.object(shape))

/** An address in the United States (spec 3 §5), a mistake at each of its fields. */
export const mailingAddress = part({
  line1: needed(100, 'Enter the street and number.'),
  line2: text(100),
  city: needed(60, 'Enter a city.'),
  zone,
  postalCode,
}).transform(({ line2, ...address }): WholeAddress => (line2 ? { ...address, line2 } : address))

/** A partial address: a caller seldom gives all of it. */
export const knownAddress = part({
  line1: orNull(100),
  line2: orNull(100),
  city: orNull(60),
  zone: maybe(zone),
  postalCode: maybe(postalCode),
}).transform((typed): MailingAddress => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)))
