import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../tests/support/documents/file.ts'
import { linesPage, makePdf } from '../../../../tests/support/documents/pdf.ts'
import { type DocumentFacts, type Fact, findFacts, readDocument } from '../../../documents/index.ts'
import type { ReviewPaper } from '../../../reviews/types.ts'
import type { Policy } from '../types.ts'
import { checkFindings } from './find.ts'
import { sideOfPaper } from './from-paper.ts'
import { toldByRecord, withRecord } from './from-record.ts'
import type { CheckedAgainst, Side } from './types.ts'

type Told = [key: Fact['key'], value: string, confidence?: number]

/** A document of one general liability policy that says these facts. */
function aPaper(name: string, told: readonly Told[], own: Partial<ReviewPaper> = {}): ReviewPaper {
  const facts = told.map(
    ([key, value, confidence = 0.95], at): Fact => ({
      ...{ id: `f${String(at)}`, key, policy: 0, value, printed: value, confidence, status: 'current' },
      source: { page: 1, quote: `${key} ${value}`, boxes: [] },
    }),
  )
  const policy = { lines: ['gl'], number: null, carrier: null, effective: null, expiration: null, insured: null }
  const read = { kind: 'declarations', title: null, facts, conflicts: [], policies: [{ ...policy, status: 'current' }] }
  return { fileId: name, name, slot: '', facts: read as DocumentFacts, pages: [], warnings: [], ...own }
}

function side(name: string, told: readonly Told[], own: Partial<ReviewPaper> = {}): Side {
  const read = sideOfPaper(
    name === 'Old.pdf' ? 'The expiring policy' : 'The policy document',
    aPaper(name, told, own),
    {
      ...{ number: null, type: null, isQuote: false },
    },
  )
  if (typeof read === 'string') throw new Error(read)
  return read
}

/** Declarations as they are read, with these lines among the limits. */
async function aDeclarations(name: string, limits: string[]): Promise<Side> {
  const lines = ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'Policy Number: QF-000-1041', 'Named Insured: Otter & Thimble LLC', 'Policy Period: 04/01/2026 to 04/01/2027', 'LIMITS OF INSURANCE', 'Each Occurrence Limit: $1,000,000', 'General Aggregate Limit: $2,000,000', ...limits] // biome-ignore format: lines
  const { pages, warnings } = await readDocument(fileOf(name, await makePdf([linesPage(lines)])), name)
  const paper = { fileId: name, name, slot: '', pages, warnings, facts: await findFacts(pages) }
  const read = sideOfPaper('The policy document', paper, { number: null, type: null, isQuote: false })
  if (typeof read === 'string') throw new Error(read)
  return read
}
const check = (was: readonly Told[], is: readonly Told[], against: CheckedAgainst = 'EXPIRING') =>
  checkFindings(against, side('Old.pdf', was), side('New.pdf', is))
const verdicts = (...of: Parameters<typeof check>) => check(...of).map(({ id, verdict }) => [id, verdict])

const [GL, AI]: Told[] = [['form', 'CG 00 01 04 13'], ['form', 'CG 20 10 04 13']] // biome-ignore format: a list
const EXCLUSION: Told = ['form', 'CG 21 47 12 07 Employment-Related Practices Exclusion']

