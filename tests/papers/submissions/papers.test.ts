import { describe, expect, test } from 'vitest'
import { makePdf } from '../../support/documents/pdf.ts'
import { ACACIA } from './acacia/index.ts'
import { ALDER } from './alder/index.ts'
import { ASPEN } from './aspen/index.ts'
import { HAZEL } from './hazel/index.ts'
import { HICKORY } from './hickory/index.ts'
import { MAPLE } from './maple/index.ts'
import { WILLOW } from './willow/index.ts'

/** The hands that were drawn to be kept back, whose gold nobody corrects by what is read. */
describe.each(
  [...ACACIA, ...ALDER, ...ASPEN, ...HAZEL, ...HICKORY, ...MAPLE, ...WILLOW].map(
    (paper) => [paper.name, paper] as const,
  ),
)('%s', (_, { pages, forms }) => {
  test('is drawn', async () => {
    expect((await makePdf(pages)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each(Object.entries(forms))('says of ACORD %s what it holds or leaves open, not both', (_, gold) => {
    const { holds, notJudged = [] } = gold
    expect(notJudged.filter((element) => element in holds)).toEqual([])
    expect(Object.entries(holds).filter(([element, value]) => !/_[A-Z]1?$/.test(element) || !value.trim())).toEqual([])
  })
})
