import { findDates } from '../../../shared/dates.ts'
import { isDenied } from '../../../shared/sentence.ts'
import { linesNamed } from '../facts/headings.ts'
import { LEGAL_FORMS } from '../facts/legal-forms.ts'
import { normal } from '../facts/sheet.ts'
import type { Page } from '../types.ts'
import { attributeOf } from './attribute-of.ts'
import { saidInClause } from './clause-labels.ts'
import { limitsWanted } from './limits-wanted.ts'
import { paragraphsOf, type Sentence, sentencesOf } from './prose.ts'
import { readValue } from './read-value.ts'
import { OTHERS, ofPlace, type Said } from './said.ts'

/** What the sentences of a letter that asks for insurance say plainly. What another time or another company is spoken of in says nothing. */
export function saidInProse(page: Page): Said[] {
  const paragraphs = paragraphsOf(page.lines).filter((lines) => lines.length > 1 || isSentence(lines[0]!.text))
  const named = linesNamed(normal(page.lines.map(({ text }) => text).join(' ')))
  // A day is that of all lines that are spoken of, or of some that nothing tells apart.
  const isOfAll = ({ source: { quote } }: Said) =>
    findDates(quote).length === 1 && named.every((line) => linesNamed(normal(quote)).includes(line))
  const companies = new Set(
    [
      ...page.lines
        .map(({ text }) => text)
        .join(' ')
        .matchAll(COMPANY),
    ].map(([name]) => name),
  )
  return paragraphs
    .flatMap((lines) => {
      const sentences = sentencesOf(lines)
      return [...saidInParagraph(sentences, page.number), ...limitsWanted(sentences, page.number, companies.size < 2)]
    })
    .filter((said) => said.of !== 'request' || said.part !== 'effective' || isOfAll(said))
}

/** A line that is a whole sentence of whoever writes. */
const isSentence = (text: string) => /^\p{Lu}\S* \S+ .*[.!]$/u.test(text) && /\b(?:we|our|I|my)\b/i.test(text)

const OTHER_TIME =
  /\b(?:last year|last week|today|now|currently|expiring|previous(?:ly)?|the year before|until now|used to|at present|competitor|instead of|former(?:ly)?|prior|sold|moved)\b/i

const DATE = '[A-Z][a-z]+ \\d{1,2}, \\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}'

/** What a sentence may say, the words that say it, and the kind of value they hold; of a pattern without a value, what they come to. */
const PLAIN: readonly [of: Said['of'], part: string, kind: Parameters<typeof readValue>[0], words: RegExp, means?: string][] = [
  ['premises', 'county', 'text', /\b(?<value>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) County\b/u],
  ['premises', 'city_limits', 'side', /\binside (?:the )?city limits\b/i, 'inside'],
  ['premises', 'city_limits', 'side', /\boutside (?:of )?(?:the )?city limits\b/i, 'outside'],
  ['premises', 'insured_interest', 'interest', /\b(?:we|and) own (?:it|the building|this building|the premises|this location|the property)\b/i, 'owner'],
  ['premises', 'insured_interest', 'interest', /\bwe (?:are (?:a |the )?tenants?|rent it|lease it|rent the|lease the)\b/i, 'tenant'],
  ['request', 'term', 'term', new RegExp(`\\b(?:begins?|beginning|starts?|starting|effective)(?: on)? (?<value>(?:${DATE}) (?:and ends?|and ending|to|through|until)(?: on)? (?:${DATE}))`)],
  ['request', 'effective', 'date', new RegExp(`\\bquot\\w*\\b[^.;$]{0,200}? (?:from|effective|beginning|starting)(?: on)? (?<value>${DATE})(?! (?:and ends?|and ending|to|through|until)\\b)`)],
  ['request', 'lines', 'lines', /\bquot\w*\b[^.;$]{0,80}? (?:for|on) (?:(?:our|the|my) )?(?<value>[^.;$]{1,200}?)(?: for the | by | from | effective | beginning | starting |[.;]|$)/i],
  ['request', 'gl.trigger', 'choice', /\b(?:general )?liability\b[^.;]*\boccurrence (?:form|basis)\b/i, 'Occurrence'],
  ['request', 'gl.trigger', 'choice', /\b(?:general )?liability\b[^.;]*\bclaims[- ]made (?:form|basis)\b/i, 'Claims-made'],
  ['request', 'gl.aggregatePer', 'choice', /\baggregate\b[^.;]*\bappl(?:ies|ying) per (?<value>location|project|policy)\b/i],
] // biome-ignore format: a table

