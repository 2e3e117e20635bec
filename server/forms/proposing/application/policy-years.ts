import { formatAmount } from '../../../../shared/amounts.ts'
import {
  bareNumber,
  CLAIMED,
  claimFiguresOf,
  type Fact,
  type LineOfBusiness,
  type ListTotal,
  type PaperRecord,
} from '../../../documents/index.ts'
import type { FilledFrom, PriorPart, ProposalInput } from '../../types.ts'
import { placeOf } from '../draft.ts'
import { partOf } from '../entries.ts'
import { policyIn } from '../filed-policies.ts'
import type { Entry } from '../placed.ts'
import { recordsOf, textOf } from '../records-of.ts'

/** Policies in force and those that were. */
export const STANDS: ReadonlySet<string> = new Set(['current', 'expired', 'cancelled'])

type Year = { lines: readonly LineOfBusiness[]; entry: Entry }

/** What policies and loss runs tell of the year of a policy: its experience modification, how many claims it had and what they cost. */
export const policyYears = (input: ProposalInput): Year[] => [...modsOf(input), ...input.files.flatMap(lossYears)]

/** The experience modification that all classes of a policy are rated with. */
function modsOf(input: ProposalInput): Year[] {
  return input.files.flatMap(({ fileId, facts }) =>
    facts.policies.flatMap((policy, index): Year[] => {
      const { facts: sure } = policyIn({ fileId, facts }, index)
      const [number, starts] = (['policy.number', 'policy.effective'] as const).map((key) =>
        sure.find((fact) => fact.key === key),
      )
      const of = { number: policy.number, from: [{ fileId, index }] }
      const classes = recordsOf(input, of, (type) => type === 'wc_class_code_item').map(({ record }) => record.fields)
      const [first, ...others] = classes.map(({ experience_mod }) => experience_mod)
      const isOne = others.every((other) => other?.value === first?.value)
      if (!number || !starts || !first || !isOne) return []
      const told = [number, starts].map((fact) => ({ value: fact.value, source: placeOf(fact) }))
      const mod = partOf(fileId, first, classes[0]!.class_code ?? first)
      return [
        {
          lines: ['wc'],
          entry: new Map([
            ['policy.number', told[0]!],
            ['policy.effective', told[1]!],
            ['mod', mod],
          ]),
        },
      ]
    }),
  )
}

/** Rows of totals of a loss run, each of one policy and year. What its claims do not add up to is left out, as is all of a run with rows that were not understood. */
function lossYears({ fileId, facts }: FilledFrom): Year[] {
  const { totals = [], unread = [] } = facts.claimLists ?? {}
  if (unread.length) return []
  const claims = (facts.records ?? []).filter(({ type }) => type === 'claim')
  return totals.flatMap((total): Year[] => {
    const { policy_number: number, policy_period: term } = total.of
    if (!number || !term || total.ofYears) return []
    const own = claims.filter((claim) => isOf(claim, total))
    const starts = textOf(term).split(' - ')[0]!
    const entry: Entry = new Map([
      ['policy.number', partOf(fileId, number, number)],
      [starts.includes('/') ? 'policy.effective' : 'year', partOf(fileId, term, term, starts)],
    ])
    const put = (part: PriorPart, name: string) => {
      const field = total.fields[name]
      if (typeof field?.value !== 'number') return false
      entry.set(part, partOf(fileId, field, name === 'count' ? total.name : number, formatAmount(field.value)))
      return true
    }
    for (const part of ['paid', 'reserved'] as const)
      if (total.year || isSum(own, total, part)) put(part, MEASURE[part])
    const isWhole = entry.has('paid') && new Set(own.map(numberOf)).size === own.length
    if (!put('claims', 'count') && isWhole && own.length) {
      const [first] = own
      const listed = own.map(({ fields }) => fields.claim_number!.source.quote).join(' … ')
      const source = { kind: 'document', fileId, page: first!.page, quote: listed } as const
      if (own.every(({ page }) => page === first!.page)) entry.set('claims', { value: `${own.length}`, source })
    }
    return [{ lines: [], entry }]
  })
}

const MEASURE = { paid: 'claim_paid', reserved: 'claim_reserves' } as const
const numberOf = ({ fields }: PaperRecord) => (fields.claim_number ? textOf(fields.claim_number) : '')

/** Whether a claim stands under the same policy and term as a total. */
const isOf = ({ fields }: PaperRecord, { of }: ListTotal): boolean =>
  fields.policy_number !== undefined &&
  bareNumber(textOf(fields.policy_number)) === bareNumber(textOf(of.policy_number!)) &&
  (!fields.policy_period || fields.policy_period.value === of.policy_period!.value)

/** Whether claims with numbers add up to what a total says. */
function isSum(own: readonly PaperRecord[], { fields }: ListTotal, part: keyof typeof MEASURE): boolean {
  const told = own.map((claim) => (numberOf(claim) ? claimFiguresOf(claim)[part]?.value : undefined))
  const cents = told.reduce((sum: number, one) => sum + Math.round((one ?? Number.NaN) * 100), 0)
  return own.length > 0 && cents === Math.round(Number(fields[MEASURE[part]]?.value) * 100)
}

/** The only company that a loss run names, which is of one company, where it surely does; no other document's is of all that it lists. */
export function carrierOfRun({ kind, papers, facts }: FilledFrom['facts'], page: number): Fact | null {
  const paper = papers?.find(({ pages }) => pages.includes(page))
  const carriers = facts.filter(
    ({ key, source }) => key === 'carrier.name' && (!paper || paper.pages.includes(source.page)),
  )
  const [carrier, another] = carriers
  const isSure = carrier && !another && carrier.confidence >= CLAIMED && STANDS.has(carrier.status)
  return isSure && (paper?.kind ?? kind) === 'loss-run' ? carrier : null
}
