import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { completeTask } from './complete-task.ts'

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  bench = await aToolBench(test, await anAgency(test), 'What is the limit?', { 'Policy.pdf': await aPolicyPdf() })
})
afterAll(() => test.close())

const OCCURRENCE = {
  number: 1,
  source: { kind: 'document' as const, file: 'F1', page: 1, quote: 'Each Occurrence Limit $1,000,000' },
}

it('says the answer with its citations, and names the workspace', async () => {
  const answer = 'Each occurrence is $1,000,000 [1].'
  const { output } = await bench.call(completeTask, {
    outcome: 'DONE',
    answer,
    sources: [OCCURRENCE],
    title: 'Limits of Otter',
  })
  expect(output).toEqual({ outcome: 'DONE', delivered: true })
  const { messages, workspace } = await bench.look()
  expect(messages.at(-1)).toMatchObject({ role: 'AGENT', content: answer, citations: [{ number: 1 }], choices: [] })
  expect(workspace.title).toBe('Limits of Otter')
})

it('asks with choices', async () => {
  await bench.call(completeTask, { outcome: 'NEEDS_INPUT', answer: 'Which one?', choices: ['This', 'That'] })
  expect((await bench.look()).messages.at(-1)).toMatchObject({ content: 'Which one?', choices: ['This', 'That'] })
})

it('refuses what no source says, and keeps nothing of it', async () => {
  const before = (await bench.look()).messages.length
  await expect(bench.call(completeTask, { outcome: 'DONE', answer: 'The limit is $9.' })).rejects.toThrow('$9')
  expect((await bench.look()).messages).toHaveLength(before)
})