describe('what both sides say', () => {
  it.each<[what: string, was: Told[], is: Told[], verdict: string]>([
    ['the same amount', [['gl.eachOccurrence', '1,000,000']], [['gl.eachOccurrence', '1,000,000']], 'MET'],
    ['an amount in words beside it', [['gl.deductible', '$1,000 per claim']], [['gl.deductible', '1,000']], 'MET'],
    ['another amount', [['gl.eachOccurrence', '1,000,000']], [['gl.eachOccurrence', '2,000,000']], 'EXCEEDED'],
    ['one read with doubt that differs', [['gl.eachOccurrence', '1,000']], [['gl.eachOccurrence', '2,000', 0.52]], 'UNSURE'],
    ['one read with doubt that agrees', [['gl.eachOccurrence', '1,000']], [['gl.eachOccurrence', '1,000', 0.52]], 'MET'],
    ['a company with a shorter name', [['carrier.name', 'Quill Mutual']], [['carrier.name', 'Quill Mutual Insurance Company']], 'MET'],
    ['another company', [['carrier.name', 'Quill Mutual']], [['carrier.name', 'Slate Casualty']], 'CONTRADICTS'],
    ['an insured with a shorter name', [['insured.name', 'Otter LLC']], [['insured.name', 'Otter']], 'UNSURE'],
    ['another insured', [['insured.name', 'Otter LLC']], [['insured.name', 'Otter Inc']], 'CONTRADICTS'],
    ['a name with other signs', [['insured.name', 'Otter & Thimble, LLC']], [['insured.name', 'OTTER AND THIMBLE LLC']], 'MET'],
    ['a form of another edition', [['form', 'CG 20 10 04 13']], [['form', 'CG 20 10 12 19']], 'CONTRADICTS'],
    ['a form without an edition', [['form', 'CG 20 10 04 13']], [['form', 'CG 20 10']], 'MET'],
    ['a wording in another form', [['wording.waiver', 'CG 24 04']], [['wording.waiver', 'QF 1']], 'MET'],
    ['another way of counting claims', [['gl.trigger', 'claims-made']], [['gl.trigger', 'occurrence']], 'CONTRADICTS'],
  ])('%s', (_what, was, is, verdict) => {
    const [found] = check(was, is)
    expect(found!.verdict).toBe(verdict)
    expect(found!.cells.map(({ place }) => place?.of)).toEqual(['file', 'file'])
  }) // biome-ignore format: a table

  it('is left to a person where one tells two values, unless the other tells the same two', () => {
    const two: Told[] = [['gl.eachOccurrence', '1,000'], ['gl.eachOccurrence', '2,000']] // biome-ignore format: a list
    expect(verdicts(two, [['gl.eachOccurrence', '1,000']])).toEqual([['gl.eachOccurrence', 'UNSURE']])
    expect(verdicts(two, two.toReversed())).toEqual([['gl.eachOccurrence', 'MET']])
  })

  it.each<[what: string, was: Told, is: Told, against: CheckedAgainst, verdict: string, why: string]>([
    ['a lower limit', ['gl.generalAggregate', '2,000,000'], ['gl.generalAggregate', '1,000,000'], 'EXPIRING', 'SHORT', 'The policy document’s general aggregate is $1,000,000 lower: $1,000,000 against $2,000,000.'],
    ['a higher deductible', ['gl.deductible', '1,000'], ['gl.deductible', '2,500'], 'EXPIRING', 'SHORT', 'The policy document’s liability deductible is $1,500 higher: $2,500 against $1,000.'],
    ['a lower deductible', ['gl.deductible', '2,500'], ['gl.deductible', '1,000'], 'EXPIRING', 'EXCEEDED', 'The policy document’s liability deductible is $1,500 lower: $1,000 against $2,500.'],
    ['a higher premium after a year', ['policy.premium', '8,000'], ['policy.premium', '8,400'], 'EXPIRING', 'DIFFERS', 'The policy document’s total premium is $400 higher: $8,400 against $8,000.'],
    ['a higher premium than quoted', ['policy.premium', '8,000'], ['policy.premium', '8,400'], 'QUOTE', 'CONTRADICTS', 'The policy document’s total premium is $400 higher: $8,400 against $8,000.'],
  ])('says by how much: %s', (_what, was, is, against, verdict, why) => {
    const [found] = check([was], [is], against)
    expect(found).toMatchObject({ verdict, why })
    const asks = verdict === 'SHORT' || verdict === 'CONTRADICTS'
    expect([found!.severity === 'HIGH', found!.action !== null]).toEqual([asks, asks])
  }) // biome-ignore format: a table
})

