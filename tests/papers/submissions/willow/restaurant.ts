import { address, each, every, rows, yes } from '../maple/gold.ts'
import { labels, page, rule } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_125, OF_126, OF_130, OPEN_125, OPEN_126, OPEN_130 } from './gold.ts'
import { prose } from './layout.ts'

const MAIL = page([
  labels(
    54,
    44,
    58,
    `From: | Dominic Farrow <dom@lanternhouse.example>
     To: | Gail Whitcomb <gail@pierstreetinsurance.example>
     Date: | Tuesday, August 25, 2026 10:51 PM
     Subject: | insurance for the restaurant`,
    { size: 9.5 },
  ),
  rule(54, 106, 504),
  prose(
    54,
    120,
    106,
    `Gail,

     thanks for calling me back so fast, and sorry this comes so late in the day, we only just closed up. Teresa says I
     should write it all down once and be done with it, so here goes.

     We are Lantern House Kitchen LLC, two members, my wife Teresa and me, and we've been around since 2009. It's a family
     restaurant with table service and a little takeout, Italian American dinners mostly. We don't serve alcohol, people
     bring their own bottle if they want one. Everything happens at 418 Marsh Street, Beaufort, NC 28516, and that is also
     where our mail goes. The building isn't ours. It belongs to Odell Properties, who have a law office as their tenant
     upstairs, so of the 9,600 square feet in that building we rent 3,800, and roughly 2,100 of those are the dining room,
     the rest being kitchen and storage the guests never see. We don't sublet any of it.

     I figure we'll do about $1,450,000 in the coming year. Last year was $1,312,000, but we were closed most of February
     for the new floor. We have 14 people full time and 9 part time, and our payroll runs about $640,000 a year, of which
     $410,000 is the kitchen, $190,000 is servers and hosts, and the other $40,000 is our bookkeeper. Nobody is seasonal,
     nobody is under 16, and the oldest of us is 58. The full-timers get a health plan through us. Teresa and I own half
     each and neither of us wants to be covered under the comp.

     What I'd like you to quote is general liability, property for the kitchen equipment and furniture (call it $180,000
     at today's prices) and workers comp. It should all start October 1, because that's when the present liability policy
     runs out. That one is with Crystal Coast Mutual, number CM-44871, and costs us $6,260. The lease says we need a million
     per occurrence and two million in the aggregate, and Odell Properties has to be an additional insured and wants a
     certificate. Their address is 77 Front Street, Beaufort, NC 28516.

     Never had a claim, knock on wood, and no company has ever cancelled us, declined us or refused to renew. No
     judgments or liens either. The 22 parking spaces out back come with our lease and are free for guests. There's no
     pool, obviously, and the only team we sponsor is the Pamlico Pirates, Little League kids of ten and eleven, we buy the
     shirts for $500 a season. My brother-in-law's place in New Bern pays $4,900 for his liability, by the way, so please
     sharpen your pencil!

     Our EIN is 56-5550143 if you need that.

     | Dominic Farrow
     | Lantern House Kitchen
     | restaurant (252) 555-0142, my cell (252) 555-0178
     | www.lanternhouse.example`,
    { size: 9.5, step: 13 },
  ),
])

const PLACE = '418 Marsh Street | Beaufort | NC | 28516'
const INSURED = {
  ...each(`
    Policy_EffectiveDate: 10/01/2026
    NamedInsured_FullName: Lantern House Kitchen LLC`),
}
const COMMON = {
  ...INSURED,
  ...each(`
    NamedInsured_TaxIdentifier: 56-5550143
    NamedInsured_Primary_PhoneNumber: (252) 555-0142
    NamedInsured_Primary_WebsiteAddress: www.lanternhouse.example`),
  ...yes('Policy_Status_QuoteIndicator NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator'),
  ...address('NamedInsured_MailingAddress', PLACE),
}
const LANDLORD = {
  ...each('AdditionalInterest_FullName: Odell Properties'),
  ...yes('AdditionalInterest_Interest_AdditionalInsuredIndicator AdditionalInterest_CertificateRequiredIndicator'),
  ...address('AdditionalInterest_MailingAddress', '77 Front Street | Beaufort | NC | 28516'),
}

