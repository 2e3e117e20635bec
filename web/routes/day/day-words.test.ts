import { expect, it } from 'vitest'
import type { DayRowFragment } from '../../graph/generated/graphql.ts'
import { dayLines, isMore } from './day-words.ts'

const clock = { now: Date.parse('2026-11-23T14:00:00Z'), timeZone: 'America/New_York' }
const EMPTY = { serviceRequest: null, businessPolicy: null, caraWorkspace: null, task: null, place: { cursor: '' } }

const request = (at: string, group: DayRowFragment['group'], given: object = {}, isDue = true): DayRowFragment => ({
  ...{ ...EMPTY, item: `REQUEST:${at}`, kind: 'REQUEST', group, at, isDue },
  serviceRequest: {
    ...{ id: 'r1', title: 'Is the trailer covered?', type: 'QUESTION', channel: 'PHONE', clientName: 'Odette Sample' },
    ...{
      createdAt: '2026-11-17T15:00:00Z',
      account: { id: 'a1', name: 'Snowglobe Freight Co.' },
      businessPolicy: null,
    },
    ...given,
  } as DayRowFragment['serviceRequest'],
})

const policy = (
  at: string,
  group: DayRowFragment['group'],
  given: object = {},
  kind: 'EXPIRY' | 'CANCELLATION' = 'EXPIRY',
) =>
  ({
    ...{ ...EMPTY, item: `${kind}:${at} ${JSON.stringify(given)}`, kind, group, at, isDue: true },
    businessPolicy: {
      ...{ id: 'p1', type: 'CYBER', policyNumber: 'HF-0852', pricing: { premium: '3915.00' } },
      ...{ account: { id: 'a2', name: 'Quiet Comet Software Inc.' }, carrier: { name: 'Tinderfen Specialty' } },
      ...{ cancellation: { reason: 'INSURED_NONPAYMENT' }, ...given },
    },
  }) as DayRowFragment

it.each([
  [request('2026-11-21T13:00:00Z', 'LATE'), '2 days late', 'due Nov 21'],
  [request('2026-11-23T12:59:00Z', 'LATE'), '1 hour late', 'due Nov 23'],
  [request('2026-11-23T04:59:00Z', 'LATE'), '1 day late', 'due Nov 22'],
  [request('2026-11-21T23:00:00Z', 'LATE'), '2 days late', 'due Nov 21'],
  [request('2026-11-23T20:00:00Z', 'TODAY'), '3:00 PM', 'in 6 hours'],
  [request('2026-11-24T04:59:00Z', 'TODAY'), 'Midnight', 'in 15 hours'],
  [request('2026-11-25T04:59:00Z', 'WEEK'), 'Tue, Nov 24', 'tomorrow'],
  [request('2026-11-17T14:00:00Z', 'WEEK', {}, false), 'No due date', 'for 6 days'],
  [request('2026-11-23T13:59:40Z', 'WEEK', {}, false), 'No due date', 'just now'],
  [policy('2026-11-20T05:00:00Z', 'LATE'), 'Expired', 'on Nov 20'],
  [policy('2026-12-09T05:00:00Z', 'LATER'), 'Wed, Dec 9', 'in 16 days'],
  [policy('2026-11-24T05:00:00Z', 'TODAY', {}, 'CANCELLATION'), 'Midnight', 'in 15 hours'],
])('%j hurts %s, %s', (row, when, whenBelow) => {
  expect(dayLines([row], clock)[0]).toMatchObject({ when, whenBelow })
})

