import { expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { glPolicy } from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import { ELEMENT_MEANINGS } from '../../forms/index.ts'

rehearseHere()

const FILL = 'Please fill an ACORD 25.'
const TOO_SURE = /I found no value for .*General liability/

/** The document as a bad scan gives it: of these words another pass over the picture read something else. */
async function unsure(paper: Promise<MadePaper>, ...words: string[]): Promise<MadePaper> {
  const made = structuredClone(await paper)
  for (const { lines } of made.pages.slice(0, 1))
    for (const word of lines.flatMap((line) => line.words))
      if (words.includes(word.text)) Object.assign(word, { confidence: 0.6, others: [word.text.replace(/\d/, '7')] })
  return { ...made, facts: readFacts(made.pages, ELEMENT_MEANINGS) }
}

it('names each value that is in doubt first, with what it would be and where it stands', async () => {
  const rehearsal = new Rehearsal()
  const { answer, calls, sources } = await rehearsal.say(FILL, [await unsure(glPolicy(), '$100,000', '$2,000,000')])
  const [first, second] = answer.split('**Please look at**\n\n')[1]!.split('\n')
  expect(first).toMatch(
    /^- “Damage to rented premises” \(General liability\) is blank: “100,000” on page 1 is in doubt: look there first \[(\d+)\]\.$/,
  )
  expect(second).toContain('“General aggregate” (General liability) is blank: “2,000,000” on page 1 is in doubt')
  const mark = Number(/\[(\d+)\]\.$/.exec(first!)![1])
  expect(sources.find(({ number }) => number === mark)).toMatchObject({
    page: 1,
    quote: expect.stringContaining('$100,000'),
  })
  const { blank } = calls.find(({ name }) => name === 'FILL_TEMPLATE')!.output as { blank: { kind: string }[] }
  expect(blank.filter(({ kind }) => kind === 'DOUBTED')).toHaveLength(3)
  expect(answer).not.toMatch(TOO_SURE)
  expect((await rehearsal.say('what is still missing?')).answer).toContain('“100,000” on page 1 is in doubt')
  const changed = await rehearsal.say('the each occurrence should be 3,000,000')
  expect(changed.refusals).toEqual([])
  expect((await rehearsal.say('what is still missing?')).answer).toContain('“100,000” on page 1 is in doubt')
})

it('names a name, an address and a carrier that are in doubt', async () => {
  const lines = [
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Insurance Company: Quillfeather Mutual Insurance Company',
    'Policy Number: QF-000-1042',
    'Policy Period: 04/01/2026 to 04/01/2027',
    'Named Insured: Otter & Thimble Joinery LLC',
    'Mailing Address: 12 Example Street, Sampleton, OH 43000',
    'Each Occurrence Limit $1,000,000',
  ]
  const paper = paperOf('policy.pdf', await makePdf([linesPage(lines)]))
  const { answer } = await new Rehearsal().say(FILL, [await unsure(paper, 'Thimble', '43000', 'Quillfeather')])
  expect(answer).toContain('is blank: “Otter & Thimble Joinery LLC” on page 1 is in doubt')
  expect(answer).toContain('is blank: “43000” on page 1 is in doubt')
  expect(answer).toContain('is blank: “Quillfeather Mutual Insurance Company” on page 1 is in doubt')
})

it('names the document that a value in doubt stands in, where there are several', async () => {
  const letter = paperOf(
    'letter.pdf',
    await makePdf([linesPage(['Enclosed is your policy. Call us with any question.'])]),
  )
  const { answer } = await new Rehearsal().say(FILL, [await letter, await unsure(glPolicy(), '$100,000')])
  expect(answer).toMatch(/“100,000” on page 1 is in doubt: look there first in “Quillfeather GL policy\.pdf” \[\d+\]/)
})

it('does not say of a section that nothing was found for it where its only value is in doubt', async () => {
  const lines = [
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Policy Number: QF-000-1042',
    'Policy Period: 04/01/2026 to 04/01/2027',
    'Named Insured: Otter & Thimble Joinery LLC',
    'Each Occurrence Limit $1,000,000',
  ]
  const paper = paperOf('policy.pdf', await makePdf([linesPage(lines)]))
  const { answer } = await new Rehearsal().say(FILL, [await unsure(paper, 'Thimble')])
  expect(answer).toContain('“Name” (Insured) is blank: “Otter & Thimble Joinery LLC” on page 1 is in doubt')
  expect(answer).toMatch(/- Insurers, .*: I found no value for/)
  expect(answer).not.toMatch(/- .*\bInsured\b.*: I found no value for/)
})

it('says of limits on a page in thousands why they are blank, with every answer', async () => {
  const lines = [
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Insurance Company: Quillfeather Mutual Insurance Company',
    'Policy Number: QF-000-1042',
    'Policy Period: 04/01/2026 to 04/01/2027',
    'Named Insured: Otter & Thimble Joinery LLC',
    'LIMITS OF INSURANCE (IN THOUSANDS)',
    'Each Occurrence Limit $1,000',
    'Medical Expense Limit $5',
    'General Aggregate Limit $2,000',
  ]
  const paper = await paperOf('policy.pdf', await makePdf([linesPage(['Enclosed is your policy.']), linesPage(lines)]))
  const { answer, calls } = await new Rehearsal().say(FILL, [paper])
  const filled = calls.find(({ name }) => name === 'FILL_TEMPLATE')!.output.filled as { field: string }[]
  expect(filled.filter(({ field }) => field.includes('Limit'))).toEqual([])
  expect(answer).toContain(
    '“Each occurrence” (General liability) is blank: amounts on page 2 are in thousands, so “$1,000” was not taken',
  )
  expect(answer).toContain('“Medical expense, any one person” (General liability) is blank: amounts on page 2')
  expect(answer).toContain('“General aggregate” (General liability) is blank: amounts on page 2 are in thousands')
  expect(answer).not.toMatch(TOO_SURE)
  const asked = await new Rehearsal().say('What is the each occurrence limit?', [paper])
  expect(asked.answer).toContain(
    'Amounts on page 2 of “policy.pdf” are in thousands, so no limit was taken from there.',
  )
})

it('takes an amount that says itself that it is counted in thousands', async () => {
  const lines = [
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Policy Number: QF-000-1042',
    'Policy Period: 04/01/2026 to 04/01/2027',
    'Named Insured: Otter & Thimble Joinery LLC',
    'Each Occurrence Limit 1,000 (000s)',
  ]
  const { calls } = await new Rehearsal().say(FILL, [await paperOf('policy.pdf', await makePdf([linesPage(lines)]))])
  const { filled, refused } = calls.find(({ name }) => name === 'FILL_TEMPLATE')!.output
  expect(refused).toEqual([])
  expect(filled).toContainEqual(expect.objectContaining({ value: '1,000,000' }))
})

it('keeps saying that the documents contradict each other after another value was corrected', async () => {
  const head = ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'Policy Number: QF-000-1042']
  const term = 'Policy Period: 04/01/2026 to 04/01/2027'
  const pages = ['$1,000,000', '$3,000,000'].map((limit) => [...head, term, `Each Occurrence Limit ${limit}`])
  const rehearsal = new Rehearsal()
  await rehearsal.say(FILL, [await paperOf('policy.pdf', await makePdf(pages.map((lines) => linesPage(lines))))])
  const missing = async () => (await rehearsal.say('what is still missing?')).answer
  const contradicted = 'General liability, each occurrence: The documents give more than one value.'
  expect(await missing()).toContain(contradicted)
  expect((await rehearsal.say('the medical expense should be 10,000')).refusals).toEqual([])
  expect(await missing()).toContain(contradicted)
})

