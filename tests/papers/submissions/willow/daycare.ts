import { address, each, every, rows, yes } from '../maple/gold.ts'
import { labels, page, rule } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_125, OF_126, OF_130, OPEN_125, OPEN_126, OPEN_130 } from './gold.ts'
import { prose } from './layout.ts'

const REPLY = page([
  labels(
    60,
    40,
    60,
    `From | Renee Okafor <renee@littleacorns.example>
     To | Ted Marlow <tmarlow@bearcreekagency.example>
     Date | Sun, Sep 13, 2026 at 8:37 PM
     Subject | Re: Re: insurance for Little Acorns`,
    { size: 9, step: 12.5 },
  ),
  rule(60, 94, 490),
  prose(
    60,
    104,
    104,
    `Hi Ted! Finally a quiet evening. I'll just go through it in the order it comes to mind, and you call me if I forgot
     something (541-555-0164 is my cell, I never hear the phone at the center).

     The name is Little Acorns Child Development Center, Inc. It's an Oregon corporation, tax number 93-5550136, and I own all
     of it. We take care of children from two to six. The state has licensed us for 48, and right now there are 41
     enrolled. We opened in January of 2013, so this is our fourteenth school year, can you believe it.

     We're at 77 Filbert Lane, Medford, OR 97504, in Jackson County, and the mail comes there too. The corporation owns the
     house, a one-story wood frame place of 3,400 square feet, and the center takes up all of it, nobody rents from us.
     Rogue Valley Credit Union has the mortgage (loan 0044-7719) and must be shown as mortgagee, PO Box 990, Medford, OR 97501.

     Tuition should bring in $520,000 this coming year, after $487,000 last year. I have 7 full-time and 5 part-time people.
     Not counting me I pay them $286,000 in all: $241,000 goes to the teachers and aides, $27,000 to our cook and $18,000 to my
     sister, who does the office. My own pay is $58,000, and yes, I want to be included in the workers comp.

     So what I need is liability, with two million per occurrence and four million aggregate, the building and what's in
     it, and workers comp. My policies run out on Halloween, so please have everything start November 1, 2026. Monthly
     payments would help me a lot.

     You asked about the past. We've never had a claim of any kind, and there's never been an allegation of abuse,
     discrimination or careless hiring, by anybody. Nobody has declined, cancelled or non-renewed us. I have no other
     business. There's no sick room and no nurse or other medical person on staff or under contract, we call the parents.
     No pool, just a fenced play yard with a slide and swings. The eight parking spaces in front belong to us, and
     parents use them for free.

     As for the staff, my youngest aide is 18 and Mrs. Bloom in the kitchen turned 67 in July. Four grandparents come in
     as volunteers to read to the kids. We don't lease employees from anybody or to anybody, we use no subcontractors,
     nobody is seasonal, nobody works from home and nobody travels out of state for us. There's no health plan, I wish I
     could afford one. The written safety program that the state wants is in place.

     | Renee
     | Renee Okafor, Director
     | Little Acorns Child Development Center
     | (541) 555-0150, www.littleacorns.example

     | On Thu, Sep 10, 2026 at 11:02 AM Ted Marlow wrote:

     > Renee, it was good to meet you at the open house. To get you a quote I need to know who exactly the owner is, what
     > you have in the way of staff and payroll, what you expect to take in, and whether anything ever happened. To give you
     > an idea: the center I placed last month over in Ashland has 60 children and 14 full-time people and pays $9,800 to
     > Umpqua Mutual for a million of liability. They were cancelled once, which did not help. Ted Marlow, Bear Creek
     > Agency, 541-555-0188`,
    { size: 9, step: 12 },
  ),
])

const HOUSE = '77 Filbert Lane | Medford | OR | 97504'
const INSURED = each(`
  Policy_EffectiveDate: 11/01/2026
  NamedInsured_FullName: Little Acorns Child Development Center, Inc.`)
const COMMON = {
  ...INSURED,
  ...each(`
    NamedInsured_TaxIdentifier: 93-5550136
    NamedInsured_Primary_PhoneNumber: (541) 555-0150
    NamedInsured_Primary_WebsiteAddress: www.littleacorns.example
    Policy_Payment_PaymentScheduleCode: monthly`),
  ...yes('NamedInsured_LegalEntity_CorporationIndicator'),
  ...address('NamedInsured_MailingAddress', HOUSE),
}