it.each([
  [
    request('x', 'LATE'),
    'Is the trailer covered?',
    'Snowglobe Freight Co. · asked by phone on November 17',
    '/app/servicing/r1/reply',
  ],
  [
    request('x', 'LATE', { account: null, channel: 'STAFF' }),
    'Is the trailer covered?',
    'Odette Sample · asked on November 17',
    '/app/servicing/r1/reply',
  ],
  [
    request('x', 'LATE', { createdAt: '2026-11-18T04:30:00Z' }),
    'Is the trailer covered?',
    'Snowglobe Freight Co. · asked by phone on November 17',
    '/app/servicing/r1/reply',
  ],
  [
    request('x', 'LATE', { type: 'CREATE_CERTIFICATE' }),
    'Is the trailer covered?',
    'Snowglobe Freight Co. · asked by phone on November 17',
    '/app/accounts/a1/certificates/new?request=r1',
  ],
  [
    request('x', 'LATE', { type: 'CREATE_CERTIFICATE', account: null }),
    'Is the trailer covered?',
    'Odette Sample · asked by phone on November 17',
    '/app/servicing/r1/copilot',
  ],
  [
    request('x', 'LATE', { type: 'CANCEL_POLICY', businessPolicy: { id: 'p9' } }),
    'Is the trailer covered?',
    'Snowglobe Freight Co. · asked by phone on November 17',
    '/app/policies/p9/cancel',
  ],
  [
    policy('x', 'LATER'),
    'Cyber HF-0852 expires',
    'Quiet Comet Software Inc. · $3,915 premium, not renewed',
    '/app/policies/p1/renew',
  ],
  [
    policy('x', 'LATE', { policyNumber: null }),
    'Cyber expired',
    'Quiet Comet Software Inc. · $3,915 premium, not renewed',
    '/app/policies/p1/renew',
  ],
  [
    policy('x', 'LATER', {}, 'CANCELLATION'),
    'Cyber HF-0852 is canceled',
    'Quiet Comet Software Inc. · Tinderfen Specialty, insured nonpayment',
    '/app/policies/p1/reinstate',
  ],
])('%j reads %s', (row, title, below, to) => {
  const at = '2026-12-09T05:00:00Z'
  expect(dayLines([{ ...row, at }], clock)[0]).toMatchObject({ title, below, step: { to } })
})

it('marks a follow-up done by its step, and says what it is about', () => {
  const account = { id: 'a1', name: 'Snowglobe Freight Co.' }
  const task = {
    id: 't1',
    title: 'Call back',
    dueOn: '2026-11-23',
    account,
    businessPolicy: null,
    serviceRequest: null,
  }
  const row = (group: DayRowFragment['group'], at: string) =>
    ({ ...EMPTY, item: 'TASK:t1', kind: 'TASK', group, at, isDue: true, task }) as DayRowFragment
  const [today] = dayLines([row('TODAY', '2026-11-24T04:59:00Z')], clock)
  expect(today).toMatchObject({ title: 'Call back', when: 'Today', to: '/app/accounts/a1/overview' })
  expect(today).toMatchObject({ below: 'Snowglobe Freight Co. · follow-up', step: { task: { id: 't1' } } })
  expect(dayLines([row('LATE', '2026-11-22T04:59:00Z')], clock)[0]).toMatchObject({ when: '2 days late' })
})

it('tells policies of one account that end on the same day as one, and nothing of what is gone', () => {
  const at = '2026-12-09T05:00:00Z'
  const two = [policy(at, 'LATER'), policy(at, 'LATER', { id: 'p2', type: 'UMBRELLA' })]
  const [line, other, ...more] = dayLines(
    [...two, policy(at, 'LATER', { account: { id: 'a3', name: 'Other' } })],
    clock,
  )
  expect([line!.title, line!.items.length, line!.step]).toEqual([
    '2 policies end on the same day',
    2,
    { label: 'Start renewals', to: '/app/accounts/a2/policies', may: ['create', 'policy'] },
  ])
  expect([other!.title, more]).toEqual(['Cyber HF-0852 expires', []])
  expect(dayLines([{ ...two[0]!, businessPolicy: null }], clock)).toEqual([])
})

it.each([
  [50, 50, undefined, false],
  [50, 51, undefined, true],
  [51, 51, 1, false],
  [50, 51, 0, false],
])('of %i rows here and %i in all, the last page of %s, more stand behind: %s', (here, all, lastPage, more) => {
  expect(isMore(here, all, lastPage)).toBe(more)
})
