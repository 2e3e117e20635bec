import { expect, it } from 'vitest'
import type { DocumentFacts, PaperRecord } from '../../documents/index.ts'
import type { Policy } from '../policies/types.ts'
import { premisesOf } from './premises.ts'

const [FIRST, SECOND] = ['12 Example Street, Sampleton, OH 43001', '40 Sawdust Lane, Testford, OH 43002']
const NUMBER = 'PR-2088'
const policyAt = (...locations: string[]) =>
  ({ type: 'PROPERTY', policyNumber: NUMBER, details: { locations } }) as unknown as Policy

const record = (type: string, fields: Record<string, string>): PaperRecord => ({
  ...{ type, page: 1 },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { value, source: { page: 1, quote: value, boxes: [] } }]),
  ),
})
const OF_SECOND = record('interest', { name: 'First Bank', interest: 'mortgagee', location_number: '2' })
const UNPLACED = record('interest', { name: 'First Bank', interest: 'mortgagee' })
const LISTED = [FIRST, SECOND].map((premises_address, at) =>
  record('policy_location_item', { premises_address, location_number: String(at + 1) }),
)
const file = (records: PaperRecord[]) => {
  const policies = [{ number: NUMBER, lines: ['property'], listed: ['property'], status: 'current' }]
  const facts = { kind: 'declarations', facts: [], conflicts: [], events: [], policies, records }
  return { id: 'f', name: 'Policy.pdf', facts: facts as unknown as DocumentFacts }
}
const PAPER = file([...LISTED, OF_SECOND])

it.each([
  ['the location that is asked for', policyAt(FIRST, SECOND), SECOND, 'HERE'],
  ['another than is asked for', policyAt(FIRST, SECOND), FIRST, 'ELSEWHERE'],
  ['another than the only one on record', policyAt(FIRST), undefined, 'ELSEWHERE'],
  ['another than the only one on record, whatever is asked for', policyAt(FIRST), 'Location 2', 'ELSEWHERE'],
  ['the only one on record', policyAt(SECOND), undefined, 'HERE'],
  ['one of several on record', policyAt(FIRST, SECOND), undefined, 'OPEN'],
  ['one of several that only the document lists', policyAt(), undefined, 'OPEN'],
  ['one that only the document lists, by its number', policyAt(), 'Location 2', 'HERE'],
] as const)('an entry of a document may be of %s', (_what, policy, location, where) => {
  expect(premisesOf(policy, { ...(location && { location }) }).ofRecord(PAPER, OF_SECOND)).toBe(where)
})

it('an entry without a place is of the whole policy', () => {
  expect(premisesOf(policyAt(FIRST, SECOND), {}).ofRecord(file([...LISTED, UNPLACED]), UNPLACED)).toBe('HERE')
})

it.each([
  ['Mortgagee: First Bank', FIRST, 'HERE'],
  ['Mortgagee: First Bank, location 2', FIRST, 'ELSEWHERE'],
  ['Mortgagee of 40 Sawdust Lane: First Bank', FIRST, 'ELSEWHERE'],
  ['Mortgagee of 40 Sawdust Lane: First Bank', SECOND, 'HERE'],
  ['Mortgagee of 40 Sawdust Lane: First Bank', undefined, 'OPEN'],
  ['Mortgagee: First Bank, location 2', undefined, 'OPEN'],
])('words of a record are of the location they tell: %s, for %s', (words, location, where) => {
  expect(premisesOf(policyAt(FIRST, SECOND), { ...(location && { location }) }).ofWords(words)).toBe(where)
})

it('words of another number are not of the only location on record', () => {
  const { ofWords } = premisesOf(policyAt(FIRST), {})
  expect([ofWords('First Bank, location 2'), ofWords('First Bank, location 1')]).toEqual(['ELSEWHERE', 'HERE'])
})
