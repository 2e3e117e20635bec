import { parseDate } from '../../../shared/dates.ts'
import { linesNamed } from '../facts/headings.ts'
import { omitsZeros } from '../facts/limit-pages.ts'
import { normal } from '../facts/sheet.ts'
import type { DocumentKind } from '../kinds.ts'
import type { FilePaper } from '../papers/types.ts'
import { isTotalOf } from '../records/sections.ts'
import type { PaperRecord } from '../records/types.ts'
import { wordsOf } from '../records/words.ts'
import type { Page } from '../types.ts'
import { askedBy } from './asked-openly.ts'
import { askedOn } from './asked-panels.ts'
import { attributeOf, BY_NAME, isOwn, mailCalled, vocabulary } from './attribute-of.ts'
import { type Attribute, OF_ANY_LOOK } from './attributes.ts'
import { folded, isOfPerson, isPartOfPlace, isTradeName } from './fold-labels.ts'
import { inDollars } from './in-dollars.ts'
import { writerOf } from './letter-parties.ts'
import { lossYearsOn } from './loss-years.ts'
import { bracketed, hasBoxes, readValue } from './read-value.ts'
import { deductibleUnder, limitsUnder } from './requested.ts'
import {
  billedAndAudited,
  dropEnded,
  endedPlace,
  isOfOthers,
  OTHERS,
  ofPlace,
  PLACE,
  placeIn,
  type Said,
  STATUS,
} from './said.ts'
import { premisesRecords, recordOf } from './said-records.ts'
import { saidInProse } from './sentences.ts'
import { signedContact } from './signed-contact.ts'
import { termsOfInsurance } from './terms-of-insurance.ts'
import { type Told, toldOn } from './told-on-page.ts'
import { placeAbove, toldOnce } from './told-once.ts'

/** Documents in which an applicant or their agent, or the carrier that insures them, says what they are. */
const SAYS: ReadonlySet<DocumentKind> = new Set(['application', 'schedule', 'declarations'])

/**
 * What submissions say under labels: of the applicant (one record), of each of the premises with what is to be insured there and who has an interest in it, and
 * what is asked for. What is said in two ways is left out. `isForm`: pages of forms that are read by their boxes.
 */
export function readSubmissions(
  pages: readonly Page[],
  papers: readonly FilePaper[],
  isForm: (page: number) => boolean,
): PaperRecord[] {
  return papers.flatMap(({ kind, pages: own }) => {
    const read = pages.filter(({ number }) => own.includes(number) && !isForm(number))
    const said = SAYS.has(kind) ? read.flatMap((page) => saidOn(page, kind === 'application')) : []
    const terms = kind === 'application' || kind === 'schedule' ? read.flatMap(termsOfInsurance) : []
    return [...recordsFrom(kind === 'declarations' ? said.filter(isOfCarrier) : said), ...terms]
  })
}

/** What a carrier's own document says of whom and what it insures, beside what is read from it otherwise. */
const isOfCarrier = ({ of, part }: Said) => of === 'premises' || (of === 'applicant' && part === 'ncci')

const ASKED = /\b(?:request(?:ed|ing)?|proposed|desired|wanted|needed|to be quoted)\b:?/gi

/** Lines in which a page says what it is. */
const TITLE = 3
const isAddress = (told: Told | undefined) =>
  told !== undefined &&
  (attributeOf(told.label)?.kind === 'address' || /\b(?:city|town|zip|postal)\b/i.test(told.label))

function saidOn(page: Page, isApplication: boolean): Said[] {
  const asked = new Map<string, Attribute | null>()
  const calledBy = (label: string): Attribute | null => {
    if (label.length >= 60 || /\d{3}/.test(label)) return null
    const own = label.replace(PLACE, ' ').replace(ASKED, ' ')
    if (!asked.has(label)) asked.set(label, attributeOf(own) ?? mailCalled(own))
    return asked.get(label)!
  }
  const all = toldOn(page, {
    numbers: (heading) => placeIn(heading) !== '',
    asks: (question, answer) => {
      const label = question.replace(ASKED, ' ').replace('?', '')
      if (OTHERS.test(question)) return null
      return askedBy(question, answer) ?? (limitsUnder(label, answer.join(' ')).length ? label : null)
    },
    knows: (label) => calledBy(label) !== null || isPartOfPlace(label) || isTradeName(label) || STATUS.test(label),
    fits: (label, value) => {
      const { kind = 'text' } = calledBy(label) ?? {}
      return !OF_ANY_LOOK.has(kind) && readValue(kind, [value]) !== null
    },
  })
  const read = inDollars(all, page, calledBy).filter(
    (one) =>
      !isOfNone(one.section) && !isOfOthers(one.section, calledBy(one.label)?.part) && !isOfPerson(one, page, calledBy),
  )
  const isOfPayroll = page.lines.slice(0, TITLE).some(({ text }) => linesNamed(normal(text)).includes('wc'))
  // 'State' alone is a part of an address, but away from one in a paper of workers compensation.
  const isOfAddress = ({ label }: Told, at: number) =>
    /^states?$/i.test(label.trim()) && !(isOfPayroll && [read[at - 1], read[at + 1]].every((one) => !isAddress(one)))
  const states = new Set(read.filter((one, at) => /^states?$/i.test(one.label.trim()) && !isOfAddress(one, at)))
  const told = folded(read, calledBy, states)
  const labeled = told.flatMap((one) => saidUnder(one, isApplication))
  const inWords = isApplication ? [...askedOn(page), ...saidInProse(page), ...lossYearsOn(page)] : []
  const plain = [...labeled, ...inWords]
  const known = [...plain, ...(isApplication ? toldOnce(page, plain) : [])]
  const said = isApplication ? withWriter(page, known) : known
  // A label that leaves zeros out speaks for itself; other words do for all amounts of the page.
  const ofLabels = told.filter(({ label }) => omitsZeros(label)).length
  return page.lines.filter(({ text }) => omitsZeros(text)).length > ofLabels
    ? said.filter((one) => !isMoney(one))
    : said
}

