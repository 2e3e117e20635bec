import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { box, head, labels, page, rule, say, table } from './layout.ts'

const DECLARATIONS = page([
  say(
    40,
    22,
    `BRIGHTWATER INSURANCE GROUP -- RENEWAL 09/15/2026 TO 09/15/2027
     PLEASE QUOTE PROPERTY AND GENERAL LIABILITY, ALL LIMITS, DEDUCTIBLES AND CLASSES AS EXPIRING`,
    { typed: true, size: 8.5 },
  ),
  head(40, 62, 'GRANITE HARBOR MUTUAL INSURANCE COMPANY', 13),
  head(40, 80, 'COMMERCIAL PACKAGE POLICY COMMON DECLARATIONS'),
  rule(40, 98, 532, 1.2),
  labels(40, 106, 90, 'Policy Number: | CPP 4471028-03'),
  box(40, 126, 266, 70),
  box(306, 126, 266, 70),
  head(46, 131, 'Named Insured and Mailing Address', 8.5),
  say(46, 146, 'Larkspur Ridge Woodcraft LLC\n2208 Tannery Loop\nBoise, ID 83705'),
  head(312, 131, 'Agent 0481', 8.5),
  say(312, 146, 'Brightwater Insurance Group\n301 Cordwood Street\nBoise, ID 83702'),
  labels(
    40,
    210,
    130,
    `Policy Period: | From 09/15/2025 to 09/15/2026 at 12:01 A.M. Standard Time at the mailing address shown
     Form of Business: | Limited Liability Company
     Business Description: | Cabinet and millwork manufacturing`,
  ),
  say(
    40,
    262,
    `In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide
     the insurance as stated in this policy. This policy consists of the following coverage parts for which a premium is shown.`,
    { size: 8 },
  ),
  table(
    40,
    294,
    [380, 152],
    `COVERAGE PART | PREMIUM
     Commercial Property Coverage Part | $ 9,340
     Commercial General Liability Coverage Part | $ 7,815
     TOTAL PREMIUM | $ 17,155`,
    { ruled: 'all', size: 8.5 },
  ),
  head(40, 384, 'LOCATION SCHEDULE', 10),
  table(
    40,
    400,
    [40, 40, 250, 132, 70],
    `Loc. | Bldg. | Address | Occupancy | Interest
     1 | 1 | 2208 Tannery Loop, Boise, ID 83705 | Cabinet shop and showroom | Owner
     2 | 1 | 915 Mill Spur Road, Nampa, ID 83651 | Finished goods warehouse | Tenant`,
    { ruled: 'head', size: 8.5 },
  ),
  head(40, 470, 'MORTGAGEE', 10),
  say(
    40,
    486,
    `Loc. 1 Bldg. 1: Treasure Basin Credit Union
     PO Box 3391
     Boise, ID 83707
     Loan Number: 77-20418`,
  ),
  say(40, 740, 'GHM CD 01 (06 21)     Page 1 of 2     Issued 08/02/2025', { size: 7 }),
])

