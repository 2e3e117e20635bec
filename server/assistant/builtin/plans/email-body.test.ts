import { expect, test } from 'vitest'
import { bodyOf } from './email-body.ts'

test('a letter has one blank line between its paragraphs, also where one is empty', () => {
  const to = { role: 'carrier' as const, name: null, greeting: 'Hello,', email: null }
  const letter = { subject: '', wish: ['We want to bind.'], facts: ['', 'One.\n\n \nTwo.\n', ' '], closing: 'Thanks.' }
  expect(bodyOf(to, letter, { agency: { name: 'Lanternfish', phone: '' }, user: 'Robin Placeholder' })).toBe(
    'Hello,\n\nWe want to bind.\n\nOne.\n\nTwo.\n\nThanks.\n\nKind regards,\nRobin Placeholder\nLanternfish',
  )
})
