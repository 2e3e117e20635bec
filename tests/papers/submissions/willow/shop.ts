import { address, each, every, yes } from '../maple/gold.ts'
import { labels, page, rule, say } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_126, OF_131, OPEN_125, OPEN_126, OPEN_131 } from './gold.ts'
import { prose } from './layout.ts'

const STYLE = { size: 9.5, step: 12.6 }
const THREAD = page([
  labels(
    50,
    36,
    56,
    `From: | Lorna Beckwith <lorna@stonefordinsurance.example>
     To: | Peter Anselm <panselm@tamarackcommercial.example>
     Sent: | Thursday, September 10, 2026 9:20 AM
     Subject: | FW: Keystone Bend Precision - liability and umbrella`,
    { size: 9, step: 13 },
  ),
  prose(
    50,
    100,
    108,
    `Peter, please quote this one, new to us: general liability and a $3,000,000 umbrella over it with a $10,000 retention,
     both effective December 1, 2026. On the liability I need $1,000,000 per occurrence, $2,000,000 general aggregate and
     $2,000,000 for products. They have never carried an umbrella. Sal's mail is below, the rest I got on the phone: FEIN
     35-5550128, an Indiana corporation, no aircraft or boats owned, leased or operated, and no cranes, owned or rented. The
     auto and comp stay where they are. Auto is Michiana Mutual, MCA-77310, any auto, $1,000,000 combined single limit, March
     1, 2026 to March 1, 2027, and it includes hired and non-owned. Comp is Hoosier Employers, HEM-40913, with employers
     liability of $500,000 each accident, $500,000 disease policy limit and $500,000 each employee, same dates.
     We bill this account through the agency.

     | Lorna Beckwith, Stoneford Insurance Group
     | 12 Commerce Court, Elkhart, IN 46514, 574-555-0110`,
    STYLE,
  ),
  rule(50, 272, 300),
  say(50, 278, 'Begin forwarded message:', { size: 9, bold: true }),
  labels(
    50,
    294,
    56,
    `From: | Sal Renaldi <sal@keystonebend.example>
     To: | Lorna Beckwith
     Date: | Tue, Sep 8, 2026 at 4:05 PM
     Subject: | Re: checking in`,
    { size: 9, step: 13 },
  ),
  prose(
    50,
    358,
    108,
    `Hi Lorna,

     good talking to you at the Rotary lunch. You wanted the story of the shop, so here it is.

     Keystone Bend Precision, Inc. does CNC milling and turning of steel and aluminum parts for makers of pumps and farm
     equipment, always from the customer's drawings. My dad opened the doors on June 1, 1987, in a garage in Nappanee, and
     since 1996 we have had our own building at 6600 Buckeye Industrial Parkway, Goshen, IN 46526. It's one story, steel,
     22,000 square feet, sprinklered, and we use every foot of it ourselves. Please send any mail to PO Box 318, Goshen, IN
     46527, the carrier won't come down our lane in winter.

     There are 29 of us, 26 full time and 3 part time, and payroll is about $1,680,000. Sales will be around $5,400,000 in the
     new policy year. In 2025 we did $4,870,000, and the year before that was a stinker.

     None of what we make goes into anything that flies, aircraft or space. We ship the part and that's it, we don't
     install, service or demonstrate anything, we sell nobody else's products, and there's no research and no new product
     in the works. Two of the pump makers have a hold harmless clause in their purchase terms, and one of them, Hadley Pump
     Works, wants vendor's coverage. We have three pickups and one medium-size box truck, all ours and all on the auto
     policy. We've never rented one out or carried anybody for money.

     We had one claim in the last five years. In March 2023 a shaft we turned failed at a grain co-op in Nebraska, and
     Michiana paid $38,600 for the mess on their floor. It's closed. Our liability is with Michiana too, policy MGL-55208,
     which cost us $18,940 this time and is up December 1. They wrote that they want $24,000 for the next term, hence this
     mail. Hadley, by the way, does forty million a year and carries a ten million umbrella, and they'd like to see three
     from us.

     | Thanks, Sal
     | Sal Renaldi, owner
     | office 574-555-0133, keystonebend.example`,
    STYLE,
  ),
])

const BUILDING = '6600 Buckeye Industrial Parkway | Goshen | IN | 46526'
const COMMON = {
  ...each(`
    Producer_FullName: Stoneford Insurance Group
    Policy_EffectiveDate: 12/01/2026
    NamedInsured_FullName: Keystone Bend Precision, Inc.`),
}
const LIMITS = each(`
  GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
  GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
  GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000`)