const LIABILITY = page([
  head(40, 40, 'GRANITE HARBOR MUTUAL INSURANCE COMPANY', 12),
  head(40, 58, 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS'),
  say(40, 78, 'Policy Number: CPP 4471028-03          Named Insured: Larkspur Ridge Woodcraft LLC'),
  rule(40, 94, 532, 1.2),
  say(40, 102, 'Coverage form: Occurrence'),
  head(40, 124, 'LIMITS OF INSURANCE', 10),
  labels(
    40,
    142,
    330,
    `General Aggregate Limit (Other Than Products-Completed Operations) | $ 2,000,000
     Products-Completed Operations Aggregate Limit | $ 2,000,000
     Personal and Advertising Injury Limit | $ 1,000,000
     Each Occurrence Limit | $ 1,000,000
     Damage to Premises Rented to You Limit (Any One Premises) | $ 300,000
     Medical Expense Limit (Any One Person) | $ 10,000`,
  ),
  say(40, 232, 'The General Aggregate Limit applies per location.'),
  say(40, 248, 'Deductible: $1,000 property damage, per claim'),
  head(40, 276, 'SCHEDULE OF CLASSES', 10),
  table(
    40,
    292,
    [26, 40, 146, 32, 62, 34, 48, 48, 48, 48],
    `Loc. | Class~Code | Classification | Prem.~Basis | Exposure | Terr. | Prem/Ops~Rate | Products~Rate | Prem/Ops~Premium | Products~Premium
     1 | 52967 | Furniture Mfg. or Assembling -~wood | S | 1,850,000 | 002 | .684 | 1.122 | 1,265 | 2,076
     1 | 91341 | Carpentry - Interior | P | 164,000 | 002 | 13.410 | 9.870 | 2,199 | 1,619
     2 | 68706 | Warehouses - Private | A | 14,200 | 003 | 46.200 | | 656 |`,
    { ruled: 'all', size: 7 },
  ),
  say(
    40,
    388,
    `Premium basis: A = area, per 1,000 square feet; P = payroll, per $1,000; S = gross sales, per $1,000
     TOTAL ADVANCE PREMIUM FOR THIS COVERAGE PART: $ 7,815`,
    { size: 8 },
  ),
  say(40, 740, 'GHM GL 03 (06 21)     Page 2 of 2', { size: 7 }),
])

const PRIOR = 'Granite Harbor Mutual Insurance Company | CPP 4471028-03'

/** Last year's package, with what the agency typed over it when it sent it to be renewed. */
export const PACKAGE: SubmissionPaper = {
  name: 'maple-package-declarations',
  pages: [DECLARATIONS, LIABILITY],
  kind: 'declarations',
  forms: {
    '125': {
      holds: {
        ...each(`
          Producer_FullName: Brightwater Insurance Group
          Policy_EffectiveDate: 09/15/2026
          Policy_ExpirationDate: 09/15/2027
          NamedInsured_FullName: Larkspur Ridge Woodcraft LLC
          CommercialPolicy_OperationsDescription: Cabinet and millwork manufacturing
          AdditionalInterest_FullName: Treasure Basin Credit Union
          AdditionalInterest_AccountNumberIdentifier: 77-20418
          AdditionalInterest_Item_LocationProducerIdentifier: 1
          AdditionalInterest_Item_BuildingProducerIdentifier: 1
          PriorCoverage_PolicyYear: 2025-2026`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator AdditionalInterest_Interest_MortgageeIndicator
          CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B
          BusinessInformation_BusinessType_ManufacturingIndicator`),
        ...address('Producer_MailingAddress', '301 Cordwood Street | Boise | ID | 83702'),
        ...address('NamedInsured_MailingAddress', '2208 Tannery Loop | Boise | ID | 83705'),
        ...address('AdditionalInterest_MailingAddress', 'PO Box 3391 | Boise | ID | 83707'),
        ...address('CommercialStructure_PhysicalAddress', '2208 Tannery Loop | Boise | ID | 83705'),
        ...address('CommercialStructure_PhysicalAddress', '915 Mill Spur Road | Nampa | ID | 83651', 'B'),
        ...rows(
          '',
          ` | CommercialStructure_Location_ProducerIdentifier | CommercialStructure_Building_ProducerIdentifier | BuildingOccupancy_OperationsDescription
          A | 1 | 1 | Cabinet shop and showroom
          B | 2 | 1 | Finished goods warehouse`,
        ),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | EffectiveDate | ExpirationDate
          A | ${PRIOR} | 7,815 | 09/15/2025 | 09/15/2026`,
        ),
        ...rows(
          'PriorCoverage_Property_',
          ` | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | EffectiveDate | ExpirationDate
          A | ${PRIOR} | 9,340 | 09/15/2025 | 09/15/2026`,
        ),
      },
      notJudged: [
        ...every(
          'A',
          '',
          `Insurer_FullName Insurer_ProducerIdentifier Policy_PolicyNumberIdentifier Policy_Status_QuoteIndicator
          Policy_Status_RenewIndicator Policy_Status_EffectiveDate Policy_Payment_EstimatedTotalAmount
          GeneralLiabilityLineOfBusiness_TotalPremiumAmount CommercialPropertyLineOfBusiness_PremiumAmount
          NamedInsured_GeneralLiabilityCode BusinessInformation_BusinessType_ContractorIndicator`,
        ),
        'Construction_BuildingArea_B',
        'BuildingOccupancy_OccupiedArea_B',
      ],
    },
    '126': {
      holds: {
        ...each(`
          Producer_FullName: Brightwater Insurance Group
          Policy_EffectiveDate: 09/15/2026
          NamedInsured_FullName: Larkspur Ridge Woodcraft LLC
          GeneralLiability_PropertyDamage_DeductibleAmount: 1,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`),
        ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_OccurrenceIndicator
          GeneralLiability_PropertyDamage_DeductibleIndicator GeneralLiability_DeductiblePerClaimIndicator
          GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator`),
        ...rows(
          'GeneralLiability_Hazard_',
          ` | LocationProducerIdentifier | ClassCode | Classification | PremiumBasisCode | Exposure | TerritoryCode
          A | 1 | 52967 | Furniture Mfg. or Assembling - wood | S | 1,850,000 | 002
          B | 1 | 91341 | Carpentry - Interior | P | 164,000 | 002
          C | 2 | 68706 | Warehouses - Private | A | 14,200 | 003`,
        ),
      },
      notJudged: [
        ...every('A', '', 'Insurer_FullName Policy_PolicyNumberIdentifier'),
        ...every(
          'A',
          'GeneralLiability',
          `_PremisesOperations_PremiumAmount _Products_PremiumAmount LineOfBusiness_TotalPremiumAmount`,
        ),
        ...every(
          'ABC',
          'GeneralLiability_Hazard_',
          'PremisesOperationsRate ProductsRate PremisesOperationsPremiumAmount ProductsPremiumAmount HazardProducerIdentifier',
        ),
      ],
    },
  },
}