export const RESTAURANT: SubmissionPaper = {
  name: 'willow-restaurant-email',
  pages: [MAIL],
  forms: {
    '125': gold(
      {
        ...COMMON,
        ...LANDLORD,
        ...each(`
          NamedInsured_LegalEntity_MemberManagerCount: 2
          NamedInsured_Contact_FullName: Dominic Farrow
          NamedInsured_Contact_PrimaryEmailAddress: dom@lanternhouse.example
          BusinessInformation_FullTimeEmployeeCount: 14
          BusinessInformation_PartTimeEmployeeCount: 9
          CommercialStructure_AnnualRevenueAmount: 1,450,000
          BuildingOccupancy_OccupiedArea: 3,800
          BuildingOccupancy_OpenToPublicArea: 2,100
          Construction_BuildingArea: 9,600
          CommercialStructure_Question_ABBCode: No
          CommercialPolicy_OperationsDescription: family restaurant with table service and a little takeout, Italian American dinners mostly
          PriorCoverage_GeneralLiability_InsurerFullName: Crystal Coast Mutual
          PriorCoverage_GeneralLiability_PolicyNumberIdentifier: CM-44871
          PriorCoverage_GeneralLiability_TotalPremiumAmount: 6,260
          PriorCoverage_GeneralLiability_ExpirationDate: 10/01/2026`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          CommercialStructure_InsuredInterest_TenantIndicator BusinessInformation_BusinessType_RestaurantIndicator
          LossHistory_NoPriorLossesIndicator`),
        ...address('CommercialStructure_PhysicalAddress', PLACE),
        ...no(OF_125, 'AAC KAL'),
      },
      OPEN_125,
      every('A', 'NamedInsured_Contact_', 'PrimaryPhoneNumber PrimaryBusinessPhoneIndicator'),
      every('A', 'NamedInsured_Contact_', 'PrimaryCellPhoneIndicator SecondaryPhoneNumber SecondaryCellPhoneIndicator'),
      every('A', 'NamedInsured_Contact_', 'SecondaryBusinessPhoneIndicator'),
      every('B', 'NamedInsured_Contact_', 'FullName'),
    ),
    '126': gold(
      {
        ...INSURED,
        ...LANDLORD,
        ...each(`
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000`),
        ...yes('GeneralLiability_CoverageIndicator AthleticTeam_AgeGroup_TwelveAndUnderIndicator'),
        ...also(OF_126, 'ACD KAB'),
        ...no(OF_126, 'KAG KAH'),
      },
      OPEN_126,
      every('A', 'AthleticTeam_', 'SportDescription ContactSportCode SponsorshipExtentDescription'),
      every('A', 'GeneralLiabilityLineOfBusiness_', 'AnyParkingFacilitiesOwnedRentedExplanation'),
      every('A', 'GeneralLiabilityLineOfBusiness_', 'FeeChargedForParkingExplanation'),
    ),
    '130': gold(
      {
        ...COMMON,
        ...each('NamedInsured_Primary_EmailAddress: dom@lanternhouse.example'),
        ...address('Location_PhysicalAddress', PLACE),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | DutiesDescription | RemunerationAmount
          A | kitchen | 410,000
          B | servers and hosts | 190,000
          C | bookkeeper | 40,000`,
        ),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | OwnershipPercent | IncludedExcludedCode
          A | 50 | EXC
          B | 50 | EXC`,
        ),
        ...also(OF_130, 'ABF AAB'),
        ...no(OF_130, 'KAV AAE AAI'),
      },
      OPEN_130,
      // Which of the two owners comes first is nowhere said.
      every('AB', 'WorkersCompensation_Individual_', 'FullName'),
      every('A', 'WorkersCompensationLineOfBusiness_', 'EmployeeHealthPlansProvidedExplanation'),
      every('A', 'WorkersCompensationLineOfBusiness_', 'AthleticTeamsSponsoredExplanation'),
      // The years without a claim may be written by year.
      every('CDE', 'LossHistory_', 'ClaimCount'),
    ),
  },
}
