import { expect, test } from 'vitest'
import { applicationOf, INSURED, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'

/** What ACORD 140 says of its term from a statement of values that heads itself with lines. Today is well before 2027. */
function termFrom(...lines: string[]) {
  const { all } = applicationOf([
    readDrawn(`
  STATEMENT OF VALUES
  ${INSURED}
  ${lines.join('\n  ')}

  Loc   Address                                Building      Contents
  1     41 Shore Road, Mobile, AL 36602        1,200,000     300,000
  2     7 Quay Street, Mobile, AL 36602          900,000     200,000
`),
  ])
  return [all.Policy_EffectiveDate_A, all.Policy_ExpirationDate_A]
}

test('the only term that is to come is to be insured, also where nothing asks for it', () => {
  expect(termFrom('Policy term: 03/01/2027 to 03/01/2028')).toEqual(['03/01/2027', '03/01/2028'])
  expect(termFrom('Property effective 03/01/2027')).toEqual(['03/01/2027', undefined])
  const both = termFrom('Property effective 03/01/2024', 'Property effective 03/01/2027')
  expect(both[0]).toBe('03/01/2027')
})

test('a term that runs or ran is not asked for, and of two to come none is', () => {
  expect(termFrom('Policy term: 03/01/2024 to 03/01/2025')[0]).toBeUndefined()
  expect(termFrom('Property effective 03/01/2027', 'General liability effective 05/01/2027')[0]).toBeUndefined()
})
