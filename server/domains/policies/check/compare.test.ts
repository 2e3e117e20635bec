import { describe, expect, it } from 'vitest'
import { amountIn, compareSides } from './compare.ts'
import { checkRows, withRecord } from './pairs.ts'
import type { CheckedAgainst, Said, Side } from './types.ts'

const FILE = { fileId: 'f', fileName: 'Renewal.pdf', page: 1, quote: 'as it stands' }
const said = (path: string, value: string, own: Partial<Said> = {}): Said => ({
  ...{ path, label: path, kind: 'amount', section: null, value, shown: value },
  ...{ source: { policyId: null, file: FILE }, isSure: true, ...own },
})
const side = (...own: Said[]): Side => ({ said: own, read: [], named: () => null })
const reading = (name: string, own: Side): Side => ({ ...own, read: [{ name, fileName: 'Renewal.pdf', page: 2 }] })
const form = (number: string, edition: string, shown = number) =>
  said(`form.${number}`, edition, { kind: 'form', section: 'forms', shown })
const NOTHING = side()
const OF_RECORD = { source: { policyId: 'p', file: null } }
const kindOf = (was: Side, is: Side) => compareSides(was, is)[0]?.kind

describe('two sides', () => {
  it.each([
    ['the same amount', said('a', '1000000.00'), said('a', '1,000,000'), 'SAME'],
    ['an amount in words beside it', said('a', '$1,000 per claim'), said('a', '1,000'), 'SAME'],
    ['another amount', said('a', '1000000.00'), said('a', '2000000.00'), 'CHANGED'],
    ['one read with doubt that differs', said('a', '1.00'), said('a', '2.00', { isSure: false }), 'UNSURE'],
    ['one read with doubt that agrees', said('a', '1.00'), said('a', '1.00', { isSure: false }), 'SAME'],
    ['a company with a shorter name', said('a', 'Quill Mutual', { kind: 'company' }), said('a', 'Quill Mutual Insurance Company', { kind: 'company' }), 'SAME'],
    ['an insured with a shorter name', said('a', 'Otter LLC', { kind: 'name' }), said('a', 'Otter', { kind: 'name' }), 'CHANGED'],
    ['a name with other signs', said('a', 'Otter & Thimble, LLC', { kind: 'name' }), said('a', 'OTTER AND THIMBLE LLC', { kind: 'name' }), 'SAME'],
    ['a form of another edition', form('CG2010', '04 13'), form('CG2010', '12 19'), 'CHANGED'],
    ['a form without an edition', form('CG2010', '04 13'), form('CG2010', ''), 'SAME'],
    ['a wording in another form', said('w', 'CG 20 10', { kind: 'wording' }), said('w', 'QF 1', { kind: 'wording' }), 'SAME'],
  ])('say %s', (_what, was, is, kind) => expect(kindOf(side(was), side(is))).toBe(kind)) // biome-ignore format: a table

  it('of which one tells two values leave it to a person, unless the other tells the same two', () => {
    const two = side(said('a', '1.00'), said('a', '2.00'))
    expect(kindOf(two, side(said('a', '1.00')))).toBe('UNSURE')
    expect(kindOf(two, side(said('a', '2.00'), said('a', '1.00')))).toBe('SAME')
  })

  it('tell what is missing or new only where a list was read that does not hold it', () => {
    const one = side(form('CG2010', '04 13'))
    expect(compareSides(one, NOTHING)[0]).toMatchObject({ kind: 'NOT_FOUND', note: null })
    expect(compareSides(one, reading('forms', NOTHING))[0]).toMatchObject({
      kind: 'MISSING',
      note: 'Not among the forms on page 2 of Renewal.pdf.',
    })
    expect(kindOf(NOTHING, one)).toBe('NOT_FOUND')
    expect(kindOf(reading('forms', NOTHING), one)).toBe('NEW')
    expect(kindOf(one, reading('locations', NOTHING))).toBe('NOT_FOUND')
  })

  it('do not miss a form that another page names', () => {
    const named = { ...reading('forms', NOTHING), named: () => 14 }
    expect(compareSides(side(form('CG2010', '04 13')), named)[0]).toMatchObject({
      kind: 'NOT_FOUND',
      note: 'Not among the forms of Renewal.pdf, but page 14 names it.',
    })
  })
})

it.each([
  ['2500.00', 2500],
  ['$2,500 per claim', 2500],
  ['$2 million', 2_000_000],
  ['$1,000 / $2,000', null],
  ['2 %', null],
  ['Per schedule', null],
])('the amount of %s is %s', (value, amount) => expect(amountIn(value)).toBe(amount))

