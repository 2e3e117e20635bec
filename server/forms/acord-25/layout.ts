import type { Cell, Row, WorksheetLayout } from '../output/layout.ts'

const ROW = 17.9

/** Our own arrangement of the 129 elements of ACORD 25 on one letter page. */
export const LAYOUT: WorksheetLayout = [
  [
    [
      {
        title: 'Producer',
        rows: [
          ...address('Producer'),
          row(['Producer_ContactPerson_FullName_A', 1], ['Producer_ContactPerson_EmailAddress_A', 1.4]),
          row(['Producer_ContactPerson_PhoneNumber_A', 1], ['Producer_FaxNumber_A', 1.4]),
        ],
      },
    ],
    [
      { title: 'Insured', rows: address('NamedInsured') },
      {
        title: 'Numbers and date',
        rows: [
          row(
            ['Form_CompletionDate_A', 1],
            ['CertificateOfInsurance_CertificateNumberIdentifier_A', 1.5],
            ['CertificateOfInsurance_RevisionNumberIdentifier_A', 1],
            ['Form_EditionIdentifier_A', 1],
          ),
        ],
      },
    ],
  ],
  [
    [{ title: 'Insurers A to C', rows: ['A', 'B', 'C'].map(insurer) }],
    [{ title: 'Insurers D to F', rows: ['D', 'E', 'F'].map(insurer) }],
  ],
  [
    [
      {
        title: 'General liability',
        rows: [
          policy('GeneralLiability_InsurerLetterCode_A', 'Policy_GeneralLiability', [
            'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A',
            'Policy_GeneralLiability_SubrogationWaivedCode_A',
          ]),
          row(
            ['GeneralLiability_CoverageIndicator_A', 1.5],
            ['GeneralLiability_OccurrenceIndicator_A', 0.9],
            ['GeneralLiability_ClaimsMadeIndicator_A', 0.9],
            ['GeneralLiability_OtherCoverageIndicator_A', 0.6, 'Other'],
            ['GeneralLiability_OtherCoverageDescription_A', 1.6, 'Other coverage'],
            ['GeneralLiability_OtherCoverageIndicator_B', 0.6, 'Other'],
            ['GeneralLiability_OtherCoverageDescription_B', 1.6, 'Other coverage'],
          ),
          row(
            ['GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A', 1],
            ['GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator_A', 1],
            ['GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A', 1],
            ['GeneralLiability_GeneralAggregate_LimitAppliesToOtherIndicator_A', 1],
            ['GeneralLiability_GeneralAggregate_LimitAppliesToCode_A', 1],
          ),
          row(
            ['GeneralLiability_EachOccurrence_LimitAmount_A', 1],
            ['GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A', 1],
            ['GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', 1],
            ['GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A', 1],
          ),
          row(
            ['GeneralLiability_GeneralAggregate_LimitAmount_A', 1],
            [
              'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
              1,
              'Products/completed operations agg.',
            ],
            ['GeneralLiability_OtherCoverageLimitDescription_A', 1],
            ['GeneralLiability_OtherCoverageLimitAmount_A', 1],
          ),
        ],
      },
    ],
  ],
  [
    [
      {
        title: 'Automobile liability',
        rows: [
          policy('Vehicle_InsurerLetterCode_A', 'Policy_AutomobileLiability', [
            'CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A',
            'Policy_AutomobileLiability_SubrogationWaivedCode_A',
          ]),
          row(
            ['Vehicle_AnyAutoIndicator_A', 0.7],
            ['Vehicle_AllOwnedAutosIndicator_A', 0.8, 'Owned only'],
            ['Vehicle_ScheduledAutosIndicator_A', 0.8, 'Scheduled'],
            ['Vehicle_HiredAutosIndicator_A', 0.8, 'Hired only'],
            ['Vehicle_NonOwnedAutosIndicator_A', 1, 'Non-owned only'],
            ['Vehicle_OtherCoveredAutoIndicator_A', 0.6, 'Other'],
            ['Vehicle_OtherCoveredAutoDescription_A', 1.3, 'Other covered auto'],
            ['Vehicle_OtherCoveredAutoIndicator_B', 0.6, 'Other'],
            ['Vehicle_OtherCoveredAutoDescription_B', 1.3, 'Other covered auto'],
          ),
          row(
            ['Vehicle_CombinedSingleLimit_EachAccidentAmount_A', 1],
            ['Vehicle_BodilyInjury_PerPersonLimitAmount_A', 1],
            ['Vehicle_BodilyInjury_PerAccidentLimitAmount_A', 1],
            ['Vehicle_PropertyDamage_PerAccidentLimitAmount_A', 1],
            ['Vehicle_OtherCoverage_CoverageDescription_A', 1],
            ['Vehicle_OtherCoverage_LimitAmount_A', 1],
          ),
        ],
      },
    ],
  ],
  [
    [
      {
        title: 'Umbrella and excess',
        rows: [
          policy('ExcessUmbrella_InsurerLetterCode_A', 'Policy_ExcessLiability', [
            'CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A',
            'Policy_ExcessLiability_SubrogationWaivedCode_A',
          ]),
          row(
            ['Policy_PolicyType_UmbrellaIndicator_A', 1],
            ['Policy_PolicyType_ExcessIndicator_A', 1],
            ['ExcessUmbrella_OccurrenceIndicator_A', 1],
            ['ExcessUmbrella_ClaimsMadeIndicator_A', 1],
            ['ExcessUmbrella_DeductibleIndicator_A', 1],
            ['ExcessUmbrella_RetentionIndicator_A', 1],
            ['ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A', 1.6],
          ),
          row(
            ['ExcessUmbrella_Umbrella_EachOccurrenceAmount_A', 1],
            ['ExcessUmbrella_Umbrella_AggregateAmount_A', 1],
            ['ExcessUmbrella_OtherCoverageDescription_A', 1],
            ['ExcessUmbrella_OtherCoverageLimitAmount_A', 1],
          ),
        ],
      },
    ],
  ],
  [
    [
      {
        title: 'Workers compensation and employers liability',
        rows: [
          policy(
            'WorkersCompensationEmployersLiability_InsurerLetterCode_A',
            'Policy_WorkersCompensationAndEmployersLiability',
            [
              'WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A',
              'Policy_WorkersCompensation_SubrogationWaivedCode_A',
            ],
            'Persons excluded',
          ),
          row(
            ['WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A', 0.75],
            ['WorkersCompensationEmployersLiability_OtherCoverageIndicator_A', 0.55, 'Other'],
            ['WorkersCompensationEmployersLiability_OtherCoverageDescription_A', 1.2],
            ['WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A', 1.2],
            [
              'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
              1.2,
              'Disease, each employee',
            ],
            [
              'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A',
              1.2,
              'Disease, policy limit',
            ],
          ),
        ],
      },
    ],
  ],
  [
    [
      {
        title: 'Other policy',
        rows: [
          row(
            ['OtherPolicy_InsurerLetterCode_A', 0.55, 'Insurer'],
            ['OtherPolicy_PolicyNumberIdentifier_A', 2],
            ['OtherPolicy_PolicyEffectiveDate_A', 0.9],
            ['OtherPolicy_PolicyExpirationDate_A', 0.9],
            ['CertificateOfInsurance_OtherPolicy_AdditionalInsuredCode_A', 0.9],
            ['OtherPolicy_SubrogationWaivedCode_A', 0.9],
          ),
          {
            height: 30,
            cells: [
              ['OtherPolicy_OtherPolicyDescription_A', 1.8],
              ['OtherPolicy_CoverageCode_A', 1],
              ['OtherPolicy_CoverageLimitAmount_A', 0.9],
              ['OtherPolicy_CoverageCode_B', 1],
              ['OtherPolicy_CoverageLimitAmount_B', 0.9],
              ['OtherPolicy_CoverageCode_C', 1],
              ['OtherPolicy_CoverageLimitAmount_C', 0.9],
            ],
          },
        ],
      },
    ],
  ],
  [
    [
      {
        title: 'Description',
        rows: [{ height: 70, cells: [['CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A', 1]] }],
      },
    ],
  ],
  [
    [{ title: 'Certificate holder', rows: address('CertificateHolder') }],
    [
      {
        title: 'Signature',
        rows: [
          {
            height: ROW * 4,
            cells: [['Producer_AuthorizedRepresentative_Signature_A', 1, 'Left to the person who signs']],
          },
        ],
      },
    ],
  ],
]

function row(...cells: Cell[]): Row {
  return { height: ROW, cells }
}

function address(party: string): Row[] {
  return [
    row([`${party}_FullName_A`, 1]),
    row([`${party}_MailingAddress_LineOne_A`, 1]),
    row([`${party}_MailingAddress_LineTwo_A`, 1]),
    row(
      [`${party}_MailingAddress_CityName_A`, 2],
      [`${party}_MailingAddress_StateOrProvinceCode_A`, 0.6],
      [`${party}_MailingAddress_PostalCode_A`, 1],
    ),
  ]
}

function insurer(letter: string): Row {
  return row([`Insurer_FullName_${letter}`, 3.4, `Insurer ${letter}`], [`Insurer_NAICCode_${letter}`, 1, 'NAIC number'])
}

function policy(letter: string, stem: string, codes: [string, string], first = 'Additional insured'): Row {
  return row(
    [letter, 0.55, 'Insurer'],
    [`${stem}_PolicyNumberIdentifier_A`, 2],
    [`${stem}_EffectiveDate_A`, 0.9],
    [`${stem}_ExpirationDate_A`, 0.9],
    [codes[0], 0.9, first],
    [codes[1], 0.9],
  )
}
