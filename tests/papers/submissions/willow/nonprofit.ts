import { address, each, every, rows, yes } from '../maple/gold.ts'
import { labels, page, rule } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_125, OF_126, OF_130, OPEN_125, OPEN_126, OPEN_130 } from './gold.ts'
import { prose } from './layout.ts'

const THREAD = page([
  labels(
    48,
    34,
    64,
    `From: | Paulette Greer <paulette@opengatepantry.example>
     To: | Marcus Yoder <marcus@ozarkplainsinsurance.example>
     Cc: | treasurer@opengatepantry.example
     Date: | Monday, October 19, 2026 1:15 PM
     Subject: | RE: Open Gate renewal / new carrier`,
    { size: 9, step: 12.5 },
  ),
  rule(48, 102, 516),
  prose(
    48,
    112,
    116,
    `Marcus, thank you for taking this on at such short notice. As you know from the board, Midland Charities Mutual is leaving
     Missouri and has sent us a notice of nonrenewal, so we need general liability, coverage for our contents and workers
     compensation in place by December 15, 2026, when everything ends. The board also wants to hear about directors and officers
     coverage, but only after Christmas.

     We are Open Gate Community Pantry, a Missouri nonprofit corporation, incorporated on October 7, 1999, FEIN 43-5550109. We
     run a food pantry for families in Greene County and, on Saturdays, a reading club at which the parents stay, so no, we do
     not operate a day care. The pantry is in the lower level of St. Brendan's church, 730 West Walnut Street, Springfield, MO
     65806, where we also get our mail. The parish lets us have 5,200 square feet there for a dollar a year; the church itself
     has 18,000 and two hundred parking spaces, all of it theirs and insured by the diocese. Then we rent a storage unit of 1,100
     square feet at 61 Commercial Street, Springfield, MO 65803. Both places are inside the city, and we lease nothing to others
     at either of them.

     There are eight people on the payroll, five full time and three part time, and all of them work from Walnut Street. Wages
     come to $268,000 for the new year, $175,000 for the pantry and warehouse workers and $93,000 for myself and the office. We
     expect revenue of $640,000, up from $585,000 in the fiscal year that ended in June, and nearly half of that is donated food. We
     could not do any of it without our 120 volunteers. Our bookkeeper is 71 and better than ever, and nobody is under 16. We don't have a
     health plan, and there is no formal safety program yet, written or otherwise, though Deacon Holt keeps promising one.

     On the liability please quote one million each occurrence and three million aggregate, with ten thousand for medical
     expense. The City of Springfield gives us a grant and insists on being an additional insured with a certificate; that goes to
     840 Boonville Avenue, Springfield, MO 65802. Every October we hold a Harvest Supper for 300 guests. The caterer serves
     the beer and wine and carries his own liquor policy with a two million limit. We sponsor no teams.

     As to history, there was one claim, ever. A former driver charged us with discrimination in 2022, and Midland settled it for
     $7,500 the year after. Apart from that nothing: no crime happened or was tried at either place in the last three years,
     there are no judgments or liens, we have no subsidiaries, and there are no other ventures that you would not be insuring.
     Midland has our liability under MC-2071, which was $3,480 this year. The workers comp is with Ozark Employers Fund,
     OEF-6604, for $4,870 at a modification of 1.03. The van you saw in the newsletter belongs to Harvest Link in Joplin, who
     insure it and lend it to us with a driver of theirs.

     | Blessings, Paulette
     | Paulette Greer, Executive Director | Open Gate Community Pantry
     | 417-555-0121 (office) | www.opengatepantry.example

     | -----Original Message-----
     | From: Marcus Yoder, Ozark Plains Insurance     Sent: Friday, October 16, 2026 4:40 PM

     > Paulette, I have your notice and am glad to help. Send me the particulars when you can. For what it is worth, Harvest Link
     > has 11 employees and a payroll of $402,000, and I placed them with Gasconade Mutual last March for $6,150. Marcus`,
    { size: 9, step: 11.9 },
  ),
])

const PANTRY = '730 West Walnut Street | Springfield | MO | 65806'
const UNIT = '61 Commercial Street | Springfield | MO | 65803'
const INSURED = each(`
  Policy_EffectiveDate: 12/15/2026
  NamedInsured_FullName: Open Gate Community Pantry`)
const COMMON = {
  ...INSURED,
  ...each(`
    NamedInsured_TaxIdentifier: 43-5550109
    NamedInsured_Primary_PhoneNumber: 417-555-0121
    NamedInsured_Primary_WebsiteAddress: www.opengatepantry.example`),
  ...yes('Policy_Status_QuoteIndicator'),
  ...address('NamedInsured_MailingAddress', PANTRY),
}
const CITY = {
  ...each('AdditionalInterest_FullName: City of Springfield'),
  ...yes('AdditionalInterest_Interest_AdditionalInsuredIndicator AdditionalInterest_CertificateRequiredIndicator'),
  ...address('AdditionalInterest_MailingAddress', '840 Boonville Avenue | Springfield | MO | 65802'),
}