export const SHOP: SubmissionPaper = {
  name: 'willow-machine-shop-thread',
  pages: [THREAD],
  forms: {
    '125': gold(
      {
        ...COMMON,
        ...each(`
          Producer_ContactPerson_FullName: Lorna Beckwith
          Producer_ContactPerson_PhoneNumber: 574-555-0110
          Producer_ContactPerson_EmailAddress: lorna@stonefordinsurance.example
          NamedInsured_TaxIdentifier: 35-5550128
          NamedInsured_Primary_PhoneNumber: 574-555-0133
          NamedInsured_Primary_WebsiteAddress: keystonebend.example
          NamedInsured_BusinessStartDate: 06/01/1987
          NamedInsured_Contact_FullName: Sal Renaldi
          NamedInsured_Contact_PrimaryPhoneNumber: 574-555-0133
          NamedInsured_Contact_PrimaryEmailAddress: sal@keystonebend.example
          BusinessInformation_FullTimeEmployeeCount: 26
          BusinessInformation_PartTimeEmployeeCount: 3
          CommercialStructure_AnnualRevenueAmount: 5,400,000
          BuildingOccupancy_OccupiedArea: 22,000
          Construction_BuildingArea: 22,000
          CommercialStructure_Question_ABBCode: No
          CommercialPolicy_OperationsDescription: CNC milling and turning of steel and aluminum parts for makers of pumps and farm equipment
          PriorCoverage_GeneralLiability_InsurerFullName: Michiana Mutual
          PriorCoverage_GeneralLiability_PolicyNumberIdentifier: MGL-55208
          PriorCoverage_GeneralLiability_TotalPremiumAmount: 18,940
          PriorCoverage_GeneralLiability_ExpirationDate: 12/01/2026
          LossHistory_InformationYearCount: 5
          LossHistory_PaidAmount: 38,600
          LossHistory_ClaimStatus_OpenCode: N`),
        ...yes(`Policy_Status_QuoteIndicator Policy_Payment_ProducerBillIndicator
          Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_UmbrellaIndicator
          NamedInsured_LegalEntity_CorporationIndicator CommercialStructure_InsuredInterest_OwnerIndicator
          BusinessInformation_BusinessType_ManufacturingIndicator NamedInsured_Contact_PrimaryBusinessPhoneIndicator`),
        ...address('Producer_MailingAddress', '12 Commerce Court | Elkhart | IN | 46514'),
        ...address('NamedInsured_MailingAddress', 'PO Box 318 | Goshen | IN | 46527'),
        ...address('CommercialStructure_PhysicalAddress', BUILDING),
      },
      OPEN_125,
      every('A', 'LossHistory_', 'OccurrenceDate'),
      // What stays elsewhere is not prior to anything that is asked for, and still some would write it as insured until now.
      every('A', 'PriorCoverage_Automobile_', 'InsurerFullName PolicyNumberIdentifier EffectiveDate ExpirationDate'),
      every('A', 'PriorCoverage_OtherLine_', 'LineOfBusinessCode InsurerFullName PolicyNumberIdentifier'),
      every('A', 'PriorCoverage_OtherLine_', 'EffectiveDate ExpirationDate'),
    ),
    '126': gold(
      {
        ...COMMON,
        ...LIMITS,
        ...yes('GeneralLiability_CoverageIndicator'),
        ...also(OF_126, 'ABC ABH'),
        ...no(OF_126, 'AAJ ABB ABD ABF'),
      },
      OPEN_126,
      every('A', 'GeneralLiabilityLineOfBusiness_', 'GuaranteesWarrantiesHoldHarmlessExplanation'),
      every('A', 'GeneralLiabilityLineOfBusiness_', 'VendorCoverageRequiredExplanation'),
      every('A', 'AdditionalInterest_', 'FullName Interest_AdditionalInsuredIndicator'),
      every('A', 'ProductAndCompletedOperations_', 'PrincipalComponents'),
    ),
    '131': gold(
      {
        ...COMMON,
        ...LIMITS,
        ...each(`
          ExcessUmbrella_Umbrella_EachOccurrenceAmount: 3,000,000
          ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
          BusinessInformation_TotalPayrollAmount: 1,680,000
          BusinessInformation_AnnualGrossReceiptsAmount: 5,400,000
          BusinessInformation_EmployeeCount: 29
          UnderlyingPolicy_Automobile_InsurerFullName: Michiana Mutual
          UnderlyingPolicy_Automobile_PolicyNumberIdentifier: MCA-77310
          UnderlyingPolicy_Automobile_PolicyEffectiveDate: 03/01/2026
          UnderlyingPolicy_Automobile_PolicyExpirationDate: 03/01/2027
          Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
          UnderlyingPolicy_EmployersLiability_InsurerFullName: Hoosier Employers
          UnderlyingPolicy_EmployersLiability_PolicyNumberIdentifier: HEM-40913
          UnderlyingPolicy_EmployersLiability_PolicyEffectiveDate: 03/01/2026
          UnderlyingPolicy_EmployersLiability_PolicyExpirationDate: 03/01/2027
          WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 500,000
          VehicleFleet_LightWeightTruck_OwnedCount: 3
          VehicleFleet_MediumWeightTruck_OwnedCount: 1
          LossHistory_PaidAmount: 38,600`),
        ...yes(`Policy_PolicyType_UmbrellaIndicator Policy_Status_NewIndicator
          UnderlyingCoverage_Coverage_AnyAutoIndicator`),
        ...address('CommercialStructure_PhysicalAddress', BUILDING),
        ...also(OF_131, 'AAI'),
        ...no(OF_131, 'AAD AAF AAG AAH ABG ACA'),
      },
      OPEN_131,
      every(
        'A',
        '',
        'ExcessUmbrella_Umbrella_AggregateAmount UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier',
      ),
      every('A', 'UnderlyingCoverage_', 'Coverage_VendorsLiabilityIndicator Exposure_VendorsLiabilityIndicator'),
      // Whether March 2023 lies within three years, and whether a crane that is borrowed is used.
      [`${OF_131}ABJCode_A`, `${OF_131}ABACode_A`],
      every('A', 'CommercialUmbrellaLineOfBusiness_', 'ProductliabilityLossPastThreeYearsExplanation'),
    ),
  },
}
