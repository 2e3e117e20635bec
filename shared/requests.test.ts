import { describe, expect, it } from 'vitest'
import { COPILOT_DEFAULTS, INCOMING_ROLES, REQUEST_TYPES, requestFilterOf, requestTitle } from './requests.ts'

describe('requestFilterOf', () => {
  const of = (view: Record<string, string>) => requestFilterOf((name) => (view[name] ? [view[name]] : []))

  it('shows open requests, the late ones first, unless it is asked otherwise', () => {
    expect(of({})).toEqual({
      ...{ accountId: null, search: '' },
      ...{ states: ['OPEN'], types: [], assigneeIds: [], due: null, sort: 'LATE_FIRST' },
    })
    expect(of({ tab: 'ALL' }).states).toEqual([])
    expect(of({ tab: 'CLOSED', account: 'a1' })).toMatchObject({ states: ['CLOSED'], accountId: 'a1' })
  })

  it('takes what it knows and leaves out the rest', () => {
    const view = { type: 'QUESTION', due: 'OVERDUE', sort: 'GONE', assignee: 'none', q: 'otter' }
    expect(of(view)).toEqual({
      ...{ accountId: null, search: 'otter', states: ['OPEN'], types: ['QUESTION'], assigneeIds: ['none'] },
      ...{ due: 'OVERDUE', sort: 'LATE_FIRST' },
    })
    expect(of({ type: 'GONE', due: 'GONE' })).toMatchObject({ types: [], due: null })
  })
})

describe('a request', () => {
  it.each([
    ['QUESTION', { question: 'Is the trailer covered?', type: 'COVERAGE' }, 'Is the trailer covered?'],
    ['CREATE_CERTIFICATE', { name: 'Paper Lantern' }, 'Certificate for Paper Lantern'],
    ['ADD_ADDITIONAL_INSURED', { name: 'Lemon Barrel' }, 'Add Lemon Barrel as additional insured'],
    ['DOCUMENT_REQUEST', { type: 'LOSS_RUN' }, 'Document request: Loss run'],
    ['CANCEL_POLICY', { reason: 'Sold' }, 'Cancel policy: Sold'],
    ['ENDORSE_POLICY', {}, 'Endorse policy: By Friday.'],
    ['OTHER', {}, 'By Friday.'],
    ['QUESTION', { question: 'x'.repeat(200) }, `${'x'.repeat(119)}…`],
  ] as const)('%s %j is called %s', (type, data, title) => {
    expect(requestTitle({ type, data: data as never, details: 'By Friday.\nThanks' })).toBe(title)
  })

  it('has all of its types, and begins with their presets in Copilot (spec 1 §4)', () => {
    expect(
      REQUEST_TYPES.map(({ id, label }) => [id, label, COPILOT_DEFAULTS[id as keyof typeof COPILOT_DEFAULTS]]),
    ).toEqual([
      ['ADD_ADDITIONAL_INSURED', 'Add additional insured', undefined],
      ['CANCEL_POLICY', 'Cancel policy', undefined],
      ['CREATE_CERTIFICATE', 'Create certificate', 'GENERATE_TEMPLATE'],
      ['DOCUMENT_REQUEST', 'Document request', undefined],
      ['ENDORSE_POLICY', 'Endorse policy', undefined],
      ['OTHER', 'Other', undefined],
      ['QUESTION', 'Question', 'DOCUMENT_EXPLORATION'],
      ['QUOTE_REQUEST', 'Quote request', 'GENERATE_TEMPLATE'],
    ])
  })

  it('was said to by clients, participants and agents', () => {
    expect(INCOMING_ROLES).toEqual(['client', 'participant', 'agent'])
  })
})