export const NONPROFIT: SubmissionPaper = {
  name: 'willow-nonprofit-thread',
  pages: [THREAD],
  forms: {
    '125': gold(
      {
        ...COMMON,
        ...CITY,
        ...each(`
          NamedInsured_BusinessStartDate: 10/07/1999
          NamedInsured_Contact_FullName: Paulette Greer
          NamedInsured_Contact_PrimaryPhoneNumber: 417-555-0121
          NamedInsured_Contact_PrimaryEmailAddress: paulette@opengatepantry.example
          BusinessInformation_FullTimeEmployeeCount: 5
          BusinessInformation_PartTimeEmployeeCount: 3
          CommercialStructure_AnnualRevenueAmount: 640,000
          PriorCoverage_GeneralLiability_InsurerFullName: Midland Charities Mutual
          PriorCoverage_GeneralLiability_PolicyNumberIdentifier: MC-2071
          PriorCoverage_GeneralLiability_TotalPremiumAmount: 3,480
          PriorCoverage_GeneralLiability_ExpirationDate: 12/15/2026
          LossHistory_PaidAmount: 7,500`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          NamedInsured_LegalEntity_NotForProfitIndicator NamedInsured_Contact_PrimaryBusinessPhoneIndicator
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_B
          CommercialStructure_InsuredInterest_TenantIndicator_A CommercialStructure_InsuredInterest_TenantIndicator_B
          CancelNonRenew_NonRenewalIndicator`),
        ...address('CommercialStructure_PhysicalAddress', PANTRY),
        ...address('CommercialStructure_PhysicalAddress', UNIT, 'B'),
        ...rows(
          '',
          ` | BuildingOccupancy_OccupiedArea | CommercialStructure_Question_ABBCode
          A | 5,200 | No
          B | 1,100 | No`,
        ),
        ...also(OF_125, 'AAC AAD'),
        ...no(OF_125, 'AAJ KAA KAL KAM'),
      },
      OPEN_125,
      // The county is the one of the families; the storage unit lies somewhere in it.
      every('AB', '', 'CommercialStructure_PhysicalAddress_CountyName Construction_BuildingArea'),
      every('A', '', 'NamedInsured_LegalEntity_CorporationIndicator CommercialPolicy_OperationsDescription'),
      every('B', '', 'BusinessInformation_FullTimeEmployeeCount BusinessInformation_PartTimeEmployeeCount'),
      every('A', 'LossHistory_', 'OccurrenceDate ClaimStatus_OpenCode'),
      every('A', 'CancelNonRenew_', 'OtherIndicator OtherDescription'),
      every('A', 'CommercialPolicy_', 'PastLossesClaimsRelatingSexualAbuseDiscriminationNegligentHiringExplanation'),
      every('A', 'BusinessInformation_BusinessType_', 'InstitutionalIndicator'),
      every('A', 'PriorCoverage_OtherLine_', 'LineOfBusinessCode InsurerFullName PolicyNumberIdentifier'),
      every('A', 'PriorCoverage_OtherLine_', 'TotalPremiumAmount ExpirationDate'),
      every('A', 'PriorCoverage_Property_', 'InsurerFullName PolicyNumberIdentifier ExpirationDate'),
      every('AB', '', 'BuildingOccupancy_OpenToPublicArea CommercialStructure_AnnualRevenueAmount'),
      every('A', 'NamedInsured_Contact_', 'SecondaryEmailAddress'),
      ['NamedInsured_Contact_PrimaryEmailAddress_B', `${OF_125}AAICode_A`],
    ),
    '126': gold(
      {
        ...INSURED,
        ...CITY,
        ...each(`
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 3,000,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 10,000`),
        ...yes('GeneralLiability_CoverageIndicator'),
        ...also(OF_126, 'ACF'),
        ...no(OF_126, 'KAB AAE AAF'),
      },
      OPEN_126,
      every('A', 'GeneralLiabilityLineOfBusiness_', 'SportingOrSocialEventsSponsoredExplanation'),
      // No program at all is also none on security; the parking is of the parish, and used all the same.
      ['Contractors_Question_AAGCode_A', `${OF_126}ACDCode_A`, `${OF_126}KAGCode_A`],
    ),
    '130': gold(
      {
        ...COMMON,
        ...each(`
          NamedInsured_Primary_EmailAddress: paulette@opengatepantry.example
          PriorCoverage_InsurerFullName: Ozark Employers Fund
          PriorCoverage_PolicyNumberIdentifier: OEF-6604
          PriorCoverage_TotalPremiumAmount: 4,870
          PriorCoverage_ModificationFactor: 1.03`),
        ...address('Location_PhysicalAddress', PANTRY),
        ...address('Location_PhysicalAddress', UNIT, 'B'),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | DutiesDescription | RemunerationAmount
          A | pantry and warehouse workers | 175,000`,
        ),
        WorkersCompensation_RateClass_RemunerationAmount_B: '93,000',
        ...also(OF_130, 'AAE AAF'),
        ...no(OF_130, 'ABF ABC AAB'),
      },
      OPEN_130,
      every('AB', '', 'Location_PhysicalAddress_CountyName'),
      every('B', 'WorkersCompensation_RateClass_', 'DutiesDescription'),
      every('A', 'NamedInsured_LegalEntity_', 'CorporationIndicator OtherIndicator OtherDescription'),
      every('A', 'WorkersCompensation_Individual_', 'FullName IncludedExcludedCode'),
      // Whether the liability policy that is not renewed is asked for here, and whether all ventures are one type of business.
      every('A', '', `${OF_130}AAICode ${OF_130}KASCode`),
      every(
        'A',
        'WorkersCompensationLineOfBusiness_',
        `PriorCoverageDeclinedCancelledNonRenewedLastThreeYearsExplanation VolunteerOrDonatedLabourExplanation
        AnyEmployeesUnderSixteenOrOverSixtyYearsExplanation WrittenSafetyProgramInOperationExplanation`,
      ),
      every('CDE', 'LossHistory_', 'ClaimCount'),
    ),
  },
}
