import { expect, it } from 'vitest'
import { mentionAt } from './mention-at.ts'

const typed = (text: string) => mentionAt(text, text.length)

it('an "@" that begins a word is one, with the words behind it', () => {
  expect(typed('@')).toEqual({ start: 0, words: '' })
  expect(typed('What does @Quill gui')).toEqual({ start: 10, words: 'Quill gui' })
  expect(typed('(@a')).toEqual({ start: 1, words: 'a' })
  expect(typed('One\n@b')).toEqual({ start: 4, words: 'b' })
  expect(mentionAt('See @Otter and more', 7)).toEqual({ start: 4, words: 'Ot' })
})

it('an e-mail address, an "@" alone between words, and one of a line before are none', () => {
  for (const text of ['mail ann@example.com', 'at 5 @ noon', '@Otter\nand', `@${'x'.repeat(41)}`, 'none', ''])
    expect(typed(text)).toBeNull()
})
