import { describe } from './definition.ts'
import { type ElementRow, ENDS, fact, named, ofAgency, ofPolicy, SIGNED, STARTS, said, waits } from './describe.ts'

const DAY = { maxLength: 10 }
const ROWS = [1, 2, 3, 4, 5, 6, 7] as const
/** What an insurer knows the agency by: documents tell that of the agency before it. */
const OF_INSURER = waits('The insurer gives it. Fill it in where you have one.')

/** The letter by which an insured names the agency as its agent with an insurer. */
export const acord36 = describe('36', {
  title: 'Agent / Broker of Record Change',
  wantedFor: 'The insured names another agency',
  editions: ['2007/01'],
  called: 'the letter',
  lines: 'all',
  orders: ROWS.map((row) => [`Eff${row}`, `Exp${row}`, `The policy in row ${row} ends before it begins.`] as const),
  sections: [
    [
      'Letter',
      [
        [
          'Date1',
          'Form date',
          'DATE',
          { ...DAY, speaksOf: /\b(?:form|letter) (?:is )?date/i, ...waits('Left for the day the letter is signed.') },
        ],
      ],
    ],
    [
      'New agency',
      [
        ['Producer', 'Name and address', 'MULTILINE', ofAgency('nameAndAddress')],
        ['PHONE', 'Phone', 'TEXT', ofAgency('phone')],
        ['FAX', 'Fax', 'TEXT', waits('The agency’s record has none.')],
        ['EMAIL', 'E-mail', 'TEXT', waits('The agency’s record has none.')],
        ['Code', 'Code', 'TEXT', OF_INSURER],
        ['Subcode', 'Subcode', 'TEXT', OF_INSURER],
        ['AgencyID', 'Agency customer ID', 'TEXT', waits('The agency’s record has none.')],
      ],
    ],
    ['Insurer', [['InsCo', 'Insurance company', 'TEXT', fact('carrier.name')]]],
    [
      'Current agency',
      [
        ['CurrAgency', 'Agency', 'TEXT', named(/\bcurrently (?:with|at|through)\b|\bcurrent agency\b/i)],
        ['CurrProd', 'Producer', 'TEXT', named(/\bcurrent (?:producer|agent)\b/i)],
      ],
    ],
    ['Policies', ROWS.flatMap(policy)],
    [
      'Authorization',
      [
        ['Producer2', 'Producer named', 'TEXT', ofAgency('name')],
        ['CodeNumb', 'Producer code', 'TEXT', OF_INSURER],
        ['Date2', 'Effective date of the change', 'DATE', { ...DAY, ...said(/\beffective\b|\bas of\b/i) }],
      ],
    ],
    [
      'Insured signs',
      [
        ['Date3', 'Date', 'DATE', { ...DAY, ...SIGNED }],
        ['Title', 'Title', 'TEXT', SIGNED],
        ['CompanyName', 'Company name', 'TEXT', fact('insured.name')],
        ['Street', 'Street', 'TEXT', fact('insured.line1')],
        ['City', 'City', 'TEXT', fact('insured.city')],
        ['State', 'State', 'TEXT', fact('insured.state')],
        ['Zip', 'ZIP code', 'TEXT', fact('insured.zip')],
      ],
    ],
  ],
})

function policy(row: (typeof ROWS)[number]): ElementRow[] {
  const at = row - 1
  const from = { ...DAY, speaksOf: STARTS }
  const to = { ...DAY, speaksOf: ENDS }
  return [
    [`Name${row}`, 'Named insured', 'TEXT', ofPolicy(at, 'insured.name')],
    [`Policy${row}`, 'Policy number', 'TEXT', ofPolicy(at, 'policy.number')],
    [`Eff${row}`, 'Effective date', 'DATE', ofPolicy(at, 'policy.effective', from)],
    [`Exp${row}`, 'Expiration date', 'DATE', ofPolicy(at, 'policy.expiration', to)],
    [`LOB${row}`, 'Line of business', 'TEXT', ofPolicy(at, 'policy.type')],
  ]
}
