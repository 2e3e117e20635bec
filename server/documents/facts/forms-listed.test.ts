import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const grantsOf = (drawing: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042
${drawing}`),
  ])
    .facts.filter(({ key }) => /^wording\.(?:additionalInsured|waiver|primary)$/.test(key))
    .map(({ value }) => value)

it('the title of a form grants, with its number or whole in a list of forms', () => {
  expect(
    grantsOf(`
      FORMS AND ENDORSEMENTS
      CG 20 01 12 19    Primary and Noncontributory - Other Insurance Condition
      Blanket additional insured
      Waiver of Subrogation When Required by Contract
      Additional Insured - Automatic Status When Required
      in Construction Agreement With You`),
  ).toEqual([
    'Blanket additional insured',
    'Additional Insured - Automatic Status When Required',
    'Waiver of Subrogation When Required by Contract',
    'CG 20 01 12 19 Primary and Noncontributory - Other Insurance Condition',
    'Primary and Noncontributory - Other Insurance Condition',
  ])
})

it.each([
  `
      ENDORSEMENTS
      Primary and non-contributory conditions are frequently
      requested by external parties. They hold when endorsed.`,
  `
      ENDORSEMENTS
      Waiver of subrogation
      is given for a fee.`,
  `
      ENDORSEMENTS
      Blanket additional insured status is sold apart.`,
  `
      ENDORSEMENTS
      A lease often asks the tenant for insurance and for an
      Automatic Additional Insured Endorsement of its policy, and it
      is not part of every policy.`,
])('a line of prose is no title of a form: %s', (drawing) => {
  expect(grantsOf(drawing)).toEqual([])
})
