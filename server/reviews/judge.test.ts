import { describe, expect, it } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import type { DocumentFacts, Fact, PolicyFacts } from '../documents/index.ts'
import { judge } from './judge.ts'
import { heldIn } from './judged.ts'
import { type Requirement, requirementsOf, sayUnread } from './requirements.ts'
import type { ReviewPaper } from './types.ts'

const passage = (quote: string) => ({ page: 1, quote, boxes: [] })

/** A document of one general liability policy that says these facts. */
function aPaper(facts: [key: Fact['key'], value: string, confidence?: number][]): ReviewPaper {
  const policy: PolicyFacts = {
    ...{ lines: ['gl'], number: null, carrier: null, effective: null, expiration: null, insured: null },
    status: 'current',
  }
  const told = facts.map(
    ([key, value, confidence = 0.95], at): Fact => ({
      ...{ id: `f${String(at)}`, key, policy: 0, value, printed: value, confidence, status: 'current' },
      source: passage(`${key} ${value}`),
    }),
  )
  const read: DocumentFacts = { kind: 'declarations', title: null, policies: [policy], facts: told, conflicts: [] }
  return { fileId: 'p', name: 'Policy.pdf', slot: '', facts: read, pages: [], warnings: [] }
}

const limit = (amount: number | null, more: Partial<Requirement> = {}): Requirement => ({
  ...{ ask: 'limit', line: 'gl', key: 'gl.eachOccurrence', label: 'Each occurrence', amount, printed: '$1,000,000' },
  ...{ days: null, who: null, place: { of: 'file', fileId: 'c', ...passage('…') } },
  ...more,
})
const waiver = limit(null, { ask: 'waiver', key: 'wording.waiver', label: 'Waiver of subrogation' })

describe('a requirement', () => {
  it.each([
    ['as much as asked', [['gl.eachOccurrence', '1,000,000']], 'MET'],
    ['more than asked', [['gl.eachOccurrence', '2,000,000']], 'EXCEEDED'],
    ['less than asked', [['gl.eachOccurrence', '500,000']], 'SHORT'],
    ['two values', [['gl.eachOccurrence', '500,000'], ['gl.eachOccurrence', '2,000,000']], 'UNSURE'], // biome-ignore format: a row
    ['a value in doubt', [['gl.eachOccurrence', '2,000,000', 0.5]], 'UNSURE'],
    ['the line without this limit', [['gl.generalAggregate', '2,000,000']], 'NOT_SHOWN'],
    ['nothing of the line', [['insured.name', 'Otter LLC']], 'NOT_SHOWN'],
  ] as [string, Parameters<typeof aPaper>[0], string][])('that meets %s', (_, facts, verdict) => {
    const judged = judge(limit(1_000_000), heldIn([aPaper(facts)]))
    expect(judged.verdict).toBe(verdict)
    expect(judged.cell.place !== null || judged.cell.note !== null).toBe(true)
    if (verdict === 'SHORT') expect(judged.why).toBe('$500,000 is $500,000 less than the $1,000,000 asked for.')
  })

  it('of a deductible is met by less', () => {
    const cap = limit(5_000, { key: 'gl.deductible', label: 'Liability deductible' })
    expect(judge(cap, heldIn([aPaper([['gl.deductible', '2,500']])])).verdict).toBe('EXCEEDED')
    expect(judge(cap, heldIn([aPaper([['gl.deductible', '10,000']])])).verdict).toBe('SHORT')
  })

  it('in other money is not compared', () => {
    expect(judge(limit(null), heldIn([aPaper([['gl.eachOccurrence', '1,000,000']])])).verdict).toBe('UNSURE')
  })

  it('of a wording is missing only where a list of forms was read', () => {
    expect(judge(waiver, heldIn([aPaper([['gl.eachOccurrence', '1,000,000']])])).verdict).toBe('NOT_SHOWN')
    expect(judge(waiver, heldIn([listing([COVERAGE, 'CG 20 10 12 19 Additional Insured'])]))).toMatchObject({
      ...{ verdict: 'MISSING', cell: { place: { of: 'file' } } },
    })
    expect(judge(waiver, heldIn([aPaper([['wording.waiver', 'CG 24 04']])])).verdict).toBe('MET')
  })
})

