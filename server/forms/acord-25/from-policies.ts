import type { MailingAddress } from '../../../shared/accounts.ts'
import { formatAmount } from '../../../shared/amounts.ts'
import type { CertificateContact } from '../../../shared/certificates.ts'
import { formatDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { centsOf, type Decimal, parseMoney } from '../../../shared/money.ts'
import { COVERAGES_OF, POLICY_LIMITS, POLICY_TYPES, policyTitle } from '../../../shared/policies.ts'
import { LIMIT_CONCEPTS, Likenesses, type LimitConcept } from '../../documents/index.ts'
import { INSURER_LETTERS } from '../proposing/insurers.ts'
import {
  type CertificateRequest,
  type CertifiedForm,
  type CertifiedPolicy,
  type CertifiedSource,
  COVERAGE_OF_ROW,
  elementOf,
  rowOf,
} from './certified.ts'
import { OTHER_LIMITS, ROW_FIELDS, ROWS, type Row } from './elements.ts'

/** Limits of an auto policy have no fields of their own: extra limits are told by their names, as documents print them. */
const AUTO_ELEMENTS: Partial<Record<LimitConcept, string>> = {
  'combined-single-limit': 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A',
  'auto-liability': 'Vehicle_CombinedSingleLimit_EachAccidentAmount_A',
  'bodily-injury-person': 'Vehicle_BodilyInjury_PerPersonLimitAmount_A',
  'bodily-injury-accident': 'Vehicle_BodilyInjury_PerAccidentLimitAmount_A',
  'property-damage': 'Vehicle_PropertyDamage_PerAccidentLimitAmount_A',
}
/** A name less like a limit than this is another limit. */
const ALIKE = 0.8
const limits = new Likenesses(LIMIT_CONCEPTS)

/**
 * The values of a certificate of liability from policies of the records: what they hold, each with the field it is from, and nothing
 * else. The policies stand on different lines of the form; the second and later ones of the line for others go to an attached page.
 * Occurrence or claims-made, statutory limits and the signature are no fields of a policy and stay blank.
 */
export function certify(request: CertificateRequest, policies: readonly CertifiedPolicy[]): CertifiedForm {
  const form: CertifiedForm = { values: new Map(), overflow: [] }
  putHead(form, request)
  const ordered = policies.toSorted((a, b) => placeOf(a) - placeOf(b))
  const letters = lettersOf(ordered)
  for (const [carrier, { letter, policyId }] of letters)
    put(form, `Insurer_FullName_${letter}`, carrier, { kind: 'policy', policyId, path: 'carrierId' })
  const taken = new Set<Row>()
  for (const policy of ordered) {
    const row = rowOf(policy.type)
    if (!row) continue
    if (taken.has(row)) spill(form, policy)
    else putRow(form, request, row, policy, letters.get(policy.carrier ?? '')?.letter)
    taken.add(row)
  }
  return form
}

const placeOf = ({ type }: CertifiedPolicy) => ROWS.indexOf(rowOf(type) ?? 'other')

function put({ values }: CertifiedForm, element: string, value: string | null | undefined, source: CertifiedSource) {
  if (value?.trim()) values.set(element, { value: value.trim(), source })
}

function putHead(form: CertifiedForm, request: CertificateRequest) {
  const { producer, insured, holder } = request
  put(form, 'CertificateOfInsurance_CertificateNumberIdentifier_A', request.number, {
    kind: 'request',
    path: 'certificateNumber',
  })
  put(form, 'Form_CompletionDate_A', formatDate(request.day), { kind: 'request', path: 'createdAt' })
  put(form, 'Producer_FullName_A', producer.name, { kind: 'agency', path: 'name' })
  putContact(form, producer)
  put(form, 'NamedInsured_FullName_A', insured.name, insured.source.name)
  put(form, 'CertificateHolder_FullName_A', holder.name, { kind: 'request', path: 'holder.name' })
  putAddress(form, 'Producer', producer.mailingAddress, { kind: 'agency', path: 'mailingAddress' })
  putAddress(form, 'NamedInsured', insured.mailingAddress, insured.source.address)
  putAddress(form, 'CertificateHolder', holder.address, { kind: 'request', path: 'holder.address' })
  put(form, 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A', request.description, {
    kind: 'request',
    path: 'descriptionOfOperations',
  })
}

