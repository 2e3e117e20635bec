import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const marked = (words: string, asked: string) => {
  const { text, marks } = excerptOf(words, asked)
  return marks.map(({ start, end }) => text.slice(start, end))
}

it('marks the words that were asked for, in their other forms too, and no small ones', () => {
  expect(
    marked('Blasting is an ineligible risk.\nNo policies are issued.', 'which risks are in the issuing policy'),
  ).toEqual(['risk', 'policies', 'issued'])
  expect(marked('To be or not to be', 'to be')).toEqual(['To', 'be', 'to', 'be'])
  expect(marked('Certificate of insurance', 'COI')).toEqual([])
})

it('marks what was meant by a misspelt word, a form without spaces and an amount without commas', () => {
  expect(marked('Roofers pay a deductible of $5,000.', 'rofers deductable 5000')).toEqual([
    ...['Roofers', 'deductible', '5,000'],
  ])
  expect(marked('Form CG 20 37', 'cg2037')).toEqual(['CG', '20', '37'])
  expect(marked('Form CG 20 37', 'CG 2037')).toEqual(['CG', '20', '37'])
  expect(marked('The limit is 5000', '$5,000')).toEqual(['5000'])
  expect(marked('Roofers are declined', 'roses')).toEqual([])
})

it('stands on one line, is cut at words, and holds what was asked for', () => {
  const filling = 'Nothing of this is asked for by anybody here. '.repeat(12)
  const { text, marks } = excerptOf(`${filling}\nThe quokka deductible   is $5,000.\n${filling}`, 'quokka deductible')
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text).toMatch(/^…\w/)
  expect(text).toMatch(/\w…$/)
  expect(text).toContain('The quokka deductible is $5,000.')
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['quokka', 'deductible'])
})

it('gives a text without spaces its letters, up to 300', () => {
  const { text } = excerptOf('x'.repeat(1000), 'y')
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text.length).toBeGreaterThan(250)
})

it('names the line with most of what was asked for, as it stands on the page', () => {
  expect(excerptOf('GUIDE\nRoofers pay a deductible of $5,000\nRoofers', 'deductible for roofers').line).toBe(
    'Roofers pay a deductible of $5,000',
  )
})
