import { expect, it } from 'vitest'
import type { Conversation } from '../conversation.ts'
import { think } from './think.ts'

it('is shown by its title and takes a thought of some length', () => {
  const thought = { title: 'Two policies', thought: 'The second one renews the first.' }
  expect(think.title(thought, true, {} as Conversation)).toBe('Two policies')
  expect(think.input.safeParse(thought).success).toBe(true)
  expect(think.input.safeParse({ title: '', thought: '' }).success).toBe(false)
  expect(think.input.safeParse({ title: 'x', thought: 'y'.repeat(8001) }).success).toBe(false)
})
