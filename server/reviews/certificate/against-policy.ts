import { parseAmount } from '../../../shared/amounts.ts'
import type { FactKey } from '../../documents/index.ts'
import { ROW_FIELDS } from '../../forms/acord-25/elements.ts'
import { nothing } from '../cells.ts'
import { cellOf, type Holding } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import { lookedAt } from '../looked.ts'
import { type Certificate, type CertificateRow, heldAs, insurerOf } from './certificate.ts'
import { type Cover, type PolicyOfRow, policyOf } from './cover.ts'
import { type Drafted, settled } from './drafted.ts'
import { likenessOf } from './value-likeness.ts'

/** What each row says held against its policy: number, dates, insurer and limits. */
export function againstPolicies(certificate: Certificate, cover: Cover): Drafted[] {
  if (!cover.policies.length && !cover.records.length) return []
  return certificate.rows.flatMap((row) => {
    const policy = policyOf(row, cover)
    if (!policy) return unmatched(row, cover)
    return saidBy(certificate, row).flatMap((said) => likened(row, said, policy))
  })
}

function unmatched(row: CertificateRow, { papers }: Cover): Drafted[] {
  const number = heldAs(row, 'policy.number')
  if (!number) return []
  return [
    {
      key: `policy|${row.row}`,
      row: row.row,
      topic: 'Policy',
      ...{ verdict: 'NOT_SHOWN', severity: 'LOW' },
      cells: { certificate: cellOf(number), policy: nothing(lookedAt({ papers })) },
      why: `No policy among the documents or on file is clearly ${number.shown}.`,
      action: 'Add the policy to have this row checked against it.',
    },
  ]
}

/** What a row says that its policy says as well. */
function saidBy(certificate: Certificate, row: CertificateRow): Holding[] {
  const insurer = insurerOf(certificate, row)
  const keys: FactKey[] = ['policy.number', 'policy.effective', 'policy.expiration', ...ROW_FIELDS[row.row].amounts.map(([key]) => key)] // biome-ignore format: a list
  const own = keys.flatMap((key) => heldAs(row, key) ?? []).filter(({ kind }) => COMPARED.has(kind))
  return insurer ? [...own, { ...insurer, key: 'carrier.name', label: 'Insurer' }] : own
}

const COMPARED = new Set<Holding['kind']>(['amount', 'date', 'code'])

function likened({ row }: CertificateRow, said: Holding, { held, isNamed }: PolicyOfRow): Drafted[] {
  const found = held.filter(({ key }) => key === said.key)
  const about = { key: `policy|${row}|${said.key}`, row, topic: said.label }
  const [first] = found
  if (!first) return said.kind === 'amount' ? [unstated(about, said)] : []
  const alike = found.find((one) => likenessOf(said, one) === 'same')
  const shown = alike ?? first
  const cells = { certificate: cellOf(said), policy: cellOf(shown) }
  const isSure = said.isSure && found.every((one) => one.isSure)
  if (alike && found.every((one) => likenessOf(alike, one) === 'same'))
    return isSure
      ? [settled({ ...about, cells, verdict: 'EQUAL', why: `Both say ${said.shown}.` })]
      : [doubted(about, cells, 'One of them could not be read clearly.')]
  const others = found.some((one) => likenessOf(first, one) !== 'same')
  if (others) return [doubted(about, cells, 'The policy shows several values.')]
  if (!isSure || likenessOf(said, first) === 'perhaps')
    return [doubted(about, cells, `They may say the same, or not: “${said.shown}” and “${first.shown}”.`)]
  if (!isNamed && said.key !== 'policy.number')
    return [doubted(about, cells, 'The policy given has another number, so it may be a different policy.')]
  return [
    {
      ...about,
      cells,
      verdict: 'CONTRADICTS',
      severity: isLess(said, first) ? 'MODERATE' : 'HIGH',
      why: `The certificate says ${said.shown}, the policy ${first.shown}.`,
      action: `Ask the producer to correct the ${inSentence(said.label)}.`,
    },
  ]
}

const isLess = (one: Holding, other: Holding) =>
  one.kind === 'amount' && (parseAmount(one.value) ?? 0) < (parseAmount(other.value) ?? 0)

type About = Pick<Drafted, 'key' | 'row' | 'topic'>

const doubted = (about: About, cells: Drafted['cells'], why: string): Drafted => ({
  ...{ ...about, cells, why, verdict: 'UNSURE', severity: 'MODERATE' },
  action: 'Compare them yourself.',
})

const unstated = (about: About, said: Holding): Drafted => ({
  ...{ ...about, verdict: 'NOT_SHOWN', severity: 'LOW' },
  cells: { certificate: cellOf(said), policy: nothing('The policy was found, but does not show this limit.') },
  why: `The policy does not show ${inSentence(said.label)}.`,
  action: `Ask for the page of the policy that has ${inSentence(said.label)}.`,
})
