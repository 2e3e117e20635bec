import { expect, it } from 'vitest'
import { findFacts, findQuote, readDocument } from '../../../server/documents/index.ts'
import { summarizePolicy } from '../../../server/reviews/policy/summary.ts'
import { NothingToReview, type Review, type ReviewPaper } from '../../../server/reviews/types.ts'
import { fileOf } from '../../support/documents/file.ts'
import { makePdf, type TextAt } from '../../support/documents/pdf.ts'

type Row = [label: string, value: string]

async function paperOf(heading: string, head: Row[], sections: [string, Row[]][]): Promise<ReviewPaper> {
  const texts: TextAt[] = [{ x: 60, y: 50, text: heading, size: 14, bold: true }]
  let y = 84
  const add = (rows: Row[]) => {
    for (const [label, value] of rows) {
      texts.push({ x: 60, y, text: label, size: 10 }, { x: 330, y, text: value, size: 10 })
      y += 17
    }
  }
  add(head)
  for (const [title, rows] of sections) {
    texts.push({ x: 60, y: y + 10, text: title, size: 11, bold: true })
    y += 32
    add(rows)
  }
  const { pages, warnings } = await readDocument(fileOf('Policy.pdf', await makePdf([{ texts }])), 'Policy.pdf')
  return { fileId: 'F1', name: 'Policy.pdf', slot: '[Policy]', pages, warnings, facts: await findFacts(pages) }
}

const HEAD: Row[] = [
  ['Named Insured:', 'Brindle Works LLC'],
  ['Insurance Company:', 'Quillfeather Mutual Insurance Company'],
  ['Policy Number:', 'QM-4471902'],
  ['Policy Period:', '04/01/2026 to 04/01/2027'],
]
const LIABILITY: [string, Row[]] = [
  'COMMERCIAL GENERAL LIABILITY LIMITS OF INSURANCE',
  [
    ['Each Occurrence Limit', '$1,000,000'],
    ['General Aggregate Limit', '$2,000,000'],
    ['Products-Completed Operations Aggregate Limit', '$2,000,000'],
    ['Medical Expense Limit (Any One Person)', '$5,000'],
    ['Damage to Premises Rented to You', '$100,000'],
  ],
]
const sum = (paper: ReviewPaper) =>
  summarizePolicy({ papers: [paper], records: [], today: '2026-05-01', choices: {}, text: '' })
const rows = (review: Review, title: string) =>
  review.tables.find((table) => table.title === title)?.rows.map((row) => row.map(({ text }) => text)) ?? []

it('a policy is summed up by coverage, each value with its place', async () => {
  const paper = await paperOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', HEAD, [LIABILITY])
  const review = sum(paper)
  expect(rows(review, 'The policy')).toEqual(
    expect.arrayContaining([
      ['Named insured', 'Brindle Works LLC'],
      ['Policy number', 'QM-4471902'],
      ['Effective date', '04/01/2026'],
      ['Expiration date', '04/01/2027'],
    ]),
  )
  expect(rows(review, 'General liability')).toEqual(
    expect.arrayContaining([
      ['Each occurrence', '$1,000,000'],
      ['General aggregate', '$2,000,000'],
    ]),
  )
  for (const { place } of review.tables.flatMap((table) => table.rows.flat()))
    if (place?.of === 'file') expect(findQuote(paper.pages[place.page - 1]!, place.quote), place.quote).not.toBeNull()
})

it('a limit that a covered line usually has and that is not there is not shown, and where was looked is told', async () => {
  const { findings } = sum(await paperOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', HEAD, [LIABILITY]))
  const one = findings.find(({ topic }) => topic === 'Personal and advertising injury')!
  expect(one).toMatchObject({
    verdict: 'NOT_SHOWN',
    cells: [{ place: null, note: expect.stringContaining('1 page') }, {}],
  })
  expect(findings.filter(({ verdict, group }) => verdict === 'NOT_SHOWN' && group === 'Umbrella or excess')).toEqual([])
})

it('a homeowners policy tells its own coverages, deductibles and premium under their printed names', async () => {
  const review = sum(
    await paperOf('HOMEOWNERS POLICY DECLARATIONS', HEAD, [
      [
        'COVERAGE SUMMARY',
        [
          ['Coverage A - Dwelling', '$370,000'],
          ['Coverage C - Personal Property', '$185,000'],
          ['Coverage D - Loss of Use', '$111,000'],
        ],
      ],
      ['DEDUCTIBLES', [['Wind and Hail', '$3,220']]],
      ['PREMIUM', [['State Surcharge', '$12.50']]],
    ]),
  )
  const limits = rows(review, 'Other limits and sublimits').map((row) => row.slice(1).join(' '))
  expect(limits).toEqual(expect.arrayContaining([expect.stringMatching(/Dwelling.*\$370,000/)]))
  expect(rows(review, 'Deductibles and retentions').flat()).toContain('$3,220')
  expect(rows(review, 'Premium and its parts').flat()).toContain('$12.50')
  expect(limits.join()).not.toContain('3,220')
})

it('a value that was read without certainty says so in its row and is a finding', async () => {
  const paper = await paperOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', HEAD, [LIABILITY])
  const facts = paper.facts.facts.map((fact) =>
    fact.key === 'gl.eachOccurrence' ? { ...fact, confidence: 0.55 } : fact,
  )
  const review = sum({ ...paper, facts: { ...paper.facts, facts } })
  const row = review.tables
    .find(({ title }) => title === 'General liability')!
    .rows.find(([name]) => name!.text === 'Each occurrence')!
  expect(row[1]!.note).toContain('In doubt')
  expect(review.findings).toContainEqual(expect.objectContaining({ topic: 'Each occurrence', verdict: 'UNSURE' }))
})

it('two values of one thing are a conflict with the words of both', async () => {
  const paper = await paperOf('COMMERCIAL GENERAL LIABILITY DECLARATIONS', HEAD, [LIABILITY])
  const [one, other] = paper.facts.facts.filter(({ key }) => key.startsWith('gl.') && key.endsWith('ggregate'))
  const conflicts = [{ key: one!.key, policy: one!.policy, factIds: [one!.id, other!.id], why: 'Both stand there.' }]
  const found = sum({ ...paper, facts: { ...paper.facts, conflicts } }).findings.find(
    ({ severity }) => severity === 'HIGH',
  )!
  expect(found).toMatchObject({ verdict: 'UNSURE', cells: [{ place: { page: 1 } }, { place: { page: 1 } }] })
})

it('without a policy there is nothing to sum up', () => {
  expect(() => summarizePolicy({ papers: [], records: [], today: '2026-05-01', choices: {}, text: '' })).toThrow(
    NothingToReview,
  )
})