describe('what one side alone says', () => {
  it('is missing or new only where a list was read that does not hold it', () => {
    const other: Told = ['form', 'CG 20 37 04 13']
    expect(verdicts([AI!], [GL!])).toEqual([['form.CG2010', 'NOT_SHOWN'], ['form.CG0001', 'NOT_SHOWN']]) // biome-ignore format: a list
    const [missing] = check([AI!], [GL!, other])
    expect(missing).toMatchObject({
      ...{ id: 'form.CG2010', verdict: 'MISSING', severity: 'HIGH' },
      why: 'No longer on the policy. Not among the forms on page 1 of New.pdf.',
      cells: [{ text: 'CG 20 10 04 13' }, { text: 'Not among the forms listed', place: { of: 'file', page: 1 } }],
    })
    expect(check([['wording.waiver', 'CG 24 04']], [GL!, other])[0]).toMatchObject({
      ...{ id: 'wording.waiver', verdict: 'MISSING' },
      why: 'No longer on the policy. No form grants it among the forms on page 1 of New.pdf.',
    })
    expect(verdicts([['location', '1 Main Street']], [GL!, other])[0]).toEqual(['location.1MAINSTREET', 'NOT_SHOWN'])
  })

  it('is a limit that is missing among those of its line, where every figure of the page was understood', async () => {
    const [was, other, none] = await Promise.all([
      aDeclarations('Old.pdf', ['Medical Expense Limit: $5,000']),
      aDeclarations('New.pdf', ['Goodwill fund: $5,000']),
      aDeclarations('New.pdf', []),
    ])
    const found = (is: Side) => checkFindings('EXPIRING', was, is).find(({ id }) => id === 'gl.medicalExpense')
    expect(found(none)).toMatchObject({
      ...{ verdict: 'MISSING', severity: 'HIGH' },
      why: 'No longer on the policy. Not among the general liability limits on page 1 of New.pdf.',
    })
    expect(found(other)).toMatchObject({ verdict: 'NOT_SHOWN', severity: 'LOW' })
    const limits: Told[] = [['gl.eachOccurrence', '1,000,000'], ['gl.generalAggregate', '2,000,000']] // biome-ignore format: a list
    expect(check([['gl.medicalExpense', '5,000']], limits)[0]!.verdict).toBe('NOT_SHOWN')
  })

  it('is not missing where another page names it, the file was not read in full, or may be of another policy', () => {
    const lists: Told[] = [GL!, ['form', 'CG 20 37 04 13']]
    const was = side('Old.pdf', [AI!])
    const verdict = (own: Partial<ReviewPaper>) => {
      const [found] = checkFindings('EXPIRING', was, side('New.pdf', lists, own))
      return [found!.id, found!.verdict, found!.cells[1]!.note]
    }
    const line = { text: 'CG 20 10 applies', box: { x: 0, y: 0, width: 1, height: 1 }, words: [] }
    const page = { number: 14, width: 612, height: 792, origin: 'text', lines: [line], fields: [] }
    expect(verdict({ pages: [page] as unknown as ReviewPaper['pages'] })).toEqual([
      ...['form.CG2010', 'NOT_SHOWN', 'Not in a list of forms, but page 14 of New.pdf names it.'],
    ])
    expect(verdict({ warnings: ['Page 9 could not be read.'] }).slice(0, 2)).toEqual(['form.CG2010', 'NOT_SHOWN'])
    const { facts } = aPaper('New.pdf', lists)
    expect(verdict({ facts: { ...facts, kind: 'certificate' } }).slice(0, 2)).toEqual(['form.CG2010', 'NOT_SHOWN'])
  })

  it('needs a person for a dropped form and for a new exclusion, and for no other new form', () => {
    const found = check([GL!, AI!, ['form', 'CG 21 07 05 14 Exclusion']], [GL!, EXCLUSION, ['form', 'CG 20 01 04 13']])
    expect(found.map(({ id, verdict, severity }) => [id, verdict, severity])).toEqual([
      ['form.CG2010', 'MISSING', 'HIGH'],
      ['form.CG2147', 'ONLY_ONE', 'HIGH'],
      ['form.CG2107', 'MISSING', 'LOW'],
      ['form.CG2001', 'ONLY_ONE', 'LOW'],
      ['form.CG0001', 'MET', 'NONE'],
    ])
    expect(found[1]!.why).toBe('A new exclusion. Not among the forms on page 1 of Old.pdf.')
  })
})

it.each([
  ['a quote, where one is asked for, is no doubt', 'quote', true, 'SHORT'],
  ['a quote, where the policy is asked for, is', 'quote', false, 'UNSURE'],
  ['a certificate never stands for the policy', 'certificate', true, 'UNSURE'],
] as const)('%s', (_what, kind, isQuote, verdict) => {
  const paper = aPaper('Quote.pdf', [['gl.eachOccurrence', '2,000,000']])
  const wanted = { number: 'Q-77', type: null, isQuote }
  const was = sideOfPaper('The quote', { ...paper, facts: { ...paper.facts, kind } }, wanted)
  if (typeof was === 'string') throw new Error(was)
  const [found] = checkFindings('QUOTE', was, side('New.pdf', [['gl.eachOccurrence', '1,000,000']]))
  expect(found!.verdict).toBe(verdict)
  expect(was.notes.length).toBe(verdict === 'UNSURE' ? 1 : 0)
})

