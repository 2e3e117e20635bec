import { expect, test } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { PaperRecord } from '../types.ts'
import { withAccounts } from './other-accounts.ts'

const page = (line: string) =>
  drawnPage(
    ['Account: Heron Builders LLC', 'C-1 03/04/2024 1,200', line, 'C-2 05/06/2024 3,400'].map((text, at) => ({
      x: 40,
      y: 60 + at * 30,
      text,
    })),
    [],
  )
const claim = (number: string, y: number): PaperRecord => ({
  type: 'claim',
  page: 1,
  fields: { claim_number: { value: number, source: { page: 1, quote: number, boxes: [[40, y, 60, 10]] } } },
})
/** Whose the claim above a line and the claim below it are. */
const accounts = (line: string) =>
  withAccounts([claim('C-1', 90), claim('C-2', 150)], [page(line)]).map(({ fields }) => fields.account?.value)

test.each([
  ['Account: Otter Works Corp', 'Otter Works Corp'],
  ['Account: Otter Works Corporation', 'Otter Works Corporation'],
  ['Account: Otter Works Company', 'Otter Works Company'],
  ['Account: Otter Works, Incorporated', 'Otter Works, Incorporated'],
  ['Account: OTTER WORKS INC', 'OTTER WORKS INC'],
  ['Policy 4410 Otter Works Co', 'Otter Works Co'],
])('claims below “%s” are of that one', (line, name) => {
  expect(accounts(line)).toEqual([undefined, name])
})

test.each([
  'Account: Heron Builders, LLC',
  'Carrier: Elm Insurance Company',
  'Issuing Company: Elm Mutual',
  'Carrier: Otter National Fire Company',
  'Total paid: Corporate',
])('claims below “%s” are of the first', (line) => expect(accounts(line)).toEqual([undefined, undefined]))

test.each([
  ['Otter Works LLC', [undefined, 'Otter Works LLC']],
  ['Heron Builders', [undefined, undefined]],
])('a claim whose row names “%s” is of that one where the other is the insured that heads the list', (name, of) => {
  const named = ['Heron Builders LLC', name].map((insured, at): PaperRecord => {
    const { fields, ...record } = claim(`C-${at + 1}`, 90 + at * 60)
    return { ...record, fields: { ...fields, insured: { ...fields.claim_number!, value: insured } } }
  })
  const told = (above: string) => {
    const head = drawnPage([{ x: 40, y: 60, text: above }], [])
    return withAccounts(named, [head]).map(({ fields }) => fields.account?.value)
  }
  expect(told('Insured: Heron Builders LLC')).toEqual(of)
  expect(told('All accounts')).toEqual([undefined, undefined])
})
