import { FACT_KEYS, type FactKey, SPECIALTY_LINES, type SpecialtyLine } from '../../../documents/index.ts'
import type { Citations } from '../citations.ts'
import { lineName, lineOfKey } from '../question/lines.ts'
import type { Picked } from './pick-facts.ts'

/** What a fact is called inside a sentence, where that is not its label. */
const NOUNS: Partial<Record<FactKey, string>> = {
  'gl.eachOccurrence': 'each occurrence limit',
  'gl.damageToRentedPremises': 'limit for damage to rented premises',
  'gl.medicalExpense': 'medical expense limit for any one person',
  'gl.personalAdvertisingInjury': 'personal and advertising injury limit',
  'gl.generalAggregate': 'general aggregate limit',
  'gl.productsAggregate': 'products and completed operations aggregate limit',
  'gl.coverageForm': 'coverage form',
  'umbrella.eachOccurrence': 'each occurrence limit',
  'umbrella.aggregate': 'aggregate limit',
  'umbrella.retention': 'self-insured retention',
  'umbrella.deductible': 'deductible',
  'property.building': 'building limit',
  'property.personalProperty': 'business personal property limit',
  'property.businessIncome': 'business income limit',
  'auto.uninsuredMotorist': 'uninsured motorists limit',
  'auto.underinsuredMotorist': 'underinsured motorists limit',
  'auto.medicalPayments': 'auto medical payments limit',
  'policy.premium': 'total premium',
  'insured.line1': 'address',
  'insured.additionalName': 'additional named insured',
  'carrier.naic': 'NAIC number',
  'wc.states': 'states of item 3.A',
  'wording.additionalInsuredNamed': 'scheduled additional insured',
  'wording.waiverNamed': 'person or organization scheduled for the waiver of subrogation',
  'certificate.additionalInsured': 'additional insured code',
  'certificate.waiver': 'subrogation waived code',
}

export const CHOICES: Partial<Record<FactKey, (value: string) => string>> = {
  'gl.trigger': (value) => `The general liability coverage is written on ${basis(value)} basis`,
  'umbrella.trigger': (value) => `The umbrella is written on ${basis(value)} basis`,
  'umbrella.type': (value) => `The policy is ${/^[aeiou]/.test(value) ? 'an' : 'a'} ${value} policy`,
  'gl.aggregatePer': (value) => `The general aggregate applies per ${value}`,
  'auto.coveredAutos': (value) => `Covered autos: ${value === 'any' ? 'any auto' : `${value} autos`}`,
  'wc.statutory': (value) => `Workers compensation limits: ${value}`,
  'wc.officersExcluded': (value) => `Owners or officers excluded: ${value}`,
}

/** Keys whose facts quote an endorsement rather than tell a value. */
export const isWording = (key: FactKey): boolean => key.startsWith('wording.') && FACT_KEYS[key].kind === 'text'

const basis = (value: string) => (/^[aeiou]/.test(value) ? `an ${value}` : `a ${value}`)

/** A fact's name inside a sentence, with its line where `withLine` says so. */
export function nounOf(key: FactKey, withLine = false): string {
  const label = NOUNS[key] ?? specialty(key) ?? lowered(FACT_KEYS[key].label)
  const line = lineOfKey(key)
  const named = line && (key.startsWith('wc.') || label.includes(lineName(line)) || label.includes(line))
  if (withLine && key === 'gl.deductible') return `general ${label}`
  return withLine && line && !named ? `${lineName(line)} ${label}` : label
}

const PARTS: Record<string, string> = {
  eachClaim: 'each claim limit',
  aggregate: 'aggregate limit',
  retention: 'retention',
  retroactiveDate: 'retroactive date',
  premium: 'premium',
}

/** Lines of one shape are named by their part: "professional liability aggregate limit". */
function specialty(key: FactKey): string | null {
  const [line = '', part = ''] = key.split('.')
  return line in SPECIALTY_LINES && PARTS[part]
    ? `${SPECIALTY_LINES[line as SpecialtyLine].toLowerCase()} ${PARTS[part]}`
    : null
}

/** A label as it stands inside a sentence. */
export const lowered = (label: string) =>
  /^(?:[A-Z]{2}|Insurer [A-F])/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** A fact's value as it is said: amounts with their sign, the rest as read. */
export function valueWords({ fact }: Pick<Picked, 'fact'>): string {
  const isAmount = FACT_KEYS[fact.key].kind === 'amount' && /^[\d,.]+$/.test(fact.value)
  return isAmount ? `$${fact.value}` : plainWords(fact.value)
}

/** Text as it may stand inside Markdown without becoming part of it. */
export function plainWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\|/g, '/')
    .replace(/[*_`#<>~\\]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The mark behind a fact. */
export function markOf(citations: Citations, { fact, paper }: Picked): string {
  return citations.cite(paper.file, fact.source.page, fact.source.quote)
}

/** One fact as a sentence, cited. */
export function sentenceFor(citations: Citations, picked: Picked, where: string, withLine: boolean): string {
  const { key, value } = picked.fact
  const choice = CHOICES[key]
  const said = choice ? choice(value) : `The ${nounOf(key, withLine)}${where} is ${valueWords(picked)}`
  return `${said}${choice ? where : ''} ${markOf(citations, picked)}.`
}

/** One fact as a row of a list: its name and its value, cited. */
export function rowFor(citations: Citations, picked: Picked, where: string, withLine: boolean): string {
  const name = nounOf(picked.fact.key, withLine)
  const choice = CHOICES[picked.fact.key]
  const said = choice
    ? choice(picked.fact.value)
    : `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${valueWords(picked)}`
  return `- ${said}${where} ${markOf(citations, picked)}`
}
