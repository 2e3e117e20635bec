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

it.each([
  ['Article 9. Insurance It is due. II. PEOPLE The Cleaner works.', ['Article 9. Insurance It is due.', 'II. PEOPLE The Cleaner works.']],
  ['B. The policies in (1) and (4) shall name Owner.', ['B. The policies in (1) and (4) shall name Owner.']],
  ['The policies of Sections 9.4 and 9.5. It is due.', ['The policies of Sections 9.4 and 9.5.', 'It is due.']],
  ['A1. It is due. III.A The Cleaner works.', ['A1. It is due.', 'III.A The Cleaner works.']],
  ['It lists: 88 Wren Owners Corp.', ['It lists: 88 Wren Owners Corp.']],
])('a mark stays with what it is of, and one that is cited begins nothing: %s', (text, pieces) => {
  expect(sentencesIn(text)).toEqual(pieces)
}) // biome-ignore format: a list

it('what the words behind a mark name an item by says nothing of the next item', () => {
  const page = drawnPage(
    '\n  9. Insurance.\n  9.1 Lost tools. The Lessee pays for them.\n  9.2 The Lessee gives proof of it.\n',
  )
  expect(sentencesOf([page]).map(({ text, heading }) => [text, heading])).toEqual([
    ['9. Insurance.', ''],
    ['9.1 Lost tools.', ''],
    ['The Lessee pays for them.', '9.1 Lost tools.'],
    ['9.2 The Lessee gives proof of it.', '9. Insurance.'],
  ])
})

it('takes a few words behind a number that say nothing for a title, over a semicolon as well', () => {
  const page = drawnPage(
    '\n  9. Insurance.\n  9.1 Additional insured; primary coverage. The Lessor is an insured.\n  9.2 Certificates; Cancellation. The Lessee gives notice.\n',
  )
  const titles = sentencesOf([page]).filter(({ isHeading }) => isHeading)
  expect(titles.map(({ text }) => text)).toEqual([
    '9. Insurance.',
    '9.1 Additional insured; primary coverage.',
    '9.2 Certificates; Cancellation.',
  ])
})

it('a sum at the beginning of a line goes on with the words before it', () => {
  const page = drawnPage(
    '\n  The limit for each person who is hurt in any one accident\n  is five hundred\n  ($500) or more.\n',
  )
  expect(sentencesOf([page]).map(({ text }) => text)).toHaveLength(1)
})

it('reads down columns of prose that look like the rows of a table', () => {
  const row = `${'The Lessee shall carry insurance and'.padEnd(44)}the Lessor keeps the hall in repair`
  const page = drawnPage(Array.from({ length: 14 }, () => row).join('\n'))
  const cells = [0, 1].map((column) => ({
    row: 0,
    rows: 1,
    columns: 1,
    column,
    text: page.lines[column]!.text,
    lines: [column],
    box: page.lines[column]!.box,
  }))
  const isRow = (lines: typeof page.lines) =>
    sentencesOf([
      { ...page, lines, tables: [{ cells, rows: 1, columns: 2, heads: 0, box: [0, 0, 1, 1], ruled: true }] },
    ]).some((one) => one.row)
  expect(isRow(page.lines.slice(0, 4))).toBe(true)
  expect(isRow(page.lines)).toBe(false)
})

it('a marked line of its own is a title, also at the end of a page and in small letters', () => {
  const read = sentencesOf([
    drawnPage(
      '\n  It is due when the work is done and all that was asked for has been handed over.\n\n  IV. Liability side, by Builder',
      1,
    ),
    drawnPage('\n  Auto insurance is due when the work is done and all that was asked for was handed over.', 2),
  ])
  expect(read.at(-1)!.heading).toBe('IV. Liability side, by Builder')
})
