import { parseDate } from '../../../shared/dates.ts'
import { linesNamed } from '../facts/headings.ts'
import { omitsZeros } from '../facts/limit-pages.ts'
import { normal } from '../facts/sheet.ts'
import type { DocumentKind } from '../kinds.ts'
import type { FilePaper } from '../papers/types.ts'
import { fieldsLike, vocabularyOf } from '../records/labels.ts'
import type { PaperRecord, RecordField } from '../records/types.ts'
import { wordsOf } from '../records/words.ts'
import type { Page, Passage } from '../types.ts'
import { ATTRIBUTES, type Attribute, OF_ANY_LOOK, SUBMISSION } from './attributes.ts'
import { bracketed, hasBoxes, readValue } from './read-value.ts'
import { limitsUnder, termBehind } from './requested.ts'
import { billedAndAudited, isOfOthers, OTHERS, type Said } from './said.ts'
import { saidInProse } from './sentences.ts'
import { type Told, toldOn } from './told-on-page.ts'

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
    return recordsFrom(kind === 'declarations' ? said.filter(isOfCarrier) : said)
  })
}

/** What a carrier's own document says of whom and what it insures, beside what is read from it otherwise. */
const isOfCarrier = ({ of, part }: Said) => of === 'premises' || (of === 'applicant' && part === 'ncci')

const vocabulary = vocabularyOf(SUBMISSION)
const BY_NAME = new Map(ATTRIBUTES.map((one) => [`${one.of}.${one.part}`, one]))

/** How like a label must be to what it names, and how much more than to all else. */
const ALIKE = 0.78
const LEAD = 0.08

/** The attribute that a label names; null where it names none for sure. */
function attributeOf(label: string): Attribute | null {
  const [best, next] = fieldsLike(wordsOf(written(label)), vocabulary)
  const isClear = best && (!next || (best.alike === 1 ? next.alike < 1 : best.alike - next.alike >= LEAD))
  return isClear && best.alike >= ALIKE ? BY_NAME.get(best.spec.name)! : null
}

/** Who the applicant is, which labels of another's words beside it do not tell: 'Additional named insured', 'FEIN (of parent)'. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'address', 'fein', 'entity', 'sic', 'naics', 'ncci'])

/** Whether a label names an attribute with what brackets behind it say, too; one of who the applicant is in no more words than that takes. */
function isOwn(label: string, { of, part, words }: Attribute): boolean {
  const own = new Set([...OF_TELLING, ...words.flatMap(wordsOf)])
  const asides = [...label.matchAll(/\((?!s\))([^()]*)\)/g)].map(([, aside]) => aside!)
  const isTold = asides.every((aside) => attributeOf(aside)?.part === part || wordsOf(written(aside)).every((word) => own.has(word) || !/[a-z]{2}/.test(word))) // biome-ignore format: short
  const isWhole = of !== 'applicant' || !IDENTITY.has(part)
  return isTold && (isWhole || fieldsLike(wordsOf(written(label)), vocabulary)[0]?.alike === 1)
}
/** What brackets say of how a value is told or counted. */
const OF_TELLING = ['year', 'date', 'number', 'count', 'annual', 'estimated', 'approx', 'approximate', 'total', 'square', 'feet', 'dollar', 'usd', 'percent', 'mm', 'dd', 'yy', 'yyyy', 'if', 'any', 'applicable', 'next', 'month', 'required', 'optional'] // biome-ignore format: a list

/** A label as it would be written out, without what only says how it is told. */
const written = (label: string) =>
  label
    .replace(/\((?!s\)).*?\)|%/g, ' ')
    .replace(/\bsq\.?\s?(?:ft|feet)\b\.?/gi, 'square feet')
    .replace(/\be-?mail\b/gi, 'email')

const ASKED = /\b(?:request(?:ed|ing)?|proposed|desired|wanted|needed|to be quoted)\b:?/gi

