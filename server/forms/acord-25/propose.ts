import type { FactKey } from '../../documents/index.ts'
import type { FormProposal, ProposalInput } from '../types.ts'
import { fieldsOf, ROW_FIELDS, ROWS, type Row } from './elements.ts'
import { sayEnded, standing } from './ended-policies.ts'
import { settledFiles } from './endings.ts'
import { endorsedCodes } from './endorsed-codes.ts'
import { choosePolicy, type FiledPolicy, filedPolicies } from './filed-policies.ts'
import { listInsurers } from './insurers.ts'
import { mentions } from './mentions.ts'
import { oneValue } from './one-value.ts'
import { putOtherPolicy } from './other-policy.ts'
import { CHOOSE_INSURED, chooseInsured, type Insured, isOf, putHolder, putInsured, putProducer } from './parties.ts'
import { SheetDraft } from './sheet-draft.ts'
import { askForPapers, speakingPapers } from './speaking-papers.ts'

/**
 * Decides what the documents put on an ACORD 25. A line takes one policy; where the documents leave two, it asks. A key with two
 * values of equal rank stays blank and is asked about. No value is written without its place in a document, a record or a rule.
 */
export function propose(given: ProposalInput): FormProposal {
  const draft = new SheetDraft()
  askForPapers(draft, given)
  const settled = settledFiles(given)
  const input = { ...given, files: speakingPapers({ ...given, files: settled }) }
  draft.blank('Producer_AuthorizedRepresentative_Signature_A', 'Left for the authorized representative to sign.')
  draft.blank('Form_CompletionDate_A', 'Left for the day the certificate is issued.')
  draft.blank('Form_EditionIdentifier_A', 'Belongs to the form itself.')
  const filed = filedPolicies(input.files)
  const insured = chooseInsured(input, filed)
  sayEnded(draft, settled)
  const policies = standing(draft, given, policiesOf(draft, filed, insured, input))
  const chosen = new Map<Row, FiledPolicy>()
  for (const row of ROWS) {
    const policy = policyFor(draft, input, row, policies)
    if (policy) chosen.set(row, policy)
  }
  putProducer(draft, input, insured)
  putInsured(draft, input, insured)
  listInsurers(draft, input, chosen)
  for (const [row, policy] of chosen) putRow(draft, input, row, policy)
  for (const row of ROWS) leaveThousands(draft, input, row, chosen.get(row))
  putHolder(draft, input)
  putPrintedHead(draft, input)
  return draft.finish()
}

/** Only policies of the insured the form is for; none of them while that is a question. */
function policiesOf(draft: SheetDraft, filed: FiledPolicy[], { named, chosen }: Insured, input: ProposalInput) {
  if (named.length < 2) return filed
  if (chosen) return filed.filter((policy) => isOf(policy, chosen, input))
  for (const field of ROWS.flatMap(fieldsOf)) draft.blank(field, CHOOSE_INSURED, 'CONFLICT')
  return []
}

/** Limits that are named on pages whose amounts are in thousands stay blank, and say so. Where a policy is chosen, only its own files count. */
function leaveThousands(draft: SheetDraft, { files }: ProposalInput, row: Row, policy: FiledPolicy | undefined) {
  const own = policy && new Set(policy.facts.map(({ fileId }) => fileId))
  const told = files.flatMap(({ fileId, facts }) =>
    own && !own.has(fileId)
      ? []
      : (facts.inThousands ?? []).flatMap(({ page, limits }) => limits.map((limit) => ({ ...limit, fileId, page }))),
  )
  for (const [key, field] of ROW_FIELDS[row].amounts) {
    const limit = told.find((one) => one.key === key)
    if (!limit || draft.has(field) || draft.isToldBlank(field)) continue
    const { fileId, page, printed, quote } = limit
    const reason = `Amounts on page ${page} are in thousands, so “${printed}” was not taken: look there first.`
    draft.leave(field, reason, { fileId, page, quote })
  }
}

/** What only a certificate prints: its date, its numbers and the description box. */
function putPrintedHead(draft: SheetDraft, input: ProposalInput) {
  for (const { fileId, facts } of input.files) {
    for (const [key, field] of PRINTED_HEAD) {
      const fact = facts.facts.find((one) => one.key === key)
      if (fact) draft.putFact(field, { ...fact, fileId })
    }
  }
}

