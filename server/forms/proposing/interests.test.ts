import { expect, test } from 'vitest'
import { DECLARATIONS, evidenceOf } from '../../../tests/support/forms/drawn-evidence.ts'

const LOAN = 'AdditionalInterest_AccountNumberIdentifier_A'
const mortgagees = (...rows: string[]) => [
  [
    `${DECLARATIONS}
  Coverage                       Limit
  Building                       500,000

  SCHEDULE OF MORTGAGEES
  Mortgagee                      Loan Number
${rows.join('\n')}
`,
  ],
]
const FIRST = '  First Bank                     4711-22'

test('a bank whose name begins with another’s is another bank', () => {
  const said = (interest: string) => evidenceOf(mortgagees(FIRST), { interest }).value(LOAN)
  expect(said('First Bank of Ohio, 9 High St, Columbus, OH 43215')).toBe('')
  expect(said('Erie First Bank')).toBe('')
  expect(said('First Bank, 9 High St, Columbus, OH 43215')).toBe('4711-22')
  expect(said('First Bank ISAOA\n9 High St\nColumbus, OH 43215')).toBe('4711-22')
})

test('two banks of which one name begins with the other stay two', () => {
  const page = mortgagees('  First Bank', '  First Bank of Ohio             4711-22').map(([one]) => [
    one!
      .replace('Loan Number', 'Interest')
      .replace('4711-22', 'Loss payee')
      .replace(/First Bank$/m, 'First Bank                     Mortgagee'),
  ])
  expect(evidenceOf(page)).toMatchObject({ interest: '', choices: ['First Bank', 'First Bank of Ohio'] })
  const chosen = evidenceOf(page, { instructions: 'First Bank of Ohio' })
  expect(chosen.interest).toBe('First Bank of Ohio')
  expect(chosen.value('AdditionalInterest_Interest_MortgageeIndicator_A')).toBe('')
})

test('two loans of one bank are told apart in the question, and its answer holds', () => {
  const page = mortgagees(FIRST, '  First Bank                     4711-23')
  const { choices } = evidenceOf(page)
  expect(choices).toEqual(['First Bank, loan 4711-22', 'First Bank, loan 4711-23'])
  const chosen = evidenceOf(page, { instructions: choices[1]! })
  expect([chosen.interest, chosen.value(LOAN)]).toEqual(['First Bank', '4711-23'])
})

test('who is asked for by name and is not found is nobody else', () => {
  const said = (instructions: string) => evidenceOf(mortgagees(FIRST), { instructions }).interest
  expect(said('Additional interest: Harbor Life')).toBe('')
  expect(said('Additional interest: First Bank')).toBe('First Bank')
  expect(said('Evidence for the lender')).toBe('First Bank')
})