/** How a sentence begins that still speaks of the place before it; any other subject ends what is said of that. */
const GOES_ON = /^(?:we|its?|there|here|the (?:building|premises|location|property))\b/i

/** A place at the head of what is told of it in a few words: 'Location 2: 4 Quay Street, Mobile. Mobile County. 3 full time.' */
const HEADS = /^(?:location|premises|loc) #?\d{1,2}\s*[:–-]/i

/** The clauses of a sentence that deny nothing, without what a 'no' speaks of: 'no part-time people'. */
const affirmed = (text: string) =>
  text
    .replace(/\bno\b [^,;]*?(?=,|;|\.?$| and )/gi, ' ')
    .split(/,?\s+but\s+|,\s+(?:and\s+)?(?=(?:we|it|they|there)\b)/i)
    .filter((clause) => !isDenied(clause))

function saidInParagraph(sentences: readonly Sentence[], page: number): Said[] {
  let place = ''
  let isHeaded = false
  let isOurs = false
  const companies = new Set<string>()
  return sentences.flatMap(({ text, lines }): Said[] => {
    for (const [company] of text.matchAll(COMPANY)) if (/^\p{Lu}.* \p{Lu}/u.test(company)) companies.add(company)
    const numbers = new Set(
      [...text.matchAll(/\b(?:location|premises|loc) #?(\d{1,2})\b|^number (\d{1,2})\b/gi)].map(
        ([, number, first]) => number ?? first!,
      ),
    )
    if (numbers.size) place = numbers.size === 1 ? `${[...numbers][0]}/` : ''
    else if (!GOES_ON.test(text) && (!isHeaded || OF_SOMEBODY.test(text) || /\bour\b/i.test(text))) place = ''
    if (numbers.size) isHeaded = HEADS.test(text)
    const bare = text
      .replace(/\([^)]*\)/g, ' ')
      .split(/;\s+/)
      .flatMap((part) => (OTHER_TIME.test(part) ? [] : affirmed(part)))
      .join('; ')
    const source = { page, quote: text, boxes: lines.map(({ box }) => box) }
    const own = { source, isAsked: false }
    const plain = PLAIN.flatMap(([of, part, kind, words, means]): Said[] => {
      const found = words.exec(bare)
      if (
        !found ||
        (of === 'premises' && (!place || numbers.size > 1)) ||
        (/^(?:effective|lines)$/.test(part) && !FOR_US.test(text))
      )
        return []
      // Of several companies, a sentence does not tell of which it speaks.
      if (of === 'applicant' && companies.size > 1) return []
      const value = means ?? found.groups!.value!
      const parts = means ? { '': means } : readValue(kind, [value.replace(AND_ENDS, 'to')])
      return parts ? [{ ...own, of, part, parts, place: of === 'premises' ? place : '' }] : []
    })
    const names = named(bare, own)
    const isOfUs = place !== '' || OURS.test(text) || (isOurs && /^its?\b/i.test(text))
    isOurs = isOfUs
    const isClear =
      companies.size < 2 &&
      numbers.size < 2 &&
      !OTHERS.test(bare.replace(NAMES, ' ')) &&
      (isOfUs || !OF_SOMEBODY.test(bare))
    const told = (isClear ? bare.split(/;\s+/) : []).flatMap((clause): Said[] =>
      saidInClause(clause, place !== '').flatMap(({ attribute, parts, isSubject }) => {
        // Who is employed where nothing else is told works at the only place.
        const whose = ofPlace(attribute, place || 'only')
        const isMeant =
          (isOfUs || (isSubject && (bare.search(COMPANY) < 0 || names.length > 0))) &&
          !names.some(({ part }) => part === whose.part)
        return isMeant ? [{ ...own, ...whose, parts, place: whose.of === 'premises' ? place : '' }] : []
      }),
    )
    const wished = plain.some(({ part }) => part === 'lines') ? [] : linesWished(bare, own)
    return [...plain, ...told, ...names, ...wished]
  })
}

