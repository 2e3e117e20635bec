import { findAmounts, formatAmount } from '../../../shared/amounts.ts'
import { isDenied } from '../../../shared/sentence.ts'
import { linesNamed } from '../facts/headings.ts'
import { LEGAL_FORMS } from '../facts/legal-forms.ts'
import { isOneName } from '../facts/names.ts'
import type { Line, Page } from '../types.ts'
import { readValue } from './read-value.ts'
import { limitCalled } from './requested.ts'
import type { Said } from './said.ts'

type Sentence = { text: string; lines: Line[] }

/** What the sentences of a letter that asks for insurance say plainly. What another time or another company is spoken of in says nothing. */
export function saidInProse(page: Page): Said[] {
  const paragraphs = paragraphsOf(page.lines)
  const said = paragraphs.flatMap((lines) => saidInParagraph(sentencesOf(lines), page.number))
  return [...said, ...letterhead(page, said)]
}

const OTHER_TIME = /\b(?:last year|last week|today|now|currently|expiring|previous(?:ly)?|the year before|until now|used to|at present|competitor|instead of|former(?:ly)?|prior|sold|moved)\b/i // biome-ignore format: short

/** Lines of text that follow one another from one left edge. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const found: Line[][] = []
  for (const line of lines) {
    const last = found.at(-1)?.at(-1)
    const goesOn = last && Math.abs(last.box[0] - line.box[0]) < 4 && line.box[1] - last.box[1] - last.box[3] < last.box[3] * 0.7 // biome-ignore format: short
    if (goesOn) found.at(-1)!.push(line)
    else found.push([line])
  }
  return found.filter((some) => some.length > 1)
}

const END = /(?<!\b(?:Inc|Co|Corp|Ltd|Mr|Mrs|Ms|Dr|St|No|Ave|Rd|Blvd))[.?!]\)?\s+(?=[\p{Lu}])/gu

/** The sentences of a paragraph, each with the lines it stands on. */
function sentencesOf(lines: readonly Line[]): Sentence[] {
  const whole = lines.map(({ text }) => text).join(' ')
  const starts = [0, ...[...whole.matchAll(END)].map((end) => end.index + end[0].length)]
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? whole.length
    let begins = 0
    const own = lines.filter(({ text }) => {
      const [first, last] = [begins, begins + text.length]
      begins = last + 1
      return first < to && last > from
    })
    return { text: whole.slice(from, to).trim(), lines: own }
  })
}

const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6' }
const DATE = '[A-Z][a-z]+ \\d{1,2}, \\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}'

