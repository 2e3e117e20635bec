import { describe, expect, it } from 'vitest'
import type { PaperRecord } from '../records/types.ts'
import { withPolicyTold } from './told-policy.ts'
import type { Fact } from './types.ts'

const at = (quote: string) => ({ page: 1, quote, boxes: [] })
const fact = (key: Fact['key'], value: string): Fact => ({
  id: value,
  key,
  policy: 0,
  value,
  printed: value,
  source: at(value),
  confidence: 0.9,
  status: 'current',
})
const policy = {
  lines: [],
  number: 'BP-1',
  carrier: null,
  effective: null,
  expiration: null,
  insured: null,
  status: 'current',
} as const
const facts = [
  fact('insured.name', 'Fernleaf Towing, LLC'),
  fact('policy.effective', '12/15/2023'),
  fact('policy.expiration', '12/15/2024'),
]
const item = (fields: PaperRecord['fields']): PaperRecord => ({ type: 'bop_coverage_item', page: 2, fields })
const lob = { value: 'BOP', source: at('Businessowners') }

it('tells the items of a packet whose policy they are of, whatever their own pages look like saying', () => {
  const copy = { value: 'Copy', source: at('Insured Copy') }
  const told = withPolicyTold([item({ lob }), item({ lob, named_insured: copy })], {
    facts,
    policies: [{ ...policy, lines: [] }],
  })
  for (const { fields } of told)
    expect(fields).toMatchObject({
      named_insured: { value: 'Fernleaf Towing, LLC', source: { quote: 'Fernleaf Towing, LLC' } },
      policy_period: { value: '12/15/2023 - 12/15/2024' },
    })
})

it('tells nothing where the file names two insureds, or the list is of no policy', () => {
  const two = { facts: [...facts, fact('insured.name', 'Windlass Towing Corp.')], policies: [{ ...policy, lines: [] }] }
  expect(withPolicyTold([item({ lob })], two)[0]!.fields).not.toHaveProperty('named_insured')
  expect(withPolicyTold([item({})], { facts, policies: [{ ...policy, lines: [] }] })[0]!.fields).toEqual({})
})

it('quotes both dates of a term, also where they stand on two pages', () => {
  const periodOf = (known: Fact[]) =>
    withPolicyTold([item({ lob })], { facts: known, policies: [{ ...policy, lines: [] }] })[0]!.fields.policy_period
  expect(periodOf(facts)!.source.quote).toBe('12/15/2023 … 12/15/2024')
  const [insured, start, end] = facts
  const overleaf = { ...end!, source: { ...end!.source, page: 2 } }
  expect(periodOf([insured!, start!, overleaf])).toMatchObject({
    source: { page: 1, quote: '12/15/2023' },
    further: [{ page: 2, quote: '12/15/2024' }],
  })
  const both = { page: 1, quote: 'Term … 12/15/2023 to 12/15/2024', boxes: [] }
  expect(periodOf([insured!, { ...start!, source: both }, { ...end!, source: both }])!.source).toEqual(both)
})

it('leaves an item that tells a number what it tells itself, and all of it where that is of another policy', () => {
  const known = { facts: [...facts, fact('policy.number', 'BP-1')], policies: [{ ...policy, lines: [] }] }
  const other = item({ lob, policy_number: { value: 'BP-2', source: at('BP-2') } })
  expect(withPolicyTold([other], known)).toEqual([other])
  const own = { value: 'BP 1', source: at('BP 1') }
  expect(withPolicyTold([item({ lob, policy_number: own })], known)[0]!.fields).toMatchObject({
    policy_number: own,
    named_insured: { value: 'Fernleaf Towing, LLC' },
  })
})

it('tells nothing that the facts only offer', () => {
  const offered = facts.map((one) => ({ ...one, confidence: 0.55 }))
  expect(withPolicyTold([item({ lob })], { facts: offered, policies: [{ ...policy, lines: [] }] })).toEqual([
    item({ lob }),
  ])
})

describe('claims', () => {
  const number = fact('policy.number', 'BP-1')
  const claim = (fields: PaperRecord['fields']): PaperRecord => ({ type: 'claim', page: 2, fields })
  const bare = claim({ claim_number: { value: 'A-1001', source: at('A-1001') } })
  const one = { facts: [number], policies: [{ ...policy, lines: [] }] }
  const numbersOf = (records: PaperRecord[], known = one) =>
    withPolicyTold(records, known).map(({ fields }) => fields.policy_number?.value)

  it('are of the only policy the file tells of', () => {
    expect(numbersOf([bare, bare])).toEqual(['BP-1', 'BP-1'])
    expect(withPolicyTold([bare], one)[0]!.fields).toHaveProperty('claim_number')
  })

  it('are of none that is told where one of them tells its own, or the file tells of two', () => {
    const own = claim({ policy_number: { value: 'BP-2', source: at('BP-2') } })
    expect(numbersOf([bare, own])).toEqual([undefined, 'BP-2'])
    expect(numbersOf([bare], { ...one, policies: [...one.policies, ...one.policies] })).toEqual([undefined])
    expect(numbersOf([bare], { ...one, facts: [number, fact('policy.number', 'BP-2')] })).toEqual([undefined])
  })

  it('are not of a policy in whose term they did not happen', () => {
    const lost = (date: string, page = 2) => claim({ date_of_loss: { value: date, source: { ...at(date), page } } })
    const known = { ...one, facts: [...facts, number] }
    expect(numbersOf([lost('12/14/2023'), lost('12/15/2023'), lost('12/15/2024'), lost('12/16/2024'), bare], known)).toEqual([undefined, 'BP-1', 'BP-1', undefined, 'BP-1']) // biome-ignore format: a list
    expect(numbersOf([lost('12/14/2023')])).toEqual(['BP-1'])
    expect(numbersOf([lost('12/14/2023', 1)], known), 'under the number on its own page').toEqual(['BP-1'])
  })

  it('keep the number of their own policy in a list with a column of lines', () => {
    const own = claim({ lob, policy_number: { value: 'BP-2', source: at('BP-2') } })
    expect(withPolicyTold([own], one)).toEqual([own])
  })
})
