import { expect, it } from 'vitest'
import { begun, contract, type Slotted } from '../../../tests/support/rehearsal/begun.ts'
import { glPolicy } from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere, rehearsing } from '../../../tests/support/rehearsal/rehearse.ts'
import { createPreset } from '../../domains/presets/service.ts'
import { buildPrompt } from '../prompt.ts'
import { readPrompt } from './read-prompt.ts'
import { lastReview } from './review/last-review.ts'

rehearseHere()

const FILES: Slotted[] = [
  ['[Contract]', contract()],
  ['[Quote or Policy]', glPolicy()],
]
const named = () =>
  Promise.all(FILES.map(async ([slot, paper]) => ({ ...(await paper), name: `${slot} ${(await paper).name}` })))
const reviewIn = ({ conversation }: Rehearsal) => conversation.artifacts.find(({ type }) => type === 'REVIEW')!

it('what users dealt with and noted since is known, and is open no more', async () => {
  const { rehearsal, review } = await begun('CONTRACT_REVIEW', FILES)
  const of = (topic: string) => review.findings.filter((finding) => finding.topic.startsWith(topic)).map(({ id }) => id)
  await rehearsal.mark(reviewIn(rehearsal), {
    findings: of('Each occurrence'),
    dealt: true,
    remark: 'Raised to $2,500,000.',
  })
  const why = await rehearsal.say('Why is the each occurrence short?')
  expect(why.refusals).toEqual([])
  expect(why.answer).toMatch(/Dealt with by .*Note of .*: “Raised to \$2,500,000\.”/)
  const next = await rehearsal.say('What has to be done next?')
  expect(next.answer).toContain('automobile')
  expect(next.answer).not.toContain('occurrence')
})

it('made again with nothing changed says so, and stays the version it is', async () => {
  const { rehearsal } = await begun('CONTRACT_REVIEW', FILES)
  const again = await rehearsal.say('Review it again.')
  expect(again.refusals).toEqual([])
  expect(again.calls.map(({ name }) => name)).toEqual(['REVIEW_DOCUMENTS', 'COMPLETE_TASK'])
  expect(again.answer).toMatch(/nothing has changed since\.\s+What I found: 1 short/)
  expect(reviewIn(rehearsal).version).toBe(1)
  expect((await rehearsal.say('Is the automobile limit enough?')).answer).toMatch(/not shown/)
  expect((await rehearsal.say('What must I ask for?')).answer).toMatch(/^To do/)
})

it('is not told twice where its first telling still holds', async () => {
  const { rehearsal } = await begun('CONTRACT_REVIEW', FILES)
  await rehearsal.say('What is short?')
  expect(JSON.stringify(rehearsal.prompts.at(-1))).not.toContain('<reviewed>[')
})

it('all its findings are told where there is little room for a long talk', async () => {
  const { rehearsal, review } = await begun('CONTRACT_REVIEW', FILES)
  for (const question of ['What does the policy exclude?', 'Who is the insured?', 'What is the premium?'])
    await rehearsal.say(question)
  const whole = buildPrompt(rehearsal.conversation, '2026-05-14')
  const room = JSON.stringify(whole).length * 0.6
  const told = buildPrompt(rehearsal.conversation, '2026-05-14', room)
  expect(JSON.stringify(told).length).toBeLessThanOrEqual(room)
  expect(JSON.stringify(told)).toContain('Shortened to save space')
  const talk = readPrompt(told)
  expect(talk.turns.at(-1)!.text).toBe('What is the premium?')
  const again = lastReview({ ...talk, turns: talk.turns.map((turn) => ({ ...turn, calls: [] })) })!
  expect(again.findings.map(({ topic, why }) => [topic, why])).toEqual(
    review.findings.map(({ topic, why }) => [topic, why]),
  )
})

it('a preset of the agency that inherits a review reviews first, then does what its own words ask', async () => {
  const { test, agency } = rehearsing()
  const { id: customPresetId } = await createPreset(
    { house: test.house, actor: agency.actor },
    {
      ...{ title: 'Our contract review', description: 'As we do it.', inheritFromPreset: 'CONTRACT_REVIEW' as const },
      ...{
        basePrompt: 'Review the contract. Then write an e-mail to the carrier about what is short.',
        allowFileUpload: true,
      },
    },
  )
  const rehearsal = new Rehearsal({ customPresetId })
  const told = await rehearsal.say('Here they are.', await named())
  expect(told.refusals).toEqual([])
  expect(told.calls.map(({ name }) => name)).toEqual(['REVIEW_DOCUMENTS', 'DRAFT_EMAIL', 'COMPLETE_TASK'])
  expect(String(told.calls[1]!.input.body)).toMatch(/Please raise .* to at least \$2,000,000/)
  expect(told.answer).toMatch(/^What I found: 1 short.*I drafted an e-mail/s)
  const after = await rehearsal.say('Why is the each occurrence short?')
  expect(after.calls.map(({ name }) => name)).toEqual(['COMPLETE_TASK'])
})
