import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { no } from './gold.ts'
import { PAYROLL_PAGES } from './payroll.ts'

const LINE = 'WorkersCompensationLineOfBusiness_Question_'
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability_'

/** Payroll of three years, of which the last is asked for; the second state has a sheet of its own. */
export const PAYROLL: SubmissionPaper = {
  name: 'aspen-payroll-schedule',
  pages: PAYROLL_PAGES,
  forms: {
    '130': {
      holds: {
        ...each(`
          Producer_FullName: Prairie Ledger Insurance
          Producer_ContactPerson_FullName: Nils Aagard
          Producer_ContactPerson_PhoneNumber: (515) 555-0170
          Producer_FaxNumber: (515) 555-0171
          Producer_ContactPerson_EmailAddress: naagard@prairieledger.example
          Producer_CustomerIdentifier: GOLD-0031
          NamedInsured_FullName: Goldenrod Home Services Group, Inc.
          NamedInsured_Primary_PhoneNumber: (515) 555-0126
          NamedInsured_Primary_EmailAddress: office@goldenrodhome.example
          NamedInsured_Primary_WebsiteAddress: www.goldenrodhome.example
          NamedInsured_TaxIdentifier: 42-5550125
          NamedInsured_NCCIRiskIdentifier: 140055512
          NamedInsured_SICCode: 1711
          NamedInsured_NAICSCode: 238220
          NamedInsured_InBusinessYearCount: 31
          CommercialPolicy_OperationsDescription: Plumbing, heating and air conditioning for homes
          Policy_EffectiveDate: 01/01/2027
          Policy_ExpirationDate: 01/01/2028
          Policy_NormalAnniversaryRatingDate: 01/01/2027
          ${EMPLOYERS}EachAccidentLimitAmount: 1,000,000
          ${EMPLOYERS}DiseasePolicyLimitAmount: 1,000,000
          ${EMPLOYERS}DiseaseEachEmployeeLimitAmount: 1,000,000
          WorkersCompensation_PartOne_StateOrProvinceCode_A: IA
          WorkersCompensation_PartOne_StateOrProvinceCode_B: NE
          WorkersCompensation_PartThree_StateOrProvinceCode_A: MN
          WorkersCompensation_PartThree_StateOrProvinceCode_B: MO
          WorkersCompensation_PartThree_StateOrProvinceCode_C: SD
          WorkersCompensation_RateState_StateOrProvinceName_A: IA
          WorkersCompensation_RateState_StateOrProvinceName_A1: IA`),
        ...yes(`NamedInsured_LegalEntity_CorporationIndicator Policy_Payment_ProducerBillIndicator
          Policy_Payment_QuarterlyIndicator Policy_Audit_AtExpirationIndicator
          ${LINE}ABFCode ${LINE}ABCCode ${LINE}ACBCode`),
        ...no(LINE, 'KAT AAG KAV AAF ABI AAB ABE KAX AAD'),
        ...address('Producer_MailingAddress', '1400 Grand View Plaza | Des Moines | IA | 50309'),
        ...address('NamedInsured_MailingAddress', '2900 Spur Road | Des Moines | IA | 50317'),
        ...address('Location_PhysicalAddress', '2900 Spur Road | Des Moines | IA | 50317'),
        ...address('Location_PhysicalAddress', '615 Cedar Mill Street | Ames | IA | 50010', 'B'),
        ...address('Location_PhysicalAddress', '88 Farnam Crossing | Omaha | NE | 68102', 'C'),
        ...rows(
          'Location_',
          ` | ProducerIdentifier | PhysicalAddress_CountyName | HighestFloorCount
          A | 1 | Polk | 2
          B | 2 | Story | 1
          C | 3 | Douglas | 1`,
        ),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | LocationProducerIdentifier | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
          A | 1 | 5183 | Plumbing NOC and Drivers | 9 | 1 | 545,000
          B | 1 | 5537 | HVAC Systems Installation and Drivers | 12 | 0 | 760,000
          C | 1 | 8810 | Clerical Office Employees NOC | 4 | 2 | 214,000
          D | 2 | 5537 | HVAC Systems Installation and Drivers | 5 | 0 | 298,500
          E | 2 | 8742 | Salespersons - Outside | 2 | 0 | 156,000`,
        ),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | FullName | TitleRelationshipCode | BirthDate | OwnershipPercent | StateOrProvinceCode | LocationProducerIdentifier | DutiesDescription | IncludedExcludedCode | RatingClassificationCode | RemunerationAmount
          A | Walter Brandvold | President | 02/11/1961 | 55 | IA | 1 | General management | EXC | |
          B | Ingrid Brandvold | Secretary | 10/03/1963 | 25 | IA | 1 | Board meetings | EXC | |
          C | Tomas Eke | Vice President | 08/30/1974 | 20 | IA | 1 | Supervises HVAC crews | INC | 5537 | 88,400
          D | Lucy Farrow | Treasurer | 05/17/1980 | 0 | IA | 1 | Bookkeeping | INC | 8810 | 71,500`,
        ),
        ...rows(
          'PriorCoverage_',
          ` | EffectiveYear | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | ModificationFactor
          A | 2026-2027 | Corn Belt Employers Mutual | CBE 770-1186 | 61,220 | .94
          B | 2025-2026 | Corn Belt Employers Mutual | CBE 770-0978 | 58,907 | .97
          C | 2024-2025 | Corn Belt Employers Mutual | CBE 770-0803 | 57,344 | 1.02
          D | 2023-2024 | Skunk River Casualty Co. | WC-3094471 | 60,118 | 1.05
          E | 2022-2023 | Skunk River Casualty Co. | WC-2981156 | 55,630 | 1.01`,
        ),
        ...rows(
          'LossHistory_',
          ` | ClaimCount | PaidAmount | ReservedAmount
          A | 1 | 1,845 | 3,500
          B | 3 | 22,610 | 0
          C | 2 | 9,135 | 0
          D | 5 | 47,902 | 0
          E | 0 | 0 | 0`,
        ),
        ...rows(
          'NamedInsured_',
          ` | InspectionContact_FullName | InspectionContact_PhoneNumber | InspectionContact_CellPhoneNumber | InspectionContact_EmailAddress
          A | Tomas Eke | (515) 555-0127 | (515) 555-0182 | teke@goldenrodhome.example`,
        ),
        ...rows(
          'NamedInsured_',
          ` | AccountingContact_FullName | AccountingContact_PhoneNumber | AccountingContact_CellPhoneNumber | AccountingContact_EmailAddress
          A | Lucy Farrow | (515) 555-0128 | (515) 555-0183 | lfarrow@goldenrodhome.example`,
        ),
        ...rows(
          'NamedInsured_',
          ` | ClaimContact_FullName | ClaimContact_PhoneNumber | ClaimContact_CellPhoneNumber | ClaimContact_EmailAddress
          A | Pia Lund | (515) 555-0129 | (515) 555-0184 | plund@goldenrodhome.example`,
        ),
      },
      notJudged: [
        ...every('AB', 'WorkersCompensation_Individual_', 'RatingClassificationCode RemunerationAmount'),
        ...every(
          'A',
          '',
          `Policy_Status_QuoteIndicator Policy_RatingEffectiveDate Policy_Payment_PaymentScheduleCode
          WorkersCompensation_RateState_PageNumber WorkersCompensation_RateState_TotalPageNumber`,
        ),
      ],
    },
  },
}
