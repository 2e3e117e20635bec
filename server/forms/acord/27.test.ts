import { expect, test } from 'vitest'
import { acord27 } from './27.ts'

const found = (values: Record<string, string>) => acord27.check(values).map(({ fields }) => fields)

test('evidence is checked for its term, its boxes, its amounts and a signature', () => {
  const term = { Policy_EffectiveDate_A: '03/10/2027', Policy_ExpirationDate_A: '03/10/2026' }
  expect(found(term)).toEqual([['Policy_EffectiveDate_A', 'Policy_ExpirationDate_A']])
  expect(found({ Policy_EffectiveDate_A: '03/10/2026', Policy_ExpirationDate_A: '03/10/2027' })).toEqual([])
  const boxes = { Policy_PolicyType_BroadIndicator_A: 'true', Policy_PolicyType_SpecialIndicator_A: 'true' }
  expect(found(boxes)).toEqual([Object.keys(boxes)])
  expect(found({ EvidenceOfProperty_LimitAmount_A: 'Included' })).toEqual([['EvidenceOfProperty_LimitAmount_A']])
  expect(found({ Producer_AuthorizedRepresentative_Signature_A: 'A. Writer' })).toHaveLength(1)
})
