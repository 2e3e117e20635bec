import { describe, expect, it } from 'vitest'
import type { AccountRecord } from '../../domains/on-file/types.ts'
import { readQuery } from './read-query.ts'

const dba = { path: 'dba', label: 'DBA', kind: 'name' as const, value: 'Harbor Cabinets', also: '' }
const account = (today: string): AccountRecord => ({
  id: 'a',
  name: 'Otter & Thimble Joinery LLC',
  today,
  records: [{ type: 'ACCOUNT', id: 'a', name: 'Otter & Thimble Joinery LLC', isCurrent: true, values: [dba] }],
})
const read = (query: string, today = '2026-05-14') => readQuery(query, account(today))
const textOf = (query: string, today?: string) => read(query, today).text.replace(/\s+/g, ' ').trim()

describe('a question about a client', () => {
  it.each([
    ['what expires within the next 30 days?', 'what expires between 05/14/2026 and 06/13/2026?'],
    ['what expires in 2 weeks', 'what expires between 05/14/2026 and 05/28/2026'],
    ['what renews in the next quarter', 'what renews in the earliest quarter'],
    ['what ends this month', 'what ends between 05/01/2026 and 05/31/2026'],
    ['what ends next year?', 'what ends between 01/01/2027 and 12/31/2027?'],
    ['anything expiring soon?', 'anything expiring between 05/14/2026 and 07/13/2026'],
    ['is it about to expire?', 'is it about expire between 05/14/2026 and 07/13/2026'],
    ['which one expires first', 'which one expires earliest'],
    ['is the GL in force?', 'is the GL ?'],
    ['which are not active?', 'which are not inforce?'],
  ])('“%s” is read as “%s”', (query, text) => {
    expect(textOf(query)).toBe(text)
  })

  it('knows the next month of December', () => {
    expect(textOf('what ends next month', '2026-12-31')).toBe('what ends between 01/01/2027 and 01/31/2027')
  })

  it.each([
    ['Does Otter & Thimble Joinery LLC have an umbrella?', 'Does have an umbrella?'],
    ["what is Otter & Thimble's phone", 'what is phone'],
    ['does harbor cabinets have cyber', 'does have cyber'],
    ['is Harbor Sample their carrier', 'is Harbor Sample their carrier'],
  ])('“%s” is asked without the name of the client', (query, text) => {
    expect(textOf(query)).toBe(text)
  })

  it('tells the days it worked out, and not those that were said', () => {
    expect(read('what expires after 03/01/2026 and before soon').days).toEqual(['05/14/2026', '07/13/2026'])
    expect(read('what expires after 03/01/2026').days).toEqual([])
  })
})