/** What is said with who writes, and who of them is to be asked. */
function withWriter(page: Page, known: readonly Said[]): Said[] {
  const said = [...known, ...writerOf(page, known)]
  const name = said.find(({ of, part }) => of === 'applicant' && part === 'name')?.parts['']
  return [...said, ...placeAbove(page, said), ...(name ? signedContact(page, name) : [])]
}

/** Whether it is an amount that is not counted anew: one of a kind that is, or a limit. */
const isMoney = ({ of, part }: Said) => (BY_NAME.get(`${of}.${part}`)?.kind ?? 'amount') === 'amount'

/** Whether a heading is over a sum, or over what is insured no more. */
const isOfNone = (section: string) => isTotalOf(section) || endedPlace('', [], section) !== ''

function saidUnder(told: Told, isApplication: boolean): Said[] {
  const { label, lines, section, source } = told
  const isAsked = label.match(ASKED) !== null
  const place = placeIn(label) || placeIn(section)
  const own = label
    .replace(PLACE, '')
    .replace(ASKED, ' ')
    .replace(/^\s*property\s*,\s*/i, '')
    .trim()
  if (OTHERS.test(own) || omitsZeros(label)) return []
  const year = YEAR.exec(label)?.[0]
  const common = { place, source, isAsked, ...(year && { year }) }
  const ended = endedPlace(label, lines, section)
  if (ended) return [{ ...common, of: 'premises', part: 'ended', place: ended, parts: {} }]
  if (!own || /^(?:address)?$/i.test(own)) return place ? addressOf(lines, common) : []
  const [names, values] = [own.split(/\s*\/\s*/), lines.join(' ').split(/\s+\/\s+/)]
  if (names.length > 2 && names.length === values.length)
    return names.flatMap((name, at) => saidOf(name, [values[at]!], common, section))
  if (isApplication || isAsked) {
    const [deducted, limits] = [deductibleUnder, limitsUnder].map((read) => read(own, lines.join(' '), section))
    const asked = deducted!.length ? deducted! : limits!
    if (asked.length) return asked.map(([part, value]) => ({ ...common, of: 'request', part, parts: { '': value } }))
  }
  return saidOf(own, lines, common, section, told.inDoubt).filter(
    ({ of }) => of !== 'request' || isApplication || isAsked,
  )
}

type Common = Pick<Said, 'place' | 'source' | 'isAsked' | 'year'>
const YEAR = /\b(?:19|20)\d{2}\b/

/** A heading without a word of any label is of something else, where what stands under it is told in one word: 'Vehicle 1', 'Year'. */
const isElsewhere = (section: string) =>
  section !== '' && !wordsOf(section).some((word) => /[a-z]{2}/.test(word) && vocabulary.spoken.has(word))

function saidOf(label: string, lines: readonly string[], common: Common, section = '', inDoubt = false): Said[] {
  const mail = mailCalled(label)
  const attribute = attributeOf(label) ?? mail
  if (!attribute || (attribute !== mail && !isOwn(label, attribute))) return []
  const { of, part, kind, boxed } = attribute
  const text = lines.join(' ')
  if (boxed && !hasBoxes(text)) return []
  if (of === 'premises' && !common.place && wordsOf(label).length < 2 && (part === 'address' || isElsewhere(section)))
    return []
  const isSum = kind === 'coverage' && wordsOf(label).includes('total')
  const parts = inDoubt ? { 'limit in doubt': text } : readValue(kind, lines)
  if (!parts || isSum) return []
  const said: Said = { ...common, ...ofPlace(attribute, common.place), parts }
  const { aside } = bracketed(text) ?? {}
  // 'Bayberry Linen Service, Inc. (corporation)'
  const entity =
    part === 'name' && aside && /^[a-z][a-z -]+$/i.test(aside)
      ? { ...said, part: 'entity', parts: { '': aside } }
      : null
  return entity ? [said, entity] : part === 'billing' ? billedAndAudited(said) : [said]
}