const PLACE = /\b(?:loc(?:ation)?|premises)\b\.?\s*(?:#|no\.?|number)?\s*(?<location>\d{1,3})\b(?:[\s,/-]*(?:bldg|building|bld)\b\.?\s*(?:#|no\.?|number)?\s*(?<building>\d{1,3})\b)?[\s,:–-]*/i // biome-ignore format: short

/** '2/1': the numbers of one of the premises, and of its building. */
const placeIn = (text: string) => {
  const { location, building } = PLACE.exec(text)?.groups ?? {}
  return location ? `${location}/${building ?? ''}` : ''
}

/** Lines in which a page says what it is. */
const TITLE = 3
const isAddress = (told: Told | undefined) =>
  told !== undefined &&
  (attributeOf(told.label)?.kind === 'address' || /\b(?:city|town|zip|postal)\b/i.test(told.label))

function saidOn(page: Page, isApplication: boolean): Said[] {
  const known = new Map<string, Attribute | null>()
  const calledBy = (label: string): Attribute | null => {
    if (label.length >= 60 || /\d{3}/.test(label)) return null
    if (!known.has(label)) known.set(label, attributeOf(label.replace(PLACE, ' ').replace(ASKED, ' ')))
    return known.get(label)!
  }
  const told = toldOn(page, {
    knows: (label) => calledBy(label) !== null,
    fits: (label, value) => {
      const { kind = 'text' } = calledBy(label) ?? {}
      return !OF_ANY_LOOK.has(kind) && readValue(kind, [value]) !== null
    },
  }).filter(({ label, section }) => !isOfOthers(section, calledBy(label)?.part))
  const isOfPayroll = page.lines.slice(0, TITLE).some(({ text }) => linesNamed(normal(text)).includes('wc'))
  // 'State' alone is a part of an address, but away from one in a paper of workers compensation.
  const isOfAddress = ({ label }: Told, at: number) =>
    /^states?$/i.test(label.trim()) && !(isOfPayroll && [told[at - 1], told[at + 1]].every((one) => !isAddress(one)))
  const labeled = told.flatMap((one, at) => (isOfAddress(one, at) ? [] : saidUnder(one, isApplication)))
  const said = isApplication
    ? [...labeled, ...page.lines.flatMap((line) => termBehind(line, page.number)), ...saidInProse(page)]
    : labeled
  // A label that leaves zeros out speaks for itself; other words do for all amounts of the page.
  const ofLabels = told.filter(({ label }) => omitsZeros(label)).length
  return page.lines.filter(({ text }) => omitsZeros(text)).length > ofLabels
    ? said.filter((one) => !isMoney(one))
    : said
}

/** Whether it is an amount: one of a kind that is, or a limit. */
const isMoney = ({ of, part }: Said) => /^(?:amount|coverage)$/.test(BY_NAME.get(`${of}.${part}`)?.kind ?? 'amount')

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
  if (!own || /^(?:address)?$/i.test(own)) return place ? addressOf(lines, common) : []
  const [names, values] = [own.split(/\s*\/\s*/), lines.join(' ').split(/\s+\/\s+/)]
  if (names.length > 2 && names.length === values.length)
    return names.flatMap((name, at) => saidOf(name, [values[at]!], common, section))
  if (isApplication || isAsked) {
    const limits = limitsUnder(own, section, lines.join(' '))
    if (limits.length) return limits.map(([part, value]) => ({ ...common, of: 'request', part, parts: { '': value } }))
  }
  return saidOf(own, lines, common, section).filter(({ of }) => of !== 'request' || isApplication || isAsked)
}

type Common = Pick<Said, 'place' | 'source' | 'isAsked' | 'year'>
const YEAR = /\b(?:19|20)\d{2}\b/

/** A heading without a word of any label is of something else, where what stands under it is told in one word: 'Vehicle 1', 'Year'. */
const isElsewhere = (section: string) =>
  section !== '' && !wordsOf(section).some((word) => /[a-z]{2}/.test(word) && vocabulary.spoken.has(word))