/** Whom the agency names, and what it does not say stays blank; only the phone is the agency's own then. */
function putContact(form: CertifiedForm, { contact, phone }: CertificateRequest['producer']) {
  const from = (path: string): CertifiedSource => ({ kind: 'agency', path })
  const own = (name: keyof CertificateContact) => from(`configuration.liabilityCOIConfiguration.${name}`)
  put(form, 'Producer_ContactPerson_FullName_A', contact.contactName, own('contactName'))
  put(form, 'Producer_ContactPerson_EmailAddress_A', contact.contactEmail, own('contactEmail'))
  const [number, source] = contact.contactPhone ? [contact.contactPhone, own('contactPhone')] : [phone, from('phone')]
  put(form, 'Producer_ContactPerson_PhoneNumber_A', number, source)
}

const ADDRESS_PARTS = [
  ['line1', 'LineOne'],
  ['line2', 'LineTwo'],
  ['city', 'CityName'],
  ['zone', 'StateOrProvinceCode'],
  ['postalCode', 'PostalCode'],
] as const

function putAddress(form: CertifiedForm, party: string, address: MailingAddress, source: CertifiedSource) {
  for (const [part, element] of ADDRESS_PARTS)
    put(form, `${party}_MailingAddress_${element}_A`, address[part], { ...source, path: `${source.path}.${part}` })
}

/** One letter for each carrier, in the order of the form's lines. A seventh has none. */
function lettersOf(policies: readonly CertifiedPolicy[]) {
  const letters = new Map<string, { letter: string; policyId: string }>()
  for (const { carrier, id } of policies)
    if (carrier && !letters.has(carrier) && letters.size < INSURER_LETTERS.length)
      letters.set(carrier, { letter: INSURER_LETTERS[letters.size]!, policyId: id })
  return letters
}

function putRow(
  form: CertifiedForm,
  request: CertificateRequest,
  row: Row,
  policy: CertifiedPolicy,
  letter: string | undefined,
) {
  const fields = ROW_FIELDS[row]
  const from = (path: string): CertifiedSource => ({ kind: 'policy', policyId: policy.id, path })
  put(form, fields.letter, letter, from('carrierId'))
  put(form, fields.number, policy.policyNumber, from('policyNumber'))
  put(form, fields.effective, formatDate(policy.inforceAt), from('inforceAt'))
  put(form, fields.expiration, formatDate(policy.expiresAt), from('expiresAt'))
  if (request.additionalInsured && policy.grants.additionalInsured && fields.additionalInsured)
    put(form, fields.additionalInsured, 'Y', policy.grants.additionalInsured)
  if (request.waiver && policy.grants.waiver) put(form, fields.waiver, 'Y', policy.grants.waiver)
  for (const { id, coverage } of POLICY_LIMITS) {
    const [limit, element] = [policy.limits[id], elementOf(id)]
    if (limit && element && coverage === COVERAGE_OF_ROW[row]) put(form, element, amount(limit), from(`limits.${id}`))
  }
  if (row === 'gl') {
    if (policy.type === 'GENERAL_LIABILITY') put(form, 'GeneralLiability_CoverageIndicator_A', 'true', from('type'))
    putExtraLimits(form, policy, [
      ['GeneralLiability_OtherCoverageLimitDescription_A', 'GeneralLiability_OtherCoverageLimitAmount_A'],
    ])
  }
  if (row === 'auto') putAutoLimits(form, policy)
  if (row === 'umbrella') {
    const tick =
      policy.type === 'EXCESS' ? 'Policy_PolicyType_ExcessIndicator_A' : 'Policy_PolicyType_UmbrellaIndicator_A'
    put(form, tick, 'true', from('type'))
    putExtraLimits(form, policy, [
      ['ExcessUmbrella_OtherCoverageDescription_A', 'ExcessUmbrella_OtherCoverageLimitAmount_A'],
    ])
  }
  if (row === 'wc') putExtraLimits(form, policy, [])
  if (row === 'other') putOther(form, policy)
}

