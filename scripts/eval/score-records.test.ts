import { expect, test } from 'vitest'
import type { DocumentFacts } from '../../server/documents/facts/types.ts'
import type { RecordValue } from '../../server/documents/records/types.ts'
import type { GoldRecord } from './gold.ts'
import { plainValue } from './record-value.ts'
import { scoreRecords } from './score-records.ts'

const NO_TIME = { ms: 0, mb: 0 }

test.each<[RecordValue | null | undefined, RecordValue | null | undefined]>([
  ['$3,412', '3412.00'],
  [1200.77, '$1,200.77'],
  [-15133.94, '(15,133.94)'],
  [0, '$0.00'],
  [2011, '2011'],
  ['05/02/19', 'May 2, 2019'],
  ['Morgan  X. Larkin', 'MORGAN X. LARKIN'],
  [null, ''],
  [undefined, null],
  [[], null],
  [
    ['Lucas, Nathan', 'Hall'],
    ['LUCAS, NATHAN', 'hall'],
  ],
  [
    { reserve: 0, paid: 16048.2 },
    { paid: 16048.2, reserve: 0 },
  ],
])('%j says the same as %j', (a, b) => {
  expect(plainValue(a)).toBe(plainValue(b))
})

test.each<[RecordValue | null, RecordValue | null]>([
  ['0392', '392'],
  [0, null],
  [
    ['Lucas', 'Hall'],
    ['Hall', 'Lucas'],
  ],
  [{ reserve: 1 }, { reserve: 1, paid: 2 }],
  ['CG 00 01', 'CG 00 02'],
  [100, -100],
])('%j does not say the same as %j', (a, b) => {
  expect(plainValue(a)).not.toBe(plainValue(b))
})

test('each record found serves one record of the gold file, and names what differs', () => {
  const trailer = { veh_number: '100', year: 2011, make: 'Ottermobile', plate_number: null }
  const score = scored(
    [trailer, trailer, { ...trailer, veh_number: '200', plate_number: 'K-1' }, { ...trailer, veh_number: '300' }],
    [
      ['vehicle', { veh_number: '100', year: '2011', make: 'OTTERMOBILE', body_type: 'van' }],
      ['vehicle', { veh_number: '200', year: 2011, make: 'Ottermobile', plate_number: 'K-7' }],
    ],
  )
  expect(score.records).toEqual({ vehicle: { expected: 4, found: 2, exact: 1, wrong: 1 } })
  const [first, ...more] = score.differing
  expect(first).toEqual({ type: 'vehicle', field: 'plate_number', expected: 'k-1', got: 'k-7' })
  expect(more.map(({ field }) => field)).toEqual(['(whole record)', '(whole record)'])
})

test('records are counted by type, also those nobody expected', () => {
  const score = scored(
    [
      { record_type: 'policy_form_item', form_number: 'CG 00 01' },
      { record_type: 'policy_premium_item', premium: '$100' },
    ],
    [
      ['policy_form_item', { form_number: 'cg 00 01' }],
      ['claim', { claim_number: '7' }],
    ],
  )
  expect(score.records).toEqual({
    policy_form_item: { expected: 1, found: 1, exact: 1, wrong: 0 },
    policy_premium_item: { expected: 1, found: 0, exact: 0, wrong: 0 },
    claim: { expected: 0, found: 1, exact: 0, wrong: 1 },
  })
})

test('a list without record types is told from its fields', () => {
  const typeOf = (record: GoldRecord) => Object.keys(scored([record], []).records)
  expect(typeOf({ incident_number: '#1', date_of_loss: '04/27/2023' })).toEqual(['claim'])
  expect(typeOf({ name: 'Otto', state_licensed: 'OH' })).toEqual(['driver'])
  expect(typeOf({ veh_number: '1', year: 2011 })).toEqual(['vehicle'])
})

test('a license has one of two names, and a year of birth is never to come', () => {
  const score = scored(
    [{ name: 'Otto', driver_license_number: 'L-7', date_of_birth: '12/15/64' }],
    [['driver', { name: 'Otto', license_number: 'L-7', date_of_birth: '12/15/1964' }]],
  )
  expect(score.records).toEqual({ driver: { expected: 1, found: 1, exact: 1, wrong: 0 } })
})

const NOWHERE = { page: 1, quote: '', boxes: [] }

function scored(records: GoldRecord[], found: [string, Record<string, RecordValue>][]) {
  const facts: DocumentFacts = { kind: 'schedule', title: null, policies: [], facts: [], conflicts: [] }
  facts.records = found.map(([type, fields]) => ({
    type,
    page: 1,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, source: NOWHERE }])),
  }))
  const paper = { document: 'paper.pdf', file: 'paper.pdf', kind: null, family: 'test' }
  return scoreRecords({ ...paper, records }, facts, NO_TIME)
}
