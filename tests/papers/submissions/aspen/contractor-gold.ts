import { address, each, every, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { CONTRACTOR_PAGES } from './contractor.ts'
import { no } from './gold.ts'

const OF_126 = 'GeneralLiabilityLineOfBusiness_'
const OF_130 = 'WorkersCompensationLineOfBusiness_'
const yesTo = (stem: string, codes: string) => yes(codes.replace(/\w+/g, `${stem}Question_$&Code`))

const COMMON = each(`
  Producer_FullName: Iron Range Insurance Center
  NamedInsured_FullName: Tamarack Electric & Controls, Inc.
  Policy_EffectiveDate: 12/01/2026`)
const APPLICANT = {
  ...COMMON,
  ...each(`
    Producer_ContactPerson_FullName: Freya Lindqvist
    Producer_ContactPerson_PhoneNumber: (218) 555-0190
    NamedInsured_Primary_PhoneNumber: (218) 555-0137
    NamedInsured_Primary_WebsiteAddress: www.tamarackelectric.example
    NamedInsured_TaxIdentifier: 41-5550108
    CommercialPolicy_OperationsDescription: Commercial and industrial electrical contracting and control panels`),
  ...address('NamedInsured_MailingAddress', '508 Switchyard Road | Duluth | MN | 55806'),
}

/** A carrier's supplement: both answers are printed to each question, and one of them is crossed. */
export const CONTRACTOR: SubmissionPaper = {
  name: 'aspen-contractors-supplement',
  pages: CONTRACTOR_PAGES,
  forms: {
    '125': {
      holds: {
        ...APPLICANT,
        ...each('CommercialPolicy_ApplicantOwnLeaseOperateDronesExplanation: One drone to inspect light masts'),
        ...yes('BusinessInformation_BusinessType_ContractorIndicator CommercialPolicy_Question_KANCode'),
        ...no('CommercialPolicy_Question_', 'KAO'),
      },
      // What is asked for workers compensation is nearly, but not quite, what this form asks.
      notJudged: [
        ...every('A', 'CommercialPolicy_Question_', 'KAACode KAKCode KALCode KAMCode AAICode AAJCode'),
        ...every(
          'A',
          '',
          `Policy_LineOfBusiness_CommercialGeneralLiability CommercialPolicy_Attachment_ContractorsSupplementIndicator
          BusinessInformation_FullTimeEmployeeCount BusinessInformation_PartTimeEmployeeCount NamedInsured_BusinessStartDate
          NamedInsured_LegalEntity_CorporationIndicator Policy_Status_QuoteIndicator
          CommercialStructure_InstallationRepairWorkPercent Policy_LineOfBusiness_OtherIndicator
          Policy_LineOfBusiness_OtherLineOfBusinessDescription`,
        ),
      ],
    },
    '126': {
      holds: {
        ...COMMON,
        ...each(`
          Contractors_FullTimeEmployeeCount: 18
          Contractors_PartTimeEmployeeCount: 3
          Contractors_SubcontractorsPaidAmount: 96,400
          Contractors_WorkSubcontractedPercent: 12
          ${OF_126}TypeOfWorkSubcontractedDescription: Trenching and concrete sawing
          ${OF_126}ApplicantDrawPlansForOthersExplanation: Control panel drawings for customers
          ${OF_126}AnyListedOperationsSoldAcquiredLastFiveYearsExplanation: Security camera division sold in April 2024
          ${OF_126}SportingOrSocialEventsSponsoredExplanation: Annual charity golf outing
          ${OF_126}CrimesOccurredOrAttemptedLastThreeYearsExplanation: Copper wire stolen from yard`),
        ...yesTo('Contractors_', 'AAB AAG'),
        ...no('Contractors_Question_', 'AAI AAC ABB AAD AAE AAH'),
        ...yesTo(OF_126, 'ACB ACF AAF'),
        ...no(`${OF_126}Question_`, 'ABJ ACA ACC ACD ACG AAB AAD'),
      },
      notJudged: [
        ...every('A', `${OF_126}Question_`, 'KABCode AACCode'),
        'GeneralLiability_CoverageIndicator_A',
        `${OF_126}FormalSafetySecurityPolicyInEffectExplanation_A`,
      ],
    },
    '130': {
      holds: {
        ...APPLICANT,
        ...each(`
          NamedInsured_InBusinessYearCount: 23
          ${OF_130}WorkPerformedUndergroundOrAboveFifteenFeetExplanation: Lift work to 45 feet in warehouses
          ${OF_130}WorkPerformedOnVesselsDocksBridgesExplanation: Lighting on two ore docks
          ${OF_130}SubcontractorsUsedExplanation: Trenching and concrete sawing, 12 percent of work
          ${OF_130}AnyEmployeesUnderSixteenOrOverSixtyYearsExplanation: One estimator is 63
          ${OF_130}EmployeesTravelOutOfStateExplanation: Service calls in Superior, WI`),
        ...yesTo(OF_130, 'AAD KAR KAT ABC AAE ABH ACB ABF'),
        ...no(`${OF_130}Question_`, 'ABE KAS KAU ABI KAV AAF AAB KAW AAG KAX'),
      },
      notJudged: [
        ...every(
          'A',
          '',
          `NamedInsured_LegalEntity_CorporationIndicator Policy_Status_QuoteIndicator
          WorkersCompensation_PartOne_StateOrProvinceCode WorkersCompensation_RateState_StateOrProvinceName`,
        ),
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
      ],
    },
  },
}