const amount = (limit: Decimal) => formatAmount(centsOf(limit) / 100)

/** An extra limit as the form prints it; words that are no amount stay as they are. */
const written = (limit: string) => {
  const exact = parseMoney(limit)
  return exact ? amount(exact) : limit
}

function putAutoLimits(form: CertifiedForm, policy: CertifiedPolicy) {
  const rest = policy.extraLimits.filter(({ name, limit }) => {
    const [best] = limits.of(name.toUpperCase())
    const element = best && best.score >= ALIKE ? AUTO_ELEMENTS[best.id] : undefined
    if (!element || form.values.has(element) || !parseMoney(limit)) return true
    put(form, element, written(limit), extraLimit(policy, name))
    return false
  })
  putExtraLimits(form, { ...policy, extraLimits: rest }, [
    ['Vehicle_OtherCoverage_CoverageDescription_A', 'Vehicle_OtherCoverage_LimitAmount_A'],
  ])
}

function putOther(form: CertifiedForm, policy: CertifiedPolicy) {
  put(form, 'OtherPolicy_OtherPolicyDescription_A', labelOf(POLICY_TYPES, policy.type), {
    kind: 'policy',
    policyId: policy.id,
    path: 'type',
  })
  putNamed(form, policy, allLimits(policy), OTHER_LIMITS)
}

const putExtraLimits = (form: CertifiedForm, policy: CertifiedPolicy, places: readonly (readonly [string, string])[]) =>
  putNamed(form, policy, extraLimitsOf(policy), places)

type Named = { name: string; limit: string; source: CertifiedSource }

/** Limits with their names, in the places there are; the others on the attached page. */
function putNamed(
  form: CertifiedForm,
  policy: CertifiedPolicy,
  named: Named[],
  places: readonly (readonly [string, string])[],
) {
  for (const [at, { name, limit, source }] of named.entries()) {
    const place = places[at]
    if (place && parseMoney(limit)) {
      put(form, place[0], name, source)
      put(form, place[1], written(limit), source)
    } else form.overflow.push({ section: policyTitle(policy), label: name, text: written(limit), source })
  }
}

/** Every limit of a policy with its name, the fields' own before the extra ones. One of another line keeps its coverage in the name. */
function allLimits(policy: CertifiedPolicy): Named[] {
  const ownCoverages = COVERAGES_OF[policy.type] ?? []
  const own = POLICY_LIMITS.flatMap(({ id, label, coverage }): Named[] => {
    const limit = policy.limits[id]
    const name = ownCoverages.includes(coverage) ? label : `${label}, ${coverage.toLowerCase()}`
    return limit ? [{ name, limit, source: { kind: 'policy', policyId: policy.id, path: `limits.${id}` } }] : []
  })
  return [...own, ...extraLimitsOf(policy)]
}

const extraLimitsOf = (policy: CertifiedPolicy): Named[] =>
  policy.extraLimits.map(({ name, limit }) => ({ name, limit, source: extraLimit(policy, name) }))

const extraLimit = ({ id }: CertifiedPolicy, name: string): CertifiedSource => ({
  kind: 'policy',
  policyId: id,
  path: `details.extraLimits.${name}`,
})

/** A further policy of the line for others, whole on the attached page. */
function spill(form: CertifiedForm, policy: CertifiedPolicy) {
  const term = `${formatDate(policy.inforceAt)} to ${formatDate(policy.expiresAt)}`
  const source = { kind: 'policy', policyId: policy.id, path: 'policyNumber' } as const
  form.overflow.push({
    section: 'Other policy',
    label: policyTitle(policy),
    text: [policy.carrier, term, ...allLimits(policy).map(({ name, limit }) => `${name} ${written(limit)}`)]
      .filter(Boolean)
      .join('; '),
    source,
  })
}
