import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { clausesOf } from './clauses.ts'
import type { Entry } from './entries.ts'

const clauseOf = (lines: string[], items: Entry[] = []) => {
  const texts = ['SECTION 1 - AGGREGATE LIMIT APPLICATION', ...lines].map((text, row) => ({ x: 30, y: 90 + row * 10, text })) // biome-ignore format: a list
  return clausesOf([drawnPage(texts, [])], items)[0]!
}

it('a word that does not stand alone says nothing of a clause, and the first word of its text is not quoted for it', () => {
  const whole = clauseOf(['A. CG 20 11 is a condition provision', 'for Location 2 and no other one.'])
  expect(whole.get('clause_type')!.tokens.map(({ word }) => word.text)).toEqual(['condition'])
  const joined = clauseOf(['A. CG 20 11 is a condition/definition provision', 'for Location 2 and no other one.'])
  expect(joined.has('clause_type')).toBe(false)
  expect(joined.get('location_number')!.value).toBe('2')
})

it('a clause whose item is not quoted has nothing of the schedules', () => {
  const tokens = clauseOf(['A. The limit stays.']).get('clause_text')!.tokens
  const item: Entry = new Map(
    Object.entries({ location_number: '2', class_code: '10012', limit: '$5' }).map(([name, value]) => [name, { value, tokens }]), // biome-ignore format: a list
  )
  expect(clauseOf(['A. It holds for Location 2 and', 'class 10012 alone.'], [item]).get('limit')?.value).toBe('$5')
  const parted = clauseOf(['A. It holds for Location 2 and class 100-', '11 alone.'], [item])
  expect(parted.get('class_code')).toBeUndefined()
  expect(parted.has('limit')).toBe(false)
})
