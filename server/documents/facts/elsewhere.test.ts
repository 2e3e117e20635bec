import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const factsOf = (sentence: string) => {
  const { facts } = readFacts([
    drawnPage(`
      Fathom Casualty Company
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: CPP-7781-23
      Each Occurrence Limit       $1,000,000
      General Aggregate Limit     $2,000,000

      ${sentence}`),
  ])
  return Object.fromEntries(facts.map(({ key, value }) => [key, value]))
}

it.each([
  `Workers compensation is quoted separately with Ridgeline Mutual Insurance Company
      and it is not bound under this policy at all.`,
  `The umbrella coverage of this insured is written elsewhere, with Ridgeline Mutual
      Insurance Company, and not by us.`,
])('a company with which other insurance is placed is not the carrier: %s', (sentence) => {
  expect(factsOf(sentence)['carrier.name']).toBe('Fathom Casualty Company')
})

it('a limit that applies separately is of the policy', () => {
  const words = 'The medical expense limit of $5,000 any one person applies separately to each location.'
  expect(factsOf(words)['gl.medicalExpense']).toBe('5,000')
})

it('a limit under somebody’s own policy is none of this one', () => {
  const told = (whose: string) =>
    factsOf(`Employers liability limits of $500,000 each accident apply under ${whose} with the company.`)
  expect(told('this policy')).toHaveProperty('wc.eachAccident')
  expect(told('the own policy of the customer')).not.toHaveProperty('wc.eachAccident')
  const own = factsOf(`Employers liability limits of $500,000 each accident apply
      under the customer's own policy with another carrier.`)
  expect(own).not.toHaveProperty('wc.eachAccident')
})
