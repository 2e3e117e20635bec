import { type FactKey, LINES } from '../../documents/index.ts'
import { policiesOf, policyMeant } from '../proposing/choose-policy.ts'
import { FormDraft, type Sheet } from '../proposing/draft.ts'
import { sayEnded, standing } from '../proposing/ended-policies.ts'
import { settledFiles } from '../proposing/endings.ts'
import { type FiledPolicy, filedPolicies } from '../proposing/filed-policies.ts'
import { chooseInsured } from '../proposing/insureds.ts'
import { listInsurers } from '../proposing/insurers.ts'
import { putHolder, putInsured, putProducer } from '../proposing/parties.ts'
import { putFactOf } from '../proposing/put-facts.ts'
import { askForPapers, speakingPapers } from '../proposing/speaking-papers.ts'
import type { FormProposal, ProposalInput } from '../types.ts'
import { fieldsOf, OTHER_LIMITS, ROW_FIELDS, ROWS, type Row, rowsOf } from './elements.ts'
import { endorsedCodes } from './endorsed-codes.ts'
import { FIELDS, PARTY_FIELDS } from './fields.ts'
import { putOtherPolicy } from './other-policy.ts'

/**
 * Decides what the documents put on an ACORD 25. A line takes one policy; where the documents leave two, it asks. A key with two
 * values of equal rank stays blank and is asked about. No value is written without its place in a document, a record or a rule.
 */
export function propose(given: ProposalInput): FormProposal {
  const draft = new FormDraft(SHEET)
  askForPapers(draft, given)
  const settled = settledFiles(given)
  const input = { ...given, files: speakingPapers({ ...given, files: settled }) }
  const filed = filedPolicies(input.files)
  const insured = chooseInsured(input, filed)
  sayEnded(draft, settled)
  const policies = standing(draft, given, policiesOf(draft, filed, insured, input, ROWS.flatMap(fieldsOf)))
  const chosen = new Map<Row, FiledPolicy>()
  for (const row of ROWS) {
    const policy = policyFor(draft, input, row, policies)
    if (policy) chosen.set(row, policy)
  }
  putProducer(draft, input, insured)
  putInsured(draft, input, insured)
  listInsurers(
    draft,
    input,
    [...chosen].map(([row, policy]) => [ROW_FIELDS[row].letter, policy]),
  )
  for (const [row, policy] of chosen) putRow(draft, input, row, policy)
  for (const row of ROWS) leaveThousands(draft, input, row, chosen.get(row))
  putHolder(draft, input)
  putPrintedHead(draft, input)
  return draft.finish()
}

const SHEET: Sheet = {
  fields: FIELDS,
  called: 'the certificate',
  parties: PARTY_FIELDS,
  elementsOf: (lines, row) => rowsOf(lines, row).flatMap(fieldsOf),
}

/** Limits that are named on pages whose amounts are in thousands stay blank, and say so. Where a policy is chosen, only its own files count. */
function leaveThousands(draft: FormDraft, { files }: ProposalInput, row: Row, policy: FiledPolicy | undefined) {
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
function putPrintedHead(draft: FormDraft, input: ProposalInput) {
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

function policyFor(draft: FormDraft, input: ProposalInput, row: Row, policies: FiledPolicy[]): FiledPolicy | null {
  const fits = (policy: FiledPolicy) =>
    rowsOf(policy.lines, policy.row).includes(row) || (row === 'other' && policy.special !== null)
  const rivals = policies.filter(fits)
  if (rivals.length === 0) return null
  if (row === 'other') {
    for (const extra of rivals.slice(1)) putOtherPolicy(draft, extra, 'overflow')
    return rivals[0]!
  }
  return policyMeant(draft, input, rivals, {
    about: `policy:${row}`,
    line: LINES[row].toLowerCase(),
    lines: [row],
    elements: fieldsOf(row),
  })
}

function putRow(draft: FormDraft, input: ProposalInput, row: Row, policy: FiledPolicy) {
  const fields = ROW_FIELDS[row]
  if (row === 'other' && policy.special) putOtherPolicy(draft, policy, 'row')
  const copy = (key: FactKey, field: string) => putFactOf(draft, input, policy, field, { key })
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

function tickGeneralLiability(draft: FormDraft, policy: FiledPolicy) {
  const form = policy.facts.find((fact) => fact.key === 'gl.coverageForm')
  if (policy.fromCertificate) {
    if (form) draft.putFact('GeneralLiability_CoverageIndicator_A', form, 'true')
    return
  }
  const type = policy.facts.find((fact) => fact.key === 'policy.type')
  // Of a package that is on file it is not known whether its liability is written on a commercial general liability form.
  if (type && type.value !== 'General Liability' && !form) return
  const shown =
    form ??
    policy.facts.find((fact) => fact.key === 'gl.eachOccurrence') ??
    policy.facts.find((fact) => fact.key === 'gl.generalAggregate')
  if (shown) draft.putFact('GeneralLiability_CoverageIndicator_A', shown, 'true', true)
}

function tickRetention(draft: FormDraft, policy: FiledPolicy) {
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

function putPrintedOther(draft: FormDraft, policy: FiledPolicy) {
  const limits = policy.facts.filter((fact) => fact.key === 'certificate.otherLimit')
  for (const [index, fact] of limits.slice(0, OTHER_LIMITS.length).entries()) {
    const amount = /\$?\s*[\d,]{3,}$/.exec(fact.value)?.[0]
    if (!amount) continue
    const [ofWords, ofAmount] = OTHER_LIMITS[index]!
    const words = fact.value.slice(0, -amount.length).trim()
    draft.putFact(ofAmount, fact, amount.replace(/[$\s]/g, ''))
    if (words) draft.putFact(ofWords, fact, words.replace(/\s*\$$/, ''))
  }
}