/** What a sentence may say, the words that say it, and the kind of value they hold; of a pattern without a value, what they come to. */
const PLAIN: readonly [of: Said['of'], part: string, kind: Parameters<typeof readValue>[0], words: RegExp, means?: string][] = [
  ['applicant', 'started', 'date', new RegExp(`\\b(?:started|founded|established|organized|opened|in business since)\\b(?: on| in)? (?<value>${DATE})`)],
  ['applicant', 'members', 'count', /\bwith (?<value>\w+) members\b/],
  ['premises', 'address', 'address', /\b(?:at|is) (?<value>(?:\p{Lu}\d+|\d+) [^.;$]*?\b[A-Z]{2},? \d{5}(?:-\d{4})?)\b/u],
  ['premises', 'county', 'text', /\b(?<value>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) County\b/u],
  ['premises', 'city_limits', 'side', /\binside (?:the )?city limits\b/i, 'inside'],
  ['premises', 'city_limits', 'side', /\boutside (?:of )?(?:the )?city limits\b/i, 'outside'],
  ['premises', 'insured_interest', 'interest', /\b(?:we|and) own (?:it|the building|this building|the premises|this location|the property)\b/i, 'owner'],
  ['premises', 'insured_interest', 'interest', /\bwe (?:are (?:a |the )?tenants?|rent it|lease it|rent the|lease the)\b/i, 'tenant'],
  ['premises', 'full_time_employees', 'count', /\b(?<value>\d{1,4}) full[- ]time\b/i],
  ['premises', 'part_time_employees', 'count', /\b(?<value>\d{1,4}) part[- ]time\b/i],
  ['premises', 'annual_revenue', 'amount', /\b(?:(?:revenues?|sales|receipts)\b[^$.;]{0,25}|(?:bring|take) in )(?<value>\$.*)/i],
  ['request', 'term', 'term', new RegExp(`\\b(?:begins?|beginning|starts?|starting|effective)(?: on)? (?<value>(?:${DATE}) (?:and ends?|and ending|to|through|until)(?: on)? (?:${DATE}))`)],
  ['request', 'lines', 'lines', /\bquot\w*\b[^.;$]*? (?:for|on) (?:our|the|my) (?<value>[^.;$]+?)(?: for the | effective | beginning | starting |[.;]|$)/i],
  ['request', 'gl.trigger', 'choice', /\b(?:general )?liability\b[^.;]*\boccurrence (?:form|basis)\b/i, 'Occurrence'],
  ['request', 'gl.trigger', 'choice', /\b(?:general )?liability\b[^.;]*\bclaims[- ]made (?:form|basis)\b/i, 'Claims-made'],
  ['request', 'gl.aggregatePer', 'choice', /\baggregate\b[^.;]*\bapplies per (?<value>location|project|policy)\b/i],
] // biome-ignore format: a table

/** How a sentence begins that still speaks of the place before it; any other subject ends what is said of that. */
const GOES_ON = /^(?:we|its?|there|here|the (?:building|premises|location|property))\b/i

/** The clauses of a sentence that deny nothing, without what a 'no' speaks of: 'no part-time people'. */
const affirmed = (text: string) =>
  text
    .replace(/\bno\b [^,;]*?(?=,|;|\.?$| and )/gi, ' ')
    .split(/,?\s+but\s+|,\s+(?:and\s+)?(?=(?:we|it|they|there)\b)/i)
    .filter((clause) => !isDenied(clause))

