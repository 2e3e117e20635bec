import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { checkAnswer } from './check-answer.ts'

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  const agency = await anAgency(test)
  bench = await aToolBench(test, agency, 'Is $5,000 enough?', {
    'Policy.pdf': await aPolicyPdf(),
    'Covered up to $44,000.pdf': await aPolicyPdf({ number: 'QF-000-1043' }),
  })
})
afterAll(() => test.close())

const source = (number: number, quote: string) => ({
  number,
  source: { kind: 'document' as const, file: 'F1', page: 1, quote },
})
const OCCURRENCE = source(1, 'Each Occurrence Limit $1,000,000')
const AGGREGATE = source(2, 'General Aggregate Limit $2,000,000')
const FALSE = source(3, 'Pollution is covered up to $7,000,000')

const check = (answer: string, sources = [OCCURRENCE, AGGREGATE], refusals = 0) =>
  bench.inTool((tool) => checkAnswer(tool, answer, sources), refusals)

describe('an answer', () => {
  it('keeps the citations it uses, with the place of the words', async () => {
    const { content, citations } = await check('Each occurrence is $1,000,000 [1].')
    expect(content).toBe('Each occurrence is $1,000,000 [1].')
    expect(citations).toMatchObject([{ number: 1, source: { kind: 'DOCUMENT', page: 1, label: 'Policy.pdf' } }])
  })

  it.each([
    ['a figure the user wrote', 'You asked for $5,000.'],
    ['a figure without a mark that a source holds', 'The aggregate is $2,000,000.'],
    ['the name of a file', 'I read Covered up to $44,000.pdf.'],
    ['no figure at all', 'I found no umbrella.'],
  ])('may hold %s', async (_case, answer) => {
    expect((await check(answer)).content).toBe(answer)
  })

  it.each([
    [
      'a citation that does not match',
      'Pollution is covered [3].',
      [FALSE],
      '[3]: The quoted words are not on page 1 of F1. [3] has no source that holds.',
    ],
    ['a mark without a source', 'It is covered [4].', [OCCURRENCE], '[4] has no source that holds.'],
    ['a figure of the name of a file', 'It costs $44,000.', [OCCURRENCE], 'These are in no source: $44,000.'],
    ['a figure without a source', 'It costs $123.', [OCCURRENCE], 'These are in no source: $123.'],
    [
      'a figure of another citation',
      'The aggregate is $1,000,000 [2].',
      [OCCURRENCE, AGGREGATE],
      'These are in no source: $1,000,000.',
    ],
  ])('is given back for %s', async (_case, answer, sources, reason) => {
    await expect(check(answer, sources)).rejects.toThrow(reason)
  })
})

describe('after two refusals the statements at fault are left out, and the answer says so', () => {
  const ONE = 'One statement was left out, since no source could be checked.'
  const TWO = '2 statements were left out, since no source could be checked.'
  it.each([
    [
      'sentences',
      'Each occurrence is $1,000,000 [1]. Pollution is covered [3]. Ask me more.',
      `Each occurrence is $1,000,000 [1]. Ask me more.\n\n${ONE}`,
    ],
    [
      'a sentence with its mark behind the stop',
      'Each occurrence is $1,000,000. [1] Pollution is covered. [3] Good.',
      `Each occurrence is $1,000,000. [1] Good.\n\n${ONE}`,
    ],
    [
      'list items',
      '- Each occurrence: $1,000,000 [1]\n- Pollution: $7,000,000 [3]\n- Premium: $99',
      `- Each occurrence: $1,000,000 [1]\n\n${TWO}`,
    ],
    ['numbered items', '1. $1,000,000 [1]\n2. Pollution [3]', `1. $1,000,000 [1]\n\n${ONE}`],
    [
      'table rows',
      '| Limit | Amount |\n| --- | --- |\n| Occurrence | $1,000,000 [1] |\n| Pollution | $7,000,000 [3] |',
      `| Limit | Amount |\n| --- | --- |\n| Occurrence | $1,000,000 [1] |\n\n${ONE}`,
    ],
    [
      'an amount with a decimal point',
      'The fee is $12.50 here. Each occurrence is $1,000,000 [1].',
      `Each occurrence is $1,000,000 [1].\n\n${ONE}`,
    ],
    ['everything', 'Pollution is covered [3].', ONE],
  ])('%s', async (_case, answer, expected) => {
    const { content, citations } = await check(answer, [OCCURRENCE, AGGREGATE, FALSE], 2)
    expect(content).toBe(expected)
    expect(citations.every(({ number }) => content.includes(`[${number}]`))).toBe(true)
  })
})