export const DAYCARE: SubmissionPaper = {
  name: 'willow-day-care-reply',
  pages: [REPLY],
  forms: {
    '125': gold(
      {
        ...COMMON,
        ...each(`
          NamedInsured_Contact_FullName: Renee Okafor
          NamedInsured_Contact_PrimaryPhoneNumber: 541-555-0164
          NamedInsured_Contact_PrimaryEmailAddress: renee@littleacorns.example
          CommercialStructure_PhysicalAddress_CountyName: Jackson
          BusinessInformation_FullTimeEmployeeCount: 7
          BusinessInformation_PartTimeEmployeeCount: 5
          CommercialStructure_AnnualRevenueAmount: 520,000
          BuildingOccupancy_OccupiedArea: 3,400
          Construction_BuildingArea: 3,400
          CommercialStructure_Question_ABBCode: No
          AdditionalInterest_FullName: Rogue Valley Credit Union
          AdditionalInterest_AccountNumberIdentifier: 0044-7719`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability Policy_LineOfBusiness_CommercialProperty
          CommercialStructure_InsuredInterest_OwnerIndicator AdditionalInterest_Interest_MortgageeIndicator
          NamedInsured_Contact_PrimaryCellPhoneIndicator LossHistory_NoPriorLossesIndicator`),
        ...address('CommercialStructure_PhysicalAddress', HOUSE),
        ...address('AdditionalInterest_MailingAddress', 'PO Box 990 | Medford | OR | 97501'),
        ...no(OF_125, 'AAC AAD KAM'),
      },
      OPEN_125,
      // How care of children is put in words, and whether a program that the state wants is a formal one.
      every('A', 'CommercialPolicy_', 'OperationsDescription Question_KAACode'),
      every('A', 'NamedInsured_Contact_', 'SecondaryPhoneNumber SecondaryBusinessPhoneIndicator'),
      every('A', 'BusinessInformation_BusinessType_', 'InstitutionalIndicator'),
      every('A', '', 'BuildingOccupancy_OpenToPublicArea PriorCoverage_GeneralLiability_ExpirationDate'),
      every('A', 'PriorCoverage_', 'Property_ExpirationDate OtherLine_ExpirationDate'),
    ),
    '126': gold(
      {
        ...INSURED,
        ...each(`
          GeneralLiability_EachOccurrence_LimitAmount: 2,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 4,000,000`),
        ...yes('GeneralLiability_CoverageIndicator'),
        ...also(OF_126, 'ACD AAE'),
        ...no(OF_126, 'ABJ KAG KAH AAC'),
      },
      OPEN_126,
      every(
        'A',
        'GeneralLiabilityLineOfBusiness_',
        `AnyParkingFacilitiesOwnedRentedExplanation DayCareFacilitiesOperatedExplanation Question_ACECode
        RecreationalFacilitiesProvidedExplanation FeeChargedForParkingExplanation FormalSafetySecurityPolicyInEffectExplanation
        AnyMedicalFacilitiesProvidedMedicalProfessionalsEmployedExplanation`,
      ),
      every(
        'A',
        '',
        'Contractors_Question_AAGCode AdditionalInterest_FullName AdditionalInterest_AccountNumberIdentifier',
      ),
      every('A', 'AdditionalInterest_', 'Interest_MortgageeIndicator MailingAddress_LineOne MailingAddress_CityName'),
      every('A', 'AdditionalInterest_MailingAddress_', 'StateOrProvinceCode PostalCode'),
    ),
    '130': gold(
      {
        ...COMMON,
        ...each(`
          NamedInsured_Primary_EmailAddress: renee@littleacorns.example
          Location_PhysicalAddress_CountyName: Jackson
          WorkersCompensation_Individual_FullName: Renee Okafor
          WorkersCompensation_Individual_OwnershipPercent: 100
          WorkersCompensation_Individual_IncludedExcludedCode: INC
          WorkersCompensation_Individual_RemunerationAmount: 58,000`),
        ...address('Location_PhysicalAddress', HOUSE),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | DutiesDescription | RemunerationAmount
          A | teachers and aides | 241,000
          B | cook | 27,000
          C | | 18,000`,
        ),
        ...yes('Policy_Payment_OtherIndicator'),
        ...also(OF_130, 'ABC AAE AAF'),
        ...no(OF_130, 'ABF AAI KAS KAT KAV ABH AAG ABG'),
      },
      OPEN_130,
      every(
        'A',
        'WorkersCompensationLineOfBusiness_',
        `AnyEmployeesUnderSixteenOrOverSixtyYearsExplanation VolunteerOrDonatedLabourExplanation Question_KAUCode
        WrittenSafetyProgramInOperationExplanation Question_AtHomeEmployeeCount`,
      ),
      every('CDE', 'LossHistory_', 'ClaimCount'),
      every('C', 'WorkersCompensation_RateClass_', 'DutiesDescription'),
      // Her own pay may be added to the first class of work, or be one of its own.
      every('D', 'WorkersCompensation_RateClass_', 'DutiesDescription RemunerationAmount FullTimeEmployeeCount'),
    ),
  },
}
