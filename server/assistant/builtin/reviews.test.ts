import { describe, expect, it } from 'vitest'
import { LOSS_RUN } from '../../../tests/support/documents/loss-run.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { contract as aContract, begun } from '../../../tests/support/rehearsal/begun.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { glPolicy, glQuote } from '../../../tests/support/rehearsal/papers.ts'
import { rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

const contract = aContract()
const lossRun = makePdf([LOSS_RUN]).then((pdf) => paperOf('Loss run.pdf', pdf))
const policy = glPolicy()
const quote = glQuote()

const verdictsOf = ({ findings }: Awaited<ReturnType<typeof begun>>['review']) =>
  Object.fromEntries(findings.map(({ topic, verdict }) => [topic, verdict]))

describe('a review', () => {
  it('of a contract holds each requirement against the policy', async () => {
    const { told, review } = await begun('CONTRACT_REVIEW', [
      ['[Contract]', contract],
      ['[Quote or Policy]', policy],
    ])
    expect(verdictsOf(review)).toEqual({
      'Each occurrence: $2,000,000': 'SHORT',
      'General aggregate: $2,000,000': 'MET',
      'Combined single limit: $1,000,000': 'NOT_SHOWN',
      'Additional insured': 'MET',
    })
    expect(told.outcome).toBe('DONE')
    expect(told.answer).toContain('$1,000,000 is $1,000,000 less than the $2,000,000 asked for')
    expect(told.sources.map(({ quote: words }) => words)).toContain('Each Occurrence Limit … $1,000,000')
  })

  it('says what of the dialog it did not use', async () => {
    const texts = { instructions: 'We are the subcontractor.' }
    const { told } = await begun('CONTRACT_REVIEW', [['[Contract]', contract]], { texts })
    expect(told.answer).toContain('I did not use “We are the subcontractor.”')
  })

  it('of a contract alone lists what it asks for', async () => {
    const { review } = await begun('CONTRACT_REVIEW', [['[Contract]', contract]])
    expect(review.columns).toEqual(['Contract'])
    expect(new Set(Object.values(verdictsOf(review)))).toEqual(new Set(['FOUND']))
  })

  it('that lacks what it needs says what to add, and keeps nothing', async () => {
    const { told, review } = await begun('CONTRACT_REVIEW', [['[Quote or Policy]', policy]])
    expect(told.answer).toBe('Add the contract whose insurance requirements Cara should check.')
    expect(review).toBeUndefined()
  })

  it('of two options compares them coverage by coverage', async () => {
    const { told, review } = await begun('COVERAGE_COMPARISON', [
      ['[Option 1]', policy],
      ['[Option 2]', quote],
    ])
    expect(review.columns).toHaveLength(2)
    expect(review.findings.length).toBeGreaterThan(5)
    expect(told.answer).toMatch(/\[1\]/)
  })

  it('of a policy lists its exclusions, or sums it up, as was chosen', async () => {
    const exclusions = await begun('DOCUMENT_EXPLORATION', [['[Policy]', policy]], {
      choices: { mode: ['EXCLUSIONS'] },
    })
    expect(Object.keys(verdictsOf(exclusions.review)).join()).toMatch(/Pollution/)
    const summary = await begun('DOCUMENT_EXPLORATION', [['[Policy]', policy]], { choices: { mode: ['SUMMARY'] } })
    expect(summary.review.tables.length).toBeGreaterThan(0)
  })

  it('of quotes writes a proposal beside it', async () => {
    const { documents, review } = await begun('GENERATE_QUOTE_PROPOSAL', [['[Quote or Policy]', quote]])
    expect(review.kind).toBe('GENERATE_QUOTE_PROPOSAL')
    expect(documents[0]!.html).toContain('Acceptance')
    expect(documents[0]!.html).toMatch(/\$[\d,]+ \[\d+\]/)
  })

  it('of a loss says what answers for it, in the words of the policy', async () => {
    const loss = 'On 05/02/2026 a visitor slipped on wet paint that we had spilled and broke an arm.'
    const { review } = await begun('CLAIMS_REVIEW', [['[Policy]', policy]], { texts: { loss } })
    expect(review.findings.length).toBeGreaterThan(0)
  })

  it('of loss runs adds them up', async () => {
    const { review } = await begun('LOSS_RUN_ANALYSIS', [['[Loss Run]', lossRun]])
    expect(review.tables.length).toBeGreaterThan(0)
  })

  it('of what a business does ranks its codes, and says where none of the agency’s own can be had', async () => {
    const texts = { business: 'We install drywall and acoustic ceilings in new office buildings.' }
    const { review, told } = await begun('COMMERCIAL_CLASSIFICATION', [], { texts })
    expect(review.tables[0]!.rows[0]!.map(({ text }) => text).slice(0, 2)).toEqual([
      '238310',
      'Drywall and Insulation Contractors',
    ])
    expect(told.answer).toContain('238310')
    const own = await begun('COMMERCIAL_CLASSIFICATION', [], { texts, choices: { system: ['GL'] } })
    expect(own.told.answer).toMatch(/no table of GL class codes/)
  })

  it('is a new version of itself when it is made again', async () => {
    const { rehearsal, review } = await begun('CONTRACT_REVIEW', [['[Contract]', contract]])
    expect(review.version).toBe(1)
    await rehearsal.say('Here is the policy. Review it again.', [
      { ...(await policy), name: '[Quote or Policy] Policy.pdf' },
    ])
    const [again] = rehearsal.conversation.artifacts
    expect(again).toMatchObject({ version: 2, type: 'REVIEW' })
  })
})
