import { describe } from './definition.ts'
import {
  address,
  CODES,
  type ElementRow,
  fact,
  head,
  INSURED,
  INSURER,
  lettered,
  PRODUCER,
  SIGNED,
  said,
  term,
} from './describe.ts'

const DAY = { maxLength: 10 }
const REQUEST = 'CancelNonRenew_CancellationRequestIndicator_A'
const RELEASE = 'CancelNonRenew_PolicyReleaseIndicator_A'
const CANCELLATION = 'CancelNonRenew_CancelNonRenewDate_A'
const [FLAT, SHORT, PRO_RATA] = ['Flat', 'ShortRate', 'ProRata'].map(
  (method) => `CancelNonRenew_PremiumCalculation_${method}Indicator_A`,
) as [string, string, string]

/** The request to cancel a policy, or the release of one that was lost. */
export const acord35 = describe('35', {
  title: 'Cancellation Request / Policy Release',
  wantedFor: 'The insured ends or gives back a policy',
  editions: ['2017/05'],
  called: 'the request',
  lines: 'all',
  ofEnding: true,
  onlyOne: [
    [REQUEST, RELEASE],
    [FLAT, SHORT, PRO_RATA],
  ],
  orders: [
    ['Policy_EffectiveDate_A', CANCELLATION, 'The cancellation takes effect before the policy begins.', 'orSame'],
    [CANCELLATION, 'Policy_ExpirationDate_A', 'The cancellation takes effect after the policy ends.', 'orSame'],
  ],
  chosen: [{ text: 'Is it a cancellation request or a policy release?', names: [REQUEST, RELEASE] }],
  sections: [
    ['Request', head('the request is signed')],
    ['Producer', [...PRODUCER, ...CODES]],
    [
      'Insurer',
      [
        ...INSURER,
        ['Insurer_NAICCode_A', 'NAIC number', 'TEXT', fact('carrier.naic')],
        ['Policy_TypeDescription_A', 'Policy type', 'TEXT', fact('policy.type')],
      ],
    ],
    ['Insured', INSURED],
    [
      'Policy',
      [
        ['Policy_PolicyNumberIdentifier_A', 'Policy number', 'TEXT', fact('policy.number')],
        [
          CANCELLATION,
          'Cancellation date',
          'DATE',
          { ...DAY, ...fact('cancellation.date'), ...said(/\bcancel\w*|\beffective\b|\bas of\b/i) },
        ],
        ['CancelNonRenew_CancelNonRenewTime_A', 'Time', 'TEXT'],
        ['CancelNonRenew_CancelNonRenewTimeMorningIndicator_A', 'AM', 'TICK', { speaksOf: /\ba\.?m\b/i }],
        ['CancelNonRenew_CancelNonRenewTimeAfternoonOrEveningIndicator_A', 'PM', 'TICK', { speaksOf: /\bp\.?m\b/i }],
        ...term(),
        [REQUEST, 'Cancellation request', 'TICK', said(/\bcancel(?:l?ation|l?ed|l?ing|s)?\b/i)],
        [RELEASE, 'Policy release', 'TICK', said(/\brelease\b|\blost policy\b|\bpolicy (?:is|was) lost\b/i)],
      ],
    ],
    [
      'Reason',
      [
        ['CancelNonRenew_NotTakenIndicator_A', 'Not taken', 'TICK', said(/\bnot taken\b/i)],
        [
          'CancelNonRenew_InsuredRequestIndicator_A',
          'Requested by insured',
          'TICK',
          {
            ...fact('cancellation.by', 'Insured'),
            ...said(
              /\bby: (?:named )?insured\b|\b(?:request|ask|want)\w*\b.*\bby (?:the )?(?:named )?insured\b(?!['’])|\b(?:insured|client)['’]s request\b|\b(?:insured|client) (?:request|ask|want)\w*(?=$|.*\bcancel| (?:it|this|that)\b)/i,
            ),
          },
        ],
        ['CancelNonRenew_RewrittenIndicator_A', 'Rewritten', 'TICK', said(/\bre-?writ\w+/i)],
        ['CancelNonRenew_OtherIndicator_A', 'Other', 'TICK', { describedBy: 'CancelNonRenew_OtherDescription_A' }],
        ['CancelNonRenew_OtherDescription_A', 'Other, description', 'TEXT'],
        ['CancelNonRenew_NewInsurer_FullName_A', 'New insurer', 'TEXT'],
        ['Policy_PolicyNumberIdentifier_B', 'New policy number', 'TEXT'],
        ['Policy_EffectiveDate_B', 'Start of the new policy', 'DATE', { ...DAY, speaksOf: /\bnew policy\b/i }],
      ],
    ],
    [
      'Premium',
      [
        [FLAT, 'Flat', 'TICK', said(/\b(?:[Ff]lat|FLAT)\b(?! [A-Z][a-z])/)],
        [SHORT, 'Short rate', 'TICK', said(/\bshort[ -]rate\b/i)],
        [PRO_RATA, 'Pro rata', 'TICK', said(/\bpro[ -]?rat(?:a|ed?)\b/i)],
        [
          'CancelNonRenew_PremiumCalculation_SubjectToAuditIndicator_A',
          'Premium subject to audit',
          'TICK',
          said(/\bsubject to (?:an )?audit\b/i),
        ],
        [
          'Policy_Payment_FullTermPremiumAmount_A',
          'Full term premium',
          'AMOUNT',
          { ...fact('policy.premium'), speaksOf: /\bpremium\b/i, mustNotSpeakOf: /\breturn/i },
        ],
        ['CancelNonRenew_PremiumCalculation_UnearnedFactor_A', 'Unearned factor', 'TEXT'],
        [
          'CancelNonRenew_PremiumCalculation_ReturnPremiumAmount_A',
          'Return premium',
          'AMOUNT',
          { ...fact('cancellation.returnPremium'), speaksOf: /\breturn(?:ed)? premium\b/i },
        ],
      ],
    ],
    ['Remarks', [['CancelNonRenew_RemarkText_A', 'Remarks', 'MULTILINE', fact('cancellation.reason')]]],
    [
      'Witnesses',
      lettered('AB', (letter): ElementRow[] => [
        [`Form_Witness_Signature_${letter}`, 'Witness', 'TEXT', SIGNED],
        [`Form_Witness_SignatureDate_${letter}`, 'Date', 'DATE', { ...DAY, ...SIGNED }],
      ]),
    ],
    [
      'Named insured signs',
      lettered('AB', (letter): ElementRow[] => [
        [`NamedInsured_Signature_${letter}`, 'Named insured', 'TEXT', SIGNED],
        [`NamedInsured_SignatureDate_${letter}`, 'Date', 'DATE', { ...DAY, ...SIGNED }],
      ]),
    ],
    ...[...'AB'].map((letter, at) => [`Additional interest ${at + 1}`, interest(letter)] as const),
    ['Copies to', [...copies(), ...recipient()]],
    [
      'Producer signs',
      [
        ['Producer_Cancellation_Signature_A', 'Producer', 'TEXT', SIGNED],
        ['Producer_AuthorizedRepresentative_SignatureDate_A', 'Date', 'DATE', { ...DAY, ...SIGNED }],
      ],
    ],
  ],
})

/** Who else has an interest in the policy, and signs. */
function interest(letter: string): ElementRow[] {
  const stem = 'AdditionalInterest_'
  return [
    [`${stem}FullName_${letter}`, 'Name', 'TEXT'],
    [`${stem}MailingAddress_LineOne_${letter}`, 'Address', 'TEXT'],
    [`${stem}MailingAddress_CityName_${letter}`, 'City', 'TEXT'],
    [`${stem}MailingAddress_StateOrProvinceCode_${letter}`, 'State', 'TEXT'],
    [`${stem}MailingAddress_PostalCode_${letter}`, 'ZIP code', 'TEXT'],
    [`${stem}Interest_LienholderIndicator_${letter}`, 'Lienholder', 'TICK', { speaksOf: /\blien ?holder/i }],
    [`${stem}Interest_MortgageeIndicator_${letter}`, 'Mortgagee', 'TICK', { speaksOf: /\bmortgage/i }],
    [`${stem}Interest_LossPayeeIndicator_${letter}`, 'Loss payee', 'TICK', { speaksOf: /\bloss payee/i }],
    [
      `${stem}Interest_LendersLossPayableIndicator_${letter}`,
      "Lender's loss payable",
      'TICK',
      { speaksOf: /\blender['’]?s['’]? loss pay/i },
    ],
    [`${stem}Signature_${letter}`, 'Signature', 'TEXT', SIGNED],
    [`${stem}AuthorizedRepresentativeTitle_${letter}`, 'Title', 'TEXT', SIGNED],
    [`${stem}SignatureDate_${letter}`, 'Date', 'DATE', { ...DAY, ...SIGNED }],
  ]
}

/** Who else gets a copy: the agency decides. */
function copies(): ElementRow[] {
  const kinds = [
    ['InsuredIndicator', 'Insured'],
    ['LossPayeeIndicator', 'Loss payee'],
    ['LendersLossPayable', "Lender's loss payable"],
    ['MortgageeIndicator', 'Mortgagee'],
    ['LienholderIndicator', 'Lienholder'],
    ['CompanyIndicator', 'Company'],
    ['FinanceCompanyIndicator', 'Finance company'],
  ] as const
  return [
    ...kinds.map(([kind, label]): ElementRow => {
      const speaksOf = new RegExp(`\\bcop(?:y|ies)\\b.*\\b${label}`, 'i')
      return [`CancelNonRenew_Distribution_${kind}_A`, label, 'TICK', { speaksOf }]
    }),
    ...lettered('AB', (letter): ElementRow[] => {
      const description = `CancelNonRenew_Distribution_OtherDescription_${letter}`
      return [
        [`CancelNonRenew_Distribution_OtherIndicator_${letter}`, 'Other', 'TICK', { describedBy: description }],
        [description, 'Other, description', 'TEXT'],
      ]
    }),
  ]
}

function recipient(): ElementRow[] {
  return [
    ['CancelNonRenew_Distribution_FullName_A', 'Name', 'TEXT'],
    ...address('CancelNonRenew_DistributionMailingAddress_', () => ({})),
  ]
}
