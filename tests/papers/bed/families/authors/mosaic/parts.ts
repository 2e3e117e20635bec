import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

export type Words = Record<Line, Record<string, string>>
export type Amount = (amount: number) => string

export const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']

/** Limits by the words of coverage forms, of the trade, of plain talk, and of a legend. */
export const FORMAL: Words = {
  gl: { occurrence: 'Each Occurrence', aggregate: 'General Aggregate (other than Products/Completed Operations)', products: 'Products/Completed Operations Aggregate', personal: 'Personal and Advertising Injury', rented: 'Damage to Premises Rented to You (any one premises)', medical: 'Medical Expense (any one person)' },
  auto: { csl: 'Liability – Combined Single Limit, each accident', perPerson: 'Bodily Injury – each person', perAccident: 'Bodily Injury – each accident', damage: 'Property Damage – each accident' },
  umbrella: { occurrence: 'Each Occurrence', aggregate: 'Annual Aggregate', retention: 'Self-Insured Retention' },
  wc: { accident: 'Bodily Injury by Accident – each accident', disease: 'Bodily Injury by Disease – policy limit', employee: 'Bodily Injury by Disease – each employee' },
  professional: { claim: 'Each Claim', aggregate: 'Policy Aggregate', retention: 'Retention, each Claim' },
} // biome-ignore format: a table
export const TRADE: Words = {
  gl: { aggregate: 'Gen’l Agg', products: 'Prod/CO Agg', personal: 'Pers & Adv Inj', occurrence: 'Each Occ', rented: 'Fire Dmg Legal', medical: 'Med Pay, any one' },
  auto: { csl: 'CSL', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD per accident' },
  umbrella: { occurrence: 'Per Occ', aggregate: 'Agg', retention: 'SIR' },
  wc: { accident: 'EL ea. accident', employee: 'EL disease – ea. empl.', disease: 'EL disease – pol. limit' },
  professional: { claim: 'Per claim', aggregate: 'Agg', retention: 'Ded., per claim' },
} // biome-ignore format: a table
export const PLAIN: Words = {
  gl: { occurrence: 'Any one occurrence', personal: 'Personal injury and advertising injury', medical: 'Medical payments, per person', rented: 'Damage to rented premises', products: 'Completed operations and products, total for the term', aggregate: 'All other occurrences, total for the term' },
  auto: { csl: 'Injury and damage combined, any one accident', perPerson: 'Injury, any one person', perAccident: 'Injury, any one accident', damage: 'Damage to property, any one accident' },
  umbrella: { occurrence: 'Any one occurrence', aggregate: 'Total for the term', retention: 'Retained limit' },
  wc: { accident: 'Employers liability, any one accident', employee: 'Employers liability, disease of any one employee', disease: 'Employers liability, disease, total for the policy' },
  professional: { claim: 'Any one claim', aggregate: 'Total for the term', retention: 'Retention' },
} // biome-ignore format: a table
export const CODES: Words = {
  gl: { occurrence: 'EO', aggregate: 'GA', products: 'PCO', personal: 'PAI', rented: 'DPR', medical: 'ME' },
  auto: { csl: 'CSL', perPerson: 'BIP', perAccident: 'BIA', damage: 'PD' },
  umbrella: { occurrence: 'UEO', aggregate: 'UA', retention: 'SIR' },
  wc: { accident: 'E1', disease: 'E2', employee: 'E3' },
  professional: { claim: 'EC', aggregate: 'AA', retention: 'RET' },
} // biome-ignore format: a table
export const LEGEND =
  'EO each occurrence · GA general aggregate · PCO products and completed operations aggregate · PAI personal and advertising injury · DPR damage to premises rented to you · ME medical expense, one person · CSL combined single limit · BIP bodily injury per person · BIA bodily injury per accident · PD property damage · UEO umbrella each occurrence · UA umbrella aggregate · SIR self-insured retention · E1 employers liability each accident · E2 disease policy limit · E3 disease each employee · EC each claim · AA annual aggregate · RET retention'

export type Titles = Record<Line, string>
export const TITLES: Titles[] = [
  { gl: 'Commercial General Liability', auto: 'Business Auto', umbrella: 'Umbrella Liability', wc: 'Workers Compensation and Employers Liability', professional: 'Professional Liability' },
  { gl: 'General Liability', auto: 'Automobile Liability', umbrella: 'Commercial Umbrella', wc: 'Workers’ Comp / EL', professional: 'Errors & Omissions' },
  { gl: 'CGL', auto: 'Commercial Auto', umbrella: 'Umbrella', wc: 'WC & Employers Liability', professional: 'Professional (E&O)' },
] // biome-ignore format: a table

/** The lines that are in force for this document, and the others. */
export function split(voice: Voice, few: number, most: number): { held: Line[]; not: Line[] } {
  const some = voice.chance.some(LINES, voice.chance.int(few, most))
  const held: Line[] = some.includes('gl') || voice.chance.maybe(0.4) ? some : ['gl', ...some.slice(1)]
  return { held, not: LINES.filter((line) => !held.includes(line)) }
}

/** A name that is not in force, in the document's own case. */
export const other = (voice: Voice, name: string) => voice.text(voice.style.capitals ? name.toUpperCase() : name)

export const title = (voice: Voice, line: Line, titles: Titles) =>
  line === 'umbrella' ? voice.tick('umbrella.umbrella', titles.umbrella) : voice.text(titles[line])

/** A limit in force, printed in a way of its own unless there is none. */
export function said(voice: Voice, line: Line, name: string, how?: Amount): string {
  const printed = voice.limit(line, name)
  const { limits, excluded } = voice.truth.policies[line]
  return how && excluded !== name ? how(limits[name] ?? 0) : printed
}

export function limitsOf(voice: Voice, line: Line, words: Words, how?: Amount): [words: string, amount: string][] {
  return Object.entries(words[line])
    .filter(([name]) => voice.truth.policies[line].limits[name])
    .map(([name, label]) => {
      if (line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', label)
      return [voice.text(label), said(voice, line, name, how)]
    })
}

/** The same of what is not in force. */
export function otherLimitsOf(
  line: Line,
  words: Words,
  limits: Record<string, number>,
  how: Amount,
): [string, string][] {
  return Object.entries(words[line])
    .filter(([name]) => limits[name])
    .map(([name, label]) => [label.replaceAll('&', '&amp;'), how(limits[name]!)])
}

/** Occurrence or claims-made, or which autos. */
export function formOf(voice: Voice, line: Line): string {
  if (line === 'gl') {
    return voice.truth.policies.gl.claimsMade
      ? voice.tick('gl.claimsMade', 'Claims-made')
      : voice.tick('gl.occurrence', 'Occurrence')
  }
  if (line === 'auto') return autos(voice)
  if (line === 'umbrella') return voice.tick('umbrella.occurrence', 'Occurrence')
  if (line === 'wc') return voice.tick('wc.statutory', 'Part One: statutory')
  return 'Claims-made'
}

export const AUTOS = [
  [1, 'auto.any', 'Any auto'],
  [2, 'auto.owned', 'All owned autos'],
  [7, 'auto.scheduled', 'Scheduled autos'],
  [8, 'auto.hired', 'Hired autos'],
  [9, 'auto.nonOwned', 'Non-owned autos'],
] as const

export const autos = (voice: Voice) =>
  AUTOS.filter(([symbol]) => voice.truth.policies.auto.symbols.includes(symbol))
    .map(([, tick, words]) => voice.tick(tick, words))
    .join(', ')

/** What the general aggregate applies to, where the document says so. */
export function applies(voice: Voice, held: Line[] = ['gl']): string {
  if (!held.includes('gl')) return ''
  return voice.chance.pick([
    () => '',
    () => voice.tick('gl.perPolicy', 'per policy'),
    () => voice.tick('gl.perProject', 'per project'),
    () => voice.tick('gl.perLocation', 'per location'),
  ])()
}

/** $1M, $1.5M, $500K, $2,500. */
export const compact: Amount = (amount) =>
  amount >= 1e6 ? `$${amount / 1e6}M` : amount % 1000 ? `$${amount.toLocaleString('en-US')}` : `$${amount / 1000}K`
/** 1 MIL, 500K. */
export const mil: Amount = (amount) =>
  amount >= 1e6
    ? `${amount / 1e6} MIL`
    : amount % 1000
      ? amount.toLocaleString('en-US')
      : `${(amount / 1000).toLocaleString('en-US')}K`

const SMALL = 'One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')
const TENS: Record<number, string> = { 15: 'Fifteen', 25: 'Twenty-Five', 50: 'Fifty' }
const upToThousand = (count: number): string =>
  count >= 100
    ? `${SMALL[Math.floor(count / 100) - 1]} Hundred${count % 100 ? ` ${upToThousand(count % 100)}` : ''}`
    : (SMALL[count - 1] ?? TENS[count] ?? String(count))
/** One Million Five Hundred Thousand Dollars. */
export const inWords: Amount = (amount) => {
  const parts = [
    [Math.floor(amount / 1e6), 'Million '],
    [Math.floor((amount % 1e6) / 1000), 'Thousand '],
    [amount % 1000, ''],
  ] as const
  return `${parts
    .filter(([count]) => count)
    .map(([count, unit]) => `${upToThousand(count)} ${unit}`)
    .join('')
    .trim()} Dollars`
}

/** Words of HTML as they stand in a cell of an office file. */
export const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The day count of workbooks. */
export const serial = (iso: string) => (Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000
