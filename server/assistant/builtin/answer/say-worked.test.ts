import { expect, it } from 'vitest'
import type { Worked } from '../../../documents/graph/types.ts'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { sayWorked } from './say-worked.ts'

const part = (name: string, value: string) => ({ name, value, file: 'F1', page: 1, quote: `${name} ${value}` })
const worked = (over: Partial<Worked>): Worked => ({
  ...{ way: 'sum', of: 'Premium', value: '7,000', covered: 1, isNamed: false, untold: 0 },
  parts: [part('Liability', '$8,000'), part('Return', '-$1,000')],
  ...over,
})
const paper = (status: string) =>
  [
    { file: 'F1', name: 'offer.pdf', facts: { facts: [{ key: 'insured.name', source: { page: 1 }, status }] } },
  ] as unknown as Paper[]
const said = (over: Partial<Worked>, status = 'current') => sayWorked(worked(over), new Citations(), paper(status))

it('tells what was worked out, its parts with their places, and what is left open', () => {
  expect(said({})).toBe(
    '$7,000 together (premium). I added it up from 2 values.\n\n- Liability: $8,000 [1]\n- Return: -$1,000 [2]',
  )
  expect(said({ untold: 1 })).toContain('1 more row gives no figure, so it may be more.')
  const average = { way: 'average' as const, value: '3,500', untold: 1 }
  expect(said(average)).toMatch(
    /^\$3,500 on average \(premium\)\. I worked it out from 2 values\. .* it may be another\./,
  )
  expect(said({ value: '-500' })).toMatch(/^-\$500 together/)
  const counted = { of: 'Quantity', value: '7', parts: [part('Chairs', '4'), part('Desks', '3')] }
  expect(said(counted)).toMatch(/^7 together/)
})

it('says of a page that holds nothing in force that it does not', () => {
  expect(said({}, 'quoted')).toMatch(/What this page says is quoted, not in force\.$/)
  expect(said({})).not.toContain('in force')
})
