import { amountsIn } from '../../../shared/amounts.ts'
import { byGravity } from '../../../shared/reviews.ts'
import { LINES, linesNamed, normal } from '../../documents/index.ts'
import { ROW_FIELDS } from '../../forms/acord-25/elements.ts'
import { cellOfSeveral } from '../cell-of-several.ts'
import { wordsOf } from '../contract/held-against.ts'
import { cellOf } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import { judge } from '../judge.ts'
import { type Held, heldIn, type Judged } from '../judged.ts'
import { keyOf, type Requirement, topicOf } from '../requirements.ts'
import type { ReviewPaper } from '../types.ts'
import { type Certificate, heldAs, rowOf, rowOfLine } from './certificate.ts'
import type { Drafted } from './drafted.ts'
import { ROW_NAMES } from './row-names.ts'
import { blank, isWording, judgeOnCertificate } from './wordings.ts'

/** Each requirement of the contracts held against a certificate and, where policies came, against them. What asks for a certificate is met by there being one. */
export function againstContracts(
  certificate: Certificate,
  required: readonly Requirement[],
  policies: Held,
  contracts: readonly ReviewPaper[] = [],
): Drafted[] {
  return required
    .filter(({ ask }) => ask !== 'evidence')
    .map((one) => heldAgainst(one, judgeCertified(certificate, one, contracts), policies))
}

function heldAgainst(requirement: Requirement, certified: Judged, policies: Held): Drafted {
  const { line } = requirement
  const insured = policies.papers.length ? judge(requirement, policies) : null
  const { cell: _cell, ...judged } = overall(certified, insured)
  return {
    key: `asked|${keyOf(requirement)}`,
    row: rowOfLine(line) ?? (line ? 'other' : null),
    topic: topicOf(requirement),
    ...judged,
    cells: {
      certificate: certified.cell,
      contract: wordsOf(requirement),
      ...(insured && { policy: insured.cell }),
    },
  }
}

/** What a certificate says counts, unless its policy surely has less. */
function overall(certified: Judged, insured: Judged | null): Judged {
  if (!insured?.cell.place || !FAILING.has(insured.verdict)) return certified
  if (byGravity(insured, certified) >= 0) return certified
  const isCertified = certified.verdict === 'MET' || certified.verdict === 'EXCEEDED'
  return {
    ...insured,
    why: `${isCertified ? 'The certificate shows it, the policy does not. ' : 'The policy: '}${insured.why}`,
  }
}

const FAILING = new Set<Judged['verdict']>(['SHORT', 'MISSING'])

function judgeCertified(certificate: Certificate, requirement: Requirement, contracts: readonly ReviewPaper[]): Judged {
  const { ask, line, label, key } = requirement
  if (requirement.isOthers || requirement.isAnyones) return judge(requirement, heldIn([certificate.paper]))
  if (isWording(ask)) return judgeOnCertificate(certificate, requirement, ask, contracts)
  const judged = judge(requirement, heldIn([certificate.paper]))
  if (judged.verdict !== 'NOT_SHOWN' || !line || ask === 'notice' || ask === 'rating') return judged
  const row = rowOfLine(line)
  if (!row) return judgeOther(certificate, requirement, judged)
  const element = ROW_FIELDS[row].amounts.some(([fact]) => fact === key)
  if (ask === 'limit' && !element) return judged
  const held = rowOf(certificate, row)
  const others = held?.held.find(({ kind, line: of }) => kind === 'amount' && of === line)
  if (row === 'auto' && others)
    return {
      ...judged,
      verdict: 'UNSURE',
      cell: cellOf(others),
      why: 'The row shows other limits than the one asked for.',
    }
  const what = held
    ? `${label} is blank on the certificate.`
    : `The row of ${inSentence(ROW_NAMES[row])} is blank on the certificate.`
  const action = `Ask for ${inSentence(label)} on the certificate.`
  return blank(certificate, row, what, `${held ? label : ROW_NAMES[row]}: blank`, action)
}

/** A line without a row of its own stands in the row for others, in words. */
function judgeOther(certificate: Certificate, { line, label, amount }: Requirement, judged: Judged): Judged {
  const other = rowOf(certificate, 'other')
  const called = other && heldAs(other, 'certificate.otherDescription')
  if (!other || !called || !linesNamed(normal(called.value)).includes(line!)) return judged
  const limits = other.held.filter(({ key }) => key === 'certificate.otherLimit')
  const amounts = limits.flatMap(({ value }) => [...amountsIn(value)])
  const isSure = called.isSure && limits.every((one) => one.isSure)
  const text = [called, ...limits].map(({ shown: said }) => said).join(', ')
  const shown = cellOfSeveral([called, ...limits], text, [certificate.paper])
  if (amount === null && isSure) return { ...MET, cell: shown, why: `${LINES[line!]} is on the certificate.` }
  if (isSure && amounts.length && amount !== null && Math.min(...amounts) >= amount)
    return { ...MET, cell: shown, why: 'Every limit in this row reaches it.' }
  if (isSure && amounts.length && amount !== null && amounts.every((one) => one < amount))
    return {
      ...{
        verdict: 'SHORT',
        severity: 'HIGH',
        cell: shown,
        why: 'Every limit in this row is less than the contract asks for.',
      },
      action: `Ask for ${inSentence(label)} as the contract has it.`,
    }
  return {
    ...{ verdict: 'UNSURE', severity: 'MODERATE', cell: shown, why: 'The row does not clearly show this limit.' },
    action: `Confirm ${inSentence(label)}.`,
  }
}

const MET = { verdict: 'MET', severity: 'NONE', action: null } as const
