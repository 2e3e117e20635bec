import { expect, it } from 'vitest'
import { HISTORY_ACTORS, HISTORY_KINDS, type HistoryActor, type HistoryKind } from '../../shared/history.ts'
import { byMonth, deedOf, doerOf, type HistoryEventParts, leadToChange } from './history-words.ts'

const CHANGE = { field: 'pricing.premium', label: 'Premium', was: '$8,420', is: '$8,655' }

type Told = Pick<HistoryEventParts, 'kind' | 'actor' | 'agencyUser' | 'changes'>
const ROBIN = { name: 'Robin Placeholder' }
const STATUS = { field: 'state', label: 'Status', was: 'Active', is: 'Canceled' }

/** An event as it is read, with the one change it made. */
function sentence(told: Told): string {
  const [only, ...others] = told.changes
  const change =
    only && !others.length ? `${leadToChange(told)} ${[only.was, only.is].filter(Boolean).join(' to ')}` : ''
  return [doerOf(told), `${deedOf(told)}${change}`].filter(Boolean).join(' ')
}

it('names who did it', () => {
  const doer = (actor: HistoryActor, agencyUser: Told['agencyUser'] = ROBIN) =>
    doerOf({ kind: 'POLICY_CHANGED', actor, agencyUser })
  expect(doer('USER')).toBe('Robin Placeholder')
  expect(doer('CARA')).toBe('Cara, for Robin Placeholder,')
  expect(doer('USER', null)).toBe('A former user')
  expect(doer('HOUSE', null)).toBe('Cara')
  expect(doer('OPERATOR', null)).toBe('Whoever runs this Cara')
})

const OF_ITSELF = ['The policy came into force', 'The policy expired', 'The cancellation took effect']

it('is a sentence with one subject for every kind, whoever did it', () => {
  for (const { id: kind, label } of HISTORY_KINDS)
    for (const actor of HISTORY_ACTORS) {
      const agencyUser = actor === 'HOUSE' || actor === 'OPERATOR' ? null : ROBIN
      const said = sentence({ kind, actor, agencyUser, changes: [] })
      const subject = {
        ...{ USER: 'Robin Placeholder ', CARA: 'Cara, for Robin Placeholder, ' },
        ...{ HOUSE: 'Cara ', OPERATOR: 'Whoever runs this Cara ' },
      }[actor]
      expect(said).toBe(OF_ITSELF.find((own) => own.toLowerCase() === label) ?? `${subject}${label}`)
      // Whoever does it, what is done begins with a verb.
      expect(said.replace(subject, '')).toMatch(/^(?:The|\w+(?:ed|d|t|k|o))(?: |$)/)
    }
})

it('tells the one change a deed made, several by the record', () => {
  const told = (kind: HistoryKind, ...changes: Told['changes'][number][]) =>
    sentence({ kind, actor: 'USER', agencyUser: ROBIN, changes })
  expect(told('POLICY_CHANGED', CHANGE)).toBe('Robin Placeholder changed premium from $8,420 to $8,655')
  expect(told('POLICY_CHANGED', { ...CHANGE, label: 'ZIP code' })).toContain('changed ZIP code from')
  const EMAIL = { field: 'business.email', label: 'E-mail' }
  expect(told('ACCOUNT_CHANGED', { ...EMAIL, was: 'a@x.example.com', is: null })).toBe(
    'Robin Placeholder cleared e-mail, was a@x.example.com',
  )
  expect(told('ACCOUNT_CHANGED', { ...EMAIL, was: null, is: 'a@x.example.com' })).toBe(
    'Robin Placeholder set e-mail to a@x.example.com',
  )
  expect(told('POLICY_CHANGED', CHANGE, STATUS)).toBe('Robin Placeholder changed the policy')
  expect(told('POLICY_CANCELED', STATUS)).toBe('The cancellation took effect, from Active to Canceled')
  expect(told('POLICY_REINSTATED', STATUS)).toBe('Robin Placeholder reinstated the policy, from Active to Canceled')
  expect(told('POLICY_RENEWED', CHANGE)).toBe('Robin Placeholder renewed the policy, premium from $8,420 to $8,655')
})

it('puts events under their months, in their order', () => {
  const events = ['2026-11-20', '2026-11-02', '2026-10-30', '2025-11-20'].map((day) => ({ at: `${day}T12:00:00Z` }))
  expect(byMonth('UTC', events).map(({ month, events: of }) => [month, of.length])).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['November 2025', 1],
  ])
  const [{ month } = { month: '' }] = byMonth('America/New_York', [{ at: '2026-12-01T02:00:00Z' }])
  expect(month, 'by the clock that is named').toBe('November 2026')
})
