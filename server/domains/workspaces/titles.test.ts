import { expect, it } from 'vitest'
import { presetTitle, titleOfWords } from './rules.ts'

it('a workspace of a preset is called by it, and by whom it is for once that is known', () => {
  const begun = { preset: 'CONTRACT_REVIEW' as const, custom: null }
  expect(presetTitle(begun)).toBe('Contract Review')
  expect(presetTitle(begun, 'Otter & Thimble Joinery LLC')).toBe('Contract Review for Otter & Thimble Joinery LLC')
  expect(presetTitle({ ...begun, custom: 'Our check' }, 'Paper Lantern')).toBe('Our check for Paper Lantern')
  expect(presetTitle(begun, 'x'.repeat(300))).toHaveLength(200)
  expect(presetTitle({ preset: null, custom: null }, 'Paper Lantern')).toBeNull()
})

it('one of words is called by its first line', () => {
  expect(titleOfWords('  What  is\tcovered?\nAnd what not?')).toBe('What is covered?')
})