/** Names, whose words tell nothing of whose a thing is. */
const NAMES = /(?<=\S\s)\p{Lu}\S*/gu
/** Whether a sentence asks for something for who writes. */
const FOR_US = /\b(?:we|I|us|our|my|please)\b/i
/** How a sentence begins that speaks of who writes. */
const OURS = /^(?:[^,.]{0,50},\s)?(?:(?:yes|also|and|but|so),?\s)?(?:we|i|there|here)\b/i
/** Whose a thing may be that is not the writer's. */
const OF_SOMEBODY = /\b(?:his|her|their|your|its)\b|(?<!\b(?:it|that|there|here))(?<=\p{L})['’]s\b/iu

/** How a term says when it ends. */
const AND_ENDS = /\band ends?(?: on)?\b|\band ending\b/

const COMPANY = new RegExp(`\\p{L}+,? (?:${LEGAL_FORMS})(?!\\p{L})`, 'giu')
const NAMED = new RegExp(
  `^(?:(?:The|Our) )?(?<label>[^,.;]{3,40}?) is (?<name>\\p{Lu}[^.;$]*?(?:${LEGAL_FORMS})\\.?)(?=[,.;]| and )(?<rest>.*)`,
  'u',
)

/** Whom a sentence calls by a label of who is insured, with its number and what it is: 'Our legal name is …'. */
function named(text: string, own: Pick<Said, 'source' | 'isAsked'>): Said[] {
  const { label, name, rest = '' } = NAMED.exec(text)?.groups ?? {}
  if (!label || !name || attributeOf(label)?.part !== 'name') return []
  const said = (part: string, value: string | undefined): Said[] =>
    value ? [{ ...own, of: 'applicant', part, place: '', parts: { '': value } }] : []
  const [fein, another] = [...rest.matchAll(/\b(?:FEIN|EIN|tax ID)\D{0,12}(\d\d-?\d{7})/gi)]
  const entity =
    /\b(?:limited liability company|S[- ]corporation|corporation|partnership|sole proprietor(?:ship)?|trust)\b/i.exec(
      rest,
    )?.[0]
  return [
    ...said('name', name),
    ...said('fein', another ? undefined : fein?.[1]),
    ...said('entity', another ? undefined : entity),
  ]
}

/** What wishes for something, said of us: right behind who we are, or going on from what else we do: 'We are new and need'. */
const WISH =
  /\b(?:we|I)(?:['’]\w+)?(?: [^.;:]*\band)?(?: (?:are|am|would|also|only))* (?:like|need|want|request|seek|(?:ask|look)(?:ing)? for)(?:ing)?\b|\bplease quote\b/i
/** What parts the lines that are wished for from whom, how long or from when they are for. */
const UNTIL = /:|\b(?:for|from|by|before|effective|beginning|starting)\b/i
/** The lines of insurance that a sentence asks for: the first that are named and nothing else. What an amount breaks off is no whole list. */
function linesWished(text: string, own: Pick<Said, 'source' | 'isAsked'>): Said[] {
  const wish = WISH.exec(text)
  const [rest = ''] = wish ? text.slice(wish.index + wish[0].length).split(/[.;]/) : []
  const [before = '', amount] = rest.split('$')
  for (const words of before.split(UNTIL).slice(0, amount === undefined ? undefined : -1)) {
    const bare = words.replace(/\b(?:our|my|the|an?)\s+/gi, '').replace(/^[\s,]*(?:and\s+)?/i, '')
    const parts = readValue('lines', [bare.trim()])
    if (parts && linesNamed(normal(parts['']!)).length)
      return [{ ...own, of: 'request', part: 'lines', place: '', parts }]
  }
  return []
}
