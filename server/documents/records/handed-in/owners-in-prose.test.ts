import { expect, test } from 'vitest'
import { drawnPage } from '../../facts/drawn-pages.ts'
import { ownersInProse } from './owners-in-prose.ts'

const toldIn = (...lines: string[]) =>
  ownersInProse([drawnPage(`\n${lines.map((one) => `  ${one}`).join('\n')}\n`)]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const ME = 'I am the president and own 50 percent; I run the jobs and I want to be excluded.'
const EMRYS =
  'My brother Emrys Heron, the vice president, owns 30 percent. He plasters, so he has to be included under class 5480, and his $64,000 is in the figure.'
const HESPER =
  'Our mother, Hesper Heron, is the treasurer and owns the other 20 percent. She does no other work, so please exclude her too.'

test('sentences tell owners: title, share, in or out, class and pay; who sends the mail speaks of themselves', () => {
  const [tamsin, ...others] = toldIn(
    'Tamsin Heron <tamsin@heron.example>',
    'To: Nell Plover <nell@plover.example>',
    '',
    ME,
    EMRYS,
    HESPER,
  )
  expect(tamsin).toEqual({ name: 'Tamsin Heron', title: 'president', ownership: '50', inclusion: 'excluded' })
  expect(others).toEqual([
    {
      ...{ name: 'Emrys Heron', title: 'vice president', ownership: '30', inclusion: 'included' },
      ...{ class_code: '5480', payroll: 64_000 },
    },
    { name: 'Hesper Heron', title: 'treasurer', ownership: '20', inclusion: 'excluded' },
  ])
})

test('behind somebody without a name there is no next row', () => {
  expect(toldIn(ME, EMRYS)).toEqual([])
  expect(toldIn('Front Desk <inbox@heron.example>', '', ME, EMRYS)).toEqual([])
  expect(toldIn(EMRYS, ME).map(({ name }) => name)).toEqual(['Emrys Heron'])
})

test('two are told of at once where each is', () => {
  const both = 'Ada Heron and Paul Heron each own 50% and both elect to be excluded.'
  expect(toldIn(both).map(({ name, inclusion }) => [name, inclusion])).toEqual([
    ['Ada Heron', 'excluded'],
    ['Paul Heron', 'excluded'],
  ])
  expect(toldIn(both.replace('each ', '').replace('both ', ''))).toEqual([])
})

test.each([
  ['Emrys Heron owns 100 percent of Stuccoworks and is excluded.'],
  ['Emrys Heron was the vice president, owned 30 percent and was excluded.'],
  ['Emrys Heron, the vice president, owns 30 percent and does not want to be included.'],
  ['If Emrys Heron, the vice president, is included, what does it cost?'],
  ['Emrys Heron, the vice president, owns 30 percent and wonders whether to be included.'],
  ['Emrys Heron is the vice president. Our cook is included.'],
  ['Emrys Heron, the vice president, owns 30 percent of it. The building is included.'],
  ['Emrys Heron, the vice president, is included. Emrys Heron, the vice president, is excluded.'],
  ['Heron Mutual, the manager, is included at 30 percent.'],
  ['Emrys Heron wants to be included.'],
])('no owner: “%s”', (sentence) => {
  expect(toldIn(sentence)).toEqual([])
})