const COVERAGE = 'CG 00 01 04 13 Commercial General Liability Coverage Form'

/** A policy whose page lists these forms. */
const listing = (forms: string[], lines: PolicyFacts['lines'] = ['gl'], heading = 'Forms and Endorsements') =>
  anOffer('Policy', { facts: [], kind: 'declarations', lines, words: [heading, ...forms] })

describe('a wording is not called missing', () => {
  it.each([
    [
      'by the list of a policy of another line',
      listing(['WC 00 03 08 04 84 Partners Exclusion', 'WC 00 04 14 07 90 Notification'], ['wc']),
    ],
    ['by a list with a form of the carrier', listing([COVERAGE, 'CG D2 46 04 19 Contractors Xtend Endorsement'])],
    [
      'by a list with a form of the carrier in bureau letters',
      listing([COVERAGE, 'CG 88 10 04 13 Liability Extension']),
    ],
    ['by a list with a form without an edition', listing([COVERAGE, 'CG 21 47 12 07 Exclusion', 'HM-100 Enhancement'])],
    [
      'by forms that a sentence names',
      listing([`Subject to CG 00 01 04 13 and CG 21 47 12 07.`, 'CG 21 47 12 07 is attached'], ['gl'], 'Quote'),
    ],
    [
      'by an umbrella, which follows what lies below',
      listing(['CU 00 01 04 13 Umbrella Form', 'CU 21 23 02 02 Exclusion'], ['umbrella']),
    ],
  ])('%s', (_, paper) => {
    for (const line of [null, paper.facts.policies[0]!.lines[0]!] as const)
      if (line !== 'wc') expect(judge({ ...waiver, line }, heldIn([paper])).verdict).toBe('NOT_SHOWN')
  })
})