function saidOf(label: string, lines: readonly string[], common: Common, section = ''): Said[] {
  const attribute = attributeOf(label)
  if (!attribute || !isOwn(label, attribute)) return []
  const { of, part, kind, boxed } = attribute
  const text = lines.join(' ')
  if (boxed && !hasBoxes(text)) return []
  if (of === 'premises' && !common.place && wordsOf(label).length < 2 && (part === 'address' || isElsewhere(section))) return [] // biome-ignore format: short
  const parts = readValue(kind, lines)
  if (!parts) return []
  const said: Said = { ...common, of, part, parts }
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
  if (!parts) return []
  const asides = aside.split(/[,;]\s+/).flatMap((one): Said[] => {
    const { number, label } = /^(?<number>\d[\d,]*)\s+(?<label>\D+)$/.exec(one)?.groups ?? {}
    if (number && label) return saidOf(label, [number], common).filter(({ of }) => of === 'premises')
    const interest = readValue('interest', [one])
    return interest ? [{ ...common, of: 'premises', part: 'insured_interest', parts: interest }] : []
  })
  return [{ ...common, of: 'premises', part: 'address', parts }, ...asides]
}

const COVERAGES: Readonly<Record<string, string>> = { building: 'Building', contents: 'Contents', business_income: 'Business income' } // biome-ignore format: short

function recordsFrom(all: readonly Said[]): PaperRecord[] {
  const said = ofTerm(all)
  const owned = (of: Said['of']) => said.filter((one) => one.of === of)
  const premises = Map.groupBy(owned('premises'), ({ place }) => place)
  foldBuildings(premises)
  const [unplaced, numbered] = [premises.get('') ?? [], [...premises.keys()].filter(Boolean)]
  // What tells no place is of the only one, unless it has an address of its own.
  const only = numbered.length === 1 ? premises.get(numbered[0]!)! : null
  const addresses = [...unplaced, ...(only ?? [])].filter(({ part }) => part === 'address')
  if (only && isOneSaid(addresses)) only.push(...unplaced)
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

function recordOf(type: string, said: readonly Said[], base: Record<string, RecordField> = {}): PaperRecord[] {
  const fields: Record<string, RecordField> = { ...base }
  for (const { part, parts, source } of said)
    for (const [name, value] of Object.entries(parts)) if (value) fields[partNamed(part, name)] ??= { value, source }
  return said.length ? [{ type, page: said[0]!.source.page, fields }] : []
}

const OF_SEVERAL: ReadonlySet<string> = new Set(['address', 'numbers', 'term'])

/** Parts of an address and of a term are called as they are; those of a contact by whose they are as well. */
export const partNamed = (part: string, name: string) =>
  name === '' ? part : OF_SEVERAL.has(part) ? name : `${part}_${name}`

function premisesRecords(place: string, said: readonly Said[]): PaperRecord[] {
  if (!said.length) return []
  const numbers = numbersOf(place, said[0]!.source)
  const isOf = (one: Said) => (one.part in COVERAGES ? 'coverage' : one.part === 'mortgagee' ? 'interest' : 'place')
  const entry = (type: string, { parts, source }: Said, own: Record<string, RecordField>, more: Record<string, RecordField> = {}): PaperRecord => ({
    type,
    page: source.page,
    fields: { ...own, ...more, ...Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, { value, source }]] : []))) },
  }) // biome-ignore format: short
  return [
    ...recordOf('premises', said.filter((one) => isOf(one) === 'place'), numbers),
    ...said.filter((one) => isOf(one) === 'coverage').map((one) => entry('premises_coverage', one, numbers, { coverage: { value: COVERAGES[one.part]!, source: one.source } })),
    ...said.filter((one) => isOf(one) === 'interest').map((one) => entry('premises_interest', one, numbersOf(one.place, one.source))),
  ] // biome-ignore format: short
}

/** What numbers one of the premises and its building. */
function numbersOf(place: string, source: Passage): Record<string, RecordField> {
  const [location, building] = place.split('/')
  return {
    ...(location && { location_number: { value: location, source } }),
    ...(building && { building_number: { value: building, source } }),
  }
}
