import { describe, expect, it } from 'vitest'
import { propertyPolicy } from '../../../tests/support/rehearsal/papers.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const told = (drawing: string) =>
  Object.fromEntries(readFacts([drawnPage(drawing)]).facts.map(({ key, value }) => [key, value]))

const LIMITS = `
      General liability declarations
      Policy Number: NCC-884211
      Each Occurrence Limit       $1,000,000
      General Aggregate Limit     $2,000,000`

it('tells agent and insured by words that stand behind them', () => {
  expect(
    told(`
      Lakemoor Mutual Insurance Company

      Alder Roofing LLC                  is the insured business
      87 Mill Race Lane
      New Bristow, MA 01875

      Fernleaf Risk Partners             is your local agent
      2584 Orchard Drive
      Amity Springs, OR 97288
${LIMITS}`),
  ).toMatchObject({
    'insured.name': 'Alder Roofing LLC',
    'insured.zip': '01875',
    'producer.name': 'Fernleaf Risk Partners',
    'producer.zip': '97288',
  })
})

it('takes no mortgagee of a property policy for its agent', async () => {
  const { facts } = await propertyPolicy()
  expect(facts!.facts.filter(({ key }) => key.startsWith('producer.'))).toEqual([])
})

it('reads a name whole that fills its column and goes on in the next line', () => {
  expect(
    told(`
      Lakemoor Mutual Insurance Company
${LIMITS}

      Sold by: Quarterdeck Insurance Services
      of New Bristow
      9958 Hill Way
      Brackett, KS 66687`),
  ).toMatchObject({ 'producer.name': 'Quarterdeck Insurance Services of New Bristow' })
})

it('takes nobody for the insured who lends, or gets mail for another', () => {
  for (const words of ['Loss payee', 'Send payments to'])
    expect(
      told(`
      Lakemoor Mutual Insurance Company
${LIMITS}

      ${words}
      Alder Savings Bank
      87 Mill Race Lane
      New Bristow, MA 01875`),
      words,
    ).not.toHaveProperty('insured.name')
  expect(
    told(`
      Lakemoor Mutual Insurance Company

      c/o Fernleaf Holdings, managing agent
      87 Mill Race Lane
      New Bristow, MA 01875
${LIMITS}`),
  ).not.toHaveProperty('insured.name')
})

describe('names that could as well be the insured', () => {
  const ALDER = `
      Alder Roofing LLC
      87 Mill Race Lane
      New Bristow, MA 01875`
  const BRAMBLE = `
      Bramble Catering LLC
      14 Orchard Drive
      Holloway, AL 35201`
  const BESIDE = `
      Alder Roofing LLC                 Bramble Catering LLC
      87 Mill Race Lane                 14 Orchard Drive
      New Bristow, MA 01875             Holloway, AL 35201`
  const toldIn = (windows: string) =>
    told(`
      Lakemoor Mutual Insurance Company
      Agent: Fernleaf Risk Partners
${LIMITS}

${windows}`)

  it('tell it where one stands alone', () => {
    expect(toldIn(ALDER)).toMatchObject({ 'insured.name': 'Alder Roofing LLC' })
    expect(toldIn(BRAMBLE)).toMatchObject({ 'insured.name': 'Bramble Catering LLC' })
  })

  it.each([
    ['beside one another', BESIDE],
    ['under one another', `${ALDER}\n\n${BRAMBLE}`],
  ])('tell nothing %s', (_how, windows) => {
    expect(toldIn(windows)).not.toHaveProperty('insured.name')
  })
})
