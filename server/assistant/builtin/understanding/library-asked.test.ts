import { expect, it } from 'vitest'
import type { Job } from './jobs.ts'
import { asksOfLibrary } from './library-asked.ts'

it.each<[string, Job]>([
  ['May a certificate say primary?', 'fill'],
  ['Who do I send submissions to?', 'help'],
  ['can a producer bind cyber here', 'unable'],
  ['Tavern accounts - live bands on weekends, is that a problem', 'unable'],
  ['farm policy how much overspray can be bought', 'email'],
  ['pay as you go deposit at Larkmead now (2025)', 'nothingMade'],
  ['how far ahead do we order the loss runs', 'email'],
  ['He keeps bees behind the barn. May we write that at Larkmead?', 'email'],
  ['The broker holds back the letter, by when do we answer?', 'document'],
  ['smallest orchard Larkmead likes', 'overview'],
  ["what's the fee for a second move at Larkmead", 'unable'],
])('asks how things are: %s', (message, job) => expect(asksOfLibrary(message, job)).toBe(true))

it.each<[string, Job]>([
  ['Write to the landlord about what we need', 'email'],
  ['landlord e-mail, ask what they require', 'email'],
  ['Call the adjuster, is that possible', 'unable'],
  ['What can you do?', 'help'],
  ['how does this work', 'help'],
  ['make it shorter', 'nothingMade'],
  ['compare the two', 'compare'],
  ['coverage summary', 'overview'],
  ['Draft a letter to the landlord. What does he need?', 'email'],
  ['bind the general liability today', 'unable'],
  ['thanks', 'thanks'],
])('orders something, or is said to Cara: %s', (message, job) => expect(asksOfLibrary(message, job)).toBe(false))

it('is told of a message of question marks in a time that grows with it alone', () => {
  const before = process.cpuUsage()
  expect(asksOfLibrary(`${'?'.repeat(20_000)}x`, 'email')).toBe(false)
  expect(process.cpuUsage(before).user).toBeLessThan(200_000)
})
