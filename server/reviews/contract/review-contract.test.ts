import { expect, it } from 'vitest'
import { anOffer, type OfferSpec } from '../../../tests/support/offers.ts'
import type { ReviewPaper } from '../types.ts'
import { reviewContract } from './review-contract.ts'

const source = { page: 1, quote: 'general liability of $1,000,000 each occurrence', boxes: [] }
const contract = (): ReviewPaper => {
  const paper = anOffer('Contract', { facts: [], kind: 'contract' })
  const limit = { line: 'gl', limit: 'each-occurrence', printed: '$1,000,000', amount: 1_000_000 } as const
  const demand = { asks: ['coverage' as const], who: null, limits: [limit], days: null, source }
  return { ...paper, facts: { ...paper.facts, clauses: [{ heading: '', demands: [demand] }] } }
}
const paper = (kind: ReviewPaper['facts']['kind'], ...more: OfferSpec['facts']) =>
  anOffer('Paper', { kind, facts: [['gl.eachOccurrence', '1,000,000'], ...more] })
const review = (...papers: ReviewPaper[]) =>
  reviewContract({ papers: [contract(), ...papers], records: [], today: '2027-03-01', choices: {}, text: '' })

it.each(['application', 'loss-run', 'invoice'] as const)(
  'a contract is not held against what is no insurance: %s',
  (kind) => {
    const { columns, notes } = review(paper(kind))
    expect(columns).toEqual(['Contract'])
    expect(notes).toContain('Paper.pdf was not compared: it shows no insurance that is held or offered.')
  },
)

it.each(['quote', 'declarations', 'binder', 'certificate'] as const)(
  'a contract is held against insurance: %s',
  (kind) => {
    expect(review(paper(kind)).findings.map(({ verdict }) => verdict)).toEqual(['MET'])
  },
)

it('of several parties with duties, the one that carries insurance is compared', () => {
  const own = contract()
  const [clause] = own.facts.clauses!
  const of = (who: string, demand = clause!.demands[0]!) => ({ ...demand, who })
  const waiver = { asks: ['waiver' as const], limits: [], days: null, source }
  const demands = [of('Maker'), of('Buyer', { ...clause!.demands[0]!, ...waiver })]
  const asked = { ...own, facts: { ...own.facts, clauses: [{ heading: '', demands }] } }
  const { findings } = reviewContract({
    ...{ papers: [asked, paper('declarations')], records: [], today: '2027-03-01', choices: {}, text: '' },
  })
  expect(findings.find(({ topic }) => topic.startsWith('Each occurrence'))?.verdict).toBe('MET')
})

it('a policy that gives two ends of its term is not called expired', () => {
  const ends = ['01/01/2024', '01/01/2028'].map((value) => ['policy.expiration', value] as const)
  const told = anOffer('Paper', { kind: 'declarations', facts: [['gl.eachOccurrence', '1,000,000'], ...ends] })
  expect(review(told).findings.map(({ verdict }) => verdict)).not.toContain('SHORT')
  const [end] = ends
  const over = anOffer('Paper', { kind: 'declarations', facts: [['gl.eachOccurrence', '1,000,000'], end!] })
  expect(review(over).findings.map(({ verdict }) => verdict)).toContain('SHORT')
})

it('a policy that ended meets nothing', () => {
  const old = paper('declarations', ['policy.expiration', '01/01/2020'])
  const policies = old.facts.policies.map((one) => ({ ...one, expiration: '01/01/2020' }))
  const { findings } = review({ ...old, facts: { ...old.facts, policies } })
  expect(findings.map(({ topic, verdict }) => [topic, verdict])).toEqual([
    ['Policy term', 'SHORT'],
    ['Each occurrence: $1,000,000', 'UNSURE'],
  ])
  expect(findings[0]!.why).toBe('The policy in Paper.pdf expired on 01/01/2020.')
  expect(findings[0]!.cells[1]!.place?.quote).toContain('01/01/2020')
})
