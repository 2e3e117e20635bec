import { addYears, parseDate } from '../../../shared/dates.ts'
import { bareNumber, recordsOf } from '../../documents/index.ts'
import type { Finding, ReviewRecord } from '../types.ts'
import { inRecord, ofBoxes, type Submission } from './answers.ts'
import { COVERAGE_LINES, type CoverageLine, lineNamed } from './coverage-lines.ts'
import { cellsOf, findingOf, judgeAnswers } from './judge-answers.ts'
import { type Answer, answerIn, fieldIn, type Looked, type Part, type Side } from './said.ts'
import { type AnswerKind, isSame } from './same.ts'

const FIELDS = {
  carrier: { label: 'Prior carrier', kind: 'name', record: 'carrier', box: 'InsurerFullName' },
  number: { label: 'Prior policy number', kind: 'code', record: 'policyNumber', box: 'PolicyNumberIdentifier' },
  effective: { label: 'Prior policy, effective date', kind: 'date', record: 'inforceAt', box: 'EffectiveDate' },
  expiration: { label: 'Prior policy, expiration date', kind: 'date', record: 'expiresAt', box: 'ExpirationDate' },
} as const satisfies Record<string, { label: string; kind: AnswerKind; record: string; box: string }>

type Field = keyof typeof FIELDS

/** A policy that one side says the insured has or had. */
export type Told = { side: Side; lines: CoverageLine[]; fields: Partial<Record<Field, Answer>> }

/** The policies each side tells of. */
export const policiesTold = ({ parts, records }: Submission): Told[] => [
  ...parts.flatMap((part) => (part.side === 'Application' ? [...listedIn(part), ...boxedIn(part)] : heldIn(part))),
  ...records.flatMap(keptIn),
]

/**
 * The policy of a line that the application names as the one before, held against the same policy as documents and records tell it; the others they
 * tell are asked about.
 */
export function judgePrior(line: CoverageLine, told: readonly Told[], looked: Looked): Finding[] {
  const own = told.filter(({ lines }) => lines.includes(line))
  const named = own.filter(({ side }) => side === 'Application')
  const others = own.filter(({ side }) => side !== 'Application')
  const byNumber = Map.groupBy(others, numberOf)
  const prior = latest(named.filter((one) => byNumber.has(numberOf(one)) && numberOf(one))) ?? latest(named)
  const { label: group } = COVERAGE_LINES[line]
  const asked = `Which insurer covers you now for ${group.toLowerCase()}, under which policy number and until when?`
  const held = prior ? heldAgainst(prior, byNumber.get(numberOf(prior)) ?? [], others) : [latest(others)]
  const findings = (Object.keys(FIELDS) as Field[]).flatMap((field) => {
    const answers = [prior, ...held].flatMap((one) => one?.fields[field] ?? [])
    const { label, kind } = FIELDS[field]
    return judgeAnswers({ group, label, kind, ...(field === 'carrier' && { ask: asked }) }, answers, looked) ?? []
  })
  const known = new Set([...named.map(numberOf), ...(prior ? held.flatMap((one) => (one ? numberOf(one) : [])) : [])])
  const unnamed = prior ? [...byNumber].filter(([number]) => number && !known.has(number)) : []
  return [...findings, ...unnamed.map(([, same]) => notNamed(group, latest(same)!, looked))]
}

const numberOf = ({ fields: { number } }: Told) => (number ? bareNumber(number.shown) : '')

/** The same policy in the same term; without one, what may be it under another number, in doubt. */
function heldAgainst(prior: Told, same: readonly Told[], others: readonly Told[]): Told[] {
  if (numberOf(prior) && same.length) return same.filter((other) => isOneTerm(prior, other))
  return others
    .filter((other) => isSaid('carrier', prior, other) && isSaid('expiration', prior, other))
    .map((other) => ({ ...other, fields: inDoubt(other.fields) }))
}

const isSaid = (field: Field, one: Told, other: Told): boolean => {
  const [a, b] = [one.fields[field], other.fields[field]]
  return a !== undefined && b !== undefined && isSame(FIELDS[field].kind, a.shown, b.shown) === true
}

