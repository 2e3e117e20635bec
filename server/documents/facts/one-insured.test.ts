import { expect, test } from 'vitest'
import { isOneInsured } from './one-insured.ts'

test.each([
  ['Heron Builders LLC', 'HERON BUILDERS, L.L.C.'],
  ['Heron Builders LLC', 'Heron Builders'],
  ['Out-West Farms Inc', 'OUTWEST FARMS, INC.'],
  ['Anna Whitlock', 'ANNA B. WHITLOCK'],
  ['Anna B Whitlock', 'Anna Beatrix Whitlock'],
  ['Anna Whitlock', 'Anna Whitlock and Paul Whitlock'],
  ['Paul Whitlock', 'Anna Whitlock and Paul Whitlock'],
  ['Paul R Whitlock', 'Anna & Paul Whitlock'],
  ['Anna Whitlock & Paul Whitlock', 'Paul and Anna Whitlock'],
  ['Heron Builders LLC', 'Heron Builders LLC dba Shore Carpentry'],
  ['Shore Carpentry', 'Heron Builders LLC D/B/A Shore Carpentry'],
  ['The Heron Trust', 'Heron Trust'],
])('%s and %s are one', (one, other) => {
  expect([isOneInsured(one, other), isOneInsured(other, one)]).toEqual([true, true])
})

test.each([
  ['Anna Whitlock', 'Ben Corliss'],
  ['Anna Whitlock', 'Paul Whitlock'],
  ['Ann Lee', 'Ann Leeman'],
  ['Ann Lee', 'Joann Lee'],
  ['Anna B Whitlock', 'Anna C Whitlock'],
  ['Paul Whitlock', 'Paul Whitlock Jr.'],
  ['Heron Builders LLC', 'Blue Heron Builders LLC'],
  ['Oak Street LLC', 'Oak Street Holdings LLC'],
  ['Oak Street Homes', 'Oak Street Homes II LLC'],
  ['Anna and Paul Whitlock', 'Paul Whitlock and Ben Corliss'],
])('%s and %s are two', (one, other) => {
  expect([isOneInsured(one, other), isOneInsured(other, one)]).toEqual([false, false])
})
