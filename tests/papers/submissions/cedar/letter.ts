import type { SubmissionPaper } from '../paper.ts'
import { column } from './drawing.ts'
import { ADDRESS, AGENCY_OPEN, BUSINESS_OPEN, names, one, rows, ticks } from './gold.ts'

const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const FIRST = 'Quillfeather Nursery & Garden, LLC'
const PLACES = {
  A: ['1', '1120 Larkspur Pike', 'Almsford', 'PA', '17899'],
  B: ['2', '8 Old Mill Road', 'Brackenville', 'PA', '17898'],
}
const UNDERLYING_GL = [
  ...['InsurerFullName', 'PolicyNumberIdentifier', 'PolicyEffectiveDate', 'PolicyExpirationDate'],
  ...['PremisesOperationsPremiumAmount', 'ProductsPremiumAmount'],
]
const LIMITS = [
  'EachOccurrence_LimitAmount',
  'GeneralAggregate_LimitAmount',
  'ProductsAndCompletedOperations_AggregateLimitAmount',
  'PersonalAndAdvertisingInjury_LimitAmount',
  'FireDamageRentedPremises_EachOccurrenceLimitAmount',
  'MedicalExpense_EachPersonLimitAmount',
]

/** Prose only: last year's sales, the umbrella they carry now, and a quote they turned down stand beside what they ask for. */
export const clientLetter: SubmissionPaper = {
  name: 'letter of a nursery that asks for its package to be marketed',
  pages: [
    {
      texts: [
        { x: 72, y: 42, text: FIRST, size: 14, bold: true },
        {
          x: 72,
          y: 60,
          text: '1120 Larkspur Pike, Almsford, PA 17899  -  (717) 555-0118  -  www.quillfeather.example',
          size: 8,
        },
        ...column(
          72,
          88,
          [
            'March 3, 2026',
            '',
            'Northbank Insurance Agency',
            'Attn: Ms. Ngozi Okafor',
            '55 Ferry Street, Linden Quay, PA 17999',
            '',
            'Dear Ms. Okafor,',
            '',
            'Please get quotes for our general liability, property and umbrella for the term that begins May 1, 2026',
            'and ends May 1, 2027. The first named insured is Quillfeather Nursery & Garden, LLC, FEIN 23-8810457,',
            'a limited liability company with two members. Please also name Quillfeather Landscape Services, Inc.,',
            'FEIN 23-8810992, which is an S corporation. The nursery was started on March 15, 2009.',
            '',
            'We grow and sell trees, shrubs and garden supplies; the landscape company plants what we sell.',
            'Location 1 is the garden center at 1120 Larkspur Pike, Almsford, PA 17899, in Dunmore County and inside',
            'the city limits. We own it. It has 14 full-time and 9 part-time people and should bring in $2,640,000',
            '(last year it was $2,415,000). Location 2 is the growing field and barn at 8 Old Mill Road, Brackenville,',
            'PA 17898, Dunmore County, outside the city limits. There we are a tenant. It has 6 full-time people, no',
            'part-time people and revenue of $910,000.',
            '',
            'For general liability, on the occurrence form, we ask for $1,000,000 each occurrence, a general aggregate of',
            '$2,000,000 that applies per location, a products and completed operations aggregate of $2,000,000,',
            '$1,000,000 personal and advertising injury, $300,000 damage to rented premises and $10,000 medical',
            'expense. A property damage deductible of $1,000 per claim is fine. For the umbrella we want $3,000,000',
            'each occurrence and $3,000,000 aggregate over a $10,000 retention; today we carry only $2,000,000.',
            '',
            'Please insure the garden center building for $1,150,000 and its contents for $420,000, and the contents of',
            'the barn at Location 2 for $185,000, all with 90 percent coinsurance and a $2,500 deductible.',
            '',
            'Cobalt Harbor Insurance came to us directly last week with $500,000 each occurrence for $7,100. That is',
            'not what we want.',
            '',
            'Our liability is with Penfield Mutual now, policy PM-GL-55218, May 1, 2025 to May 1, 2026, at a premium of',
            '$9,870. The year before, May 1, 2024 to May 1, 2025, it was with Weald & Downs Insurance under policy',
            'WD 301-776 at $9,215. Property is with Penfield Mutual as well, policy PM-PR-55219, May 1, 2025 to',
            'May 1, 2026, premium $7,340. We have had no claims or losses of any kind in the last 5 years.',
            '',
            'Sincerely,',
            '',
            'Amara Quill, Managing Member',
            'amara@quillfeather.example',
          ],
          9.5,
        ),
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        ...ticks(
          'Policy_LineOfBusiness_CommercialGeneralLiability_A',
          'Policy_LineOfBusiness_CommercialProperty_A',
          'Policy_LineOfBusiness_UmbrellaIndicator_A',
          'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A',
          'NamedInsured_LegalEntity_SubchapterSCorporationIndicator_B',
          'CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A',
          'CommercialStructure_RiskLocation_OutsideCityLimitsIndicator_B',
          'CommercialStructure_InsuredInterest_OwnerIndicator_A',
          'CommercialStructure_InsuredInterest_TenantIndicator_B',
          'LossHistory_NoPriorLossesIndicator_A',
        ),
        Policy_EffectiveDate_A: '05/01/2026',
        Policy_ExpirationDate_A: '05/01/2027',
        ...rows('NamedInsured_', ['FullName', ...MAIL, 'TaxIdentifier'], {
          A: [FIRST, '1120 Larkspur Pike', 'Almsford', 'PA', '17899', '23-8810457'],
          B: ['Quillfeather Landscape Services, Inc.', '', '', '', '', '23-8810992'],
        }),
        ...one('NamedInsured_', {
          LegalEntity_MemberManagerCount: '2',
          Primary_PhoneNumber: '(717) 555-0118',
          Primary_WebsiteAddress: 'www.quillfeather.example',
          BusinessStartDate: '03/15/2009',
        }),
        ...rows(
          'CommercialStructure_',
          ['Location_ProducerIdentifier', ...PLACE, 'PhysicalAddress_CountyName', 'AnnualRevenueAmount'],
          {
            A: [...PLACES.A, 'Dunmore', '2,640,000'],
            B: [...PLACES.B, 'Dunmore', '910,000'],
          },
        ),
        ...rows('BusinessInformation_', ['FullTimeEmployeeCount', 'PartTimeEmployeeCount'], {
          A: ['14', '9'],
          B: ['6', ''],
        }),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'EffectiveDate', 'ExpirationDate'],
          {
            A: ['Penfield Mutual', 'PM-GL-55218', '9,870', '05/01/2025', '05/01/2026'],
            B: ['Weald & Downs Insurance', 'WD 301-776', '9,215', '05/01/2024', '05/01/2025'],
          },
        ),
        ...one('PriorCoverage_Property_', {
          InsurerFullName: 'Penfield Mutual',
          PolicyNumberIdentifier: 'PM-PR-55219',
          TotalPremiumAmount: '7,340',
          EffectiveDate: '05/01/2025',
          ExpirationDate: '05/01/2026',
        }),
        LossHistory_InformationYearCount_A: '5',
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        ...BUSINESS_OPEN,
        'Policy_Status_QuoteIndicator_A',
        ...names('NamedInsured_', [...MAIL, 'Primary_PhoneNumber', 'Primary_WebsiteAddress'], 'B'),
        ...names(
          'NamedInsured_Contact_',
          ['ContactDescription', 'FullName', 'PrimaryEmailAddress', 'PrimaryPhoneNumber'],
          'A',
        ),
        'NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A',
        'BusinessInformation_PartTimeEmployeeCount_B',
        ...names('', ['BuildingOccupancy_OperationsDescription'], 'AB'),
        ...names('PriorCoverage_', ['PolicyYear'], 'AB'),
      ],
    },
    '126': {
      holds: {
        NamedInsured_FullName_A: FIRST,
        Policy_EffectiveDate_A: '05/01/2026',
        ...ticks(
          'GeneralLiability_CoverageIndicator_A',
          'GeneralLiability_OccurrenceIndicator_A',
          'GeneralLiability_PropertyDamage_DeductibleIndicator_A',
          'GeneralLiability_DeductiblePerClaimIndicator_A',
          'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A',
        ),
        GeneralLiability_PropertyDamage_DeductibleAmount_A: '1,000',
        ...rows('GeneralLiability_', LIMITS, {
          A: ['1,000,000', '2,000,000', '2,000,000', '1,000,000', '300,000', '10,000'],
        }),
      },
      notJudged: AGENCY_OPEN[126],
    },
    '131': {
      holds: {
        NamedInsured_FullName_A: FIRST,
        Policy_EffectiveDate_A: '05/01/2026',
        ...ticks('Policy_PolicyType_UmbrellaIndicator_A', 'LossHistory_NoPriorLossesIndicator_A'),
        ...one('ExcessUmbrella_Umbrella_', {
          EachOccurrenceAmount: '3,000,000',
          AggregateAmount: '3,000,000',
          DeductibleOrRetentionAmount: '10,000',
        }),
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], PLACES),
        BusinessInformation_AnnualGrossReceiptsAmount_A: '2,640,000',
        BusinessInformation_AnnualGrossReceiptsAmount_B: '910,000',
      },
      notJudged: [
        ...AGENCY_OPEN[131],
        'Policy_Status_NewIndicator_A',
        'Policy_Status_RenewIndicator_A',
        ...names('', ['CommercialStructure_Location_FullName', 'BusinessInformation_OperationsDescription'], 'AB'),
        ...names('', ['BusinessInformation_EmployeeCount'], 'AB'),
        ...names('UnderlyingPolicy_GeneralLiability_', UNDERLYING_GL, 'A'),
        ...names('GeneralLiability_', [...LIMITS, 'OccurrenceIndicator'], 'A'),
      ],
    },
    '140': {
      holds: {
        NamedInsured_FullName_A: FIRST,
        Policy_EffectiveDate_A: '05/01/2026',
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', 'PhysicalAddress_LineOne'], {
          A: ['1', '1120 Larkspur Pike'],
          B: ['2', '8 Old Mill Road'],
        }),
        ...rows(
          'CommercialProperty_Premises_',
          ['SubjectOfInsuranceCode', 'LimitAmount', 'CoinsurancePercent', 'DeductibleAmount'],
          {
            A: ['building', '1,150,000', '90', '2,500'],
            B: ['contents', '420,000', '90', '2,500'],
            G: ['contents', '185,000', '90', '2,500'],
          },
        ),
      },
      notJudged: [
        ...AGENCY_OPEN[140],
        ...names('', ['CommercialStructure_Building_ProducerIdentifier'], 'AB'),
        ...names('', ['CommercialStructure_Building_SublocationDescription'], 'AB'),
      ],
    },
  },
}