describe('the term', () => {
  const dates = (from: string, to: string): Told[] => [['policy.effective', from], ['policy.expiration', to]] // biome-ignore format: a list
  it.each([
    ['follows', '04/01/2026', '04/01/2027', [['term.begins', 'MET', null], ['term.length', 'MET', null]]],
    ['leaves a gap', '04/03/2026', '04/03/2027', [['term.begins', 'CONTRADICTS', 'A gap of 2 days without coverage.'], ['term.length', 'MET', null]]],
    ['overlaps', '03/31/2026', '03/31/2027', [['term.begins', 'CONTRADICTS', 'It begins 1 day before the expiring policy ends.'], ['term.length', 'MET', null]]],
    ['is shorter', '04/01/2026', '10/01/2026', [['term.length', 'CONTRADICTS', 'The term is shorter than before.'], ['term.begins', 'MET', null]]],
  ])('of a renewal that %s', (_what, begins, ends, rows) => {
    const told = check(dates('04/01/2025', '04/01/2026'), dates(begins, ends))
    expect(told.map(({ id, verdict, why }) => [id, verdict, verdict === 'MET' ? null : why])).toEqual(rows)
  }) // biome-ignore format: a table

  it('of a renewal of another number is said, and left to a person where a date was read in doubt', () => {
    const renews = (prior: string) => check([['policy.number', 'QF-000-1041']], [['policy.prior', prior]])[0]!.verdict
    expect([renews('QF 000 1041'), renews('QF-000-1041-24')]).toEqual(['MET', 'MET'])
    expect(check([['policy.number', 'QF-1']], [['policy.prior', 'QF-2']])[0]).toMatchObject({
      ...{ id: 'term.renews', verdict: 'CONTRADICTS', why: 'It shows a different prior policy number.' },
    })
    const unsure: Told = ['policy.effective', '04/02/2026', 0.52]
    expect(verdicts([['policy.expiration', '04/01/2026']], [unsure])).toEqual([['term.begins', 'UNSURE']])
  })

  it('is likened to a quote by its dates, and not by its number', () => {
    const told = check(
      [...dates('04/01/2026', '04/01/2027'), ['policy.number', 'Q-1']],
      [...dates('04/15/2026', '04/01/2027'), ['policy.number', 'P-1']],
      'QUOTE',
    )
    expect(told.map(({ id, verdict, severity }) => [id, verdict, severity])).toEqual([
      ['policy.effective', 'CONTRADICTS', 'MODERATE'],
      ['policy.expiration', 'MET', 'NONE'],
    ])
  })
})

describe('a record', () => {
  const told = (given: Partial<Policy>) =>
    toldByRecord(
      {
        ...{ id: 'p', type: 'GENERAL_LIABILITY', limits: {}, details: {}, pricing: { premium: '0.00' }, sources: {} },
        ...{ policyNumber: null, issuedAt: null, inforceAt: null, expiresAt: null, ...given },
      } as Policy,
      null,
    )
  const limits = { glAggregateLimit: '2000000.00' } as Policy['limits']

  it('of the policy itself says nothing for its document: what it has stands beside, alike or not', () => {
    const was = side('Old.pdf', [['gl.generalAggregate', '2,000,000'], ['policy.premium', '8,000']]) // biome-ignore format: a list
    const pricing = { premium: '7950.00' } as Policy['pricing']
    const found = checkFindings('EXPIRING', was, side('New.pdf', []), told({ limits, pricing }))
    expect(found.map(({ verdict, severity, cells }) => [verdict, severity, cells[1]!.note])).toEqual([
      ['NOT_SHOWN', 'LOW', 'Not found in New.pdf (0 pages). The record says $2,000,000.'],
      ['NOT_SHOWN', 'LOW', 'Not found in New.pdf (0 pages). The record says $7,950.'],
    ])
  })

  it('of the expiring policy tells the rest, and an amount that its documents tell differently beside them', () => {
    const old = side('Old.pdf', [['gl.generalAggregate', '1,000,000'], ['insured.name', 'Otter LLC']]) // biome-ignore format: a list
    const record = told({
      limits,
      inforceAt: '2025-04-01',
      details: { insured: { name: 'Otter Inc' }, locations: ['1 Main Street'] } as Policy['details'],
    })
    const was = withRecord(old, record)
    expect(was.told.map(({ item, value, place }) => [item.id, value, place.of])).toEqual([
      ['gl.generalAggregate', '1,000,000', 'file'],
      ['insured.name', 'Otter LLC', 'file'],
      ['policy.effective', '04/01/2025', 'record'],
      ['gl.generalAggregate', '2,000,000', 'record'],
      ['location.1MAINSTREET', '1 Main Street', 'record'],
    ])
    const [found] = checkFindings('EXPIRING', was, side('New.pdf', [['gl.generalAggregate', '2,000,000']]))
    expect(found).toMatchObject({ id: 'gl.generalAggregate', verdict: 'UNSURE' })
    expect(found!.cells[0]).toMatchObject({ text: '$1,000,000 or $2,000,000', note: 'The record says $2,000,000.' })
  })

  it('tells the deductible of its line', () => {
    const was = told({ details: { deductible: '$1,000' } as Policy['details'] })
    const found = checkFindings(
      'EXPIRING',
      withRecord(side('Old.pdf', []), was),
      side('New.pdf', [['gl.deductible', '2,500']]),
    )
    expect(found.map(({ id, verdict }) => [id, verdict])).toEqual([['gl.deductible', 'SHORT']])
  })
})