const PRINTED_HEAD: [FactKey, string][] = [
  ['certificate.date', 'Form_CompletionDate_A'],
  ['certificate.number', 'CertificateOfInsurance_CertificateNumberIdentifier_A'],
  ['certificate.revision', 'CertificateOfInsurance_RevisionNumberIdentifier_A'],
  ['certificate.description', 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A'],
]

function policyFor(draft: SheetDraft, input: ProposalInput, row: Row, policies: FiledPolicy[]): FiledPolicy | null {
  const fits = (policy: FiledPolicy) => policy.rows.includes(row) || (row === 'other' && policy.special !== null)
  const rivals = policies.filter(fits)
  if (rivals.length === 0) return null
  if (row === 'other') {
    for (const extra of rivals.slice(1)) putOtherPolicy(draft, extra, 'overflow')
    return rivals[0]!
  }
  const answered = rivals.filter((policy) => policy.number && mentions(input.instructions, policy.number))
  const policy = answered.length === 1 ? answered[0]! : choosePolicy(rivals, input.today)
  if (policy) return policy
  const choices = [...new Set(rivals.map(describe))]
  draft.ask({
    about: `policy:${row}`,
    text: `The documents hold more than one ${LINE_NAMES[row]} policy. Which one goes on the certificate?`,
    choices,
  })
  for (const field of fieldsOf(row))
    draft.blank(field, `The documents hold more than one ${LINE_NAMES[row]} policy; please choose.`, 'CONFLICT')
  return null
}

const LINE_NAMES: Record<Row, string> = {
  gl: 'general liability',
  auto: 'automobile',
  umbrella: 'umbrella or excess',
  wc: 'workers compensation',
  other: 'other',
}

function describe(policy: FiledPolicy) {
  const term = policy.effective && policy.expiration ? ` (${policy.effective} to ${policy.expiration})` : ''
  return `${policy.number ?? 'Policy without a number'}${term}`
}

function putRow(draft: SheetDraft, input: ProposalInput, row: Row, policy: FiledPolicy) {
  const fields = ROW_FIELDS[row]
  if (row === 'other' && policy.special) putOtherPolicy(draft, policy, 'row')
  const fact = (key: FactKey) => oneValue(draft, input, policy, key)
  const copy = (key: FactKey, field: string) => {
    const found = fact(key)
    if (found) draft.putFact(field, found)
    else if (policy.conflicts.some((conflict) => conflict.key === key))
      draft.blank(field, 'The documents give more than one value.', 'CONFLICT')
    else {
      const unsure = policy.doubted.find((one) => one.key === key)
      if (unsure) draft.doubt(field, unsure)
    }
  }
  copy('policy.number', fields.number)
  copy('policy.effective', fields.effective)
  copy('policy.expiration', fields.expiration)
  for (const [key, field] of fields.amounts) copy(key, field)
  for (const [key, value, field] of fields.ticks) {
    const found = policy.facts.find((one) => one.key === key && one.value === value)
    const against = policy.facts.some((one) => one.key === key && one.value !== value && key.endsWith('.trigger'))
    if (found && !against) draft.putFact(field, found, 'true', !policy.fromCertificate)
  }
  if (row === 'gl') tickGeneralLiability(draft, policy)
  if (row === 'umbrella') tickRetention(draft, policy)
  if (row === 'other' && policy.fromCertificate) putPrintedOther(draft, policy)
  if (fields.additionalInsured) copy('certificate.additionalInsured', fields.additionalInsured)
  copy('certificate.waiver', fields.waiver)
  endorsedCodes(draft, input, row, policy)
}

function tickGeneralLiability(draft: SheetDraft, policy: FiledPolicy) {
  const form = policy.facts.find((fact) => fact.key === 'gl.coverageForm')
  if (policy.fromCertificate) {
    if (form) draft.putFact('GeneralLiability_CoverageIndicator_A', form, 'true')
    return
  }
  const shown =
    form ??
    policy.facts.find((fact) => fact.key === 'gl.eachOccurrence') ??
    policy.facts.find((fact) => fact.key === 'gl.generalAggregate')
  if (shown) draft.putFact('GeneralLiability_CoverageIndicator_A', shown, 'true', true)
}

function tickRetention(draft: SheetDraft, policy: FiledPolicy) {
  for (const [key, tick] of [
    ['umbrella.retention', 'ExcessUmbrella_RetentionIndicator_A'],
    ['umbrella.deductible', 'ExcessUmbrella_DeductibleIndicator_A'],
  ] as const) {
    const fact = policy.facts.find((one) => one.key === key)
    if (!fact || draft.has('ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A')) continue
    if (!policy.fromCertificate) draft.putFact(tick, fact, 'true', true)
    draft.putFact('ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A', fact)
  }
}

function putPrintedOther(draft: SheetDraft, policy: FiledPolicy) {
  const limits = policy.facts.filter((fact) => fact.key === 'certificate.otherLimit')
  for (const [index, fact] of limits.entries()) {
    const letter = 'ABC'[index]
    const amount = /\$?\s*[\d,]{3,}$/.exec(fact.value)?.[0]
    if (!letter || !amount) continue
    const words = fact.value.slice(0, -amount.length).trim()
    draft.putFact(`OtherPolicy_CoverageLimitAmount_${letter}`, fact, amount.replace(/[$\s]/g, ''))
    if (words) draft.putFact(`OtherPolicy_CoverageCode_${letter}`, fact, words.replace(/\s*\$$/, ''))
  }
}
