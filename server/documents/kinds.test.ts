import { expect, test } from 'vitest'
import { drawnPage } from './facts/drawn-pages.ts'
import { kindOf } from './kinds.ts'
import { findQuote } from './search/find-quote.ts'

test.each([
  ['declarations', 'COMMERCIAL GENERAL LIABILITY DECLARATIONS'],
  ['declarations', 'WORKERS COMPENSATION POLICY INFORMATION PAGE'],
  ['certificate', 'CERTIFICATE OF LIABILITY INSURANCE'],
  ['quote', 'COMMERCIAL INSURANCE QUOTATION'],
  ['application', 'COMMERCIAL INSURANCE APPLICATION'],
  ['contract', 'MASTER SERVICES AGREEMENT'],
  ['endorsement', 'ADDITIONAL INSURED ENDORSEMENT'],
  ['loss-run', 'LOSS RUN REPORT'],
  ['schedule', 'SCHEDULE OF COVERED AUTOS'],
  ['binder', 'INSURANCE BINDER'],
  ['invoice', 'PREMIUM INVOICE'],
])('%s: %s', (kind, title) => {
  const page = drawnPage(`\n      ${title}\n      Anybody LLC`)
  const found = kindOf([page])
  expect(found.kind).toBe(kind)
  expect(findQuote(page, found.evidence!.quote)).not.toBeNull()
})

test('a paper with no sign of its kind is other', () => {
  expect(kindOf([drawnPage('      Dear all, lunch is at noon.')])).toEqual({ kind: 'other', evidence: null })
  expect(kindOf([])).toEqual({ kind: 'other', evidence: null })
})
