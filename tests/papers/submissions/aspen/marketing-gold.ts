import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'
import { MARKETING_PAGES } from './marketing.ts'

const PARTS = 'InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | EffectiveDate | ExpirationDate'
const TERMS = ['10/01/2025 | 10/01/2026', '10/01/2024 | 10/01/2025', '10/01/2023 | 10/01/2024']
/** Three years of a line, the last year first. */
const prior = (line: string, ...years: string[]) =>
  rows(
    `PriorCoverage_${line}_`,
    [` | ${PARTS}`, ...years.map((year, at) => `${'ABC'[at]} | ${year} | ${TERMS[at]}`)].join('\n'),
  )

const COMMON = each(`
  Producer_FullName: Quayside Risk Partners LLC
  NamedInsured_FullName: Bellweather Marine Supply Company
  Policy_EffectiveDate: 10/01/2026`)

const PREMISES = {
  ...address('CommercialStructure_PhysicalAddress', '1200 Drydock Avenue | Mobile | AL | 36603'),
  ...address('CommercialStructure_PhysicalAddress', '77 Bayou Spur | Pascagoula | MS | 39567', 'B'),
  ...address('CommercialStructure_PhysicalAddress', '318 Causeway Street | Pensacola | FL | 32502', 'C'),
  ...address('CommercialStructure_PhysicalAddress', '1214 Drydock Avenue | Mobile | AL | 36603', 'D'),
  ...rows('CommercialStructure_Location_', ' | ProducerIdentifier\nA | 1\nB | 2\nC | 3\nD | 4'),
}
const LIMITS = `
  GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
  GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
  GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
  GeneralLiability_EachOccurrence_LimitAmount: 1,000,000`

