import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const HEAD = `
  COMMERCIAL GENERAL LIABILITY DECLARATIONS
  Policy Number: GL-4410-277
  Named Insured: Heron Example Builders LLC
  Policy Period: 03/03/2026 to 03/03/2027
`
const NOTICE = `
  NOTICE OF CANCELLATION
  Policy Number: GL-4410-277
  The policy is hereby cancelled as of 06/01/2026.
`
const REINSTATED = `
  NOTICE OF REINSTATEMENT
  Policy Number: GL-4410-277
  The policy is reinstated without lapse in coverage.
`

const read = (...pages: string[]) => readFacts(pages.map((page, index) => drawnPage(page, index + 1)))
const valuesOf = (key: string, ...pages: string[]) =>
  read(...pages)
    .facts.filter((fact) => fact.key === key && fact.status === 'current')
    .map(({ value }) => value)

describe('of two columns', () => {
  test.each([
    ['this term', 'Coverage                 Prior term      This term', '2,000,000'],
    ['what is bound', 'Coverage                 Requested       Bound', '2,000,000'],
    ['the later term', 'Coverage                 Term 3/3/2025   Term 3/3/2026', '2,000,000'],
  ])('%s holds', (_what, heads, value) => {
    const table = `${HEAD}\n      ${heads}\n      Each Occurrence          $1,000,000      $2,000,000\n      General Aggregate        $2,000,000      $4,000,000`
    expect(valuesOf('gl.eachOccurrence', table)).toEqual([value])
  })

  const OPTIONS = `${HEAD}
      Coverage                 Option A        Option B
      Each Occurrence          $1,000,000      $2,000,000
      General Aggregate        $2,000,000      $4,000,000
  `

  test('the option that was taken holds, and none where that is not said', () => {
    expect(valuesOf('gl.eachOccurrence', `${OPTIONS}\n      Option B has been accepted and is bound.`)).toEqual([
      '2,000,000',
    ])
    expect(valuesOf('gl.eachOccurrence', OPTIONS)).toEqual([])
  })

  test('neither holds under heads that say nothing', () => {
    const table = `${HEAD}\n      Coverage                 Column one      Column two\n      Each Occurrence          $1,000,000      $2,000,000`
    expect(valuesOf('gl.eachOccurrence', table)).toEqual([])
  })

  test('the new one holds against the declarations, on an endorsement that changes them', () => {
    const change = `
      POLICY CHANGE ENDORSEMENT
      THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
      Policy Number: GL-4410-277
      Limit                    From            To
      Each Occurrence          $1,000,000      $3,000,000
    `
    expect(valuesOf('gl.eachOccurrence', `${HEAD}\n      Each Occurrence          $1,000,000`, change)).toEqual([
      '3,000,000',
    ])
  })
})

describe('a cancelled policy', () => {
  test('is not in force, and is again when it was reinstated', () => {
    const limits = `${HEAD}\n      Each Occurrence          $1,000,000`
    expect(read(limits).policies.map(({ status }) => status)).toEqual(['current'])
    expect(read(limits, NOTICE).policies.map(({ status }) => status)).toEqual(['cancelled'])
    expect(read(limits, NOTICE, REINSTATED).policies.map(({ status }) => status)).toEqual(['current'])
  })

  test('is none that its conditions say may be cancelled', () => {
    const conditions = `
      COMMON POLICY CONDITIONS
      The first named insured may cancel this policy by mailing us notice. If this policy is cancelled we will send a refund.
    `
    expect(read(`${HEAD}\n      Each Occurrence          $1,000,000`, conditions).policies[0]!.status).toBe('current')
  })
})

test('a word that recognition disputes is offered, and not claimed', () => {
  const page = drawnPage(`${HEAD}\n      Each Occurrence          $1,000,000`, 1)
  const word = page.lines.flatMap(({ words }) => words).find(({ text }) => text === '$1,000,000')!
  word.others = ['$7,000,000']
  const [fact] = readFacts([page]).facts.filter(({ key }) => key === 'gl.eachOccurrence')
  expect(fact!.confidence).toBeLessThan(0.6)
})
