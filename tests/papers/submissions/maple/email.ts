import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { labels, page, rule, say } from './layout.ts'

const MAIL = page([
  labels(
    54,
    48,
    54,
    `From: | Marisol Quantrell <marisol@quantrellgardens.example>
     To: | Beth Corrigan, Tidewell Insurance Agency <beth@tidewell.example>
     Date: | Monday, August 10, 2026 7:42 PM
     Subject: | Insurance for my new company`,
    { size: 9.5 },
  ),
  rule(54, 110, 504),
  say(
    54,
    124,
    `Hi Beth,

     as we said on the phone, I am starting my own landscaping company and need general liability and workers comp
     from September 1, 2026. Could you please get me a quote? Here is what you asked for.

     The company is Quantrell Gardens LLC, and I am the only member. Our FEIN is 54-5550196 and the company was started
     on July 6, 2026. Web: www.quantrellgardens.example. We do lawn care, planting and small retaining walls for homeowners.

     Mail goes to the yard, and that is our only location:

     3806 Brambleton Spur
     Roanoke, VA 24018

     It lies in the county of Roanoke, outside the city limits. I rent it, about 2,400 square feet are ours, and nothing of
     it is leased to others.

     We will have 4 full-time and 3 part-time people and I expect sales of $385,000 in the first year. Payroll for the year:

     Landscaping crew - 4 full time, 2 part time - $142,000
     Office - 1 part time - $18,500

     I want to be left out of the workers comp myself. The two part-timers of the crew only work April to October.
     Everybody is between 19 and 55. We use no subcontractors, we never work underground or more than 15 feet up, and
     we do not lease employees to or from anybody. I do not offer a health plan yet and there is no written safety
     program so far. We sponsor no teams.

     No insurer has ever declined, cancelled or non-renewed me. There are no losses, since all of this is new. I never
     had a bankruptcy, and there are no judgments or liens. I have no other business. We do not use drones, ours or
     anybody's.

     Please have the insurance company bill me directly, and I would like to pay quarterly. The best way to reach me is my
     cell, 540-555-0133, or this e-mail.

     Thank you!
     Marisol Quantrell
     Quantrell Gardens LLC`,
    { size: 9.5, step: 14 },
  ),
])

const LINE = 'WorkersCompensationLineOfBusiness_Question_'
const YARD = '3806 Brambleton Spur | Roanoke | VA | 24018'
const no = (stem: string, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [`${stem}${code}Code_A`, 'No']))

const COMMON = {
  ...each(`
    Policy_EffectiveDate: 09/01/2026
    NamedInsured_FullName: Quantrell Gardens LLC
    NamedInsured_TaxIdentifier: 54-5550196
    NamedInsured_Primary_WebsiteAddress: www.quantrellgardens.example
    CommercialPolicy_OperationsDescription: lawn care, planting and small retaining walls for homeowners`),
  ...yes(`Policy_Status_QuoteIndicator Policy_Payment_DirectBillIndicator
    NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator`),
  ...address('NamedInsured_MailingAddress', YARD),
}
const PRODUCER = every('A', 'Producer_', 'FullName ContactPerson_FullName ContactPerson_EmailAddress')

export const EMAIL: SubmissionPaper = {
  name: 'maple-new-business-email',
  pages: [MAIL],
  forms: {
    '125': {
      holds: {
        ...COMMON,
        ...each(`
          Policy_Payment_PaymentScheduleCode: quarterly
          NamedInsured_LegalEntity_MemberManagerCount: 1
          NamedInsured_Contact_FullName: Marisol Quantrell
          NamedInsured_Contact_PrimaryPhoneNumber: 540-555-0133
          NamedInsured_Contact_PrimaryEmailAddress: marisol@quantrellgardens.example
          CommercialStructure_PhysicalAddress_CountyName: Roanoke
          BusinessInformation_FullTimeEmployeeCount: 4
          BusinessInformation_PartTimeEmployeeCount: 3
          CommercialStructure_AnnualRevenueAmount: 385,000
          BuildingOccupancy_OccupiedArea: 2,400
          CommercialStructure_Question_ABBCode: No
          NamedInsured_BusinessStartDate: 07/06/2026`),
        ...yes(`Policy_LineOfBusiness_CommercialGeneralLiability NamedInsured_Contact_PrimaryCellPhoneIndicator
          CommercialStructure_RiskLocation_OutsideCityLimitsIndicator CommercialStructure_InsuredInterest_TenantIndicator
          LossHistory_NoPriorLossesIndicator`),
        ...address('CommercialStructure_PhysicalAddress', YARD),
        ...no('CommercialPolicy_Question_', 'AAC KAK KAL KAM KAN KAO'),
      },
      notJudged: [
        ...PRODUCER,
        ...every(
          'A',
          '',
          `Policy_ExpirationDate Policy_Status_EffectiveDate NamedInsured_Primary_PhoneNumber CommercialPolicy_Question_KAACode
          NamedInsured_Contact_ContactDescription Policy_LineOfBusiness_OtherIndicator LossHistory_InformationYearCount
          Policy_LineOfBusiness_OtherLineOfBusinessDescription CommercialStructure_Location_ProducerIdentifier
          CommercialStructure_Building_ProducerIdentifier BuildingOccupancy_OperationsDescription
          BusinessInformation_BusinessType_ContractorIndicator BusinessInformation_BusinessType_ServiceIndicator
          BusinessInformation_BusinessType_OtherIndicator BusinessInformation_BusinessType_OtherDescription`,
        ),
      ],
    },
    '130': {
      holds: {
        ...COMMON,
        ...each(`
          NamedInsured_Primary_EmailAddress: marisol@quantrellgardens.example
          Location_PhysicalAddress_CountyName: Roanoke
          WorkersCompensation_Individual_FullName: Marisol Quantrell`),
        ...yes(`Policy_Payment_QuarterlyIndicator ${LINE}KAVCode`),
        ...address('Location_PhysicalAddress', YARD),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
          A | Landscaping crew | 4 | 2 | 142,000
          B | Office | | 1 | 18,500`,
        ),
        ...no(LINE, 'AAD KAS KAT ABC AAE AAB AAI ABF AAG'),
      },
      notJudged: [
        ...PRODUCER,
        ...every(
          'A',
          '',
          `Policy_ExpirationDate NamedInsured_Primary_PhoneNumber NamedInsured_InBusinessYearCount Location_ProducerIdentifier
          WorkersCompensation_PartOne_StateOrProvinceCode WorkersCompensation_RateState_StateOrProvinceName
          WorkersCompensationLineOfBusiness_AnySeasonalEmployeesExplanation Policy_Payment_PaymentScheduleCode`,
        ),
        ...every(
          'A',
          'WorkersCompensation_Individual_',
          'TitleRelationshipCode OwnershipPercent IncludedExcludedCode StateOrProvinceCode DutiesDescription',
        ),
        ...every('A', 'NamedInsured_', 'InspectionContact_FullName InspectionContact_CellPhoneNumber'),
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        `${LINE}KAXCode_A`,
        `${LINE}KAUCode_A`,
      ],
    },
  },
}
