import { describe } from './definition.ts'
import {
  AUTHORIZED,
  CODES,
  type ElementRow,
  fact,
  head,
  INSURED,
  INSURER,
  lettered,
  listed,
  PRODUCER,
  term,
} from './describe.ts'
import { CAUSES, interest, interestWithLoan, ONE_CAUSE, other, standing } from './property.ts'

/** Evidence of property insurance. */
export const acord27 = describe('27', {
  title: 'Evidence of Property Insurance',
  wantedFor: 'For a lender or mortgagee: a home',
  interest: true,
  editions: ['2016/03'],
  called: 'the evidence',
  lines: ['property'],
  onlyOne: [ONE_CAUSE],
  sections: [
    ['Evidence', head('the evidence is issued')],
    [
      'Producer',
      [
        ...PRODUCER,
        ['Producer_FaxNumber_A', 'Fax', 'TEXT', fact('producer.fax')],
        ['Producer_ContactPerson_EmailAddress_A', 'E-mail', 'TEXT', fact('producer.email')],
        ...CODES,
      ],
    ],
    ['Insurer', INSURER],
    ['Insured', INSURED],
    [
      'Policy',
      [
        ['AdditionalInterest_AccountNumberIdentifier_A', 'Loan number', 'TEXT', interest('loan')],
        ['Policy_PolicyNumberIdentifier_A', 'Policy number', 'TEXT', fact('policy.number')],
        ...term(),
        ...standing('EvidenceOfProperty_ContinuousBasisIndicator_A'),
      ],
    ],
    [
      'Property',
      [
        ...premises(),
        [
          'EvidenceOfProperty_PropertyDescription_A',
          'Description of the property',
          'MULTILINE',
          listed('place', 0, 'classification'),
        ],
      ],
    ],
    [
      'Covered causes of loss',
      [...CAUSES, ...other('Policy_PolicyType_OtherIndicator_A', 'Policy_PolicyType_OtherDescription_A')],
    ],
    [
      'Coverages',
      lettered('ABCDEFGHIJ', (letter, at): ElementRow[] => {
        const description = `EvidenceOfProperty_CoverageDescription_${letter}`
        const beside = { describedBy: description }
        return [
          [description, `Coverage ${at + 1}`, 'TEXT', listed('coverage', at, 'name')],
          [
            `EvidenceOfProperty_LimitAmount_${letter}`,
            'Amount of insurance',
            'AMOUNT',
            listed('coverage', at, 'limit', beside),
          ],
          [
            `EvidenceOfProperty_DeductibleAmount_${letter}`,
            'Deductible',
            'AMOUNT',
            listed('coverage', at, 'deductible', { ...beside, ofAll: 'property.deductible' }),
          ],
        ]
      }),
    ],
    [
      'Remarks',
      [['EvidenceOfProperty_RemarkText_A', 'Remarks and special conditions', 'MULTILINE', { issued: 'remarks' }]],
    ],
    ['Additional interest', interestWithLoan('AdditionalInterest_AccountNumberIdentifier_A1')],
    ['Signature', AUTHORIZED],
  ],
})

/** Where the property is. */
function premises(): ElementRow[] {
  const stem = 'EvidenceOfProperty_PhysicalAddress_'
  const at = (part: string) => listed('place', 0, part)
  return [
    [`${stem}StreetLineOne_A`, 'Address line 1', 'TEXT', at('line1')],
    [`${stem}StreetLineTwo_A`, 'Address line 2', 'TEXT', at('line2')],
    [`${stem}CityName_A`, 'City', 'TEXT', at('city')],
    [`${stem}CountyName_A`, 'County', 'TEXT'],
    [`${stem}StateOrProvinceCode_A`, 'State', 'TEXT', at('state')],
    [`${stem}PostalCode_A`, 'ZIP code', 'TEXT', at('zip')],
  ]
}