/** An address behind the number of a location, with what is said of it in brackets. */
function addressOf(lines: readonly string[], common: Common): Said[] {
  const text = lines.join(', ')
  const { before = text, aside = '' } = bracketed(text) ?? {}
  const parts = readValue('address', [before])
  // 'Location 1: our mailing address': told by its name alone.
  const named = parts ? null : attributeOf(before.split(/[.;]/)[0]!.replace(/^same as\b/i, ''))
  if (!parts) return named?.of === 'applicant' && named.part === 'address' ? [{ ...common, ...OF_MAIL }] : []
  const asides = aside.split(/[,;]\s+/).flatMap((one): Said[] => {
    const { number, label } = /^(?<number>\d[\d,]*)\s+(?<label>\D+)$/.exec(one)?.groups ?? {}
    if (number && label) return saidOf(label, [number], common).filter(({ of }) => of === 'premises')
    const interest = readValue('interest', [one])
    return interest ? [{ ...common, of: 'premises', part: 'insured_interest', parts: interest }] : []
  })
  return [{ ...common, of: 'premises', part: 'address', parts }, ...asides]
}

/** The address of one of the premises that is that of mail. */
const OF_MAIL = { of: 'premises', part: 'address', parts: {} } as const

/** Premises at the address of mail with that address, where it is told in one way. */
function withMail(all: readonly Said[]): Said[] {
  const [mail] = settled(all.filter(({ of, part }) => of === 'applicant' && part === 'address'))
  return all.flatMap((one) =>
    one.parts !== OF_MAIL.parts ? [one] : mail ? [{ ...one, parts: mail.parts, source: mail.source }] : [],
  )
}

function recordsFrom(all: readonly Said[]): PaperRecord[] {
  const said = withMail(ofTerm(all))
  const owned = (of: Said['of']) => said.filter((one) => one.of === of)
  const premises = Map.groupBy(owned('premises'), ({ place }) => place)
  foldBuildings(premises)
  const [unplaced, numbered] = [premises.get('') ?? [], [...premises.keys()].filter(Boolean)]
  dropEnded(premises)
  // What tells no place is of the only one, unless it has an address of its own.
  const only = numbered.length === 1 ? premises.get(numbered[0]!) : null
  const addresses = [...unplaced, ...(only ?? [])].filter(({ part }) => part === 'address')
  if (only && isOneSaid(addresses)) only.push(...unplaced)
  // Of several places without a number, nothing tells which one is spoken of.
  if (!isOneSaid(unplaced.filter(({ part }) => part === 'address'))) premises.delete('')
  return [
    ...recordOf('applicant', settled(owned('applicant'))),
    ...recordOf('request', [
      ...settledTerm(owned('request').filter(isOfTerm)),
      ...settled(owned('request').filter((one) => !isOfTerm(one))),
    ]),
    ...[...premises].flatMap(([place, own]) => (place || !numbered.length ? premisesRecords(place, settled(own)) : [])),
  ]
}

const isOneSaid = ([first, ...others]: readonly Said[]) =>
  others.every(({ parts }) => JSON.stringify(parts) === JSON.stringify(first!.parts))

/** What is not said of a year other than the one asked for. */
function ofTerm(all: readonly Said[]): Said[] {
  const starts = all.flatMap(({ of, parts }) => (of === 'request' ? [parts.effective ?? parts[''] ?? ''] : []))
  return all.filter(({ year }) => !year || starts.some((day) => day.includes(year)))
}

/** What is said of a location is said of its only building. */
function foldBuildings(premises: Map<string, Said[]>): void {
  for (const [place, own] of premises) {
    const [location, building] = place.split('/')
    if (!location || building) continue
    const [only, another] = [...premises.keys()].filter((one) => one !== place && one.startsWith(`${location}/`))
    if (!only || another) continue
    premises.get(only)!.push(...own)
    premises.delete(place)
  }
}

/** What is said of each part of one thing alike; a label that says it is asked for comes before others. */
function settled(all: readonly Said[]): Said[] {
  return [...Map.groupBy(all, ({ part }) => part).values()].flatMap((some) => {
    const asked = some.filter(({ isAsked }) => isAsked)
    const told = asked.length ? asked : some
    return isOneSaid(told) ? told.slice(0, 1) : []
  })
}

const isOfTerm = ({ part }: Said) => /^(?:effective|expiration|term)$/.test(part)

/** The labels of the term to come: those that say it is asked for, with others that fit them. Nothing where they are of several terms. */
function settledTerm(all: readonly Said[]): readonly Said[] {
  const asked = all.filter(({ isAsked }) => isAsked)
  const told = asked.length ? asked : all
  if (!isOneTerm(told)) return []
  const fitting = all.filter((one) => isOneTerm([...told, one]))
  return isOneTerm(fitting) ? fitting : told
}

function isOneTerm(said: readonly Said[]): boolean {
  const days = (name: string) =>
    new Set(said.flatMap(({ part, parts }) => parseDate(parts[part === name ? '' : name] ?? '') ?? []))
  const [starts, ends] = [[...days('effective')], [...days('expiration')]]
  return starts.length < 2 && ends.length < 2 && !(starts[0] && ends[0] && starts[0] >= ends[0])
}