/** What is asked for stands beside what expires, and last year's sales beside the next. */
export const MARKETING: SubmissionPaper = {
  name: 'aspen-marketing-summary',
  pages: MARKETING_PAGES,
  forms: {
    '125': {
      holds: {
        ...COMMON,
        ...PREMISES,
        ...each(`
          Producer_ContactPerson_FullName: Teodoro Vance
          Producer_ContactPerson_PhoneNumber: (251) 555-0163
          Producer_ContactPerson_EmailAddress: tvance@quayside.example
          NamedInsured_TaxIdentifier: 63-5550144
          NamedInsured_SICCode: 5088
          NamedInsured_NAICSCode: 423860
          NamedInsured_Primary_WebsiteAddress: www.bellweather.example
          NamedInsured_BusinessStartDate: 04/12/1987
          BusinessInformation_ParentOrganizationName: Bellweather Holdings Corp.
          Subsidiary_ParentOwnershipPercent: 100
          Subsidiary_OrganizationName: Gulf Tackle, LLC
          Subsidiary_ParentOwnershipPercent_B: 80
          CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation: marine paint and solvents
          PriorCoverage_PolicyYear_A: 2025-2026
          PriorCoverage_PolicyYear_B: 2024-2025
          PriorCoverage_PolicyYear_C: 2023-2024
          PriorCoverage_OtherLine_LineOfBusinessCode: Umbrella
          LossHistory_InformationYearCount: 5
          LossHistory_TotalAmount: 91,345`),
        ...yes(`NamedInsured_LegalEntity_CorporationIndicator BusinessInformation_BusinessType_WholesaleIndicator
          Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          Policy_LineOfBusiness_BusinessAutoIndicator Policy_LineOfBusiness_UmbrellaIndicator
          CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B
          CommercialStructure_InsuredInterest_TenantIndicator_C CommercialStructure_InsuredInterest_OwnerIndicator_D
          CommercialPolicy_FormalSafetyProgram_SafetyManualIndicator
          CommercialPolicy_FormalSafetyProgram_SafetyPositionIndicator_B
          CommercialPolicy_FormalSafetyProgram_OSHAIndicator_B`),
        ...yes('A B C D'.replace(/\w/g, 'CommercialStructure_RiskLocation_InsideCityLimitsIndicator_$&')),
        ...yes('AAI AAJ KAA ABC'.replace(/\w+/g, 'CommercialPolicy_Question_$&Code')),
        ...no('CommercialPolicy_Question_', 'AAC AAF KAK KAL ABB KAC KAN KAO'),
        ...address('Producer_MailingAddress', '410 Wharf Road | Mobile | AL | 36602'),
        ...address('NamedInsured_MailingAddress', '1200 Drydock Avenue | Mobile | AL | 36603'),
        ...rows(
          'CommercialStructure_',
          ` | AnnualRevenueAmount | Question_ABBCode
          A | 9,450,000 | No
          B | 2,300,000 | No
          C | 2,725,000 | No
          D | 640,000 | No`,
        ),
        ...rows(
          '',
          ` | BusinessInformation_FullTimeEmployeeCount | BusinessInformation_PartTimeEmployeeCount | BuildingOccupancy_OperationsDescription
          A | 22 | 2 | Main warehouse and office
          B | 6 | 3 | Branch store
          C | 7 | 1 | Branch store
          D | 4 | 0 | Rope shop`,
        ),
        ...prior(
          'GeneralLiability',
          'Tidemark Insurance Company | TGL 5507731 | 38,214',
          'Tidemark Insurance Company | TGL 5507102 | 35,960',
          'Pelican Bay Casualty | PB-GL-20419 | 37,118',
        ),
        ...prior(
          'Automobile',
          'Tidemark Insurance Company | TBA 5507732 | 51,905',
          'Tidemark Insurance Company | TBA 5507103 | 47,330',
          'Pelican Bay Casualty | PB-CA-20420 | 44,276',
        ),
        ...prior(
          'Property',
          'Gulf Shelter Fire Insurance Co. | GSF 880154 | 96,440',
          'Gulf Shelter Fire Insurance Co. | GSF 871230 | 88,715',
          'Gulf Shelter Fire Insurance Co. | GSF 862911 | 81,002',
        ),
        ...prior(
          'OtherLine',
          'Ironhull Excess Company | IX-41188-25 | 17,650',
          'Ironhull Excess Company | IX-41188-24 | 16,200',
          'Pelican Bay Casualty | PB-UM-20422 | 15,875',
        ),
        ...rows(
          'LossHistory_',
          ` | OccurrenceDate | LineOfBusiness | OccurrenceDescription | ClaimDate | PaidAmount | ReservedAmount | ClaimStatus_OpenCode
          A | 01/22/2026 | General Liability | Shackle failed, mast fell on a sloop | 01/29/2026 | 2,600 | 21,000 | Yes
          B | 09/04/2025 | Property | Wind damage to roof of rope shop | 09/05/2025 | 47,280 | 0 | No
          C | 12/14/2021 | Automobile | Box truck hit bridge rail | 12/14/2021 | 12,750 | 0 | No`,
        ),
      },
      notJudged: [
        ...every(
          'A',
          '',
          `Policy_Status_QuoteIndicator Policy_Status_RenewIndicator Policy_ExpirationDate CommercialPolicy_Question_KAMCode
          CommercialPolicy_ApplicantOtherBusinessVenturesCoverageNotRequestedExplanation CommercialPolicy_OperationsDescription
          BusinessInformation_BusinessType_RetailIndicator CommercialPolicy_Attachment_LossSummaryIndicator`,
        ),
        ...every('AB', 'Subsidiary_', 'ParentSubsidiaryRelationshipDescription'),
        ...every('ABCD', 'CommercialStructure_', 'Building_ProducerIdentifier'),
      ],
    },
    '126': {
      holds: {
        ...COMMON,
        ...each(`${LIMITS}
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000`),
        ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
          GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator`),
      },
      // An excluded coverage is no limit, but some write the word.
      notJudged: [
        'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
        ...every('A', 'GeneralLiabilityLineOfBusiness_Question_', 'ACJCode ABACode'),
        'Contractors_Question_AAGCode_A',
      ],
    },
    '131': {
      holds: {
        ...COMMON,
        ...PREMISES,
        ...each(`${LIMITS}
          PriorCoverage_PolicyNumberIdentifier: IX-41188-25
          ExcessUmbrella_Umbrella_EachOccurrenceAmount: 10,000,000
          ExcessUmbrella_Umbrella_AggregateAmount: 10,000,000
          ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000`),
        ...yes('Policy_PolicyType_UmbrellaIndicator GeneralLiability_OccurrenceIndicator'),
        ...rows(
          'BusinessInformation_',
          ` | OperationsDescription | TotalPayrollAmount | AnnualGrossReceiptsAmount
          A | Main warehouse and office | 1,148,000 | 9,450,000
          B | Branch store | 297,000 | 2,300,000
          C | Branch store | 342,000 | 2,725,000
          D | Rope shop | 171,500 | 640,000`,
        ),
      },
      // The underlying carriers of the new year are still to be found; not all of the losses are liability claims.
      notJudged: [
        ...every(
          'A',
          '',
          `Policy_Status_NewIndicator Policy_Status_RenewIndicator ExcessUmbrella_OccurrenceIndicator
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount GeneralLiability_MedicalExpense_EachPersonLimitAmount
          UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator
          UnderlyingPolicy_Automobile_CombinedSingleLimitPremiumAmount
          UnderlyingPolicy_GeneralLiability_PremisesOperationsPremiumAmount`,
        ),
        ...every('ABCD', '', 'CommercialStructure_Location_FullName BusinessInformation_EmployeeCount'),
        ...every('ABCD', '', 'BusinessInformation_ForeignGrossSalesAmount'),
        ...['Automobile', 'GeneralLiability'].flatMap((line) =>
          every(
            'A',
            `UnderlyingPolicy_${line}_`,
            'InsurerFullName PolicyNumberIdentifier PolicyEffectiveDate PolicyExpirationDate',
          ),
        ),
        ...every('ABC', 'LossHistory_', 'ClaimDate LineOfBusiness OccurrenceDescription PaidAmount ReservedAmount'),
        'CommercialUmbrellaLineOfBusiness_Question_KAQCode_A',
      ],
    },
  },
}
