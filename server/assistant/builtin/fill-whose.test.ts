import { expect, it } from 'vitest'
import { homePage } from '../../../tests/support/documents/home.ts'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import type { FillResult } from './made.ts'

rehearseHere()

const ANNA = { insured: 'Anna Whitlock', street: '1 Oak Street', number: 'HO-1001' }
const BEN = { insured: 'Ben Corliss', street: '9 Elm Street', number: 'HO-2002' }

/** The declarations of a home, as they are read where it is not sure whom they name. */
async function homeInDoubt(home: Parameters<typeof homePage>[0]): Promise<MadePaper> {
  const paper = await paperOf(`${home.number}.pdf`, await makePdf([homePage(home)]))
  for (const fact of paper.facts!.facts) if (fact.key === 'insured.name') fact.confidence = 0.55
  return paper
}

const filledBy = (told: Awaited<ReturnType<Rehearsal['say']>>) =>
  told.calls.flatMap(({ name, output }) => (name === 'FILL_TEMPLATE' ? (output as FillResult).filled : []))

it.each([
  ['Ben Corliss', BEN, ANNA],
  ['Anna Whitlock', ANNA, BEN],
])('asks whose evidence it is, and with the answer %s fills it for that one alone', async (answer, own, other) => {
  const talk = new Rehearsal()
  const asked = await talk.say('Fill ACORD 27', [await paperOf('anna.pdf', await makePdf([homePage(ANNA)])), await homeInDoubt(BEN)]) // biome-ignore format: a list
  expect(asked.answer).toContain('more than one insured')
  expect([...asked.choices].toSorted()).toEqual(['Anna Whitlock', 'Ben Corliss'])
  expect(filledBy(asked)).toEqual([])
  const told = await talk.say(answer)
  expect([asked, told].flatMap(({ refusals }) => refusals)).toEqual([])
  const values = filledBy(told).map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining([own.insured, own.number, '350,000']))
  expect(values).not.toContain(other.number)
  expect(values).not.toContain(other.insured)
})

it.each(['Homer Lane', 'Fillmore Penn'])('takes no word for the name %s', async (insured) => {
  const homes = [{ ...ANNA, insured }, BEN].map(async (home) => paperOf(`${home.number}.pdf`, await makePdf([homePage(home)]))) // biome-ignore format: a list
  const asked = await new Rehearsal().say('Fill ACORD 27 for the home', await Promise.all(homes))
  expect([...asked.choices].toSorted()).toEqual([BEN.insured, insured])
})
