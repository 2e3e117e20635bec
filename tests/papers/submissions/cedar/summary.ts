import type { SubmissionPaper } from '../paper.ts'
import { grid } from './drawing.ts'
import { ADDRESS, names, one, rows, ticks } from './gold.ts'

const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const APPLICANT = 'Saltmarsh Wellness Studios, Inc.'
const AGENCY = 'Brightwater Insurance Partners'
const PLACES = {
  A: ['1', '410 Heron Street', 'Tybrook', 'SC', '29999'],
  B: ['2', '92 Pier Avenue', 'Tybrook', 'SC', '29998'],
}

/** One field a line; the incumbent's limits and a competing quote stand among what is asked for. */
export const newBusiness: SubmissionPaper = {
  name: "broker's new business summary of a fitness studio",
  pages: [
    {
      texts: [
        { x: 48, y: 34, text: 'NEW BUSINESS SUMMARY', size: 13, bold: true },
        ...grid(
          48,
          60,
          [0, 220],
          [
            ['Producing agency:', AGENCY],
            ['Agency address:', '900 Harbor Plaza, Tybrook, SC 29997'],
            ['Agency contact:', 'Delphine Ruiz'],
            ['Agency phone:', '(843) 555-0100'],
            ['Agency e-mail:', 'delphine@brightwater.example'],
            ['Transaction:', 'Quote'],
            ['Applicant:', APPLICANT],
            ['Mailing address:', '410 Heron Street, Tybrook, SC 29999'],
            ['FEIN:', '57-9913302'],
            ['SIC code:', '7991'],
            ['NAICS code:', '713940'],
            ['Legal entity:', 'Subchapter S corporation'],
            ['Applicant phone:', '(843) 555-0166'],
            ['Applicant website:', 'www.saltmarshwellness.example'],
            ['Date business started:', '02/01/2014'],
            ['Description of operations:', 'Yoga and pilates studios with group classes'],
            ['Lines requested:', 'General liability, property, umbrella'],
            ['Proposed effective date:', '06/15/2026'],
            ['Proposed expiration date:', '06/15/2027'],
            ['Billing:', 'Agency bill'],
            ['Location 1, building 1:', '410 Heron Street, Tybrook, SC 29999 (tenant, 3,800 sq ft occupied)'],
            ['Location 2, building 1:', '92 Pier Avenue, Tybrook, SC 29998 (owner, 5,200 sq ft occupied)'],
            ['Incumbent GL limits:', '500,000 each occurrence / 1,000,000 aggregate'],
            ['GL form:', 'Occurrence'],
            ['Each occurrence limit requested:', '1,000,000'],
            ['General aggregate requested:', '3,000,000'],
            ['General aggregate applies per:', 'Location'],
            ['Products / completed operations aggregate:', '3,000,000'],
            ['Personal and advertising injury:', '1,000,000'],
            ['Damage to rented premises:', '500,000'],
            ['Medical expense:', '5,000'],
            ['GL class:', 'Loc 1 - 44276 - Fitness studio - basis S - exposure 780,000 - territory 006'],
            ['GL class:', 'Loc 2 - 44276 - Fitness studio - basis S - exposure 1,115,000 - territory 006'],
            ['Umbrella each occurrence requested:', '2,000,000'],
            ['Umbrella aggregate requested:', '2,000,000'],
            ['Umbrella retention:', '0'],
            ['Property, Loc 2 Bldg 1, Building:', '1,480,000 - 80 coinsurance - RC - Special - deductible 2,500'],
            ['Property, Loc 2 Bldg 1, Contents:', '210,000 - 80 coinsurance - RC - Special - deductible 1,000'],
            ['Loc 2 construction / year / stories / area:', 'Masonry noncombustible / 1988 / 2 / 5,200'],
            ['Loc 2 protection class:', '4'],
            ['Loc 2 mortgagee:', 'Low Country Savings Bank, 15 Bank Row, Tybrook, SC 29997, loan 40-77123'],
            ['Expiring GL carrier:', 'Egret Casualty, policy EC-5511-3, 06/15/2025 to 06/15/2026, premium 4,310'],
            ['Competing quote:', 'Tern Mutual, 1,000,000 / 2,000,000, premium 5,020'],
            ['Target GL premium:', '4,800'],
          ],
          9,
        ),
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        ...rows(
          'Producer_',
          ['FullName', ...MAIL, 'ContactPerson_FullName', 'ContactPerson_PhoneNumber', 'ContactPerson_EmailAddress'],
          {
            A: [
              AGENCY,
              '900 Harbor Plaza',
              'Tybrook',
              'SC',
              '29997',
              'Delphine Ruiz',
              '(843) 555-0100',
              'delphine@brightwater.example',
            ],
          },
        ),
        ...rows('NamedInsured_', ['FullName', ...MAIL, 'TaxIdentifier', 'SICCode', 'NAICSCode', 'BusinessStartDate'], {
          A: [APPLICANT, ...PLACES.A.slice(1), '57-9913302', '7991', '713940', '02/01/2014'],
        }),
        ...one('NamedInsured_Primary_', {
          PhoneNumber: '(843) 555-0166',
          WebsiteAddress: 'www.saltmarshwellness.example',
        }),
        ...ticks(
          'Policy_Status_QuoteIndicator_A',
          'NamedInsured_LegalEntity_SubchapterSCorporationIndicator_A',
          'Policy_LineOfBusiness_CommercialGeneralLiability_A',
          'Policy_LineOfBusiness_CommercialProperty_A',
          'Policy_LineOfBusiness_UmbrellaIndicator_A',
          'Policy_Payment_ProducerBillIndicator_A',
          'CommercialStructure_InsuredInterest_TenantIndicator_A',
          'CommercialStructure_InsuredInterest_OwnerIndicator_B',
          'AdditionalInterest_Interest_MortgageeIndicator_A',
        ),
        CommercialPolicy_OperationsDescription_A: 'Yoga and pilates studios with group classes',
        Policy_EffectiveDate_A: '06/15/2026',
        Policy_ExpirationDate_A: '06/15/2027',
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], PLACES),
        ...rows('', ['CommercialStructure_Building_ProducerIdentifier', 'BuildingOccupancy_OccupiedArea'], {
          A: ['1', '3,800'],
          B: ['1', '5,200'],
        }),
        ...rows('AdditionalInterest_', ['FullName', ...MAIL, 'AccountNumberIdentifier'], {
          A: ['Low Country Savings Bank', '15 Bank Row', 'Tybrook', 'SC', '29997', '40-77123'],
        }),
        ...one('AdditionalInterest_Item_', { LocationProducerIdentifier: '2' }),
        ...one('PriorCoverage_GeneralLiability_', {
          InsurerFullName: 'Egret Casualty',
          PolicyNumberIdentifier: 'EC-5511-3',
          TotalPremiumAmount: '4,310',
          EffectiveDate: '06/15/2025',
          ExpirationDate: '06/15/2026',
        }),
      },
      notJudged: [
        'BusinessInformation_BusinessType_ServiceIndicator_A',
        'PriorCoverage_PolicyYear_A',
        'NamedInsured_GeneralLiabilityCode_A',
        'GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A',
        'AdditionalInterest_Item_BuildingProducerIdentifier_A',
        ...names('', ['CommercialStructure_AnnualRevenueAmount', 'BuildingOccupancy_OperationsDescription'], 'AB'),
        ...names('', ['Construction_BuildingArea'], 'AB'),
      ],
    },
    '126': {
      holds: {
        Producer_FullName_A: AGENCY,
        NamedInsured_FullName_A: APPLICANT,
        Policy_EffectiveDate_A: '06/15/2026',
        ...ticks(
          'GeneralLiability_CoverageIndicator_A',
          'GeneralLiability_OccurrenceIndicator_A',
          'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A',
        ),
        ...one('GeneralLiability_', {
          EachOccurrence_LimitAmount: '1,000,000',
          GeneralAggregate_LimitAmount: '3,000,000',
          ProductsAndCompletedOperations_AggregateLimitAmount: '3,000,000',
          PersonalAndAdvertisingInjury_LimitAmount: '1,000,000',
          FireDamageRentedPremises_EachOccurrenceLimitAmount: '500,000',
          MedicalExpense_EachPersonLimitAmount: '5,000',
        }),
        ...rows(
          'GeneralLiability_Hazard_',
          [
            'LocationProducerIdentifier',
            'ClassCode',
            'Classification',
            'PremiumBasisCode',
            'Exposure',
            'TerritoryCode',
          ],
          {
            A: ['1', '44276', 'Fitness studio', 'S', '780,000', '006'],
            B: ['2', '44276', 'Fitness studio', 'S', '1,115,000', '006'],
          },
        ),
      },
      notJudged: ['GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A'],
    },
    '131': {
      holds: {
        Producer_FullName_A: AGENCY,
        NamedInsured_FullName_A: APPLICANT,
        Policy_EffectiveDate_A: '06/15/2026',
        ...ticks('Policy_PolicyType_UmbrellaIndicator_A'),
        ...one('ExcessUmbrella_Umbrella_', {
          EachOccurrenceAmount: '2,000,000',
          AggregateAmount: '2,000,000',
          DeductibleOrRetentionAmount: '0',
        }),
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], PLACES),
      },
      notJudged: [
        'Policy_Status_NewIndicator_A',
        ...names('BusinessInformation_', ['AnnualGrossReceiptsAmount', 'OperationsDescription'], 'AB'),
        ...names('', ['CommercialStructure_Location_FullName'], 'AB'),
        ...names(
          'UnderlyingPolicy_GeneralLiability_',
          [
            'InsurerFullName',
            'PolicyNumberIdentifier',
            'PolicyEffectiveDate',
            'PolicyExpirationDate',
            'PremisesOperationsPremiumAmount',
          ],
          'A',
        ),
        ...names(
          'GeneralLiability_',
          [
            ...['OccurrenceIndicator', 'EachOccurrence_LimitAmount', 'GeneralAggregate_LimitAmount'],
            ...['ProductsAndCompletedOperations_AggregateLimitAmount', 'PersonalAndAdvertisingInjury_LimitAmount'],
            ...['FireDamageRentedPremises_EachOccurrenceLimitAmount', 'MedicalExpense_EachPersonLimitAmount'],
          ],
          'A',
        ),
        'UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator_A',
      ],
    },
    '140': {
      holds: {
        Producer_FullName_A: AGENCY,
        NamedInsured_FullName_A: APPLICANT,
        Policy_EffectiveDate_A: '06/15/2026',
        CommercialStructure_Location_ProducerIdentifier_A: '2',
        CommercialStructure_Building_ProducerIdentifier_A: '1',
        CommercialStructure_PhysicalAddress_LineOne_A: '92 Pier Avenue',
        ...rows(
          'CommercialProperty_Premises_',
          [
            'SubjectOfInsuranceCode',
            'LimitAmount',
            'CoinsurancePercent',
            'ValuationCode',
            'CauseOfLossCode',
            'DeductibleAmount',
          ],
          {
            A: ['Building', '1,480,000', '80', 'RC', 'Special', '2,500'],
            B: ['Contents', '210,000', '80', 'RC', 'Special', '1,000'],
          },
        ),
        ...one('', {
          Construction_ConstructionCode: 'Masonry noncombustible',
          CommercialStructure_BuiltYear: '1988',
          Construction_StoreyCount: '2',
          Construction_BuildingArea: '5,200',
          BuildingFireProtection_ProtectionClassCode: '4',
        }),
        ...ticks('AdditionalInterest_Interest_MortgageeIndicator_A'),
        ...rows('AdditionalInterest_', ['FullName', ...MAIL, 'AccountNumberIdentifier'], {
          A: ['Low Country Savings Bank', '15 Bank Row', 'Tybrook', 'SC', '29997', '40-77123'],
        }),
        AdditionalInterest_Item_LocationProducerIdentifier_A: '2',
      },
      notJudged: [
        'AdditionalInterest_Item_BuildingProducerIdentifier_A',
        'CommercialStructure_Building_SublocationDescription_A',
      ],
    },
  },
}
