import { mediumDate, parseDate } from '../../../../shared/dates.ts'
import { formatUsd } from '../../../../shared/money.ts'
import type { PolicyType } from '../../../../shared/policies.ts'
import {
  CLAIMED,
  type DocumentFacts,
  FACT_KEYS,
  type Fact,
  type FactKey,
  formNamed,
  listedForms,
  type Page,
  plainName,
  SPECIALTY_LINES,
  type SpecialtyLine,
} from '../../../documents/index.ts'
import { oncePer } from '../../../lib/once-per.ts'
import { choosePolicy, offersOf } from '../offers/offers.ts'
import { fieldValue, LISTED_FIELDS } from '../offers/paper-fields.ts'
import { listedField, singleField } from './fields.ts'
import { placeOf } from './from-record.ts'
import type { ReadSection, Said, SaidKind, Side } from './types.ts'

/** A read file as it is checked. */
export type Paper = { fileId: string; fileName: string; facts: DocumentFacts; pages: readonly Page[] }

type Place = { page: number; quote: string }

const FORMS = 'forms'
const FORM_PATH = 'form.'
const DEDUCTIBLE = 'details.deductible'

/** What a file says of a policy; a sentence where it does not say which of its policies that is. */
export function sideOfPaper(paper: Paper, wanted: { number: string | null; type: PolicyType | null }): Side | string {
  const { facts, fileId, fileName } = paper
  const { problem, offers } = offersOf(facts, wanted, { single: {}, listed: {} })
  if (problem) return problem
  const sourceAt = ({ page, quote }: Place) => ({ policyId: null, file: { fileId, fileName, page, quote } })
  const fields = offers.flatMap(({ id, path, choices, group }): Said[] => {
    const list = LISTED_FIELDS.some((one) => one.path === path)
    const field = list ? listedField(path) : singleField(id)
    if (!field) return []
    return choices.map(({ value, shown, ...place }) => ({
      ...field,
      path: list ? placeOf(path, value) : id,
      value,
      shown: path === DEDUCTIBLE && /^\d/.test(shown) ? `$${shown}` : shown,
      source: sourceAt(place),
      isSure: group !== 'UNSURE',
    }))
  })
  const own = factsOfPolicy(facts, choosePolicy(facts, wanted)!)
  const further = CHECKED.flatMap(([key, kind]) =>
    own.filter((fact) => fact.key === key).flatMap((fact) => furtherOf(fact, kind, sourceAt(fact.source))),
  )
  const forms = formsOf(paper, own, sourceAt)
  return { said: [...fields, ...further, ...forms], read: readSections([...fields, ...forms]), named: namedIn(paper) }
}

/** The first page that has a form's number anywhere; asked for few forms, so the pages are only then looked through. */
function namedIn({ pages }: Paper): Side['named'] {
  return ({ path, kind }) => {
    if (kind !== 'form') return null
    const number = path.slice(FORM_PATH.length)
    return pages.find((page) => textOf(page).includes(number))?.number ?? null
  }
}

const textOf = oncePer((page: Page) => plainName(page.lines.map(({ text }) => text).join(' ')))

const factsOfPolicy = ({ facts }: DocumentFacts, index: number) =>
  facts.filter(
    ({ policy, status }) => (policy === index || policy === null) && (status === 'current' || status === 'quoted'),
  )

const specialty = (Object.keys(SPECIALTY_LINES) as SpecialtyLine[]).flatMap((line): [FactKey, SaidKind][] => [
  [`${line}.trigger`, 'text'],
  [`${line}.retroactiveDate`, 'date'],
])

/** What a document may say that has no field on a record, and matters when it changes. */
const CHECKED: readonly [FactKey, SaidKind][] = [
  ['policy.prior', 'text'],
  ['insured.dba', 'name'],
  ['insured.additionalName', 'name'],
  ['gl.trigger', 'text'],
  ['gl.aggregatePer', 'text'],
  ['gl.retroactiveDate', 'date'],
  ['gl.deductible', 'amount'],
  ['property.deductible', 'amount'],
  ['umbrella.deductible', 'amount'],
  ['auto.comprehensiveDeductible', 'amount'],
  ['auto.collisionDeductible', 'amount'],
  ['auto.symbols', 'text'],
  ['auto.coveredAutos', 'text'],
  ['umbrella.type', 'text'],
  ['umbrella.trigger', 'text'],
  ['wc.states', 'text'],
  ['wc.officersExcluded', 'text'],
  ['property.causesOfLoss', 'text'],
  ['property.valuation', 'text'],
  ['property.coinsurance', 'text'],
  ...specialty,
  ['wording.additionalInsured', 'wording'],
  ['wording.waiver', 'wording'],
  ['wording.primary', 'wording'],
]

function furtherOf({ key, value: told, confidence }: Fact, kind: SaidKind, source: Said['source']): Said[] {
  const value = kind === 'amount' ? fieldValue('amount', told) : kind === 'date' ? parseDate(told) : told
  if (value === null) return []
  const shown = kind === 'amount' ? formatUsd(value) : kind === 'date' ? mediumDate(value) : value
  const isName = key === 'insured.additionalName'
  const path = isName ? placeOf(key, value) : key
  // Whether a wording is there is told by the list of forms.
  const section = kind === 'wording' ? FORMS : isName ? 'additional named insureds' : null
  return [{ path, label: FACT_KEYS[key].label, kind, section, value, shown, source, isSure: confidence >= CLAIMED }]
}

/** The forms of a file: those the reader knows by their number, and whatever else a list of forms holds. */
function formsOf({ facts, pages }: Paper, own: readonly Fact[], sourceAt: (place: Place) => Said['source']): Said[] {
  const known = own
    .filter(({ key }) => key === 'form')
    .flatMap(({ value, source }) => {
      const named = formNamed(value)
      return named ? [{ ...named, page: source.page, quote: source.quote }] : []
    })
  // Pages do not tell which of several policies a list is of.
  const listed = facts.policies.length > 1 ? [] : listedForms(pages)
  const all = [...listed, ...known]
  return all
    .filter(({ number }, at) => all.findIndex((one) => one.number === number) === at)
    .map(({ number, edition, title, ...place }) => ({
      path: FORM_PATH + number,
      label: `Form ${spaced(number)}`,
      kind: 'form',
      section: FORMS,
      value: edition ?? '',
      shown: [spaced(number), edition, title].filter(Boolean).join(' '),
      source: sourceAt(place),
      isSure: true,
    }))
}

/** A form's number as documents print it: CG2010 as CG 20 10. */
const spaced = (number: string) => {
  const [, letters, digits] = /^([A-Z]+)((?:\d\d)+)$/.exec(number) ?? []
  return letters && digits ? `${letters} ${digits.match(/\d\d/g)!.join(' ')}` : number
}

/** So many limits of a coverage, or forms on a page, make a list of them: one alone may be named in passing. Of everything else one does. */
const LEAST = 2

function readSections(said: readonly Said[]): ReadSection[] {
  const names = [...new Set(said.flatMap(({ section }) => section ?? []))]
  return names.flatMap((name) => {
    const files = said.flatMap(({ section, source: { file } }) => (section === name && file ? [file] : []))
    const least = name === FORMS || name.endsWith(' limits') ? LEAST : 1
    const list = files.find(({ page }) => files.filter((file) => file.page === page).length >= least)
    return list ? [{ name, fileName: list.fileName, page: list.page }] : []
  })
}
