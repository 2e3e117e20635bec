import { expect, it } from 'vitest'
import type { LastReview, ToldFinding } from '../../reviewing/told-of.ts'
import { askedOfReview } from './asked-of-review.ts'

const finding = (group: string, topic: string, more: Partial<ToldFinding> = {}): ToldFinding => ({
  ...{ group, topic, verdict: 'CONTRADICTS', severity: 'HIGH', why: `${topic} is told in two ways.`, cells: [] },
  ...more,
})
const findings = [
  finding('Automobile liability', 'Policy term', { action: 'Ask the producer which term is right.' }),
  finding('Automobile liability', 'Combined single limit', { verdict: 'EQUAL', severity: 'NONE' }),
  finding('Umbrella or excess', 'Each occurrence', { verdict: 'SHORT', action: 'Ask the carrier for $5,000,000.' }),
  finding('Workers compensation', 'Row not finished', { verdict: 'UNSURE', severity: 'MODERATE' }),
  finding('General liability', 'Waiver of subrogation', {
    ...{ verdict: 'NOT_SHOWN', severity: 'LOW', action: 'Ask the carrier for the endorsement.' },
  }),
  finding('General liability', 'Deductible', { verdict: 'UNSURE', severity: 'LOW', action: 'See the declarations.' }),
  finding('General liability', 'Each occurrence', { verdict: 'SHORT', severity: 'LOW' }),
]
const review: LastReview = {
  ...{ artifactId: 'a', title: 'Certificate review', columns: ['Certificate', 'Policy'], counts: {}, tables: [] },
  ...{ notes: [], findings },
}
const topicsFor = (question: string) =>
  askedOfReview(question, review)?.findings.map(({ group, topic }) => `${group}, ${topic}`)

it('so many are told as are asked for', () => {
  expect(topicsFor('which five matter?')).toEqual(
    findings
      .filter(({ severity }) => severity !== 'NONE')
      .slice(0, 5)
      .map(({ group, topic }) => `${group}, ${topic}`),
  )
  expect(topicsFor('What are the two that matter most?')).toHaveLength(2)
})

it('what is to be asked of somebody, or done, is what the findings say is to be done', () => {
  expect(topicsFor('What must I ask the carrier?')).toEqual([
    'Umbrella or excess, Each occurrence',
    'General liability, Waiver of subrogation',
  ])
  expect(topicsFor('what should we ask the producer?')).toEqual(['Automobile liability, Policy term'])
  expect(topicsFor('Who is the carrier?')).toBeUndefined()
  expect(topicsFor('What must I ask the landlord?')).toBeUndefined()
})

it('whether something is right is answered by what was found of it, what is open first', () => {
  expect(topicsFor('Is the umbrella enough?')).toEqual(['Umbrella or excess, Each occurrence'])
  expect(topicsFor('Is the workers compensation row complete?')).toEqual(['Workers compensation, Row not finished'])
  expect(topicsFor('Why is the automobile row wrong?')).toEqual(['Automobile liability, Policy term'])
  expect(topicsFor('Is the combined single limit right?')).toEqual(['Automobile liability, Combined single limit'])
  expect(topicsFor('Is the flood limit enough?')).toBeUndefined()
})
