import { beforeAll, describe, expect, it } from 'vitest'
import { composeMessage } from '../../../shared/presets/message.ts'
import { applicant } from '../../../tests/papers/reviews/applicants.ts'
import { APPLICATIONS } from '../../../tests/papers/reviews/applications.ts'
import { carrierPapers } from '../../../tests/papers/reviews/carrier-papers.ts'
import { begun } from '../../../tests/support/rehearsal/begun.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import { shelve } from '../../../tests/support/rehearsal/shelve.ts'

rehearseHere()

const reviewIn = ({ conversation }: Rehearsal) => {
  const [artifact] = conversation.artifacts
  if (artifact?.body.kind !== 'review') throw new Error('No review was made.')
  return artifact.body.review
}

it('an application is verified for the chosen lines, with words that hold as sources', async () => {
  const rehearsal = new Rehearsal({ preset: 'UNDERWRITING_ANALYSIS' })
  const of = applicant(5)
  const [vehicle, ...others] = of.vehicles
  const application = await APPLICATIONS.sheet({ ...of, vehicles: [{ ...vehicle!, year: 2011 }, ...others] })
  const files = [application, ...(await carrierPapers(of))]
  const choices = { lines: ['BUSINESS_OPERATIONS', 'AUTO'] }
  const said = await rehearsal.say(
    composeMessage('UNDERWRITING_ANALYSIS', { texts: {}, forms: [], choices }),
    files.map((file) => ({ ...file, name: `[Input Document] ${file.name}` })),
  )
  const { findings, columns } = reviewIn(rehearsal)
  expect(columns).toEqual(['Application', 'Documents'])
  const [first] = findings.filter(({ verdict }) => verdict === 'CONTRADICTS')
  expect(first).toMatchObject({ group: 'Auto', topic: expect.stringMatching(/^Vehicle 2011 .*year$/) })
  expect(first!.cells.every(({ source }) => source?.kind === 'DOCUMENT')).toBe(true)
  expect(said.answer).toContain('2011')
  expect(findings.some(({ group }) => group === 'Workers Compensation')).toBe(false)
  expect(findings.at(-1)).toMatchObject({ group: 'Checks a person should make', verdict: 'FOUND' })
})

it('gaps are found in what the user writes, without any file', async () => {
  const rehearsal = new Rehearsal({ preset: 'COVERAGE_GAP_ANALYSIS' })
  const texts = { business: 'A restaurant with a full bar and two vans.' }
  const said = await rehearsal.say(composeMessage('COVERAGE_GAP_ANALYSIS', { texts, forms: [] }), [])
  const { findings, tables } = reviewIn(rehearsal)
  expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['liquor', 'vehicles', 'property']))
  expect(findings.every(({ group }) => group === 'Exposure-inferred')).toBe(true)
  expect(tables[0]!.rows.length).toBe(findings.length)
  expect(said.answer).toMatch(/alcohol/i)
})

it('a review that needs a file asks for one', async () => {
  const rehearsal = new Rehearsal({ preset: 'UNDERWRITING_ANALYSIS' })
  const said = await rehearsal.say(composeMessage('UNDERWRITING_ANALYSIS', { texts: {}, forms: [] }), [])
  expect(said.answer).toContain('Please attach')
})

describe('after a gap review', () => {
  let rehearsal: Rehearsal
  beforeAll(async () => {
    const texts = { business: 'A restaurant with a bar and an online shop.' }
    rehearsal = (await begun('COVERAGE_GAP_ANALYSIS', [], { texts })).rehearsal
  })

  it('an e-mail about the gaps is of what it found open', async () => {
    const { calls } = await rehearsal.say('Write an e-mail to the client about the gaps')
    const { body } = calls.find(({ name }) => name === 'DRAFT_EMAIL')!.input as { body: string }
    expect(body).toMatch(/Data of customers\): Please tell us about cyber liability\./)
    expect(body).toMatch(/Please tell us about liquor liability\./)
  })

  it.each([
    ['Is cyber covered?', /^- \*\*Exposure-inferred, Data of customers\*\*: not shown\./],
    ['Which gaps are there?', /^What I found: \d+ not shown\..*liquor/s],
    ['Which gaps are confirmed?', /^Nothing in the review is “gap”\./],
  ])('“%s” is answered from its findings', async (question, answer) => {
    expect((await rehearsal.say(question)).answer).toMatch(answer)
  })

  it('a policy in the knowledge base is said to be of its own insured', async () => {
    const lines = [
      'HARROW MUTUAL INSURANCE COMPANY',
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Policy Number: HM-55021',
      'Policy Period: 05/01/2026 to 05/01/2027',
      'Named Insured: Copper Finch Roofing LLC',
      'Each Occurrence Limit $1,000,000',
      'Pollution from hostile fire is covered under this policy.',
    ]
    await shelve([{ name: 'Harrow', pages: [lines] }])
    const { answer } = await rehearsal.say('Is pollution covered?')
    expect(answer).not.toMatch(/the knowledge base says:/)
    expect(answer).toMatch(
      /Policies in the knowledge base speak of .*They show what their own insureds have:.*“Harrow”, policy of Copper Finch Roofing LLC, page 1: /s,
    )
  })
})
