import { expect, it } from 'vitest'
import { plainMeaning } from './glossary.ts'

it('explains a term where its meaning is asked for, and only then', () => {
  expect(plainMeaning('What does ISAOA mean after the bank name?')).toContain('successors')
  expect(plainMeaning('what is a self-insured retention in plain english')).toContain('before the insurer pays')
  expect(plainMeaning('what is the self-insured retention')).toBeNull()
  expect(plainMeaning('what does zorbing mean')).toBeNull()
})
