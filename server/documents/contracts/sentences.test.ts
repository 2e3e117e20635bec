import { expect, it } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sentencesIn, sentencesOf } from './sentences.ts'

it('cuts at ends of sentences, at items and at titles on the line of their text', () => {
  expect(sentencesIn('8. INSURANCE At all times P Inc. shall carry: (a) auto; and (b) cargo. 8.2 Proof. It is due.')).toEqual([
    '8. INSURANCE', 'At all times P Inc. shall carry:', '(a) auto; and', '(b) cargo.', '8.2 Proof.', 'It is due.',
  ]) // biome-ignore format: a list
})

it('reads on over the end of a page, past what heads and foots every page', () => {
  const page = (words: string, number: number) => drawnPage(`\n Confidential\n ${words}\n Page ${number} of 3`, number)
  const read = sentencesOf([
    page('1. Insurance. The Contractor shall', 1),
    page('carry liability insurance.', 2),
    page('2. Term. One year.', 3),
  ])
  expect(read.map(({ text }) => text)).toEqual([
    '1. Insurance.',
    'The Contractor shall carry liability insurance.',
    '2. Term.',
    'One year.',
  ])
  expect(read[1]!.words.map(({ page }) => page)).toEqual([1, 1, 1, 2, 2, 2])
  expect(read[1]!.heading).toBe('1. Insurance.')
})
