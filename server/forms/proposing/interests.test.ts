import { expect, test } from 'vitest'
import { readDrawn, recordOf } from '../../../tests/support/forms/drawn-applications.ts'
import { DECLARATIONS, evidenceOf, proposedOn } from '../../../tests/support/forms/drawn-evidence.ts'
import { acord27 } from '../acord/27.ts'
import type { FormField, ProposalInput } from '../types.ts'
import { proposeDescribed } from './propose-described.ts'

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

test.each([
  ['MTG', 'Mortgagee'],
  ['LP', 'LossPayee'],
])('what an interest is may be told by its code: %s', (interest, kind) => {
  const records = [recordOf('interest', { name: 'First Example Bank', interest })]
  const facts = { ...readDrawn(DECLARATIONS), records }
  const { values } = acord27.propose({
    files: [{ fileId: 'file1', fileName: 'declarations.pdf', facts }],
    today: '2026-06-15',
  })
  const ticked = values.flatMap(({ field }) => /^AdditionalInterest_Interest_(\w+)Indicator_A$/.exec(field)?.[1] ?? [])
  expect(ticked).toEqual([kind])
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

test('a form with rows of interests lists all of a policy, of whatever place, and attaches those beyond its rows', () => {
  const row = (at: number): FormField[] => [
    { ...OF_ROWS, name: `Name ${at}`, label: 'Name', type: 'TEXT', listed: { list: 'interest', at, part: 'name' } },
    {
      ...{ ...OF_ROWS, name: `Mortgagee ${at}`, label: 'Mortgagee', type: 'TICK', speaksOf: /mortgagee/i },
      listed: { list: 'interest', at, part: 'interest' },
    },
  ]
  const fields = [row(0), row(1)].flat()
  const schedule = {
    propose: (input: ProposalInput) => proposeDescribed({ fields, called: 'it', lines: ['property'] }, input),
  }
  const { value, overflow, questions } = proposedOn(schedule, [
    [
      `${DECLARATIONS}
  LOCATION SCHEDULE
  Location   Building   Address
  1          1          41 Shore Road, Mobile, AL 36602
  2          1          9 Elm Street, Mobile, AL 36604

  SCHEDULE OF ADDITIONAL INTERESTS
  Name                     Interest       Address                             Location
  First Example Bank       Loss Payee     500 Main Street, Mobile, AL 36602   1
  Second Example Bank      Mortgagee      9 High Street, Mobile, AL 36604     2
  Third Example Bank       Mortgagee      12 Bay Avenue, Mobile, AL 36605     2
  Second Example Bank      Mortgagee      9 High Street, Mobile, AL 36604
`,
    ],
  ])
  expect(questions).toEqual([])
  expect(fields.map(({ name }) => value(name))).toEqual(['First Example Bank', '', 'Second Example Bank', 'true'])
  expect(overflow.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Interest 3: name: Third Example Bank',
    'Interest 3: mortgagee: yes',
  ])
})

const OF_ROWS = { section: 'Interests' }
