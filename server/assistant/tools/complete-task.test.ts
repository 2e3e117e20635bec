import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { completeTask } from './complete-task.ts'

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  bench = await aToolBench(test, await anAgency(test), 'What is the limit?', {
    'Policy.pdf': await aPolicyPdf({ pages: 1, extra: ['The mill pays $4,812 of it.'] }),
  })
})
afterAll(() => test.close())

const OCCURRENCE = {
  number: 1,
  source: { kind: 'document' as const, file: 'F1', page: 1, quote: 'Each Occurrence Limit $1,000,000' },
}

const PREMIUM = { kind: 'document' as const, file: 'F1', page: 2, quote: 'The mill pays $4,812' }

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

it('offers choices whose figures are in the sources of the same call, and refuses others twice before it drops them', async () => {
  const ask = (choices: string[], refusals = 0) =>
    bench.call(
      completeTask,
      { outcome: 'NEEDS_INPUT', answer: 'Which premium?', sources: [{ number: 1, source: PREMIUM }], choices },
      refusals,
    )
  const shown = async () => (await bench.look()).messages.at(-1)!.choices
  await ask(['$4,812', 'None'])
  expect(await shown()).toEqual(['$4,812', 'None'])
  await expect(ask(['$4,812', '$77'], 1)).rejects.toThrow('The choice “$77” cannot be offered.')
  await ask(['$4,812', '$77'], 2)
  expect(await shown()).toEqual(['$4,812'])
})