describe('nothing is met that words do not show', () => {
  const aggregate = limit(2_000_000, { key: 'gl.generalAggregate', label: 'General aggregate', per: 'project' })
  const insured = (more: Partial<Requirement>) =>
    limit(null, { ask: 'additional insured', key: 'wording.additionalInsured', label: 'Additional insured', ...more })
  const coverage = limit(null, { ask: 'coverage', line: 'umbrella', key: null, label: 'Umbrella or excess' })
  type Facts = Parameters<typeof aPaper>[0]
  const tens: Facts[number] = ['wording.additionalInsured', 'CG 20 10 12 19 Additional Insured']

  it.each([
    ['an aggregate per project', aggregate, [['gl.generalAggregate', '2,000,000']], 'UNSURE'],
    [
      'an aggregate that applies so',
      aggregate,
      [
        ['gl.generalAggregate', '2,000,000'],
        ['gl.aggregatePer', 'project'],
      ],
      'MET',
    ],
    [
      'an aggregate with its form',
      aggregate,
      [
        ['gl.generalAggregate', '2,000,000'],
        ['form', 'CG 25 03 05 09'],
      ],
      'MET',
    ],
    ['one of two amounts', limit(1_000_000, { isEither: true }), [['gl.eachOccurrence', '1,000,000']], 'UNSURE'],
    [
      'more than one of two amounts',
      limit(1_000_000, { isEither: true }),
      [['gl.eachOccurrence', '2,000,000']],
      'UNSURE',
    ],
    [
      'what is asked for in one case',
      limit(1_000_000, { condition: 'if Maker drives' }),
      [['gl.eachOccurrence', '1,000,000']],
      'MET',
    ],
    [
      'less than is asked for in one case',
      limit(1_000_000, { condition: 'if Maker drives' }),
      [['gl.eachOccurrence', '500,000']],
      'UNSURE',
    ],
    [
      'coverage asked for in one case',
      { ...coverage, condition: 'if Maker drives' },
      [['gl.eachOccurrence', '500,000']],
      'UNSURE',
    ],
    ['completed operations', insured({ operations: ['completed'] }), [tens], 'UNSURE'],
    ['ongoing operations', insured({ operations: ['ongoing'] }), [tens], 'MET'],
    [
      'both operations',
      insured({ operations: ['ongoing', 'completed'] }),
      [tens, ['wording.additionalInsured', 'CG 20 37 12 19 Additional Insured']],
      'MET',
    ],
    ['a party', insured({ parties: 'Owner' }), [tens], 'UNSURE'],
    [
      'a party that every contract may name',
      insured({ parties: 'Owner' }),
      [['wording.additionalInsured', 'CG 20 33 12 19 Additional Insured - Automatic Status']],
      'MET',
    ],
    ['somebody the contract does not name', insured({ parties: '' }), [tens], 'UNSURE'],
    [
      'an endorsement for another, where the contract names nobody',
      insured({ parties: '' }),
      [tens, ['wording.additionalInsuredNamed', 'Erie Bank']],
      'UNSURE',
    ],
    ['a waiver for a party', { ...waiver, parties: 'Owner' }, [['wording.waiver', 'CG 24 04 05 09']], 'UNSURE'],
    ['a waiver for nobody named', { ...waiver, parties: '' }, [['wording.waiver', 'CG 24 04 05 09']], 'UNSURE'],
    [
      'a waiver for whom a contract names',
      { ...waiver, parties: 'Owner' },
      [['wording.waiver', 'Blanket waiver of subrogation']],
      'MET',
    ],
    [
      'a waiver whose schedule names the party',
      { ...waiver, parties: 'Maple Holdings LLC' },
      [
        ['wording.waiver', 'CG 24 04'],
        ['wording.waiverNamed', 'Maple Holdings LLC'],
      ],
      'MET',
    ],
    [
      'a waiver whose schedule names another',
      { ...waiver, parties: 'Maple Holdings LLC' },
      [
        ['wording.waiver', 'CG 24 04'],
        ['wording.waiverNamed', 'Birch Trust'],
      ],
      'UNSURE',
    ],
    [
      'a party that is scheduled',
      insured({ parties: 'Maple Holdings LLC and its lender' }),
      [tens, ['wording.additionalInsuredNamed', 'Maple Holdings LLC']],
      'MET',
    ],
    ['coverage by its premium alone', coverage, [['umbrella.premium', '4,000']], 'UNSURE'],
    ['coverage by its retention alone', coverage, [['umbrella.retention', '10,000']], 'UNSURE'],
    ['coverage by a limit', coverage, [['umbrella.aggregate', '4,000,000']], 'MET'],
    ['workers compensation by statute', { ...coverage, line: 'wc' }, [['wc.statutory', 'per statute']], 'MET'],
  ] as [string, Requirement, Facts, string][])('%s', (_, asked, facts, verdict) => {
    expect(judge(asked, heldIn([aPaper(facts)])).verdict).toBe(verdict)
  })

  it('by a policy whose term is over', () => {
    const paper = aPaper([['gl.eachOccurrence', '1,000,000']])
    paper.facts.policies[0]!.expiration = '05/01/2019'
    const over = (amount: number) => judge(limit(amount), heldIn([paper], '2027-03-01'))
    const expired = 'This is of a policy that expired on 05/01/2019.'
    expect(over(1_000_000)).toMatchObject({ verdict: 'UNSURE', why: `$1,000,000, as required. ${expired}` })
    expect(over(500_000)).toMatchObject({
      verdict: 'UNSURE',
      why: `$1,000,000; the contract asks for $500,000. ${expired}`,
    })
    expect(over(2_000_000)).toMatchObject({
      verdict: 'SHORT',
      why: `$1,000,000 is $1,000,000 less than the $2,000,000 asked for. ${expired}`,
    })
    expect(judge(limit(1_000_000), heldIn([paper], '2019-03-01')).verdict).toBe('MET')
  })
})