const inDoubt = (fields: Told['fields']): Told['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, answer]) => [name, { ...answer, isSure: false }]))

/** Whether the terms of two policies of one number overlap: policies are renewed under their number. What is not told is not held against them. */
function isOneTerm(one: Told, other: Told): boolean {
  const [a, b] = [termOf(one), termOf(other)]
  return !a || !b || (a.from < b.to && b.from < a.to)
}

/** Where one end of a term is not told, it is taken for a year. */
function termOf({ fields: { effective, expiration } }: Told) {
  const [from, to] = [effective, expiration].map((answer) => parseDate(answer?.shown ?? ''))
  if (!from && !to) return null
  return { from: from ?? addYears(to!, -1), to: to ?? addYears(from!, 1) }
}

/** A policy of the line that the application does not name. */
function notNamed(group: string, { fields }: Told, looked: Looked): Finding {
  const number = fields.number!
  const label = `Policy ${number.shown}`
  const why = `${number.where} lists this policy; the application does not name it.`
  const ask = `Is policy ${number.shown}${fields.carrier ? ` of ${fields.carrier.shown}` : ''} yours as well?`
  return findingOf({ group, label }, 'NOT_SHOWN', 'LOW', cellsOf(looked, [number]), why, ask)
}

const latest = (told: readonly Told[]) =>
  told.reduce<Told | undefined>((best, one) => (best && yearOf(best) >= yearOf(one) ? best : one), undefined)

const yearOf = ({ fields: { expiration, effective } }: Told) =>
  Date.parse(expiration?.shown ?? effective?.shown ?? '') || 0

const listedIn = (part: Part): Told[] =>
  recordsOf(part.records, 'prior-policy').flatMap(({ fields }) => {
    const line = fields.line && lineNamed(fieldIn(part, fields.line).shown)
    const said = (name: string) => fields[name] && fieldIn(part, fields[name])
    const [carrier, number] = [said('carrier'), said('policy_number')]
    const [effective, expiration] = [said('effective_date'), said('expiration_date')]
    return line ? [{ side: part.side, lines: [line], fields: known({ carrier, number, effective, expiration }) }] : []
  })

/** What ACORD's applications call a line in the boxes of what was before. */
const BOXES: [CoverageLine, string][] = [
  ['BUSINESS_OPERATIONS', 'PriorCoverage_GeneralLiability'],
  ['AUTO', 'PriorCoverage_Automobile'],
  ['PROPERTY', 'PriorCoverage_Property'],
  // The application for workers compensation asks for nothing else.
  ['WORKERS_COMPENSATION', 'PriorCoverage'],
]

const boxedIn = (part: Part): Told[] =>
  BOXES.flatMap(([line, prefix]) => {
    const letters = Map.groupBy(
      part.boxes.filter(({ name }) => name.startsWith(prefix)),
      ({ letter }) => letter,
    )
    return [...letters.values()].flatMap((boxes) => {
      const own = { ...part, boxes }
      const said = (field: Field) => ofBoxes([`${prefix}_${FIELDS[field].box}`], own, FIELDS[field].kind)[0]
      const fields = fieldsBy(said)
      return Object.keys(fields).length ? [{ side: part.side, lines: [line], fields }] : []
    })
  })

/** The policies that documents are, with the line each is of. */
function heldIn(part: Part): Told[] {
  const keys = {
    carrier: 'carrier.name',
    number: 'policy.number',
    effective: 'policy.effective',
    expiration: 'policy.expiration',
  }
  const byPolicy = Map.groupBy(part.facts, ({ policy }) => policy)
  return part.paper.facts.policies.flatMap(({ lines }, index) => {
    const said = (field: Field) => {
      const fact = byPolicy.get(index)?.find(({ key }) => key === keys[field])
      return fact && answerIn(part, fact.value, fact.confidence, fact.source)
    }
    const fields = fieldsBy(said)
    return fields.number ? [{ side: part.side, lines: linesOf(lines), fields }] : []
  })
}

const linesOf = (lines: readonly string[]) =>
  (Object.keys(COVERAGE_LINES) as CoverageLine[]).filter(
    (line) =>
      (COVERAGE_LINES[line].lines as readonly string[])[0] !== undefined &&
      lines.includes(COVERAGE_LINES[line].lines[0]),
  )

function keptIn(record: ReviewRecord): Told[] {
  const type = record.values.find(({ path }) => path === 'type')
  const line = record.type === 'POLICY' && record.isCurrent && type ? lineNamed(type.value) : null
  if (!line) return []
  return [
    {
      side: 'Records',
      lines: [line],
      fields: fieldsBy((field) => inRecord(record, 'POLICY', FIELDS[field].record)[0]),
    },
  ]
}

const fieldsBy = (said: (field: Field) => Answer | undefined): Told['fields'] =>
  known({
    carrier: said('carrier'),
    number: said('number'),
    effective: said('effective'),
    expiration: said('expiration'),
  })

const known = (fields: { [Name in Field]: Answer | undefined }): Told['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, answer]) => answer))
