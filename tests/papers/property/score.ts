import type { DocumentFacts, RecordField } from '../../../server/documents/index.ts'
import type { FormProposal } from '../../../server/forms/types.ts'
import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import type { PropertyCoverage, PropertyHeld, PropertyInterest } from './paper.ts'

/** What became of what a paper says: told rightly, told otherwise, and how much it says. `notes`: what is wrong or missing. */
export type Score = { right: number; wrong: number; answerable: number; notes: string[] }

export const noScore = (): Score => ({ right: 0, wrong: 0, answerable: 0, notes: [] })

export function addScores(scores: readonly Score[]): Score {
  const sum = (of: 'right' | 'wrong' | 'answerable') => scores.reduce((all, one) => all + one[of], 0)
  const notes = scores.flatMap((one) => one.notes)
  return { right: sum('right'), wrong: sum('wrong'), answerable: sum('answerable'), notes }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
/** A word that ends with a point says the longer one that it begins: 'Bus. Income'. */
function inFull(text: string, other: string): string {
  const words = plain(other).split(' ')
  return text.replace(/[a-z]{3,}\.(?=\s|$)/gi, (word) => {
    const own = words.filter((one) => one.startsWith(plain(word)))
    return own.length === 1 ? own[0]! : word
  })
}
const isSame = (one: string, other: string) => plain(one) === plain(other)
const holds = (whole: string, part: string) => ` ${plain(whole)} `.includes(` ${plain(part)} `)
export const isOneName = (one: string, other: string) =>
  holds(inFull(one, other), other) || holds(other, inFull(one, other))
const isNumber = (one: string, other: string) => one.replace(/^0+/, '') === other.replace(/^0+/, '')

const VALUATIONS: Record<string, string> = { rc: 'replacement cost', acv: 'actual cash value' }
/** A valuation that is told as its code. */
const inWords = (text: string) => VALUATIONS[plain(text)] ?? text
export const isOneValuation = (one: string, other: string) => isSame(inWords(one), inWords(other))

/** How papers write the causes of loss. */
const CAUSES = { basic: /^ba?si?c/i, broad: /^bro?a?d/i, special: /^spe?c/i }

const said = (field: RecordField | undefined) =>
  typeof field?.value === 'number' ? formatAmount(field.value) : typeof field?.value === 'string' ? field.value : null
const amountSaid = (field: RecordField | undefined) => {
  const text = said(field)
  const amount = text === null ? null : parseAmount(text)
  return amount === null ? null : formatAmount(amount)
}

export type Judge = (
  what: string,
  told: string | null,
  held: string | null,
  isRight?: (told: string, held: string) => boolean,
) => void

export function judging(score: Score, of: string): Judge {
  return (what, told, held, isRight = isSame) => {
    if (held !== null) score.answerable += 1
    if (told === null) {
      if (held !== null) score.notes.push(`${of}: ${what} blank, “${held}”`)
    } else if (held !== null && isRight(told, held)) score.right += 1
    else {
      score.wrong += 1
      score.notes.push(`${of}: ${what} WRONG “${told}”, “${held ?? ''}”`)
    }
  }
}

/** The records of a paper against what it holds: coverages, places and interests. */
export function scoreRecordsOf({ records = [] }: DocumentFacts, held: PropertyHeld): Score {
  const score = noScore()
  const rest = records.filter(({ type }) => type === 'property_coverage_item' || type === 'bop_coverage_item')
  for (const coverage of held.coverages) {
    const at = rest.findIndex(
      ({ fields }) =>
        isCoverage(said(fields.coverage) ?? '', amountSaid(fields.limit), coverage) &&
        isAt(fields, coverage.place, held),
    )
    const fields = at < 0 ? {} : rest.splice(at, 1)[0]!.fields
    const judge = judging(score, `record ${coverage.name}`)
    judge('coverage', said(fields.coverage), coverage.name, isOneName)
    judge('limit', amountSaid(fields.limit), coverage.limit)
    judge('deductible', amountSaid(fields.deductible), coverage.deductible)
    judge('causes', said(fields.causes_of_loss), coverage.causes, (told) => CAUSES[coverage.causes!].test(told))
    judge('valuation', said(fields.valuation), coverage.valuation, isOneValuation)
    judge('coinsurance', said(fields.coinsurance), coverage.coinsurance, (told, own) =>
      own.startsWith(told.replace('%', '')),
    )
  }
  for (const { fields } of rest)
    if (fields.limit)
      judging(score, 'record')(
        `coverage at ${said(fields.location_number)}`,
        `${said(fields.coverage)} ${said(fields.limit)}`,
        null,
      )
  const places = records.filter(({ fields }) => fields.premises_address)
  for (const place of held.places) {
    const told = places.find(
      ({ fields }) => isOneName(said(fields.premises_address)!, place.line1) && isNumbered(fields, place),
    )
    judging(score, 'record')('place', told ? place.line1 : null, place.line1)
  }
  const interests = records.filter(({ type }) => type === 'interest')
  for (const interest of new Map(held.interests.map((one) => [one.name, one])).values()) {
    const own = interests.find(({ fields }) => isOneName(said(fields.name) ?? '', interest.name))?.fields ?? {}
    const judge = judging(score, `record ${interest.name}`)
    judge('name', said(own.name), interest.name, isOneName)
    judge('loan', said(own.loan_number), interest.loan, (told) =>
      held.interests.some(({ loan }) => loan && isSame(loan, told)),
    )
    judge('kind', said(own.interest), interest.kind, (told, kind) => isKind(told, kind))
  }
  for (const { fields } of interests)
    if (!held.interests.some(({ name }) => isOneName(said(fields.name) ?? '', name)))
      judging(score, 'record')('interest', said(fields.name), null)
  return score
}

const isKind = (told: string, kind: string) =>
  holds(told.replace(/['’]/g, ''), kind.replace(/['’]/g, '')) ||
  (kind === 'mortgagee' && /^(?:mtg|mortgage ?holder)/i.test(told)) ||
  (kind === 'loss payee' && told === 'LP')

/** Whether words and an amount are of this coverage: they name it, and the amount is its own where both tell one. */
export function isCoverage(
  name: string,
  limit: string | null,
  { name: own, limit: amount, words }: PropertyCoverage,
): boolean {
  if (!name || !isOneName(name, own)) return false
  return limit === amount || (limit === null && words !== undefined)
}

function isAt(fields: Record<string, RecordField>, place: number | null, { places }: PropertyHeld): boolean {
  if (place === null || places.length === 1) return true
  return isNumbered(fields, places[place]!)
}

function isNumbered(fields: Record<string, RecordField>, { location, building }: PropertyHeld['places'][number]) {
  const [l, b] = [said(fields.location_number), said(fields.building_number)]
  return (
    (location === null || l === null || isNumber(l, location)) &&
    (building === null || b === null || isNumber(b, building))
  )
}

/** What an evidence is made for: a place, and an interest in it. */
export type Wanted = { place: number; interest: PropertyInterest | null }

/** Each interest at its place, and each place nobody has an interest in. */
export function wantedOf({ places, interests }: PropertyHeld): Wanted[] {
  const own = interests.map((interest) => ({ place: interest.place ?? 0, interest }))
  const bare = places.flatMap((_, place) => (own.some((one) => one.place === place) ? [] : [{ place, interest: null }]))
  return [...own, ...bare]
}

/** What a person would say of them. */
export function instructionsFor({ places }: PropertyHeld, { place, interest }: Wanted): string {
  const { location, building, line1, city, state, zip } = places[place]!
  const numbers = [location && `location ${location}`, building && `building ${building}`].filter(Boolean).join(', ')
  const loan = interest?.loan ? `, loan ${interest.loan}` : ''
  return `Evidence for ${numbers && `${numbers}: `}${line1}, ${city}, ${state} ${zip}.${interest ? `\nAdditional interest: ${interest.name}${loan}` : ''}`
}

const ROWS = [...'ABCDEFGHIJ']
const ADDRESS = {
  line1: 'LineOne',
  line2: 'LineTwo',
  city: 'CityName',
  state: 'StateOrProvinceCode',
  zip: 'PostalCode',
} as const
const TICKS = {
  mortgagee: 'Mortgagee',
  'loss payee': 'LossPayee',
  "lender's loss payable": 'LendersLossPayable',
  'additional insured': 'AdditionalInsured',
} as const

/** Every element of an evidence against what its paper holds. */
export function scoreForm({ values, overflow }: FormProposal, held: PropertyHeld, { place, interest }: Wanted): Score {
  const score = noScore()
  const judge = judging(score, nameOf({ place, interest }))
  const { left, take } = takenFrom(values)
  judgeParties(judge, take, held)
  judgePolicy(judge, take, held)
  judge('producer code', take('Insurer_ProducerIdentifier_A'), held.producer?.code ?? null)
  judge('insurer', take('Insurer_FullName_A'), held.policy.carrier, isOneName)
  const at = held.places[place]!
  // The lines of premises are called so.
  const ofPremises = (field: string) => field.replace('_Line', '_StreetLine')
  judgeAddress(judge, (field) => take(ofPremises(field)), 'EvidenceOfProperty_PhysicalAddress_', at)
  judge('property', take('EvidenceOfProperty_PropertyDescription_A'), at.occupancy ?? null, isOneName)
  const here = held.coverages.filter((one) => one.place === place || one.place === null)
  judgeCauses(judge, take, here)
  const open = [...here]
  for (const row of ROWS) {
    const [name, limit, deductible] = ['CoverageDescription', 'LimitAmount', 'DeductibleAmount'].map((part) =>
      take(`EvidenceOfProperty_${part}_${row}`),
    )
    if (!name && !limit && !deductible) continue
    const index = open.findIndex((one) => isCoverage(name ?? '', limit ?? null, one))
    const own = index < 0 ? null : open.splice(index, 1)[0]!
    judge(`coverage ${row}`, name ?? null, own?.name ?? null, isOneName)
    judge(`limit ${row} of ${name}`, limit ?? null, own?.limit ?? null)
    judge(`deductible ${row} of ${name}`, deductible ?? null, own?.deductible ?? null)
  }
  for (const one of open) {
    const isAttached = overflow.some(
      ({ label, text }) => isOneName(label, one.name) && (!one.limit || text.includes(one.limit)),
    )
    judge('coverage', isAttached ? one.name : null, one.name)
    if (one.limit) judge(`limit of ${one.name}`, isAttached ? one.limit : null, one.limit)
    judge(`deductible of ${one.name}`, null, one.deductible)
  }
  judgeInterest(judge, take, interest)
  judge('loan', take('AdditionalInterest_AccountNumberIdentifier_A1'), interest?.loan ?? null)
  judgeRest(judge, left)
  return score
}

/** What the papers' answers say nothing of. */
const UNJUDGED = /^(?:Producer_(?:Fax|ContactPerson_(?:Email|Full))|Insurer_MailingAddress|Policy_TypeDescription)/

export type Take = (field: string) => string | null

export const nameOf = ({ place, interest }: Wanted) => `form at ${place + 1}${interest ? ` for ${interest.name}` : ''}`

/** The values of a form; what is taken is left no more. */
export function takenFrom(values: FormProposal['values']) {
  const left = new Map(values.map(({ field, value }) => [field, value]))
  const take: Take = (field) => {
    const value = left.get(field) ?? null
    left.delete(field)
    return value
  }
  return { left, take }
}

export function judgeAddress(
  judge: Judge,
  take: Take,
  stem: string,
  own: Partial<Record<keyof typeof ADDRESS, string>> | null,
) {
  const parts = Object.entries(ADDRESS) as [keyof typeof ADDRESS, string][]
  const told = Object.fromEntries(parts.map(([part, name]) => [part, take(`${stem}${name}_A`)])) as Record<
    keyof typeof ADDRESS,
    string | null
  >
  // A suite may stand on the line of its street, or on one of its own.
  const whole = own?.line2 ? `${own.line1} ${own.line2}` : null
  const both = `${told.line1} ${told.line2}`
  const isParted = told.line2 !== null && !own?.line2 && isSame(both, own?.line1 ?? '')
  for (const [part, name] of parts)
    judge(
      `${stem}${name}`,
      !isParted ? told[part] : part === 'line1' ? both : part === 'line2' ? null : told[part],
      own?.[part] ?? null,
      (one, held) => isSame(one, held) || (part === 'line1' && whole !== null && isSame(one, whole)),
    )
}

export function judgeParties(judge: Judge, take: Take, { producer, insured }: PropertyHeld) {
  judge('producer', take('Producer_FullName_A'), producer?.name ?? null, isOneName)
  judgeAddress(judge, take, 'Producer_MailingAddress_', producer)
  judge(
    'phone',
    take('Producer_ContactPerson_PhoneNumber_A'),
    producer?.phone ?? null,
    (a, b) => a.replace(/\D/g, '') === b.replace(/\D/g, ''),
  )
  judge('insured', take('NamedInsured_FullName_A'), insured.name, isOneName)
  judgeAddress(judge, take, 'NamedInsured_MailingAddress_', insured)
}

/** `stem`: what the elements of the policy begin with. */
export function judgePolicy(judge: Judge, take: Take, { policy }: PropertyHeld, stem = 'Policy_') {
  judge('policy number', take(`${stem}PolicyNumberIdentifier_A`), policy.number)
  judge('effective', take(`${stem}EffectiveDate_A`), policy.effective)
  judge('expiration', take(`${stem}ExpirationDate_A`), policy.expiration)
}

export function judgeCauses(judge: Judge, take: Take, here: PropertyCoverage[]) {
  const causes = new Set(here.flatMap((one) => one.causes ?? []))
  for (const cause of ['basic', 'broad', 'special'] as const) {
    const field = `Policy_PolicyType_${cause[0]!.toUpperCase()}${cause.slice(1)}Indicator_A`
    judge(cause, take(field), causes.size === 1 && causes.has(cause) ? 'true' : null)
  }
}

export function judgeInterest(judge: Judge, take: Take, interest: PropertyInterest | null) {
  judge('interest', take('AdditionalInterest_FullName_A'), interest?.name ?? null, isOneName)
  judgeAddress(judge, take, 'AdditionalInterest_MailingAddress_', interest?.address ?? null)
  judge('loan', take('AdditionalInterest_AccountNumberIdentifier_A'), interest?.loan ?? null)
  for (const [kind, name] of Object.entries(TICKS)) {
    const field = `AdditionalInterest_Interest_${name}Indicator_A`
    judge(kind, take(field), interest?.kind === kind ? 'true' : null)
  }
}

/** What nothing else was said of is wrong. */
export function judgeRest(judge: Judge, left: Map<string, string>) {
  for (const [field, value] of left) if (!UNJUDGED.test(field)) judge(field, value, null)
}