const LIMITS = 'General aggregate \\(General liability\\)'

it('fills what the message gives for an element that is in doubt, and says what is in doubt', async () => {
  const { answer, calls, refusals } = await new Rehearsal().say(`${FILL} The general aggregate is $3,000,000.`, [
    await unsure(glPolicy(), '$2,000,000'),
  ])
  const { filled } = calls.find(({ name }) => name === 'FILL_TEMPLATE')!.output
  expect(refusals).toEqual([])
  expect(filled).toContainEqual({
    field: 'GeneralLiability_GeneralAggregate_LimitAmount_A',
    value: '3,000,000',
    source: 'Your message',
  })
  expect(answer).toMatch(
    new RegExp(
      `- ${LIMITS}: done\\. “\\$3,000,000”, as you wrote it\\. .*“2,000,000” on page 1 is in doubt.* \\[\\d+\\]\\.`,
    ),
  )
  expect(answer).not.toContain('“General aggregate” (General liability) is blank')
})

it.each([
  [
    'The general aggregate is $3,000,000.',
    `${LIMITS}: not done\\. “Quillfeather GL policy\\.pdf” says \\$2,000,000 \\[\\d+\\]`,
  ],
  [
    'The combined single limit is $1,500,000.',
    'Combined single limit .*: not done\\. “\\$1,500,000” is not on the form',
  ],
  ['Make it with limits of $4,000,000 please', 'You write \\$4,000,000, and it stands nowhere on the form'],
])('never drops a value that the message gives in silence: %s', async (wish, said) => {
  const { answer, calls } = await new Rehearsal().say(`${FILL} ${wish}`, [await glPolicy()])
  const { filled } = calls.find(({ name }) => name === 'FILL_TEMPLATE')!.output as { filled: { source: string }[] }
  expect(filled.filter(({ source }) => source === 'Your message')).toEqual([])
  expect(answer).toMatch(new RegExp(said))
})

it('says nothing more of a value that the message gives and the documents hold', async () => {
  const { answer } = await new Rehearsal().say(`${FILL} The general aggregate is $2,000,000.`, [await glPolicy()])
  expect(answer).not.toContain('What you asked for')
  expect(answer).not.toContain('You write')
})