function saidInParagraph(sentences: readonly Sentence[], page: number): Said[] {
  let place = ''
  const companies = new Set<string>()
  return sentences.flatMap(({ text, lines }): Said[] => {
    for (const [company] of text.matchAll(COMPANY)) if (/^\p{Lu}.* \p{Lu}/u.test(company)) companies.add(company)
    const numbers = new Set(
      [...text.matchAll(/\b(?:location|premises|loc) #?(\d{1,2})\b/gi)].map(([, number]) => number!),
    )
    if (numbers.size) place = numbers.size === 1 ? `${[...numbers][0]}/` : ''
    else if (!GOES_ON.test(text)) place = ''
    const bare = text.replace(/\([^)]*\)/g, ' ').split(/;\s+/).flatMap((part) => (OTHER_TIME.test(part) ? [] : affirmed(part))).join('; ') // biome-ignore format: short
    const source = { page, quote: text, boxes: lines.map(({ box }) => box) }
    const own = { source, isAsked: false }
    const plain = PLAIN.flatMap(([of, part, kind, words, means]): Said[] => {
      const found = words.exec(bare)
      if (!found || (of === 'premises' && (!place || numbers.size > 1))) return []
      // Of several companies, a sentence does not tell of which it speaks.
      if (of === 'applicant' && companies.size > 1) return []
      const value = means ?? found.groups!.value!
      const parts = means ? { '': means } : readValue(kind, [kind === 'amount' ? onlyAmount(value) : asRead(value)])
      return parts ? [{ ...own, of, part, parts, place: of === 'premises' ? place : '' }] : []
    })
    return [...plain, ...named(bare, own), ...limitsAsked(bare, own)]
  })
}

/** The amount that a text begins with, where it is no end of a span: '$2.5 million', not '$2 to $3 million'. */
function onlyAmount(text: string): string {
  const [first, next] = findAmounts(text)
  const isSpan = first && next && /^\W*(?:to|and|or|through)?\W*$/i.test(text.slice(first.to, next.from))
  return first?.from === 0 && !isSpan ? text.slice(0, first.to) : ''
}

const asRead = (value: string) =>
  NUMBERS[value.toLowerCase()] ?? value.replace(/\band ends?(?: on)?\b|\band ending\b/, 'to')

const COMPANY = new RegExp(`\\p{L}+,? (?:${LEGAL_FORMS})(?!\\p{L})`, 'giu')
const FIRST_NAMED = new RegExp(`^(?:(?:The|Our) )?(?:first named insured|applicant) is (?<name>\\p{Lu}[^.;$]*?(?:${LEGAL_FORMS})\\.?)(?=[,.;]| and )(?<rest>.*)`, 'u') // biome-ignore format: short

/** Whom a sentence calls the first named insured, with its number and what it is. */
function named(text: string, own: Pick<Said, 'source' | 'isAsked'>): Said[] {
  const { name, rest = '' } = FIRST_NAMED.exec(text)?.groups ?? {}
  if (!name) return []
  const said = (part: string, value: string | undefined): Said[] =>
    value ? [{ ...own, of: 'applicant', part, place: '', parts: { '': value } }] : []
  const [fein, another] = [...rest.matchAll(/\b(?:FEIN|EIN|tax ID)\D{0,12}(\d\d-?\d{7})/gi)]
  const entity = /\b(?:limited liability company|S[- ]corporation|corporation|partnership|sole proprietor(?:ship)?|trust)\b/i.exec(rest)?.[0]
  return [...said('name', name), ...said('fein', another ? undefined : fein?.[1]), ...said('entity', another ? undefined : entity)]
} // biome-ignore format: short

const WISH = /\b(?:we|I) (?:would like|ask for|want|need|request|seek)\b|\bplease quote\b/i
const PIECES = /,\s+(?!\d{3}\b)(?:and\s+)?|\s+(?:and|over)\s+(?=(?:an?\s+)?\$)|;\s+/

/** The limits of liability that a sentence asks for, each in words of its own. Where one of them is not understood, none is said. */
function limitsAsked(text: string, own: Pick<Said, 'source' | 'isAsked'>): Said[] {
  const wish = WISH.exec(text)
  const [line, another] = linesNamed(text.toUpperCase().slice(0, wish?.index ?? 0))
  if (!wish || !line || another) return []
  const pieces = text
    .slice(wish.index + wish[0].length)
    .split(PIECES)
    .filter((piece) => piece.includes('$'))
  const told = pieces.map((piece): [string, string] | null => {
    const [found, more] = findAmounts(piece)
    if (!found || more) return null
    const label = `${piece.slice(0, found.from)} ${piece.slice(found.to)}`
    const key = limitCalled(label.replace(/\b(?:an?|the|of|that applies .*)\b/gi, ' '), line)
    return key ? [key, formatAmount(found.amount)] : null
  })
  if (told.some((one) => one === null)) return []
  return told.map((one): Said => ({ ...own, of: 'request', part: one![0], place: '', parts: { '': one![1] } }))
}

/** What stands under the name of the applicant at the head of their letter: where they are and how they are reached. */
function letterhead({ lines, number }: Page, said: readonly Said[]): Said[] {
  const name = said.find(({ of, part }) => of === 'applicant' && part === 'name')?.parts['']
  const [first, ...under] = lines.slice(0, 4)
  if (!name || !first || !isOneName(first.text, name)) return []
  return under.flatMap(({ text, box }): Said[] =>
    text.split(/\s+[-–—·•|]\s+/).flatMap((piece): Said[] =>
      (['address', 'phone', 'website'] as const).flatMap((kind) => {
        const parts = readValue(kind, [piece])
        const source = { page: number, quote: text, boxes: [box] }
        return parts ? [{ of: 'applicant' as const, part: kind, place: '', parts, source, isAsked: false }] : []
      }),
    ),
  )
}
