import { expect, it } from 'vitest'
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

it('tells the items of a packet whose policy they are of, and leaves what they say themselves', () => {
  const told = { value: 'Fernleaf Towing', source: at('Fernleaf Towing') }
  const [bare, named] = withPolicyTold([item({ lob }), item({ lob, named_insured: told })], {
    facts,
    policies: [{ ...policy, lines: [] }],
  })
  expect(bare!.fields).toMatchObject({
    named_insured: { value: 'Fernleaf Towing, LLC', source: { quote: 'Fernleaf Towing, LLC' } },
    policy_period: { value: '12/15/2023 - 12/15/2024' },
  })
  expect(named!.fields.named_insured).toBe(told)
})

it('tells nothing where the file names two insureds, or the list is of no policy', () => {
  const two = { facts: [...facts, fact('insured.name', 'Windlass Towing Corp.')], policies: [{ ...policy, lines: [] }] }
  expect(withPolicyTold([item({ lob })], two)[0]!.fields).not.toHaveProperty('named_insured')
  expect(withPolicyTold([item({})], { facts, policies: [{ ...policy, lines: [] }] })[0]!.fields).toEqual({})
})