it('says what was not compared, not that it was not found', () => {
  const held = heldIn([aPaper([['gl.eachOccurrence', '1,000,000']])])
  for (const asked of [
    { ask: 'notice', key: null },
    { ask: 'rating', key: null },
    { ask: 'tail', key: null },
    { key: null },
    { isOthers: true, who: 'Owner' },
    { isAnyones: true },
  ] as const)
    expect(judge({ ...limit(1_000_000), ...(asked as Partial<Requirement>) }, held).cell.note).toBe('Not compared')
})

describe('what a contract asks for', () => {
  it('is open where not all of it was read', () => {
    expect(requirementsOf(aPaper([]))).toBeNull()
  })

  it('is each limit by the fact that tells it, and each wording', () => {
    const paper = aPaper([])
    paper.facts.clauses = [
      {
        heading: '9. Insurance',
        demands: [
          {
            asks: ['coverage', 'waiver'],
            who: 'Roofer',
            limits: [{ line: 'wc', limit: 'each-occurrence', printed: '$1,000,000', amount: 1_000_000 }],
            days: null,
            source: passage(
              'Workers compensation insurance of $1,000,000 per occurrence with a waiver of subrogation.',
            ),
          },
        ],
      },
    ]
    expect(requirementsOf(paper)!.map(({ ask, line, key }) => [ask, line, key])).toEqual([
      ['limit', 'wc', 'wc.eachAccident'],
      ['waiver', 'wc', 'wording.waiver'],
    ])
  })

  const demand = (who: string | null, amount: number, limitOf: 'each-claim' | null = 'each-claim') => ({
    ...{ asks: ['coverage' as const], who, days: null, source: passage('Professional liability insurance.') },
    limits: [{ line: 'professional' as const, limit: limitOf, printed: '$', amount, isOnly: true as const }],
  })
  const asking = (demands: ReturnType<typeof demand>[], words: string[] = []) => {
    const paper = anOffer('Contract', { facts: [], kind: 'contract', words })
    return { ...paper, facts: { ...paper.facts, clauses: [{ heading: '', demands }] } }
  }

  it('is asked of the party that is insured, not of whom most is asked', () => {
    const two = [demand('Owner', 1), demand('Owner', 2), demand('Roofer', 3)]
    const words = ['Between Maple Holdings LLC (“Owner”) and Finch Roofing LLC (“Roofer”).']
    const others = (insured: string[], said = words) =>
      requirementsOf(asking(two, said), insured)!.map(({ isOthers }) => isOthers ?? false)
    expect(others(['Finch Roofing LLC'])).toEqual([true, true, false])
    expect(others(['Maple Holdings LLC'])).toEqual([false, false, true])
    expect(others(['Somebody Else Inc.'])).toEqual([true, true, true])
    expect(others(['Finch Roofing LLC'], ['Roofer: Finch Roofing LLC', 'Owner: Maple Holdings LLC'])).toEqual([
      true,
      true,
      false,
    ])
    expect(requirementsOf(asking([demand('Owner', 1)]), ['Finch Roofing LLC'])![0]!.isOthers).toBeUndefined()
  })

  it('is a guess where it names no limit of a line that has several', () => {
    expect(requirementsOf(asking([demand(null, 2_000_000, null)]))![0]!.isGuess).toBe(true)
    expect(requirementsOf(asking([demand(null, 2_000_000)]))![0]!.isGuess).toBeUndefined()
  })

  it('is not said to be nothing where a clause was not understood', () => {
    const paper = asking([])
    expect(sayUnread({ paper, requirements: [] })).toEqual([
      'Contract.pdf has an insurance clause that could not be read.',
    ])
    const none = { ...paper, facts: { ...paper.facts, clauses: [] } }
    expect(sayUnread({ paper: none, requirements: [] })).toEqual([
      'Contract.pdf asks for no insurance: every page was read.',
    ])
  })
})