describe('an issued policy', () => {
  const check = (was: Side, is: Side, against: CheckedAgainst = 'EXPIRING', record = NOTHING) =>
    checkRows(against, was, is, record)
  const change = (path: string, was: string, is: string, against?: CheckedAgainst, own: Partial<Said> = {}) =>
    check(side(said(path, was, own)), side(said(path, is, own)), against)[0]

  it.each([
    ['a lower limit', 'limits.glAggregateLimit', '2000000.00', '1000000.00', 'The limit is lower.'],
    ['no higher limit', 'limits.glAggregateLimit', '1000000.00', '2000000.00', null],
    ['a higher deductible', 'gl.deductible', '1000.00', '2500.00', 'The insured bears more of a loss.'],
    ['no lower deductible', 'gl.deductible', '2500.00', '1000.00', null],
    ['a higher retention', 'limits.cyberRetentionLimit', '1000.00', '2500.00', 'The insured bears more of a loss.'],
    ['no higher premium', 'pricing.premium', '8000.00', '8400.00', null],
  ])('needs a person for %s', (_what, path, was, is, concern) => {
    expect(change(path, was, is)).toMatchObject({ kind: 'CHANGED', concern })
  })

  it('needs a person for a premium above that of the quote, and says by how much', () => {
    expect(change('pricing.premium', '8000.00', '8400.00', 'QUOTE')).toMatchObject({
      concern: 'The premium is higher than quoted.',
      note: 'Up $400 (5.0 %).',
    })
  })

  it('needs a person for a dropped form and for a new exclusion, and for no other new form', () => {
    const was = reading('forms', side(form('CG2010', '04 13'), form('CG2107', '05 14', 'CG 21 07 Exclusion')))
    const is = reading('forms', side(form('CG2147', '12 07', 'CG 21 47 Exclusion'), form('CG2001', '04 13')))
    expect(check(was, is).map(({ path, concern }) => [path, concern])).toEqual([
      ['form.CG2010', 'The form is no longer listed.'],
      ['form.CG2147', 'A new exclusion.'],
      ['form.CG2001', null],
      ['form.CG2107', null],
    ])
  })

  const dates = (inforceAt: string, expiresAt: string) =>
    side(said('inforceAt', inforceAt, { kind: 'date' }), said('expiresAt', expiresAt, { kind: 'date' }))
  it.each([
    ['follows', '2026-04-01', '2027-04-01', [['term.begins', null], ['term.length', null]]],
    ['leaves a gap', '2026-04-03', '2027-04-03', [['term.begins', 'A gap of 2 days without coverage.'], ['term.length', null]]],
    ['overlaps', '2026-03-31', '2027-03-31', [['term.begins', 'It begins 1 day before the expiring policy ends.'], ['term.length', null]]],
    ['is shorter', '2026-04-01', '2026-10-01', [['term.length', 'The term is shorter than before.'], ['term.begins', null]]],
  ])('that %s says so of its term', (_what, begins, ends, rows) => {
    const told = check(dates('2025-04-01', '2026-04-01'), dates(begins, ends))
    expect(told.map(({ path, concern }) => [path, concern])).toEqual(rows)
  }) // biome-ignore format: a table

  it('is likened by its dates to a quote, and not by its number', () => {
    const number = (value: string) => said('policyNumber', value, { kind: 'text' })
    const quote = {
      ...dates('2026-04-01', '2027-04-01'),
      said: [...dates('2026-04-01', '2027-04-01').said, number('Q-1')],
    }
    const told = check(
      quote,
      { ...dates('2026-04-15', '2027-04-01'), said: [...dates('2026-04-15', '2027-04-01').said, number('P-1')] },
      'QUOTE',
    )
    expect(told.map(({ path, kind }) => [path, kind])).toEqual([
      ['inforceAt', 'CHANGED'],
      ['expiresAt', 'SAME'],
    ])
  })

  it('is not taken to say what only its record says, alike or not: the value was not found in the document', () => {
    const premium = (value: string, own: Partial<Said> = {}) => said('pricing.premium', value, own)
    const was = side(said('limits.a', '1.00'), premium('8000.00'))
    const record = side(said('limits.a', '1.00', OF_RECORD), premium('7950.00', OF_RECORD))
    const told = check(was, side(said('limits.b', '1.00')), 'EXPIRING', record)
    expect(told.map(({ path, kind, note, concern, is }) => [path, kind, note, concern, is.length])).toEqual([
      ['limits.a', 'NOT_FOUND', null, null, 1],
      ['pricing.premium', 'NOT_FOUND', null, null, 1],
      ['limits.b', 'NOT_FOUND', null, null, 1],
    ])
  })

  it('tells a deductible once', () => {
    const of = (path: string, value: string, own: Partial<Said> = {}) => said(path, value, own)
    const paper = (amount: string) => side(of('details.deductible', amount), of('gl.deductible', amount))
    expect(check(paper('1000.00'), paper('2500.00')).map(({ path }) => path)).toEqual(['gl.deductible'])
    const record = side(of('details.deductible', '$1,000', OF_RECORD))
    expect(check(record, paper('2500.00')).map(({ path }) => path)).toEqual(['details.deductible'])
  })
})

it('an expiring policy says what its documents and its record tell, an amount that they tell differently by both', () => {
  const paper = reading('forms', side(said('limits.a', '1.00'), said('name', 'Otter', { kind: 'name' })))
  const record = side(
    said('limits.a', '2.00', OF_RECORD),
    said('name', 'Otter Inc', { kind: 'name' }),
    said('b', '3.00'),
  )
  const { said: all, read } = withRecord(paper, record)
  expect(all.map(({ path, value }) => [path, value])).toEqual([
    ['limits.a', '1.00'],
    ['name', 'Otter'],
    ['limits.a', '2.00'],
    ['b', '3.00'],
  ])
  expect(read).toEqual(paper.read)
})
