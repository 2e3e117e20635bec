import { describe, expect, it } from 'vitest'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { beforeWords, countsOf, stateOf, sumUp } from './counts.ts'
import { groupsOf } from './form-groups.ts'
import { reviewItems, stepFrom, wholeFindings } from './review.ts'

type Form = NonNullable<Artifact['form']>

const source = { kind: 'DOCUMENT' as const, label: 'Otter policy.pdf', quote: 'x', fileId: 'f', page: 2 }
const aField = (part: Partial<FormValue>): FormValue => ({
  name: part.label ?? 'a',
  label: 'Each occurrence',
  section: 'General liability',
  type: 'AMOUNT',
  value: '1,000,000',
  state: 'SOURCED',
  reason: null,
  reasonKind: null,
  expected: true,
  confirmed: null,
  before: null,
  page: 1,
  box: [0, 0, 0, 0],
  maxLength: null,
  choices: [],
  isOpen: false,
  source: {
    ...source,
    record: null,
    url: null,
    host: null,
    readOn: null,
    boxes: [],
    pageWidth: null,
    pageHeight: null,
  },
  ...part,
})
const aForm = (fields: FormValue[], findings: Form['findings'] = []): Form => ({
  form: 'ACORD 25',
  edition: null,
  worksheet: true,
  fileId: null,
  fields,
  findings,
})

const INFERRED = aField({ label: 'Aggregate applies', state: 'INFERRED', value: 'true', type: 'TICK' })
const EXCLUDED = aField({ label: 'Personal injury', state: 'BLANK', reasonKind: 'EXCLUDED', value: '' })
const NOT_INCLUDED = aField({ label: 'Products', state: 'BLANK', reasonKind: 'NOT_INCLUDED', value: '' })
const INCLUDED = aField({ label: 'Rented premises', state: 'BLANK', reasonKind: 'INCLUDED', value: '' })
const BLANK = aField({ label: 'Medical expense', state: 'BLANK', value: '', source: null })
const UNASKED = aField({ label: 'Other limit', state: 'BLANK', value: '', source: null, expected: false })

it('says a box that is called by its answer once', () => {
  const yes = { value: 'true', type: 'TICK' as const, state: 'INFERRED' as const }
  const items = reviewItems(aForm([aField({ label: 'Blanket: yes', ...yes }), aField({ label: 'Building', ...yes })]))
  expect(items.map(({ title }) => title)).toEqual(['Blanket: yes', 'Building: Yes'])
})

describe('counts', () => {
  it('puts each value in one state, and they add up', () => {
    const said = [EXCLUDED, NOT_INCLUDED, INCLUDED]
    const fields = [aField({}), aField({ label: 'b', state: 'EDITED' }), INFERRED, ...said, BLANK, UNASKED]
    expect(countsOf(fields)).toEqual({
      sourced: 1,
      inferred: 1,
      edited: 1,
      excluded: 1,
      notIncluded: 1,
      included: 1,
      absent: 1,
      all: 7,
      changed: 0,
      filled: 3,
    })
    expect(sumUp(fields)).toBe(
      '1 with a source, 1 inferred, 1 edited, 1 excluded, 1 not included, 1 included, no amount, 1 not found',
    )
  })

  it('counts and shows alone what was something else on the form of the term before', () => {
    const { source } = aField({})
    const changed = aField({ label: 'Fire', before: { value: '500,000', source: source! } })
    const fields = [aField({}), changed, BLANK]
    expect(countsOf(fields)).toMatchObject({ all: 3, sourced: 2, changed: 1 })
    expect(groupsOf(fields, 'changed').flatMap(({ rows }) => rows)).toEqual([changed])
    expect(beforeWords(changed)).toBe('Changed from $500,000')
    expect(beforeWords({ ...changed, type: 'TICK', before: { value: 'Corporation', source: source! } })).toBe(
      'Changed from Corporation',
    )
  })

  it('counts no blank that is not expected, and no box that is not ticked', () => {
    expect(stateOf(UNASKED)).toBeNull()
    expect(stateOf(aField({ type: 'TICK', state: 'BLANK', value: '' }))).toBeNull()
  })

  it('takes a limit that reads Excluded for excluded', () => {
    expect(stateOf(aField({ value: 'EXCLUDED' }))).toBe('excluded')
  })
})

describe('review', () => {
  it('lists what was inferred, excluded or found by a check, with the reason, until it is confirmed', () => {
    const check = { severity: 'WARNING' as const, message: 'It is lower than usual.', fields: ['a'] }
    const doubted = {
      state: 'BLANK',
      value: '',
      reasonKind: 'DOUBTED',
      reason: '“5,000” on page 2 is in doubt.',
    } as const
    const fields = [aField({}), INFERRED, EXCLUDED, BLANK, aField({ label: 'Aggregate', ...doubted })]
    const form = aForm(fields, [check])
    expect(reviewItems(form).map(({ title, why }) => [title, why])).toEqual([
      ['Each occurrence: $1,000,000', 'It is lower than usual.'],
      ['Aggregate applies: Yes', 'Inferred from Otter policy.pdf, page 2.'],
      ['Personal injury: Excluded', 'The policy excludes it (Otter policy.pdf, page 2).'],
      ['Aggregate: blank', '“5,000” on page 2 is in doubt.'],
    ])
    const confirmed = { by: 'Robin', at: '2026-01-01T00:00:00Z' }
    expect(reviewItems(aForm([{ ...INFERRED, confirmed }]))).toEqual([])
  })

  it.each([
    [NOT_INCLUDED, 'Products: Not included', 'The policy does not include it'],
    [INCLUDED, 'Rented premises: Included, no amount', 'The policy includes it without an amount of its own'],
  ])('lists a limit that is named without an amount as what it is', (field, title, why) => {
    const [item] = reviewItems(aForm([field]))
    expect(item).toMatchObject({ title, why: expect.stringContaining(why) })
  })

  it('lets a rule say itself why', () => {
    const label = 'No holder was given, so the named insured is the certificate holder.'
    const source = { ...INFERRED.source!, kind: 'RULE' as const, label, page: null }
    expect(reviewItems(aForm([{ ...INFERRED, source }]))[0]?.why).toBe(label)
  })

  it('keeps a check about no single value apart', () => {
    const check = { severity: 'WARNING' as const, message: 'Two policies overlap.', fields: [] }
    expect(wholeFindings(aForm([aField({})], [check]))).toEqual([check])
  })

  it('steps on and back, around the end', () => {
    const items = reviewItems(aForm([INFERRED, EXCLUDED]))
    expect(stepFrom(items, null, 1)?.field).toBe(INFERRED)
    expect(stepFrom(items, INFERRED.name, 1)?.field).toBe(EXCLUDED)
    expect(stepFrom(items, EXCLUDED.name, 1)?.field).toBe(INFERRED)
    expect(stepFrom(items, INFERRED.name, -1)?.field).toBe(EXCLUDED)
    expect(stepFrom([], null, 1)).toBeNull()
  })
})
